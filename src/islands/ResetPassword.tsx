import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { wakeForm } from '../client/account-early-submit.ts'
import { linkToken, resetForm } from '../client/recover.store.ts'
import { ErrorSummary } from '../components/form/ErrorSummary.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { SubmitButton } from '../components/ui/Button.tsx'
import { Alert, Status } from '../components/ui/Notice.tsx'
import { PATHS } from '../contract/paths.ts'
import { SIGN_UP_WORDS } from '../domain/account/messages.ts'
import { LINK_MESSAGES, RESET_WORDS as WORDS } from '../domain/account/security-messages.ts'

/** Sets a new password by the link of a mail. */
export function ResetPassword() {
  const { phase, errors, refused, attempt } = useStore(resetForm.$form, { ssr: 'initial' })
  // Only the browser knows the address' fragment.
  const [complete, setComplete] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    setComplete(linkToken() !== '')
    wakeForm(form.current)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void resetForm.submit(new FormData(event.currentTarget))
  }
  const dead = refused === 'link_used_up' || Boolean(errors.token)
  if (!complete || dead)
    return (
      <Alert ways={<a className="action action-quiet" href={PATHS.forgotPassword}>{WORDS.askAgain}</a>}>
        <p>{complete ? LINK_MESSAGES.usedUp : LINK_MESSAGES.missing}</p>
      </Alert>
    )
  if (phase === 'done')
    return (
      <div className="account-done">
        <Status tone="success">{WORDS.done}</Status>
        <a className="action action-main" href={PATHS.login}>{WORDS.toLogin}</a>
      </div>
    )
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {/* For password managers, which look for whose password it is. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <PasswordField name="password" label={WORDS.password} hint={SIGN_UP_WORDS.passwordHint} autoComplete="new-password" required error={errors.password} />
      <PasswordField name="confirmPassword" label={WORDS.confirmPassword} autoComplete="new-password" required error={errors.confirmPassword} />
      <SubmitButton busy={phase === 'busy'} busyText={WORDS.busy}>{WORDS.submit}</SubmitButton>
    </form>
  )
}
