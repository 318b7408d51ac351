import type { Role } from '../account/constants.ts'

/** Whom the page is made for. It lets nobody do more: each line is posted as every listing is. */
export const FILE_ROLE: Role = 'Agent'

/** Lines with a listing, and megabytes of the whole file. */
export const FILE_LIMITS = { lines: 50, megabytes: 1 } as const

export const isTooLarge = (bytes: number): boolean => bytes > FILE_LIMITS.megabytes * 1024 * 1024
