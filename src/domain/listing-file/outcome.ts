import type { FieldErrors } from '../text/validate.ts'
import { type FileLine, sentencesOf } from './lines.ts'

/** The result of a line that was sent; `problems` come from the server, `note` is a further remark. */
export type Outcome = {
  state: 'sending' | 'posted' | 'known' | 'refused' | 'failed'
  problems?: FieldErrors
  note?: string
}

/** A line as it is shown. `sentences` say what has to be corrected. */
export type ShownLine = Pick<FileLine, 'line' | 'about'> & {
  state: Outcome['state'] | 'ready' | 'wrong' | 'asked'
  sentences: string[]
  note: string | null
}

/** What stands in the way of posting a line: problems to mend, or questions to answer. */
export const unsentState = ({ fields, problems }: Pick<FileLine, 'fields' | 'problems'>) => {
  if (fields) return 'ready'
  return Object.keys(problems).length > 0 ? 'wrong' : 'asked'
}

export function shownLine(line: FileLine, outcome: Outcome | undefined): ShownLine {
  return {
    ...{ line: line.line, about: line.about },
    state: outcome?.state ?? unsentState(line),
    sentences: sentencesOf(outcome?.problems ?? { ...line.open, ...line.problems }),
    note: outcome?.note ?? null,
  }
}
