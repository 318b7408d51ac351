/** The most that one cleanup does, so that it ends within a scheduled function's 30 seconds; the next run continues. */
export const CLEANUP_LIMITS = {
  photos: 100,
  prints: 100,
  blobsListed: 30_000,
  blobsErased: 600,
  rows: 5000,
  /** Listings and accounts from before whose keys for comparisons are computed. */
  compared: 500,
} as const

/** A stored file without a photo is erased after `days` in that state, at most `share` of all files in a day. */
export const ORPHAN_LIMITS = { days: 30, share: 0.05 } as const

/** Why the cleanup erases no photos, or no more of them today. */
export const CLEANING_STOPS = [
  'store of another database',
  'store without id',
  'no photo known',
  'too many strays',
] as const
export type CleaningStop = (typeof CLEANING_STOPS)[number]

/** How many builds stay on record. */
export const BUILDS_KEPT = 200

/** Minutes between the expiry of a photo, after which nothing can use it, and its erasure. */
export const ERASE_GRACE_MINUTES = 60

/** Days that a nightly backup is kept; deleted data stays in backups for that time. */
export const BACKUP_KEPT_DAYS = 30
