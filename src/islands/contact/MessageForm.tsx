import '../../components/message/MessageFields.css'
import { type ReactNode, useState } from 'react'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS as texts } from '#language/contact/texts'
import { COMPLAINT_LABELS, COMPLAINT_TEXTS } from '#language/report/texts-complaints'
import type { createMessageForm } from '../../client/contact/message-form.ts'
import { fillEmpty, ownContact } from '../../client/lib/form-fill.ts'
import { Form } from '../../components/form/Form.tsx'
import { Honeypot } from '../../components/form/Honeypot.tsx'
import { MobileField } from '../../components/form/MobileField.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { SafetyNote } from '../../components/message/SafetyNote.tsx'
import { PATHS } from '../../contract/paths.ts'
import { CONTACT_LIMITS } from '../../domain/contact/constants.ts'
import { COMPLAINT_CLASSES } from '../../domain/report/complaints.ts'
import { useForm } from '../lib/use-form.ts'

const KINDS = COMPLAINT_CLASSES.map((value) => ({ value, label: COMPLAINT_LABELS[value] }))

type Line = 'name' | 'mobileNumber' | 'email' | 'message' | 'complaint'

/**
 * Part of an island: a message to the office or to an owner, with its privacy notice. The lines belong to the form:
 * text typed before hydration stays. What is empty is filled from before a reload, and from the user's account.
 */
export function MessageForm({
  store,
  opening,
  submitText,
  privacy = texts.privacy,
  inDialog = false,
  asksAbout = false,
  onReport,
  written,
  note,
  ...frame
}: {
  store: ReturnType<typeof createMessageForm>
  /** The first words of a message that nobody has begun. */
  opening: () => string
  /** Null if there is nobody to send it to any more. */
  submitText: string | null
  privacy?: string
  inDialog?: boolean
  /** Whether it asks if the message is a complaint that the law sets a time for. */
  asksAbout?: boolean
  /** Opens the form that reports the listing that the message is about. */
  onReport?: (() => void) | undefined
  /** What was written before, if it is not in the tab. */
  written?: Partial<Record<Line, string>> | null
  /** Stands above the buttons. */
  note?: ReactNode
  className?: string
  intro?: ReactNode
  done?: ReactNode
  beside?: ReactNode
  focusFirst?: boolean
}) {
  const form = useForm(store)
  const { errors } = form.state
  const [message, setMessage] = useState('')
  const [complaint, setComplaint] = useState('')
  const fill = (element: HTMLFormElement) => {
    const { message: kept, complaint: about, ...lines } = written ?? store.kept()
    setComplaint(element.querySelector('select')?.value || about || '')
    const typed = element.querySelector('textarea')?.value
    setMessage(typed || kept || opening())
    fillEmpty(element, lines)
    void ownContact().then((contact) => fillEmpty(element, contact))
  }
  const common = (name: 'name' | 'email' | 'message') => ({
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
      {asksAbout && (
        <Select
          name="complaint"
          label={COMPLAINT_TEXTS.label}
          hint={COMPLAINT_TEXTS.hint}
          error={errors.complaint}
          empty={COMPLAINT_TEXTS.plain}
          options={KINDS}
          value={complaint}
          onChange={(event) => setComplaint(event.currentTarget.value)}
        />
      )}
      <TextField {...common('name')} autoComplete="name" />
      <MobileField label={texts.mobileNumber} error={errors.mobileNumber} />
      <TextField {...common('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextArea
        {...common('message')}
        value={message}
        limit={CONTACT_LIMITS.message}
        rows={inDialog ? 3 : 6}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Honeypot />
      <SafetyNote onReport={onReport} />
      <p className="muted message-privacy">
        {privacy} <a href={PATHS.privacy}>{texts.privacyLink}</a>
      </p>
      {note}
    </Form>
  )
}
