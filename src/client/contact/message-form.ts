import { map } from 'nanostores'
import type { Result } from '../../contract/result.ts'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { contactSchema, type Contact } from '../../domain/contact/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { errorsOf, type OwnWords } from '../lib/sentence.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

/** `done`: the message was sent. `attempt` counts submits. */
export type MessageState = { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }
type Kept = Partial<Record<(typeof FIELDS)[number], string>>
export type Sending = Contact & { submissionKey: string; website: string }

const OWN_WORDS: OwnWords = {
  failed: CONTACT_RESULT_TEXTS.failed,
  only: ['too_many_attempts'],
  cause: true,
}
const FIELDS = ['name', 'mobileNumber', 'email', 'message'] as const

/**
 * A form that sends a message: its state and its actions. The answers survive a reload and a failure. `about` returns
 * the subject of the message if one form can have several subjects.
 */
export function createMessageForm<Reply>(
  name: string,
  send: (message: Sending) => Promise<Result<Reply>>,
  onSent: (reply: Reply) => void,
  about: () => string = () => '',
) {
  const $form = map<MessageState>({ phase: 'open', errors: {}, attempt: 0 })
  const draft = `${name}-draft`
  const sending = `${name}-sending`

  /** Returns one key for each message: the same for each retry, also after a reload, and a new one for another text. */
  function keyOf(message: Contact): string {
    const content = JSON.stringify([about(), message])
    const kept = stored('sessionStorage', sending, tableOf(text))
    const key = kept?.text === content && kept.key ? kept.key : crypto.randomUUID()
    sessionStorage.setItem(sending, JSON.stringify({ text: content, key }))
    return key
  }

  function keep(form: FormData): void {
    sessionStorage.setItem(
      draft,
      JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, form.get(field)]))),
    )
  }

  async function submit(form: FormData): Promise<void> {
    const { phase, attempt } = $form.get()
    if (phase !== 'open') return
    // A visitor may have typed before the script was loaded.
    keep(form)
    const reopen = (errors: FieldErrors) =>
      $form.set({ phase: 'open', errors, attempt: attempt + 1 })
    const checked = validate(contactSchema, Object.fromEntries(form))
    if (!checked.ok) return reopen(checked.fields)
    $form.set({ phase: 'busy', errors: {}, attempt: attempt + 1 })
    const result = await send({
      ...checked.value,
      submissionKey: keyOf(checked.value),
      website: String(form.get('website') ?? ''),
    })
    if (!result.ok) return reopen(errorsOf(result, OWN_WORDS))
    sessionStorage.removeItem(draft)
    sessionStorage.removeItem(sending)
    $form.setKey('phase', 'done')
    onSent(result.value)
  }

  return {
    $form,
    submit,
    /** Opens the form for another message. */
    reset: () => $form.set({ phase: 'open', errors: {}, attempt: 0 }),
    /** Stores the answers until the message is sent. */
    keep,
    /** The answers that were stored before a reload. */
    kept: (): Kept => stored('sessionStorage', draft, tableOf(text)) ?? {},
  }
}
