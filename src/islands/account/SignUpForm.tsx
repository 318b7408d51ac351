import '../../components/account/account.css'
import { useEffect } from 'react'
import {
  AGE_SAID,
  ROLE_HINT,
  SIGN_UP_RESULT_TEXTS,
  SIGN_UP_TEXTS as texts,
} from '#language/account/texts'
import { POLICY_TEXTS } from '#language/company/texts'
import { leaveWhenSignedIn, signUpForm } from '../../client/account/account.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { MobileField } from '../../components/form/MobileField.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { PATHS } from '../../contract/paths.ts'
import { SIGN_UP_ROLES } from '../../domain/account/constants.ts'
import { useForm } from '../lib/use-form.ts'

/** The fields belong to the form, not to React: answers from before hydration stay. */
export function SignUpForm() {
  const form = useForm(signUpForm)
  const { phase, errors } = form.state
  useEffect(leaveWhenSignedIn, [])
  const common = (name: keyof typeof texts & string) => ({
    label: texts[name],
    error: errors[name],
    required: true,
  })
  return (
    <Form
      {...form}
      className="account-form"
      done={phase === 'done' && SIGN_UP_RESULT_TEXTS.done}
      submitText={texts.submit}
      busyText={SIGN_UP_RESULT_TEXTS.busy}
    >
      <TextField {...common('name')} name="name" autoComplete="name" />
      <MobileField label={texts.mobileNumber} seen={texts.mobileSeen} error={errors.mobileNumber} />
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
        {AGE_SAID} {texts.terms} <a href={PATHS.terms}>{POLICY_TEXTS.terms}</a> {texts.and}{' '}
        <a href={PATHS.privacy}>{POLICY_TEXTS.privacy}</a>
        {texts.termsEnd}
      </p>
    </Form>
  )
}
