/** Excel reads a file as UTF-8 only if it starts with this. */
export const BOM = '\uFEFF'

// Japanese and Chinese versions of Excel accept full-width characters too.
const SIGNS = '=+\\-@\\t\\r＝＋－＠'

/**
 * A spreadsheet program runs a cell that starts like a formula, so such cells are written with an apostrophe before
 * them. The CSV library's own pattern checks only cells of one line.
 */
export const FORMULA = new RegExp(`^[${SIGNS}]`)
const NEUTRALISED = new RegExp(`^'(?=[${SIGNS}])`)

/** Removes the apostrophe that was added before a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(NEUTRALISED, '')
