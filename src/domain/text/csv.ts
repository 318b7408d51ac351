/** Excel takes a file for UTF-8 only with this at its start. */
export const BOM = '\uFEFF'

// Wide signs are signs where Excel speaks Japanese or Chinese.
const SIGNS = '=+\\-@\\t\\r＝＋－＠'

/**
 * A cell that begins like a formula would be run by the program that opens the file, so that such cells are written with
 * an apostrophe before them. The pattern of the CSV library looks at cells of one line alone.
 */
export const FORMULA = new RegExp(`^[${SIGNS}]`)
const NEUTRALISED = new RegExp(`^'(?=[${SIGNS}])`)

/** What a cell said before its formula was made harmless. */
export const withoutApostrophe = (cell: string): string => cell.replace(NEUTRALISED, '')
