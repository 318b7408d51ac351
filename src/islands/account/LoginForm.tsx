import '../../components/account/account.css'
import { useEffect } from 'react'
import { $asksCode, leaveWhenSignedIn, loginForm } from '../../client/account/account.store.ts'
import { CodeField } from '../../components/account/CodeField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { PasswordField } from '../../components/form/PasswordField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { LOGIN_RESULT_TEXTS, LOGIN_TEXTS as texts } from '#language/account/texts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

/** The fields belong to the form, not to React: answers from before hydration stay. */
export function LoginForm() {
  const form = useForm(loginForm)
  const { phase, errors } = form.state
  const asksCode = useInitial($asksCode)
  useEffect(leaveWhenSignedIn, [])
  return (
    <Form
      {...form}
      className="account-form"
      done={phase === 'done' && LOGIN_RESULT_TEXTS.done}
      submitText={texts.submit}
      busyText={texts.busy}
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
