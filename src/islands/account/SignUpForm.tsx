import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { activateForm } from '../../client/lib/activate-form.ts'
import { $signUp, leaveWhenSignedIn, submitSignUp } from '../../client/account/account.store.ts'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { SubmitButton } from '../../components/ui/Button.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { SIGN_UP_ROLES } from '../../domain/account/constants.ts'
import { ROLE_HINT, SIGN_UP_RESULT_TEXTS, SIGN_UP_TEXTS as texts } from '#language/account/texts'
import { POLICY_TEXTS } from '#language/company/texts'

/** The fields belong to the form, not to React: answers from before hydration stay. */
export function SignUpForm() {
  const { phase, errors, attempt } = useStore($signUp, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    activateForm(form.current)
    return leaveWhenSignedIn()
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submitSignUp(new FormData(event.currentTarget))
  }
  const common = (name: keyof typeof texts & string) => ({
    label: texts[name],
    error: errors[name],
    required: true,
  })
  return (
    <form className="form account-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField {...common('name')} name="name" autoComplete="name" />
      <TextField
        {...common('mobileNumber')}
        name="mobileNumber"
        hint={texts.mobileHint}
        before="+91"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...common('email')}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PasswordField
        {...common('password')}
        name="password"
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...common('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
      />
      <RadioGroup
        name="role"
        label={texts.role}
        hint={ROLE_HINT}
        error={errors.role}
        options={SIGN_UP_ROLES}
      />
      <p className="account-terms">
        {texts.terms} <a href={PATHS.terms}>{POLICY_TEXTS.terms}</a> {texts.and}{' '}
        <a href={PATHS.privacy}>{POLICY_TEXTS.privacy}</a>.
      </p>
      <Status tone="success">{phase === 'done' && SIGN_UP_RESULT_TEXTS.done}</Status>
      <SubmitButton busy={phase !== 'open'} busyText={SIGN_UP_RESULT_TEXTS.busy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}
