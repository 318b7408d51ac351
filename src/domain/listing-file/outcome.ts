import type { FieldErrors } from '../text/validate.ts'
import type { FileLine } from './lines.ts'

/**
 * The result of a line that was sent; `problems` come from the server, `note` is a further remark, `id` is that of the
 * listing.
 */
export type Outcome = {
  id?: string
  state: 'sending' | 'posted' | 'changed' | 'known' | 'refused' | 'failed'
  problems?: FieldErrors
  note?: string
}

/** What stands in the way of posting a line: problems to mend, or questions to answer. */
export const unsentState = ({ fields, problems }: Pick<FileLine, 'fields' | 'problems'>) => {
  if (fields) return 'ready'
  return Object.keys(problems).length > 0 ? 'wrong' : 'asked'
}
