import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { activateForm } from '../../client/lib/activate-form.ts'
import { forgotForm } from '../../client/account/recover.store.ts'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { SubmitButton } from '../../components/ui/Button.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { FORGOT_TEXTS as texts } from '#language/account/texts-security'

/** Asks for the address to which a link is mailed. The answer is the same whether or not it has an account. */
export function ForgotPassword() {
  const { phase, errors, attempt } = useStore(forgotForm.$form, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => activateForm(form.current), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void forgotForm.submit(new FormData(event.currentTarget))
  }
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
        error={errors.email}
      />
      <Status tone="success">{phase === 'done' && texts.done}</Status>
      {phase !== 'done' && (
        <SubmitButton busy={phase === 'busy'} busyText={texts.busy}>
          {texts.submit}
        </SubmitButton>
      )}
    </form>
  )
}
