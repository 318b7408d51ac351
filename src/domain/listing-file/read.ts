import { type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import type { FieldName } from '../listing/fields.ts'
import { questionsOf } from '../reading/oddities.ts'
import { type FieldErrors, validate } from '../text/validate.ts'
import { type CellsRead, readCells } from './cells.ts'
import { type Columns, columnsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { type FileLine, type FileReading, unread } from './lines.ts'
import { type Answers, type Ask, confirmAskOf, groupedQuestions } from './questions.ts'
import { EXAMPLE, templateLines } from './template.ts'
import { FILE_PROBLEM_TEXTS as WRONG, inBrief } from '#language/listing-file/texts'

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The errors of the schema, each with the cell as it was written, or else with an example that works. */
function explained(errors: FieldErrors, written: CellsRead['written']): FieldErrors {
  const explain = (name: string, sentence: string) => {
    const cell = written[name as FieldName]
    if (cell) return WRONG.cell(cell, sentence)
    const example = EXAMPLE[name as FieldName]
    return example ? WRONG.missingCell(sentence, example) : sentence
  }
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name, explain(name, sentence)]),
  )
}

type LineRead = FileLine & { asks: readonly Ask[] }
type Asked = { answers: Answers; today: Date }

function readLine(
  columns: Columns,
  cells: readonly string[],
  line: number,
  { answers, today }: Asked,
): LineRead {
  const read = readCells({ fields: columns.fields, cells, line, answers, today })
  const { written, values, input } = read
  const isOpen = ({ answer }: Ask) => answer === null
  const waiting = read.asks.filter(isOpen).map(({ field }) => field as string)
  // Does not use `checkDraft`: the bundler would then split what it shares with the form into one more file.
  const checked = validate<ListingFields>(listingFieldsSchema, input)
  const errors = Object.entries(checked.ok ? {} : checked.fields).filter(
    // Without an area, nobody misses its unit.
    ([name]) => name !== 'areaUnit' || input.plotArea !== undefined,
  )
  const problems: FieldErrors = {
    ...explained(Object.fromEntries(errors.filter(([name]) => !waiting.includes(name))), written),
    ...read.problems,
    ...(isBlank(cells.slice(columns.fields.length)) ? {} : { _: WRONG.moreCells }),
  }
  const isClear = checked.ok && waiting.length === 0 && Object.keys(problems).length === 0
  const unusual = isClear
    ? questionsOf(checked.value, read.confirmed, today).map((question) =>
        confirmAskOf(question, answers),
      )
    : []
  const asks = [...read.asks, ...unusual]
  const open = asks.filter(isOpen)
  return {
    ...{ line, cells, problems, asks },
    about: [values.projectBuildingName, values.locality, values.city]
      .filter(Boolean)
      .map(inBrief)
      .join(', '),
    fields: isClear && open.length === 0 ? checked.value : null,
    confirmed: [
      ...read.confirmed,
      ...unusual.filter((ask) => !isOpen(ask)).map(({ field }) => field),
    ],
    open: Object.fromEntries(open.map(({ field, sentence }) => [field, sentence(null)])),
  }
}

const wrong = (line: LineRead, sentence: string): LineRead => ({
  ...line,
  fields: null,
  problems: { _: sentence },
})

const sameness = ({ fields }: Pick<FileLine, 'fields'>) => JSON.stringify(fields)
const example = (today: Date) => {
  const [heads = [], cells = []] = templateLines()
  return sameness(readLine(columnsOf(heads), cells, 0, { answers: {}, today }))
}

/** Marks lines that repeat another line or the template, so that they are not posted. */
function withoutRepeated(lines: readonly LineRead[], today: Date): LineRead[] {
  const first = new Map<string, number>()
  const ofTemplate = example(today)
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

/**
 * Reads the rows of a file, with the answers that were given to its questions. The first row that is not blank holds the
 * headers.
 */
export function readRows(
  rows: readonly (readonly string[])[],
  today: Date,
  answers: Answers = {},
): FileReading {
  const top = rows.findIndex((cells) => !isBlank(cells))
  const heads = rows[top] ?? []
  const filled = rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells, line }) => line > top + 1 && !isBlank(cells))
  if (filled.length === 0) return unread(WRONG.empty)
  const columns = columnsOf(heads)
  // A first line without any known name is none of heads, but already a listing or a message.
  const hasHeads = columns.fields.some((field) => field !== null)
  if (columns.missing.length > 0)
    return unread(WRONG.missing(columns.missing, hasHeads ? columns.unknown : []))
  if (columns.twice.length > 0) return unread(WRONG.twice(columns.twice))
  if (filled.length > FILE_LIMITS.lines) return unread(WRONG.tooManyLines(filled.length))
  const lines = withoutRepeated(
    filled.map(({ cells, line }) => readLine(columns, cells, line, { answers, today })),
    today,
  )
  return {
    problem: null,
    note: columns.unknown.length > 0 ? WRONG.unknown(columns.unknown) : null,
    heads,
    lines: lines.map(({ asks: _, ...line }) => line),
    questions: groupedQuestions(lines),
  }
}
