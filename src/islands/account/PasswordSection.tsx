import '../../components/account/security.css'
import { SECURITY_TEXTS as texts } from '#language/account/texts-security'
import {
  $openForm,
  closeForm,
  openForm,
  passwordForm,
} from '../../client/account/security.store.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import {
  CurrentPassword,
  NewPassword,
  PasswordOwner,
} from '../../components/account/PasswordFields.tsx'
import { Form } from '../../components/form/Form.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'
import { useSecurityAnnouncement } from './security-announcement.ts'

/** Changes the password after asking for the current one. */
export function PasswordSection() {
  const open = useInitial($openForm) === 'password'
  const form = useForm(passwordForm)
  return (
    <AccountPart
      id="security-password"
      title={texts.passwordTitle}
      announcement={useSecurityAnnouncement('password')}
    >
      {open ? (
        <Form
          {...form}
          className="security-form"
          focusFirst
          submitText={texts.passwordChange}
          busyText={texts.busy}
          beside={<QuietButton onClick={closeForm}>{texts.cancel}</QuietButton>}
        >
          <PasswordOwner />
          <CurrentPassword errors={form.state.errors} />
          <NewPassword errors={form.state.errors} />
        </Form>
      ) : (
        <>
          <p className="muted">{texts.passwordHint}</p>
          <QuietButton onClick={() => openForm('password')}>{texts.passwordChange}</QuietButton>
        </>
      )}
    </AccountPart>
  )
}
