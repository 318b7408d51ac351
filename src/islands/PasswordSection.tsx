import { useStore } from '@nanostores/react'
import { $openForm, closeForm, openForm, passwordForm } from '../client/security.store.ts'
import { AnswerFormFrame } from '../components/account/AnswerFormFrame.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { QuietButton } from '../components/ui/Button.tsx'
import { SIGN_UP_WORDS } from '../domain/account/messages.ts'
import { RESET_WORDS, SECURITY_WORDS as WORDS } from '../domain/account/security-messages.ts'

/** Changes the password, by the present one. */
export function PasswordSection() {
  const open = useStore($openForm, { ssr: 'initial' }) === 'password'
  const state = useStore(passwordForm.$form, { ssr: 'initial' })
  return (
    <section className="security-part" aria-labelledby="security-password">
      <h3 id="security-password">{WORDS.passwordTitle}</h3>
      {open ? (
        <AnswerFormFrame state={state} submitText={WORDS.passwordChange} onSubmit={(form) => void passwordForm.submit(form)} onCancel={closeForm}>
          <PasswordField
            name="currentPassword"
            label={WORDS.currentPassword}
            autoComplete="current-password"
            required
            error={state.errors.currentPassword}
          />
          <PasswordField
            name="password"
            label={RESET_WORDS.password}
            hint={SIGN_UP_WORDS.passwordHint}
            autoComplete="new-password"
            required
            error={state.errors.password}
          />
          <PasswordField
            name="confirmPassword"
            label={RESET_WORDS.confirmPassword}
            autoComplete="new-password"
            required
            error={state.errors.confirmPassword}
          />
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
