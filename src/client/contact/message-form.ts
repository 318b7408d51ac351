import type { Failure, Result } from '../../contract/result.ts'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { type OfficeMessage, officeMessageSchema } from '../../domain/contact/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { createForm } from '../lib/form.ts'
import { errorsOf } from '../lib/sentence.ts'
import { erase, store } from '../lib/store.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

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
  let last: { text: string; key: string; message: Sending } | undefined

  /** Returns one key for each message: the same for each retry, also after a reload, and a new one for another text. */
  function keyOf(message: OfficeMessage, content: string): string {
    const kept = last ?? stored('sessionStorage', sending, tableOf(text))
    if (kept?.text === content && kept.key) return kept.key
    return knownKey(message) ?? crypto.randomUUID()
  }

  const form = createForm({
    keep: { name: draft, fields: ['complaint', 'name', 'mobileNumber', 'email', 'message'] },
    check: (answers) => validate(officeMessageSchema, answers),
    send: (message, { website = '' }) => {
      const content = JSON.stringify([about(), message])
      const key = keyOf(message, content)
      last = { text: content, key, message: { ...message, submissionKey: key, website } }
      store('sessionStorage', sending, { text: content, key })
      return send(last.message)
    },
    explain: (failure) =>
      (last && explain(failure, last.message)) ??
      errorsOf(failure, {
        failed: CONTACT_RESULT_TEXTS.failed,
        only: ['too_many_attempts'],
        cause: true,
      }),
    onDone: (reply) => {
      last = undefined
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
