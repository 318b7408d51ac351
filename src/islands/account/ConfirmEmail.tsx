import '../../components/ui/Notice.css'
import { useStore } from '@nanostores/react'
import { SECURITY_TEXTS, CONFIRM_TEXTS as texts } from '#language/account/texts-security'
import { PHONE_TEXTS } from '#language/phone/texts'
import { linkForm } from '../../client/account/confirm.store.ts'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'

/** Tells a poster what a confirmed address is good for, and sends the mail that confirms it again. */
export function ConfirmEmail({ email }: { email: string }) {
  const { phase, errors } = useStore(linkForm.$form)
  const send = () => {
    if (phase === 'done') linkForm.reset()
    void linkForm.submit()
  }
  return (
    <>
      <div className="notice" data-tone="warning">
        <p>
          <strong>{texts.line}</strong>
        </p>
        <p>{texts.how(email)}</p>
        <div className="button-row">
          <QuietButton onClick={send}>
            {phase === 'busy' ? PHONE_TEXTS.sending : SECURITY_TEXTS.resend}
          </QuietButton>
        </div>
      </div>
      <Status tone="success">{phase === 'done' && SECURITY_TEXTS.resent}</Status>
      {errors._ && (
        <Alert>
          <p>{errors._}</p>
        </Alert>
      )}
    </>
  )
}
