import { COLUMN_TEXTS } from '#language/listing-file/texts'
import { type FieldName, shortLabel } from '../listing/fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import { labelled } from '../text/labelled.ts'
import type { FieldErrors } from '../text/validate.ts'
import type { Offer } from './offer.ts'
import type { Ask, FileQuestion } from './questions.ts'

/**
 * A cell as it was written, and what was read of it, in figures and words. `problem` says what stands in its way: why
 * it is refused, what is asked, or that it is missing.
 */
export type ReadCell = {
  written: string
  state: 'taken' | 'asked' | 'refused' | 'empty'
  said: string | null
  problem: string | null
}

/**
 * A line of a file: its number, counted as spreadsheets do, and either a listing or what stands in its way: problems to
 * mend in the file, and `open` questions, by the fields that they are about.
 */
export type FileLine = {
  line: number
  /** The cells of the file. */
  row: readonly string[]
  /** What was read of each field. */
  cells: Partial<Record<FieldName, ReadCell>>
  /** The agent's own name for the home. */
  reference: string | null
  /** Only what is on offer is posted, unless the agent says otherwise. */
  offer: Offer
  /** Another line of the same home. */
  twin: number | null
  /** What was left out of the line, and why it is not on offer. */
  notes: readonly string[]
  /** Identifies the listing by what the line states. */
  about: string
  fields: ListingFields | null
  /** The fields whose unusual values were confirmed. */
  confirmed: FieldName[]
  problems: FieldErrors
  open: FieldErrors
}

/** A line with the questions that it raises, and what its cells say in the form of the schema's input. */
export type LineRead = FileLine & {
  asks: readonly Ask[]
  input: Readonly<Record<string, unknown>>
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
  problem,
  note: null,
  heads: [],
  lines: [],
  questions: [],
})

/** The problems of a line as sentences: "Price: Enter the price …". */
export const sentencesOf = (problems: FieldErrors): string[] =>
  Object.entries(problems).map(([name, sentence]) =>
    name === '_' ? sentence : labelled(shortLabel(name as FieldName), sentence),
  )

/** The lines with problems and their headers, with a last column that describes the problems. */
export function rowsToMend(
  heads: readonly string[],
  lines: readonly { row: readonly string[]; problems: FieldErrors }[],
): string[][] {
  const kept = heads.flatMap((head, at) => (head.trim() === COLUMN_TEXTS.problem ? [] : [at]))
  return [
    [...kept.map((at) => heads[at] ?? ''), COLUMN_TEXTS.problem],
    ...lines.map(({ row, problems }) => [
      ...kept.map((at) => row[at] ?? ''),
      sentencesOf(problems).join(' '),
    ]),
  ]
}
