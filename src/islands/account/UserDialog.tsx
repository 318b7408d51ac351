import { useState } from 'react'
import { USER_TEXTS as texts } from '#english/account/texts-users'
import {
  $asking,
  $opened,
  createFileLimitForm,
  createRoleForm,
  createStatusForm,
} from '../../client/account/users.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import type { UserRow } from '../../contract/users.ts'
import { FILE_LINES, ROLES } from '../../domain/account/constants.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

const close = () => $asking.set(null)
const beside = <QuietButton onClick={close}>{texts.cancel}</QuietButton>

/** Asks for the new role of an account, whether to disable or enable it, or how much its files may send. */
export function UserDialog() {
  const asking = useInitial($asking)
  return (
    <Dialog open={asking !== null} titleId="user-title" onClose={close}>
      {asking?.what === 'role' && <RoleForm user={asking.user} />}
      {asking?.what === 'fileLimit' && <FileLimitForm user={asking.user} />}
      {asking?.what === 'status' && <StatusForm user={asking.user} />}
    </Dialog>
  )
}

function RoleForm({ user }: { user: UserRow }) {
  const [store] = useState(() => createRoleForm(user))
  const { state, onSubmit } = useForm(store)
  return (
    <Form
      state={state}
      onSubmit={(answers) => (answers.get('role') === user.role ? close() : onSubmit(answers))}
      inDialog
      intro={
        <>
          <h2 id="user-title">{texts.roleTitle(user.name)}</h2>
          <p>{texts.roleText}</p>
        </>
      }
      submitText={texts.saveRole}
      busyText={texts.busy}
      beside={beside}
    >
      <RadioGroup
        name="role"
        label={texts.role}
        hint={texts.roleAdmin}
        options={ROLES}
        defaultValue={user.role}
        error={state.errors.role}
      />
    </Form>
  )
}

const LINES = FILE_LINES.map((lines) => ({
  value: String(lines),
  label: texts.linesADay(lines),
}))

function FileLimitForm({ user }: { user: UserRow }) {
  const [store] = useState(() => createFileLimitForm(user))
  const { state, onSubmit } = useForm(store)
  const opened = useInitial($opened)
  const now = opened?.fileLimit?.lines ?? FILE_LINES[0]
  return (
    <Form
      state={state}
      onSubmit={onSubmit}
      inDialog
      intro={<h2 id="user-title">{texts.fileLimitTitle(user.name)}</h2>}
      submitText={texts.saveFileLimit}
      busyText={texts.busy}
      beside={beside}
    >
      <RadioGroup
        name="lines"
        label={texts.fileLimit}
        hint={texts.fileLimitText}
        options={LINES}
        defaultValue={String(now)}
        error={state.errors.lines}
      />
    </Form>
  )
}

function StatusForm({ user }: { user: UserRow }) {
  const [store] = useState(() => createStatusForm(user))
  const active = user.status === 'active'
  return (
    <Form
      {...useForm(store)}
      inDialog
      intro={
        <>
          <h2 id="user-title">{(active ? texts.disableTitle : texts.enableTitle)(user.name)}</h2>
          <p>{active ? texts.disableText : texts.enableText}</p>
        </>
      }
      submitText={active ? texts.confirmDisable : texts.confirmEnable}
      busyText={texts.busy}
      beside={beside}
    />
  )
}
