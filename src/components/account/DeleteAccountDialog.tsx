import type { SubmitEvent } from 'react'
import { ACCOUNT_DELETION_TEXTS as texts } from '#language/account/texts-own-data'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Alert } from '../ui/Notice.tsx'
import { PasswordOwner } from './PasswordFields.tsx'

/** Explains what deleting the account does, and asks for the password. */
export function DeleteAccountDialog({
  open,
  busy,
  errors,
  onSubmit,
  onClose,
}: {
  open: boolean
  busy: boolean
  errors: FieldErrors
  onSubmit: (form: FormData) => void
  onClose: () => void
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Dialog open={open} titleId="delete-account-title" onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <h2 id="delete-account-title">{texts.dialogTitle}</h2>
        <p>{texts.text}</p>
        <p>{texts.kept}</p>
        {errors._ && <Alert>{errors._}</Alert>}
        <PasswordOwner />
        <PasswordField
          name="deletionPassword"
          label={texts.password}
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
        <div className="dialog-actions">
          <SubmitButton busy={busy} busyText={texts.busy}>
            {texts.submit}
          </SubmitButton>
          <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
        </div>
      </form>
    </Dialog>
  )
}
