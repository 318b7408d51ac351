import '../form/fields.css'
import '../ui/Dialog.css'
import { type SubmitEvent, useState } from 'react'
import type { UserRow } from '../../contract/users.ts'
import { type Role, ROLES } from '../../domain/account/constants.ts'
import { USER_TEXTS as texts } from '#language/account/texts-users'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Alert } from '../ui/Notice.tsx'

type Question = {
  /** The account that the dialog is about; null while the dialog is closed. */
  user: UserRow | null
  busy: boolean
  failed: string | null
  onClose: () => void
}

/** Asks for the new role of an account. */
export function RoleDialog({
  user,
  ...question
}: Question & { onSave: (user: UserRow, role: Role) => void }) {
  return (
    <Dialog open={user !== null} titleId="role-title" onClose={question.onClose}>
      {user && <RoleForm user={user} {...question} />}
    </Dialog>
  )
}

function RoleForm({
  user,
  busy,
  failed,
  onSave,
  onClose,
}: Omit<Question, 'user'> & { user: UserRow; onSave: (user: UserRow, role: Role) => void }) {
  const [role, setRole] = useState<Role>(user.role)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (role === user.role) onClose()
    else onSave(user, role)
  }
  return (
    <form className="form" onSubmit={submit}>
      <h2 id="role-title">{texts.roleTitle(user.name)}</h2>
      <p>{texts.roleText}</p>
      <RadioGroup
        name="role"
        label={texts.role}
        hint={texts.roleAdmin}
        options={ROLES}
        value={role}
        onChoose={(chosen) => setRole(chosen as Role)}
      />
      {failed && <Alert>{failed}</Alert>}
      <div className="dialog-actions">
        <SubmitButton busy={busy} busyText={texts.busy}>
          {texts.saveRole}
        </SubmitButton>
        <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
      </div>
    </form>
  )
}

/** Asks for a confirmation before an account is disabled or enabled. */
export function StatusDialog({
  user,
  busy,
  failed,
  onConfirm,
  onClose,
}: Question & { onConfirm: (user: UserRow) => void }) {
  const active = user?.status === 'active'
  return (
    <Dialog open={user !== null} titleId="status-title" onClose={onClose}>
      <h2 id="status-title">
        {user && (active ? texts.disableTitle : texts.enableTitle)(user.name)}
      </h2>
      <p>{active ? texts.disableText : texts.enableText}</p>
      {failed && <Alert>{failed}</Alert>}
      <div className="dialog-actions">
        <SubmitButton
          type="button"
          busy={busy}
          busyText={texts.busy}
          onClick={() => user && onConfirm(user)}
        >
          {active ? texts.confirmDisable : texts.confirmEnable}
        </SubmitButton>
        <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
