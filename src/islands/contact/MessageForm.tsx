import '../../components/message/MessageFields.css'
import { type ReactNode, useState } from 'react'
import type { createMessageForm } from '../../client/contact/message-form.ts'
import { fillEmpty, ownContact } from '../../client/lib/form-fill.ts'
import { Form } from '../../components/form/Form.tsx'
import { Honeypot } from '../../components/form/Honeypot.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { PATHS } from '../../contract/paths.ts'
import { CONTACT_LIMITS } from '../../domain/contact/constants.ts'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS as texts } from '#language/contact/texts'
import { useForm } from '../lib/use-form.ts'

/**
 * Part of an island: a message to the office or to an owner, with its privacy notice. The lines belong to the form: text
 * typed before hydration stays. What is empty is filled from before a reload, and from the user's account.
 */
export function MessageForm({
  store,
  opening,
  submitText,
  privacy = texts.privacy,
  inDialog = false,
  ...frame
}: {
  store: ReturnType<typeof createMessageForm>
  /** The first words of a message that nobody has begun. */
  opening: () => string
  submitText: string
  privacy?: string
  inDialog?: boolean
  className?: string
  intro?: ReactNode
  done?: ReactNode
}) {
  const form = useForm(store)
  const { errors } = form.state
  const [message, setMessage] = useState('')
  const fill = (element: HTMLFormElement) => {
    const { message: kept, ...lines } = store.kept()
    const typed = element.querySelector('textarea')?.value
    setMessage(typed || kept || opening())
    fillEmpty(element, lines)
    void ownContact().then((contact) => fillEmpty(element, contact))
  }
  const common = (name: 'name' | 'mobileNumber' | 'email' | 'message') => ({
    name,
    label: texts[name],
    error: errors[name],
    required: true,
  })
  return (
    <Form
      {...form}
      {...frame}
      inDialog={inDialog}
      onReady={fill}
      onTyped={store.keep}
      submitText={submitText}
      busyText={CONTACT_RESULT_TEXTS.busy}
    >
      <TextField {...common('name')} autoComplete="name" />
      <TextField
        {...common('mobileNumber')}
        hint={texts.mobileHint}
        before="+91"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField {...common('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextArea
        {...common('message')}
        value={message}
        limit={CONTACT_LIMITS.message}
        rows={inDialog ? 3 : 6}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Honeypot />
      <p className="muted message-privacy">
        {privacy} <a href={PATHS.privacy}>{texts.privacyLink}</a>
      </p>
    </Form>
  )
}
