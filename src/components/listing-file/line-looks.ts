import type { FieldName } from '../../domain/listing/fields.ts'
import type { FileQuestion } from '../../domain/listing-file/questions.ts'
import type {
  CellPlace,
  LineState,
  ShownCell,
  TableLine,
} from '../../domain/listing-file/shown-table.ts'

/** A cell that was written anew. */
export type CellEdit = CellPlace & { text: string }

export type LineTableProps = {
  lines: readonly TableLine[]
  /** The column that the work is about, before all others. */
  first?: FieldName | undefined
  questions: readonly FileQuestion[]
  /** Cells that were written; several at once when they are pasted. */
  onEdit: (edits: readonly CellEdit[]) => void
  onAnswer: (given: Readonly<Record<string, string | null>>) => void
  onSwitch: (line: number, on: boolean) => void
  /** Takes the last change back; absent if there is none. */
  onUndo: (() => void) | undefined
}

/** Moves on to the next cell that waits for its writer. */
export type LinesHandle = { next: () => void }

/** The open question about a cell, which may be one about other lines too. */
export const questionOf = (
  questions: readonly FileQuestion[],
  line: number,
  field: FieldName,
): FileQuestion | undefined =>
  questions.find((one) => one.field === field && one.answer === null && one.lines.includes(line))

/** The answered questions that a cell is read by. */
export const answersOf = (
  questions: readonly FileQuestion[],
  line: number,
  field: FieldName,
): readonly FileQuestion[] =>
  questions.filter((one) => one.field === field && one.answer !== null && one.lines.includes(line))

/** The tone of a line's state. */
export const LINE_TONES = {
  ready: 'good',
  asked: 'waiting',
  wrong: 'bad',
  off: 'plain',
  sending: 'waiting',
  waiting: 'waiting',
  posted: 'good',
  changed: 'good',
  known: 'plain',
  refused: 'bad',
  failed: 'waiting',
} as const satisfies Record<LineState, string>

/** What a cell shows: how it was understood, or else what is written in it; and the other if one of them is empty. */
export const cellText = (cell: ShownCell | undefined, written = cell?.written): string => {
  if (!cell || written !== cell.written) return written ?? ''
  const { state, said } = cell
  return (state === 'taken' ? said || cell.written : cell.written || said) ?? ''
}

/** The columns of the grid before the fields: whether the line is posted, and which home it is. */
export const SWITCH = 0
export const HOME = 1
export const FIRST_FIELD = 2
/** Height of each row in rem, as in the sheet: with it, the place of a row is known without its content. */
export const ROW = 3.5

/** What is written in a cell. */
export type Written = (line: TableLine, field: FieldName) => string | undefined
