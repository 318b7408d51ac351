import { LINE_NOTES as notes } from '#language/listing-file/texts-several'
import { type FileLine, sentencesOf } from './lines.ts'
import type { TableLine } from './shown-table.ts'
import type { Steered } from './steered.ts'

/** What will happen to a line, beside what its own notes say. */
function planned({ plan }: Steered<unknown>): string | null {
  if (plan?.is === 'nothing') return notes.nothing[plan.why]
  if (plan?.is === 'edit') return plan.edit.takesPhotos ? notes.takesPhotos : notes.edit
  return plan?.is === 'new' && plan.repost ? notes.repost : null
}

const SHOWN = new WeakMap<Steered<FileLine>, { isQueued: boolean; shown: TableLine }>()
/**
 * A line as the table shows it: what was read of its cells, what will happen to it, and what the server said. The same
 * object as long as nothing of it changes.
 */
export function tableLine(steered: Steered<FileLine>, isQueued: boolean): TableLine {
  const before = SHOWN.get(steered)
  if (before?.isQueued === isQueued) return before.shown
  const shown = shownLine(steered, isQueued)
  SHOWN.set(steered, { isQueued, shown })
  return shown
}

function shownLine(steered: Steered<FileLine>, isQueued: boolean): TableLine {
  const { line, outcome, plan, state } = steered
  const { cells, problems, open, reference } = line
  const refused = outcome?.problems ?? {}
  const shown = Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const problem = refused[name]
      return [name, problem ? { ...cell, state: 'refused' as const, problem } : cell]
    }),
  )
  const elsewhere = Object.entries({ ...open, ...problems, ...refused }).filter(
    ([name]) => !(name in cells),
  )
  const said = outcome ? [outcome.note] : [planned(steered), ...line.notes]
  return {
    line: line.line,
    about: line.about,
    reference,
    cells: shown,
    state: isQueued && state === 'ready' ? 'waiting' : state,
    problems: sentencesOf(Object.fromEntries(elsewhere)),
    note: said.filter(Boolean).join(' ') || null,
    changes: plan?.is === 'edit' && !outcome ? plan.changes : [],
    isAsBefore: state === 'known' && !outcome,
  }
}
