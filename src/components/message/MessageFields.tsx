import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { TextField } from '../form/TextField.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Status } from '../ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { CONTACT_LIMITS } from '../../domain/contact/constants.ts'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS as texts } from '#language/contact/texts'

type Props = {
  phase: 'open' | 'busy' | 'done'
  errors: Readonly<Record<string, string>>
  attempt: number
  /** The text of the message; the other fields belong to the form. */
  message: string
  onMessage: (text: string) => void
  done?: string
  submit: string
  privacy?: string
  /** The button stays visible in a low dialog. */
  inDialog?: boolean
}

/** The fields of a message to the office or to an owner, its privacy notice and its button. */
export function MessageFields({
  phase,
  errors,
  attempt,
  message,
  onMessage,
  done,
  submit,
  privacy = texts.privacy,
  inDialog = false,
}: Props) {
  const common = (name: 'name' | 'mobileNumber' | 'email' | 'message') => ({
    name,
    label: texts[name],
    error: errors[name],
    required: true,
  })
  const button = (
    <SubmitButton busy={phase !== 'open'} busyText={CONTACT_RESULT_TEXTS.busy}>
      {submit}
    </SubmitButton>
  )
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
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
        onChange={(event) => onMessage(event.currentTarget.value)}
      />
      <label className="message-honeypot" aria-hidden="true">
        {texts.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p className="muted message-privacy">
        {privacy} <a href={PATHS.privacy}>{texts.privacyLink}</a>
      </p>
      <Status tone="success">{phase === 'done' && done}</Status>
      {inDialog ? <div className="dialog-actions">{button}</div> : button}
    </>
  )
}
