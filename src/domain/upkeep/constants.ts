/** What one cleaning does at most, so that it ends within a scheduled function's 30 seconds; the next goes on. */
export const UPKEEP_LIMITS = {
  photos: 100,
  blobsListed: 30_000,
  blobsErased: 600,
  rows: 5000,
} as const

/** Builds whose outcome is remembered. */
export const BUILDS_KEPT = 200

/** Minutes between the end of a photo's time, when nothing can take it up any more, and its erasure. */
export const ERASE_GRACE_MINUTES = 60
