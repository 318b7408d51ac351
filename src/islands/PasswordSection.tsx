import { useStore } from '@nanostores/react'
import { $openForm, closeForm, openForm, passwordForm } from '../client/security.store.ts'
import { AnswerFormFrame } from '../components/account/AnswerFormFrame.tsx'
import { CurrentPassword, NewPassword } from '../components/account/PasswordFields.tsx'
import { QuietButton } from '../components/ui/Button.tsx'
import { SECURITY_WORDS as WORDS } from '../domain/account/security-messages.ts'

/** Changes the password, by the present one. */
export function PasswordSection() {
  const open = useStore($openForm, { ssr: 'initial' }) === 'password'
  const state = useStore(passwordForm.$form, { ssr: 'initial' })
  return (
    <section className="security-part" aria-labelledby="security-password">
      <h3 id="security-password">{WORDS.passwordTitle}</h3>
      {open ? (
        <AnswerFormFrame state={state} submitText={WORDS.passwordChange} onSubmit={(form) => void passwordForm.submit(form)} onCancel={closeForm}>
          <CurrentPassword errors={state.errors} />
          <NewPassword errors={state.errors} />
        </AnswerFormFrame>
      ) : (
        <>
          <p className="muted">{WORDS.passwordHint}</p>
          <QuietButton onClick={() => openForm('password')}>{WORDS.passwordChange}</QuietButton>
        </>
      )}
    </section>
  )
}
