import type { FieldErrors } from '../text/validate.ts'
import { type FileLine, sentencesOf } from './read.ts'

/** What became of a line that was sent; `problems` are the server's, `note` is what else is to be said. */
export type Outcome = {
  state: 'sending' | 'posted' | 'known' | 'refused' | 'failed'
  problems?: FieldErrors
  note?: string
}

/** A line as people see it. `sentences` say what is to be mended. */
export type ShownLine = Pick<FileLine, 'line' | 'about' | 'doubt'> & {
  state: Outcome['state'] | 'ready' | 'wrong'
  sentences: string[]
  note: string | null
}

export function shownLine(
  { line, about, fields, problems, doubt }: FileLine,
  outcome: Outcome | undefined,
): ShownLine {
  const unsent = fields ? 'ready' : 'wrong'
  return {
    line,
    about,
    doubt: outcome ? null : doubt,
    state: outcome?.state ?? unsent,
    sentences: sentencesOf(outcome?.problems ?? problems),
    note: outcome?.note ?? null,
  }
}
