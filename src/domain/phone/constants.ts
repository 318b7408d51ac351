const DAY_MS = 86_400_000

/** Limits of showing phone numbers. A listing's limit is so high that a few accounts cannot use it up. */
export const PHONE_LIMITS = {
  viewer: { attempts: 20, windowMs: DAY_MS },
  /** By network, for all its accounts: a mobile network puts many people behind one address. */
  network: { attempts: 200, windowMs: DAY_MS },
  listing: { people: 200, windowMs: DAY_MS },
} as const
