const DAY_MS = 86_400_000

/** Numbers shown in a window of milliseconds to one person, and the other people whom one listing's is shown to: so many that no few accounts use it up. */
export const PHONE_LIMITS = {
  viewer: { attempts: 20, windowMs: DAY_MS },
  /** From one network, however many accounts are there: a phone network puts many people behind one address. */
  network: { attempts: 200, windowMs: DAY_MS },
  listing: { people: 200, windowMs: DAY_MS },
} as const
