import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { activateForm } from '../../client/lib/activate-form.ts'
import { $login, leaveWhenSignedIn, submitLogin } from '../../client/account/account.store.ts'
import { CodeField } from '../../components/account/CodeField.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { LOGIN_RESULT_TEXTS, LOGIN_TEXTS as texts } from '#language/account/texts'

/** The fields belong to the form, not to React: answers from before hydration stay. */
export function LoginForm() {
  const { phase, errors, attempt, refused, asksCode } = useStore($login, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    activateForm(form.current)
    return leaveWhenSignedIn()
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submitLogin(new FormData(event.currentTarget))
  }
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {refused && (
        <Alert>
          <span className="account-refusal">{refused}</span>
        </Alert>
      )}
      <TextField
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      {asksCode && (
        <CodeField error={errors.code} hint={TWO_STEP_RESULT_TEXTS.codeNeeded} focused />
      )}
      <Status tone="success">{phase === 'done' && LOGIN_RESULT_TEXTS.done}</Status>
      <SubmitButton busy={phase !== 'open'} busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}
