import { MODERATION_TEXTS } from '#english/moderation/texts'
import type { Failure, Result } from '../../contract/result.ts'
import { createForm } from '../lib/form.ts'

export type ReasonForm = ReturnType<typeof createReasonForm>

/**
 * The form for the reason why a listing is rejected or taken down. What was written stays with its listing until it is
 * sent: closing the dialog, a reload or a new login loses none.
 */
export function createReasonForm(
  { id, name }: { id: string; name: string },
  then: {
    send: (reason: string) => Promise<Result<unknown>>
    onDone: () => unknown
    onFailed: (failure: Failure) => unknown
  },
) {
  const form = createForm<string>({
    ...then,
    keep: { name: `reason-${id}`, fields: ['reason'] },
    // The server checks the rest: its schemas weigh more than the page.
    check: ({ reason = '' }) =>
      reason.trim()
        ? { ok: true, value: reason.trim() }
        : { ok: false, fields: { reason: MODERATION_TEXTS.reasonMissing } },
  })
  return {
    ...form,
    /** The listing's name. */
    name,
    /** Takes a reason while it is typed or chosen. */
    write(reason: string): void {
      const answers = new FormData()
      answers.set('reason', reason)
      form.keep(answers)
      form.recheck(answers)
    },
  }
}
