import type { Result } from '../../contract/result.ts'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { type OfficeMessage, officeMessageSchema } from '../../domain/contact/schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

export type Sending = OfficeMessage & { submissionKey: string; website: string }

/**
 * A form that sends a message. The answers survive a reload and a failure. `about` returns the subject of the message if
 * one form can have several subjects.
 */
export function createMessageForm<Reply>(
  name: string,
  send: (message: Sending) => Promise<Result<Reply>>,
  onSent: (reply: Reply) => void,
  about: () => string = () => '',
) {
  const sending = `${name}-sending`

  /** Returns one key for each message: the same for each retry, also after a reload, and a new one for another text. */
  function keyOf(message: OfficeMessage): string {
    const content = JSON.stringify([about(), message])
    const kept = stored('sessionStorage', sending, tableOf(text))
    const key = kept?.text === content && kept.key ? kept.key : crypto.randomUUID()
    sessionStorage.setItem(sending, JSON.stringify({ text: content, key }))
    return key
  }

  return createForm({
    keep: {
      name: `${name}-draft`,
      fields: ['complaint', 'name', 'mobileNumber', 'email', 'message'],
    },
    check: (answers) => validate(officeMessageSchema, answers),
    send: (message, { website = '' }) =>
      send({ ...message, submissionKey: keyOf(message), website }),
    explain: (failure) =>
      errorsOf(failure, {
        failed: CONTACT_RESULT_TEXTS.failed,
        only: ['too_many_attempts'],
        cause: true,
      }),
    onDone: (reply) => {
      sessionStorage.removeItem(sending)
      onSent(reply)
    },
  })
}
