import type { Role } from '../account/constants.ts'
import { LISTING_LIMITS } from '../listing/constants.ts'

/** The role that the page is for. It gives no extra rights: each line is posted like any other listing. */
export const FILE_ROLE: Role = 'Agent'

/**
 * The most listings in a file, and its size. `cell` is the most characters of a cell that is read, whatever its field
 * takes; `quoted` those that a sentence repeats of it, `named` the columns that a sentence names, and `linesNamed` the lines. `head`, `looked` and
 * `samples`: the characters of a head and of a cell that are looked at to tell what a column is, and the values that are
 * shown of it.
 */
export const FILE_LIMITS = {
  lines: 500,
  bytes: 1_000_000,
  cell: 2 * LISTING_LIMITS.description,
  quoted: 40,
  named: 20,
  linesNamed: 6,
  head: 80,
  looked: 400,
  samples: 3,
  reference: LISTING_LIMITS.reference,
} as const

export const isTooLarge = (bytes: number): boolean => bytes > FILE_LIMITS.bytes
