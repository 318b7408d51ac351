import { atom } from 'nanostores'
import { USER_TEXTS as texts } from '#english/account/texts-users'
import { LIST_TEXTS } from '#language/paging/texts'
import { ok } from '../../contract/result.ts'
import {
  changeFileLimit,
  changeRole,
  changeStatus,
  readUser,
  readUsers,
  type UserDetail,
  type UserRow,
} from '../../contract/users.ts'
import { FILE_LINES, type Role, type UserStatus } from '../../domain/account/constants.ts'
import { userFilter } from '../../domain/account/users.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'

export const users = createAdminList({
  action: 'account.manage',
  read: userFilter,
  ask: (query) => call(readUsers, { query }),
})

/** The account whose details are shown. */
export const $opened = atom<UserDetail | null>(null)
/** What is asked about an account: its new role, its new status, or how many lines its files may have. */
type Asked = 'role' | 'status' | 'fileLimit'
/** The question that is open about an account. */
export const $asking = atom<{ user: UserRow; what: Asked } | null>(null)
export const $done = atom('')

export async function openUser(id: string): Promise<void> {
  if ($opened.get()?.id === id) return $opened.set(null)
  const answer = await call(readUser, { params: { id } })
  if (answer.ok) $opened.set(answer.value)
  else users.explain(answer, { failed: LIST_TEXTS.failed })
}

/** Asks about an account. */
export const ask = (user: UserRow, what: Asked): void => $asking.set({ user, what })

async function finish(announcement: string): Promise<void> {
  $asking.set(null)
  await users.refresh()
  $done.set(announcement)
}

/** The form for the new role of an account. */
export const createRoleForm = ({ id, name, role: from }: UserRow) =>
  createForm({
    send: async ({ role }) => {
      const to = role as Role
      const answer = await call(changeRole, { params: { id }, body: { from, to } })
      return answer.ok ? ok(to) : answer
    },
    onDone: (to) => finish(texts.roleChanged(name, to)),
  })

/** The form for how many lines a day the files of an agent may have. */
export const createFileLimitForm = ({ id, name }: UserRow) =>
  createForm({
    send: async ({ lines: chosen }) => {
      const lines = FILE_LINES.find((one) => String(one) === chosen) ?? FILE_LINES[0]
      const answer = await call(changeFileLimit, { params: { id }, body: { lines } })
      if (!answer.ok) return answer
      const opened = $opened.get()
      if (opened?.id === id) $opened.set({ ...opened, ...answer.value })
      return ok(lines)
    },
    onDone: (lines) => finish(texts.fileLimitChanged(name, lines)),
  })

/** The form that disables or enables an account. */
export function createStatusForm({ id, name, status: from }: UserRow) {
  const to: UserStatus = from === 'active' ? 'disabled' : 'active'
  return createForm({
    send: () => call(changeStatus, { params: { id }, body: { from, to } }),
    onDone: () => finish((to === 'disabled' ? texts.disabled : texts.enabled)(name)),
  })
}
