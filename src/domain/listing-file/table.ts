import type { FieldName } from '../listing/fields.ts'

/**
 * A sheet of a file. Its cells are texts as its program shows them, number format included: "0.95 Cr", "15/01/2027".
 * A merged cell that spans lines stands in each of them; one that spans columns only in its first.
 * `hidden` are the lines that its program does not show, by the filter of a list or by hand. `unread` is what stands
 * beside the homes of a message or a feed, in no cell.
 */
export type Sheet = {
  name: string
  rows: readonly (readonly string[])[]
  hidden?: readonly number[]
  unread?: readonly string[]
}

/** What was read of a file. `encoding` and `delimiter` are said before the lines are used; null where there is none. */
export type TableFile = {
  kind: 'xlsx' | 'xls' | 'ods' | 'csv' | 'xml' | 'message' | 'own'
  encoding: string | null
  delimiter: string | null
  sheets: readonly Sheet[]
  /** The table that was in a ZIP, by its name, and whether there are photos beside it. */
  packed?: { name: string; hasPhotos: boolean }
}

/**
 * The lines of a sheet below its heads. `line` is the number that a spreadsheet shows. `aside`: why a line is likely no
 * home on offer: its file hides it, or it is a sum of others or a note beside them. `unread`: what stands above the
 * heads or beside the homes.
 */
export type Table = {
  sheet: string
  heads: readonly string[]
  lines: readonly { line: number; cells: readonly string[]; aside?: 'hidden' | 'sum' | 'note' }[]
  unread?: readonly string[]
}

/**
 * What a column holds: a field; the agent's own `reference`; the `status` of the offer; several `facts` in a cell;
 * something `private` (a phone number, a person's name), which is never imported; or nothing that is read.
 */
export type Meaning = FieldName | 'reference' | 'status' | 'facts' | 'private' | 'ignored'

/** A column as it is shown when columns are mapped. `sure` is false where its meaning has to be asked. */
export type Column = {
  head: string
  /** Up to three different values of it. */
  samples: readonly string[]
  meaning: Meaning
  sure: boolean
}

/** The meaning of each column, in their order. */
export type ColumnMap = readonly Meaning[]

/** The map of columns as they were guessed or chosen. */
export const mapOf = (columns: readonly Column[]): ColumnMap =>
  columns.map(({ meaning }) => meaning)

/** What was written into a table on the page, by line and field. It takes the place of the file's cell. */
export type Edits = Readonly<Record<number, Readonly<Partial<Record<FieldName, string>>>>>
