import type { FieldErrors } from '../text/validate.ts'
import { type FileLine, sentencesOf } from './read.ts'

/** The result of a line that was sent; `problems` come from the server, `note` is a further remark. */
export type Outcome = {
  state: 'sending' | 'posted' | 'known' | 'refused' | 'failed'
  problems?: FieldErrors
  note?: string
}

/** A line as it is shown. `sentences` say what has to be corrected. */
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
