import { useStore } from '@nanostores/react'
import { resetForm } from '../../client/account/recover.store.ts'
import { NewPassword } from '../../components/account/PasswordFields.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { PATHS } from '../../contract/paths.ts'
import { RESET_TEXTS as texts } from '#language/account/texts-security'
import { LinkForm } from './LinkForm.tsx'

/** Sets a new password through the link of a mail. */
export function ResetPassword() {
  const state = useStore(resetForm.$form, { ssr: 'initial' })
  return (
    <LinkForm
      state={state}
      words={texts}
      then={{ href: PATHS.login, text: texts.toLogin }}
      again={{ href: PATHS.forgotPassword, text: texts.askAgain }}
      onSubmit={(form) => void resetForm.submit(form)}
    >
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      {/* For password managers, which need the user name of a password. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <NewPassword errors={state.errors} />
    </LinkForm>
  )
}
