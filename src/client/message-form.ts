import { map } from 'nanostores'
import type { Failure, Result } from '../contract/result.ts'
import { CONTACT_MESSAGES } from '../domain/contact/messages.ts'
import { contactSchema, type Contact } from '../domain/contact/schema.ts'
import { type FieldErrors, validate } from '../domain/text/validate.ts'

/** `done`: the message was sent. `attempt` counts submits. */
export type MessageState = { phase: 'open' | 'busy' | 'done'; errors: FieldErrors; attempt: number }
export type Sending = Contact & { submissionKey: string; website: string }

const FIELDS = ['name', 'mobileNumber', 'email', 'message'] as const

/** One form that sends a message: what it shows, and how it is sent. What was typed survives a reload and a failure. */
export function createMessageForm(
  name: string,
  send: (message: Sending) => Promise<Result<unknown>>,
  onSent: () => void,
) {
  const $form = map<MessageState>({ phase: 'open', errors: {}, attempt: 0 })
  const draft = `${name}-draft`
  // One key for one message, however often it is tried.
  let submissionKey = crypto.randomUUID()

  function keep(form: FormData): void {
    sessionStorage.setItem(
      draft,
      JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, form.get(field)]))),
    )
  }

  async function submit(form: FormData): Promise<void> {
    const { phase, attempt } = $form.get()
    if (phase !== 'open') return
    // Typed before the form woke, perhaps.
    keep(form)
    const again = (errors: FieldErrors) =>
      $form.set({ phase: 'open', errors, attempt: attempt + 1 })
    const checked = validate(contactSchema, Object.fromEntries(form))
    if (!checked.ok) return again(checked.fields)
    $form.set({ phase: 'busy', errors: {}, attempt: attempt + 1 })
    const result = await send({
      ...checked.value,
      submissionKey,
      website: String(form.get('website') ?? ''),
    })
    if (!result.ok) return again(refused(result))
    sessionStorage.removeItem(draft)
    submissionKey = crypto.randomUUID()
    $form.setKey('phase', 'done')
    onSent()
  }

  return {
    $form,
    submit,
    /** Ready for another message. */
    again: () => $form.set({ phase: 'open', errors: {}, attempt: 0 }),
    /** Keeps what is typed until the message is sent. */
    keep,
    /** What was typed before a reload. */
    kept(): Partial<Record<(typeof FIELDS)[number], string>> {
      try {
        return JSON.parse(sessionStorage.getItem(draft) ?? '{}') as Partial<Contact>
      } catch {
        return {}
      }
    },
  }
}

function refused(failure: Failure): FieldErrors {
  if (failure.fields && Object.keys(failure.fields).length > 0) return failure.fields
  return {
    _:
      failure.code === 'too_many_attempts' && failure.message
        ? failure.message
        : CONTACT_MESSAGES.failed,
  }
}
