import '../../components/account/account.css'
import { useEffect, useState } from 'react'
import { LOGIN_RESULT_TEXTS, signedUpText, LOGIN_TEXTS as texts } from '#language/account/texts'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { $asksCode, leaveWhenSignedIn, loginForm } from '../../client/account/account.store.ts'
import { signedUp } from '../../client/account/signed-up.ts'
import { CodeField } from '../../components/account/CodeField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { fieldId } from '../../components/form/field.ts'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

/** Fills in the address of an account that this tab has just made, unless something is typed already. */
function fillAddress(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`#${fieldId('email')}`)
  if (field && field.value === '') field.value = signedUp() ?? ''
}

/** The fields belong to the form, not to React: answers from before hydration stay. */
export function LoginForm() {
  const form = useForm(loginForm)
  const { phase, errors } = form.state
  const asksCode = useInitial($asksCode)
  const [newcomer, setNewcomer] = useState<string | null>(null)
  useEffect(leaveWhenSignedIn, [])
  useEffect(() => setNewcomer(signedUp()), [])
  return (
    <Form
      {...form}
      className="account-form"
      done={phase === 'done' && LOGIN_RESULT_TEXTS.done}
      submitText={texts.submit}
      busyText={texts.busy}
      intro={<Status tone="success">{newcomer && signedUpText(newcomer)}</Status>}
      onReady={fillAddress}
    >
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
    </Form>
  )
}
