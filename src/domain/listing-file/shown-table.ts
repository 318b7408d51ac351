import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import { isAlwaysShown } from './columns.ts'
import type { LineChange } from './plan.ts'

/**
 * What was read of a cell. `said` is how it is understood; `problem` is a question, or why it is refused or missing.
 */
export type ShownCell = {
  written: string
  state: 'taken' | 'asked' | 'refused' | 'empty'
  said: string | null
  problem: string | null
}

export type LineState =
  | 'ready'
  | 'asked'
  | 'wrong'
  | 'off'
  | 'sending'
  | 'waiting'
  | 'posted'
  | 'changed'
  | 'known'
  | 'refused'
  | 'failed'

/** A line as the table shows it. */
export type TableLine = {
  line: number
  about: string
  reference: string | null
  state: LineState
  cells: Readonly<Partial<Record<FieldName, ShownCell>>>
  /** What stands in the way of the whole line, not of a cell. */
  problems: readonly string[]
  /** What happened to it, or will, in a sentence. */
  note: string | null
  changes: readonly LineChange[]
  /** Nothing was sent of it, as its home is as the line says: it may still be changed. */
  isAsBefore?: boolean
}

/** The groups of lines that the table can be reduced to. */
export const LINE_GROUPS = ['all', 'asked', 'wrong', 'ready', 'off', 'posted'] as const
export type LineGroup = (typeof LINE_GROUPS)[number]

const GROUPS: Readonly<Record<LineState, LineGroup>> = {
  ready: 'ready',
  asked: 'asked',
  wrong: 'wrong',
  off: 'off',
  sending: 'ready',
  waiting: 'ready',
  posted: 'posted',
  changed: 'posted',
  known: 'posted',
  refused: 'wrong',
  failed: 'ready',
}

export const isInGroup = (group: LineGroup, { state }: Pick<TableLine, 'state'>): boolean =>
  group === 'all' || GROUPS[state] === group

export const countsOf = (lines: readonly TableLine[]): Readonly<Record<LineGroup, number>> => {
  const counts = { all: lines.length, asked: 0, wrong: 0, ready: 0, off: 0, posted: 0 }
  for (const { state } of lines) counts[GROUPS[state]] += 1
  return counts
}

/** A line that is sent stays as it is. */
export const isSent = ({
  state,
  isAsBefore = false,
}: Pick<TableLine, 'state' | 'isAsBefore'>): boolean =>
  state === 'sending' || (GROUPS[state] === 'posted' && !isAsBefore)

/** Whether a cell waits for its writer. */
export const isOpen = (cell: ShownCell | undefined): cell is ShownCell =>
  cell !== undefined && cell.state !== 'taken' && cell.problem !== null

/** Whether a cell says anything; one without a text of its own may have its answer from another cell. */
export const says = (cell: ShownCell | undefined): boolean => Boolean(cell?.written || cell?.said)

/** The fields of a line that wait for its writer, in the order of the form. A line that is off waits for nothing. */
export const openFields = ({ cells, state }: TableLine): FieldName[] =>
  state === 'off' ? [] : FIELD_NAMES.filter((name) => isOpen(cells[name]))

/** The fields of the table: `used` by some line or needed by all, and the `folded` ones, which no line says. */
export function tableFields(lines: readonly TableLine[]): {
  used: FieldName[]
  folded: FieldName[]
} {
  const isUsed = (name: FieldName) =>
    isAlwaysShown(name) || lines.some(({ cells }) => says(cells[name]) || isOpen(cells[name]))
  return {
    used: FIELD_NAMES.filter(isUsed),
    folded: FIELD_NAMES.filter((name) => !isUsed(name)),
  }
}

/** A place in the table: the number of a line, and a field. */
export type CellPlace = { line: number; field: FieldName }
/** A place that waits for its writer: a cell, or a line as a whole. */
export type OpenPlace = { line: number; field: FieldName | null }

const WAITING: readonly LineState[] = ['asked', 'wrong', 'refused']

/** The places of a line that wait for its writer. */
function openPlaces(one: TableLine): (FieldName | null)[] {
  const fields = openFields(one)
  const isWhole = fields.length === 0 && one.problems.length > 0 && WAITING.includes(one.state)
  return isWhole ? [null] : fields
}

const columnOf = (field: FieldName | null | undefined) => (field ? FIELD_NAMES.indexOf(field) : -1)

/** The next place that waits for its writer, and from the top again at the end. */
export function nextOpen(lines: readonly TableLine[], after: OpenPlace | null): OpenPlace | null {
  const places = lines.flatMap((one, row) =>
    openPlaces(one).map((field) => ({ row, place: { line: one.line, field } })),
  )
  const at = lines.findIndex(({ line }) => line === after?.line)
  const column = columnOf(after?.field)
  const next = places.find(
    ({ row, place }) => row > at || (row === at && columnOf(place.field) > column),
  )
  return (next ?? places[0])?.place ?? null
}
