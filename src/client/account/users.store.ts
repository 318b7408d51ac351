import { atom } from 'nanostores'
import { USER_TEXTS as texts } from '#english/account/texts-users'
import { LIST_TEXTS } from '#language/paging/texts'
import { ok } from '../../contract/result.ts'
import {
  changeRole,
  changeStatus,
  readUser,
  readUsers,
  type UserDetail,
  type UserRow,
} from '../../contract/users.ts'
import type { Role, UserStatus } from '../../domain/account/constants.ts'
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
/** The question that is open about an account: its new role or its new status. */
export const $asking = atom<{ user: UserRow; what: 'role' | 'status' } | null>(null)
export const $done = atom('')

export async function openUser(id: string): Promise<void> {
  if ($opened.get()?.id === id) return $opened.set(null)
  const answer = await call(readUser, { params: { id } })
  if (answer.ok) $opened.set(answer.value)
  else users.explain(answer, { failed: LIST_TEXTS.failed })
}

/** Asks about an account. */
export const ask = (user: UserRow, what: 'role' | 'status'): void => $asking.set({ user, what })

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

/** The form that disables or enables an account. */
export function createStatusForm({ id, name, status: from }: UserRow) {
  const to: UserStatus = from === 'active' ? 'disabled' : 'active'
  return createForm({
    send: () => call(changeStatus, { params: { id }, body: { from, to } }),
    onDone: () => finish((to === 'disabled' ? texts.disabled : texts.enabled)(name)),
  })
}
