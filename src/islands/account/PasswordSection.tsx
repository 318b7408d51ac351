import { useStore } from '@nanostores/react'
import {
  $openForm,
  closeForm,
  openForm,
  passwordForm,
} from '../../client/account/security.store.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import { AnswerFormFrame } from '../../components/account/AnswerFormFrame.tsx'
import { CurrentPassword, NewPassword } from '../../components/account/PasswordFields.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { SECURITY_TEXTS as texts } from '#language/account/texts-security'
import { useSecurityAnnouncement } from './security-announcement.ts'

/** Changes the password after asking for the current one. */
export function PasswordSection() {
  const open = useStore($openForm, { ssr: 'initial' }) === 'password'
  const state = useStore(passwordForm.$form, { ssr: 'initial' })
  return (
    <AccountPart
      id="security-password"
      title={texts.passwordTitle}
      news={useSecurityAnnouncement('password')}
    >
      {open ? (
        <AnswerFormFrame
          state={state}
          submitText={texts.passwordChange}
          onSubmit={(form) => void passwordForm.submit(form)}
          onCancel={closeForm}
        >
          <CurrentPassword errors={state.errors} />
          <NewPassword errors={state.errors} />
        </AnswerFormFrame>
      ) : (
        <>
          <p className="muted">{texts.passwordHint}</p>
          <QuietButton onClick={() => openForm('password')}>{texts.passwordChange}</QuietButton>
        </>
      )}
    </AccountPart>
  )
}
