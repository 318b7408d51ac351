import type { ComponentProps } from 'react'
import { ACCOUNT_DELETION_TEXTS as texts } from '#language/account/texts-own-data'
import { Form } from '../form/Form.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { PasswordOwner } from './PasswordFields.tsx'

/** Explains what deleting the account does, and asks for the password. */
export function DeleteAccountDialog({
  open,
  onClose,
  ...form
}: Pick<ComponentProps<typeof Form>, 'state' | 'onSubmit'> & {
  open: boolean
  onClose: () => void
}) {
  const intro = (
    <>
      <h2 id="delete-account-title">{texts.dialogTitle}</h2>
      <p>{texts.text}</p>
      <p>{texts.kept}</p>
    </>
  )
  return (
    <Dialog open={open} titleId="delete-account-title" onClose={onClose}>
      <Form
        {...form}
        intro={intro}
        inDialog
        submitText={texts.submit}
        busyText={texts.busy}
        beside={<QuietButton onClick={onClose}>{texts.cancel}</QuietButton>}
      >
        <PasswordOwner />
        <PasswordField
          name="deletionPassword"
          label={texts.password}
          autoComplete="current-password"
          required
          error={form.state.errors.deletionPassword}
        />
      </Form>
    </Dialog>
  )
}
