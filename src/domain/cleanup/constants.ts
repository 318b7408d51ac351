/** What one cleaning does at most, so that it ends within a scheduled function's 30 seconds; the next goes on. */
export const CLEANUP_LIMITS = {
  photos: 100,
  blobsListed: 30_000,
  blobsErased: 600,
  rows: 5000,
} as const

/** A stored file without a photo is erased `days` after it was first seen so, and of all that is stored no more than `share` in a day. */
export const ORPHAN_LIMITS = { days: 30, share: 0.05 } as const

/** Why photos are not erased, or no more of them today. */
export const CLEANING_STOPS = [
  'store of another database',
  'store without id',
  'no photo known',
  'too many strays',
] as const
export type CleaningStop = (typeof CLEANING_STOPS)[number]

/** Builds whose outcome is remembered. */
export const BUILDS_KEPT = 200

/** Minutes between the end of a photo's time, when nothing can take it up any more, and its erasure. */
export const ERASE_GRACE_MINUTES = 60

/** Days that the nightly archive of a site is kept; what somebody deletes is in it as long. */
export const BACKUP_KEPT_DAYS = 30
