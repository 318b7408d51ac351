import '../../components/account/account.css'
import { FORGOT_TEXTS as texts } from '#language/account/texts-security'
import { forgotForm } from '../../client/account/recover.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useForm } from '../lib/use-form.ts'

/** Asks for the address to which a link is mailed. The answer is the same whether or not it has an account. */
export function ForgotPassword() {
  const form = useForm(forgotForm)
  const { phase, errors } = form.state
  const isDone = phase === 'done'
  return (
    <Form
      {...form}
      className="account-form"
      done={isDone && texts.done}
      submitText={isDone ? null : texts.submit}
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
    </Form>
  )
}
