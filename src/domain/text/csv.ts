import { BLANKS, DASHES, UNSEEN } from './signs.ts'

/** Excel reads a file as UTF-8 only if it starts with this. */
export const BOM = '\uFEFF'

// Full-width, small, raised and lowered signs and every dash are taken for the plain ones by some programs.
const SIGNS = `=＝﹦⁼₌+＋﹢⁺₊@＠﹫${DASHES}`
/** A cell begins with its first sign that is seen; a program may drop what stands before it. */
const BEGINS = String.raw`[\t\r\n]|[${BLANKS}${UNSEEN}]*[${SIGNS}]`

/**
 * A spreadsheet program runs a cell that starts like a formula, so such cells are written with an apostrophe before
 * them. The CSV library's own pattern checks only cells of one line.
 */
export const FORMULA = new RegExp(`^(?:${BEGINS})`, 'u')
const NEUTRALISED = new RegExp(`^'(?=${BEGINS})`, 'u')

/** Removes the apostrophe that was added before a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(NEUTRALISED, '')
