import type { FieldName } from '../listing/fields.ts'
import type { Answers } from './questions.ts'
import type { Edits } from './table.ts'

/** What an agent has said about a file: answers, cells written anew, and lines that count or not against the file. */
export type Work = {
  answers: Answers
  edits: Edits
  /** By line: whether it is posted, where the agent says otherwise than the file. */
  wanted: Readonly<Record<number, boolean>>
}

/** A change of it, by the same keys; null takes away what was said. */
export type Change = {
  answers?: Readonly<Record<string, string | null>>
  edits?: Readonly<Record<number, Readonly<Partial<Record<FieldName, string | null>>>>>
  wanted?: Readonly<Record<number, boolean | null>>
}

export const NO_WORK: Work = { answers: {}, edits: {}, wanted: {} }

/** The most changes that can be undone. */
const STEPS = 100

/** Returns a table after a change, and the change that takes it back. */
function changed<Value>(
  table: Readonly<Record<string, Value>>,
  change: Readonly<Record<string, Value | null | undefined>> = {},
): { next: Record<string, Value>; back: Record<string, Value | null> } {
  const next = { ...table }
  const back: Record<string, Value | null> = {}
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue
    back[key] = table[key] ?? null
    if (value === null) delete next[key]
    else next[key] = value
  }
  return { next, back }
}

/** Applies a change; `back` undoes it. */
export function apply(work: Work, change: Change): { work: Work; back: Change } {
  const answers = changed(work.answers, change.answers)
  const wanted = changed(work.wanted, change.wanted)
  const edits: Record<number, Readonly<Partial<Record<FieldName, string>>>> = { ...work.edits }
  const backEdits: Record<number, Readonly<Partial<Record<FieldName, string | null>>>> = {}
  for (const [at, cells] of Object.entries(change.edits ?? {})) {
    const line = Number(at)
    const { next, back } = changed<string>(work.edits[line] ?? {}, cells)
    backEdits[line] = back
    if (Object.keys(next).length > 0) edits[line] = next
    else delete edits[line]
  }
  return {
    work: { answers: answers.next, wanted: wanted.next, edits },
    back: { answers: answers.back, wanted: wanted.back, edits: backEdits },
  }
}

/** The changes that can be undone, the last one at the end. */
export const withStep = (steps: readonly Change[], back: Change): Change[] =>
  [...steps, back].slice(-STEPS)
