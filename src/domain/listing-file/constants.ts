import type { Role } from '../account/constants.ts'
import { LISTING_LIMITS } from '../listing/constants.ts'

/** The role that the page is for. It gives no extra rights: each line is posted like any other listing. */
export const FILE_ROLE: Role = 'Agent'

/**
 * The size of a file, in bytes. `cell` is the most characters of a cell that is read, whatever its field
 * takes; `quoted` those that a sentence repeats of it; `named`, `linesNamed` and `answersNamed` the columns, lines and
 * answers that a sentence names, `beside` the lines of a message that stand in no home. `head`, `looked` and `samples`: the characters of a head and of a cell that are looked
 * at to tell what a column is, and the values that are shown of it.
 */
export const FILE_LIMITS = {
  bytes: 10_000_000,
  cell: 2 * LISTING_LIMITS.description,
  quoted: 40,
  named: 20,
  answersNamed: 5,
  linesNamed: 6,
  beside: 100,
  head: 80,
  looked: 200,
  samples: 3,
  reference: LISTING_LIMITS.reference,
} as const

export const isTooLarge = (bytes: number): boolean => bytes > FILE_LIMITS.bytes

/**
 * What is read of a file on the device, whatever is in it. `unpacked`: bytes of all parts of a workbook together, and
 * `entries` the number of its parts; `rows` of a sheet, with blank ones and with lines that are not posted; `columns` of
 * it; `cell`: characters of a cell, as many as Excel allows; `text`: characters of all cells together; `depth` of tags
 * in XML; `readMs`: milliseconds after which reading is given up.
 */
export const TABLE_LIMITS = {
  unpacked: 50_000_000,
  entries: 200,
  rows: 5000,
  columns: 256,
  cell: 32_767,
  text: 10_000_000,
  depth: 50,
  readMs: 30_000,
} as const

/** The most photos of a folder or a ZIP, and the most entries that are looked through for them. */
export const PHOTO_FOLDER_LIMITS = { entries: 6000, files: 20_000 } as const
