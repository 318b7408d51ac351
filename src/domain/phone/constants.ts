const DAY_MS = 86_400_000

/** Numbers shown in a window of milliseconds: to one person, and of one listing. */
export const PHONE_LIMITS = {
  viewer: { attempts: 20, windowMs: DAY_MS },
  listing: { attempts: 60, windowMs: DAY_MS },
} as const
