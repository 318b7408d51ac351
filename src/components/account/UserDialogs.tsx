import { type SubmitEvent, useState } from 'react'
import type { UserRow } from '../../contract/users.ts'
import { type Role, ROLES } from '../../domain/account/constants.ts'
import { USER_TEXTS as WORDS } from '../../domain/account/texts-users.ts'
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
      <h2 id="role-title">{WORDS.roleTitle(user.name)}</h2>
      <p>{WORDS.roleText}</p>
      <RadioGroup
        name="role"
        label={WORDS.role}
        hint={WORDS.roleAdmin}
        options={ROLES}
        value={role}
        onChoose={(chosen) => setRole(chosen as Role)}
      />
      {failed && <Alert>{failed}</Alert>}
      <div className="dialog-actions">
        <SubmitButton busy={busy} busyText={WORDS.busy}>
          {WORDS.saveRole}
        </SubmitButton>
        <QuietButton onClick={onClose}>{WORDS.cancel}</QuietButton>
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
        {user && (active ? WORDS.disableTitle : WORDS.enableTitle)(user.name)}
      </h2>
      <p>{active ? WORDS.disableText : WORDS.enableText}</p>
      {failed && <Alert>{failed}</Alert>}
      <div className="dialog-actions">
        <SubmitButton
          type="button"
          busy={busy}
          busyText={WORDS.busy}
          onClick={() => user && onConfirm(user)}
        >
          {active ? WORDS.confirmDisable : WORDS.confirmEnable}
        </SubmitButton>
        <QuietButton onClick={onClose}>{WORDS.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
