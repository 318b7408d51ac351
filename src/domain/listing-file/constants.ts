import type { Role } from '../account/constants.ts'

/** The role that the page is for. It gives no extra rights: each line is posted like any other listing. */
export const FILE_ROLE: Role = 'Agent'

/** The most listings in a file, and its size. */
export const FILE_LIMITS = { lines: 50, bytes: 1_000_000 } as const

export const isTooLarge = (bytes: number): boolean => bytes > FILE_LIMITS.bytes
