import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import type { Failure, Result } from '../../contract/result.ts'
import { type OfficeMessage, officeMessageSchema } from '../../domain/contact/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { erase, store } from '../lib/store.ts'
import { stored, text } from '../lib/stored.ts'
import { keyOf } from '../lib/submission-key.ts'

export type Sending = OfficeMessage & { submissionKey: string; website: string }

/** What a form may do beside sending; each part may be left out. */
type More = {
  /** The subject of the message, if one form can have several subjects. */
  about?: () => string
  /** The key under which this message was sent before, if something else than the tab knows it. */
  keyOf?: (message: OfficeMessage) => string | undefined
  /** The errors to show after a failure, where the form has its own. */
  explain?: (failure: Failure, message: Sending) => FieldErrors | null
}

/** A form that sends a message. The answers survive a reload and a failure. */
export function createMessageForm<Reply>(
  name: string,
  send: (message: Sending) => Promise<Result<Reply>>,
  onSent: (reply: Reply) => void,
  { about = () => '', keyOf: knownKey = () => undefined, explain = () => null }: More = {},
) {
  const sending = `${name}-sending`
  const draft = `${name}-draft`
  /** The last message; also where the browser stores nothing. */
  let last: Sending | undefined
  /** Tells what is written now from what was sent before with the same words. */
  let opened: string | undefined

  async function submissionKey(message: OfficeMessage): Promise<string> {
    opened ??= stored('sessionStorage', sending, text) ?? crypto.randomUUID()
    store('sessionStorage', sending, opened)
    return knownKey(message) ?? keyOf([opened, about(), message])
  }

  const form = createForm({
    keep: { name: draft, fields: ['complaint', 'name', 'mobileNumber', 'email', 'message'] },
    check: (answers) => validate(officeMessageSchema, answers),
    send: async (message, { website = '' }) => {
      last = { ...message, submissionKey: await submissionKey(message), website }
      return send(last)
    },
    explain: (failure) =>
      (last && explain(failure, last)) ??
      errorsOf(failure, {
        failed: CONTACT_RESULT_TEXTS.failed,
        only: ['too_many_attempts'],
        cause: true,
      }),
    onDone: (reply) => {
      last = undefined
      opened = undefined
      erase('sessionStorage', sending)
      onSent(reply)
    },
  })

  return {
    ...form,
    /** Takes what was written out of the tab. */
    forget(): void {
      for (const kept of [draft, sending]) erase('sessionStorage', kept)
    },
  }
}
