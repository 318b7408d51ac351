import { type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import { type FieldName, shortLabel } from '../listing/fields.ts'
import { toListingInput } from '../listing-draft/rules.ts'
import { unusualPriceQuestion } from '../listing-draft/unusual-price.ts'
import { type FieldErrors, validate } from '../text/validate.ts'
import { answersOf } from './answers.ts'
import { type Columns, columnsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { templateLines } from './template.ts'
import { COLUMN_TEXTS, FILE_PROBLEM_TEXTS as WRONG, inBrief } from '#language/listing-file/texts'

/** A line of a file: its number, counted as spreadsheets do, and either a listing or its problems. */
export type FileLine = {
  line: number
  cells: readonly string[]
  /** Identifies the listing by what the line states. */
  about: string
  fields: ListingFields | null
  problems: FieldErrors
  /** A question about a price that is far from what is usual. */
  doubt: string | null
}

/** `problem` concerns the whole file, and no line is read then; `note` is a remark. */
export type FileReading = {
  problem: string | null
  note: string | null
  heads: readonly string[]
  lines: FileLine[]
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const unread = (problem: string): FileReading => ({ problem, note: null, heads: [], lines: [] })

function readLine(columns: Columns, cells: readonly string[], line: number): FileLine {
  const { values, problems } = answersOf(columns.fields, cells)
  if (!isBlank(cells.slice(columns.fields.length))) problems._ = WRONG.moreCells
  // Does not use `checkDraft`: the bundler would then split what it shares with the form into one more file.
  const checked = validate<ListingFields>(listingFieldsSchema, toListingInput(values))
  const all = { ...(checked.ok ? {} : checked.fields), ...problems }
  const isReady = checked.ok && Object.keys(all).length === 0
  const place = [values.projectBuildingName, values.locality, values.city]
  return {
    line,
    cells,
    about: place.filter(Boolean).map(inBrief).join(', '),
    fields: isReady ? checked.value : null,
    problems: all,
    doubt: isReady ? unusualPriceQuestion(values) : null,
  }
}

const wrong = (line: FileLine, sentence: string): FileLine => ({
  ...line,
  fields: null,
  problems: { _: sentence },
  doubt: null,
})

const sameness = ({ fields }: FileLine) => JSON.stringify(fields)
const example = () => {
  const [heads = [], cells = []] = templateLines()
  return sameness(readLine(columnsOf(heads), cells, 0))
}

/** Marks lines that repeat another line or the template, so that they are not posted. */
function withoutRepeated(lines: readonly FileLine[]): FileLine[] {
  const first = new Map<string, number>()
  const ofTemplate = example()
  return lines.map((line) => {
    if (!line.fields) return line
    const said = sameness(line)
    if (said === ofTemplate) return wrong(line, WRONG.example)
    const before = first.get(said)
    if (before !== undefined) return wrong(line, WRONG.sameAs(before))
    first.set(said, line.line)
    return line
  })
}

/** Reads the rows of a file. The first row that is not blank holds the headers. */
export function readRows(rows: readonly (readonly string[])[]): FileReading {
  const top = rows.findIndex((cells) => !isBlank(cells))
  const heads = rows[top] ?? []
  const filled = rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells, line }) => line > top + 1 && !isBlank(cells))
  if (filled.length === 0) return unread(WRONG.empty)
  const columns = columnsOf(heads)
  if (columns.missing.length > 0) return unread(WRONG.missing(columns.missing))
  if (columns.twice.length > 0) return unread(WRONG.twice(columns.twice))
  if (filled.length > FILE_LIMITS.lines) return unread(WRONG.tooManyLines(filled.length))
  return {
    problem: null,
    note: columns.unknown.length > 0 ? WRONG.unknown(columns.unknown) : null,
    heads,
    lines: withoutRepeated(filled.map(({ cells, line }) => readLine(columns, cells, line))),
  }
}

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
