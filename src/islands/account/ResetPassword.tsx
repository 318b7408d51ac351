import { RESET_TEXTS as texts } from '#language/account/texts-security'
import { resetForm } from '../../client/account/recover.store.ts'
import { NewPassword, PasswordOwner } from '../../components/account/PasswordFields.tsx'
import { PATHS } from '../../contract/paths.ts'
import { useForm } from '../lib/use-form.ts'
import { LinkForm } from './LinkForm.tsx'

/** Sets a new password through the link of a mail. */
export function ResetPassword() {
  const form = useForm(resetForm)
  return (
    <LinkForm
      form={form}
      words={texts}
      then={{ href: PATHS.login, text: texts.toLogin }}
      again={{ href: PATHS.forgotPassword, text: texts.askAgain }}
    >
      <PasswordOwner />
      <NewPassword errors={form.state.errors} />
    </LinkForm>
  )
}
