import type { ListingFields } from '../listing/schema.ts'
import { type FieldName, shortLabel } from '../listing/fields.ts'
import type { FieldErrors } from '../text/validate.ts'
import type { FileQuestion } from './questions.ts'
import { COLUMN_TEXTS } from '#language/listing-file/texts'

/**
 * A line of a file: its number, counted as spreadsheets do, and either a listing or what stands in its way: problems to
 * mend in the file, and `open` questions, by the fields that they are about.
 */
export type FileLine = {
  line: number
  cells: readonly string[]
  /** Identifies the listing by what the line states. */
  about: string
  fields: ListingFields | null
  /** The fields whose unusual values were confirmed. */
  confirmed: FieldName[]
  problems: FieldErrors
  open: FieldErrors
}

/** `problem` concerns the whole file, and no line is read then; `note` is a remark. */
export type FileReading = {
  problem: string | null
  note: string | null
  heads: readonly string[]
  lines: FileLine[]
  questions: FileQuestion[]
}

/** A file that is not read. */
export const unread = (problem: string): FileReading => ({
  ...{ problem, note: null, heads: [], lines: [], questions: [] },
})

/** The problems of a line as sentences: "Price: Enter the price …". */
export const sentencesOf = (problems: FieldErrors): string[] =>
  Object.entries(problems).map(([name, sentence]) =>
    name === '_' ? sentence : `${shortLabel(name as FieldName)}: ${sentence}`,
  )

/** The lines with problems and their headers, with a last column that describes the problems. */
export function rowsToMend(
  heads: readonly string[],
  lines: readonly { cells: readonly string[]; problems: FieldErrors }[],
): string[][] {
  const kept = heads.flatMap((head, at) => (head.trim() === COLUMN_TEXTS.problem ? [] : [at]))
  return [
    [...kept.map((at) => heads[at] ?? ''), COLUMN_TEXTS.problem],
    ...lines.map(({ cells, problems }) => [
      ...kept.map((at) => cells[at] ?? ''),
      sentencesOf(problems).join(' '),
    ]),
  ]
}
