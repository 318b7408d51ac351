import { shownValue } from '#language/listing/texts-values'
import { COLUMN_TEXTS, inBrief, FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS as texts } from '#language/listing-file/texts-read'
import { AREA_UNIT_NAMES } from '../area/constants.ts'
import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import { isMadeName } from '../listing/name.ts'
import { shownName } from '../listing/name-shown.ts'
import { sizedNameFor } from '../listing/name-stored.ts'
import { type ListingFields, listingFieldsSchema } from '../listing/schema.ts'
import type { DraftValues } from '../listing-draft/values.ts'
import { questionsOf } from '../reading/reading.ts'
import { type FieldErrors, validate } from '../text/validate.ts'
import { indianDate } from '../time/calendar.ts'
import { type CellsRead, readCells } from './cells.ts'
import { isAlwaysShown, plain } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { type FileLine, type FileReading, type LineRead, type ReadCell, unread } from './lines.ts'
import type { Offer } from './offer.ts'
import {
  type Answers,
  type Ask,
  confirmAskOf,
  groupedQuestions,
  isAskedOfUnposted,
  offerAskOf,
  offerOpen,
  wantedAskOf,
} from './questions.ts'
import type { ColumnMap, Edits, Table } from './table.ts'
import { type ColumnPlan, columnPlan, offerIn, rowSaid } from './table-row.ts'
import { exampleOf, templateLines } from './template.ts'
import { withTwins } from './twins.ts'
import { saysWanted } from './wanted.ts'

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The errors of the schema, each with the cell as it was written, or else with an example that works. */
function explained(errors: FieldErrors, written: CellsRead['written']): FieldErrors {
  const explain = (name: string, sentence: string) => {
    const cell = written[name as FieldName]
    if (cell) return WRONG.cell(cell, sentence)
    const example = name === '_' ? '' : exampleOf(name as FieldName)
    return example ? WRONG.missingCell(sentence, example) : sentence
  }
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name, explain(name, sentence)]),
  )
}

/** What a line is about. Lines whose names are made are told apart by their size. */
function aboutOf(values: DraftValues, { plotArea }: CellsRead['input']): string[] {
  const { projectBuildingName: name, locality, city } = values
  if (!isMadeName(name)) return [name, locality, shownValue(city)]
  const unit = AREA_UNIT_NAMES.find((one) => one === values.areaUnit)
  return [
    shownName(sizedNameFor({ ...values, plotArea: Number(plotArea) || null, areaUnit: unit })),
  ]
}

type Asked = { plan: ColumnPlan; answers: Answers; edits: Edits; today: Date }

const isOpen = (ask: Ask) => ask.answer === null && !isAskedOfUnposted(ask)
const openOf = (asks: readonly Ask[]): FieldErrors =>
  Object.fromEntries(asks.filter(isOpen).map(({ field, sentence }) => [field, sentence(null)]))

const offerNote = (offer: Offer, word: string): string[] =>
  offer === 'offered' ? [] : [texts[offer](word)]

function readLine(cells: readonly string[], line: number, asked: Asked): LineRead {
  const { plan, answers, edits, today } = asked
  const row = rowSaid(plan, cells, edits[line] ?? {}, today)
  const { offer: stated, word } = offerIn(row, today)
  const offerAsk =
    stated === undefined
      ? saysWanted(word)
        ? wantedAskOf(answers)
        : offerAskOf(word, answers)
      : null
  const offer = stated ?? (offerAsk && offerOpen(offerAsk)) ?? 'offered'
  const { covered, open: manner } = plan
  const read = readCells({ said: row, line, covered, open: manner, answers, today })
  const { written, values, input } = read
  const readAsks = [...read.asks, ...(offerAsk ? [offerAsk] : [])]
  const waiting = [...readAsks.filter(isOpen).map(({ field }) => field as string), ...read.unasked]
  // Does not use `checkDraft`: the bundler would then split what it shares with the form into one more file.
  const checked = validate<ListingFields>(listingFieldsSchema, input)
  const errors = Object.entries(checked.ok ? {} : checked.fields).filter(
    // Without an area, nobody misses its unit.
    ([name]) => name !== 'areaUnit' || input.plotArea !== undefined,
  )
  const problems: FieldErrors = {
    ...explained(Object.fromEntries(errors.filter(([name]) => !waiting.includes(name))), written),
    ...read.problems,
    ...(isBlank(cells.slice(plan.columns.length)) ? {} : { _: WRONG.moreCells }),
  }
  const isClear = checked.ok && waiting.length === 0 && Object.keys(problems).length === 0
  const unusual = isClear
    ? questionsOf(checked.value, read.confirmed, today).map((question) =>
        confirmAskOf(question, answers),
      )
    : []
  const asks = [...readAsks, ...unusual]
  const open = openOf(asks)
  return {
    line,
    row: cells,
    reference: row.reference,
    offer,
    twin: null,
    problems,
    open,
    asks,
    input,
    cells: cellsOf(plan, read, problems, open),
    notes: [...offerNote(offer, word), ...read.notes],
    about: aboutOf(values, input).filter(Boolean).map(inBrief).join(', '),
    fields: isClear && Object.keys(open).length === 0 ? checked.value : null,
    confirmed: [
      ...read.confirmed,
      ...unusual.flatMap((ask) => (isOpen(ask) || ask.field === '_' ? [] : ask.field)),
    ],
  }
}

/** The cells of a line as they are shown: those of its columns, those that it needs, and what follows from others. */
function cellsOf(
  { covered }: ColumnPlan,
  { written, said }: CellsRead,
  problems: FieldErrors,
  open: FieldErrors,
): Partial<Record<FieldName, ReadCell>> {
  const cells: Partial<Record<FieldName, ReadCell>> = {}
  for (const name of FIELD_NAMES) {
    const cell = written[name] ?? ''
    const value = said[name] || null
    const problem = problems[name] ?? open[name] ?? null
    if (!cell && !value && !problem && !covered.has(name) && !isAlwaysShown(name)) continue
    const base = { written: cell, said: name in problems ? null : value, problem }
    if (problem && !cell && !value) cells[name] = { ...base, state: 'empty' }
    else if (name in problems) cells[name] = { ...base, state: 'refused' }
    else if (name in open) cells[name] = { ...base, state: 'asked' }
    else cells[name] = { ...base, state: value ? 'taken' : 'empty' }
  }
  return cells
}

/** A line that its own file hides, or that is likely no home, waits until it is chosen. */
function setAside(line: LineRead, why: Aside): LineRead {
  const written = line.row.map((cell) => cell.trim()).filter(Boolean)
  const isHome = why === 'hidden'
  return {
    ...line,
    about: isHome ? line.about : inBrief(written.join(' · ')),
    reference: isHome ? line.reference : null,
    ...(line.offer === 'offered' && { offer: 'expired', notes: [texts.aside[why], ...line.notes] }),
  }
}

type Aside = NonNullable<Table['lines'][number]['aside']>

type CachedLine = {
  key: string
  consulted: Readonly<Record<string, string | undefined>>
  line: LineRead
}
const cached = new WeakMap<Table['lines'][number], CachedLine>()

/**
 * Reads a line, or returns it as it was read if nothing that it depends on has changed: an edit is one of 500 lines.
 */
function readOnce(from: Table['lines'][number], key: string, asked: Asked): LineRead {
  const ownKey = `${key}\n${JSON.stringify(asked.edits[from.line] ?? {})}`
  const known = cached.get(from)
  const { answers } = asked
  if (
    known?.key === ownKey &&
    Object.entries(known.consulted).every(([one, said]) => answers[one] === said)
  )
    return known.line
  const consulted: Record<string, string | undefined> = {}
  const watched = new Proxy<Answers>(answers, {
    get(all, one) {
      const said = all[String(one)]
      consulted[String(one)] = said
      return said
    },
  })
  const said = readLine(from.cells, from.line, { ...asked, answers: watched })
  const line = from.aside ? setAside(said, from.aside) : said
  cached.set(from, { key: ownKey, consulted, line })
  return line
}

const shown = new WeakMap<LineRead, FileLine>()
/** A line as it is shown; the same object as long as it is read the same, so that a page need not draw it again. */
function shownOnce(read: LineRead): FileLine {
  const known = shown.get(read)
  if (known) return known
  const { asks: _, input: __, ...line } = read
  shown.set(read, line)
  return line
}

const wrong = (line: LineRead, sentence: string): LineRead => ({
  ...line,
  fields: null,
  problems: { _: sentence },
})

const sameness = ({ fields }: Pick<FileLine, 'fields'>) => JSON.stringify(fields)
const example = (today: Date) => {
  const [heads = [], cells = []] = templateLines()
  const plan = columnPlan({ sheet: '', heads, lines: [] }, FIELD_NAMES)
  return sameness(readLine(cells, 0, { plan, answers: {}, edits: {}, today }))
}

/** Marks lines that repeat another line or the template, so that they are not posted. */
function withoutRepeated(lines: readonly LineRead[], today: Date): LineRead[] {
  const first = new Map<string, number>()
  const ofTemplate = example(today)
  return lines.map((line) => {
    if (!line.fields || line.offer !== 'offered') return line
    const said = sameness(line)
    if (said === ofTemplate) return wrong(line, WRONG.example)
    const before = first.get(said)
    if (before !== undefined) return { ...wrong(line, WRONG.sameAs(before)), twin: before }
    first.set(said, line.line)
    return line
  })
}

const isOurs = (head: string) => plain(head) === plain(COLUMN_TEXTS.problem)

/** What is said about a file: which of its columns are not read, what stands beside its homes, which of two areas counts. */
function noteOf({ heads, lines, unread = [] }: Table, map: ColumnMap): string | null {
  const named = (meaning: 'ignored' | 'private') =>
    map.flatMap((one, at) => {
      const head = heads[at]?.trim().replace(/[.:]+$/, '') ?? ''
      const isEmpty = !lines.some(({ cells }) => cells[at]?.trim())
      return one !== meaning || isOurs(head) || isEmpty ? [] : [head || WRONG.unnamed(at + 1)]
    })
  const [ignored, hidden] = [named('ignored'), named('private')]
  const notes = [
    ...(ignored.length > 0 ? [WRONG.unknown(ignored)] : []),
    ...(unread.length > 0 ? [texts.beside(unread)] : []),
    ...(hidden.length > 0 ? [texts.neverImported(hidden.slice(0, FILE_LIMITS.named))] : []),
    ...(map.filter((one) => one === 'plotArea').length > 1 ? [texts.areas] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : null
}

/**
 * What is read: the meaning of each column of a table, the answers to its questions, what was written into it on the
 * page, and the lines that the agent wants or does not want to post, whatever they say of their offer.
 */
export type ReadRequest = {
  table: Table
  map: ColumnMap
  answers?: Answers
  edits?: Edits
  wanted?: Readonly<Record<number, boolean>>
  today: Date
}

/**
 * Reads the lines of a table in steps, each of which says how many lines are read. Lines that are not to be posted
 * raise no questions but whether they are to be.
 */
export function* readInSteps(request: ReadRequest): Generator<number, FileReading> {
  const { table, map, answers = {}, edits = {}, wanted = {}, today } = request
  if (table.lines.length === 0) return unread(WRONG.empty)
  const plan = columnPlan(table, map)
  const key = [indianDate(today), table.sheet, ...map, ...table.heads].join('\n')
  const asked = { plan, answers, edits, today }
  const read: LineRead[] = []
  for (const line of table.lines) {
    read.push(readOnce(line, key, asked))
    yield read.length
  }
  const lines = withTwins(withoutRepeated(read, today), answers)
  const isWanted = ({ line, offer }: LineRead) => wanted[line] ?? offer === 'offered'
  return {
    problem: null,
    note: noteOf(table, map),
    heads: table.heads,
    lines: lines.map(shownOnce),
    questions: groupedQuestions(
      lines.map((line) =>
        isWanted(line) ? line : { ...line, asks: line.asks.filter(isAskedOfUnposted) },
      ),
    ),
  }
}
