import { atom } from 'nanostores'
import {
  type UserDetail,
  type UserRow,
  changeRole,
  changeStatus,
  readUser,
  readUsers,
} from '../../contract/users.ts'
import type { Role, UserStatus } from '../../domain/account/constants.ts'
import { userFilter } from '../../domain/account/users.ts'
import { USER_TEXTS as texts } from '#language/account/texts-users'
import { createAdminList } from '../lib/admin-list.ts'
import type { Result } from '../../contract/result.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'

export const users = createAdminList({
  action: 'account.manage',
  read: userFilter,
  ask: (query) => call(readUsers, { query }),
})

/** The account whose details are shown. */
export const $opened = atom<UserDetail | null>(null)
/** The question that is open about an account: its new role or its new status. */
export const $asking = atom<{ user: UserRow; what: 'role' | 'status' } | null>(null)
export const $changing = atom(false)
/** The message for a refused change; null if there is none. */
export const $refusal = atom<string | null>(null)
export const $done = atom('')

export async function openUser(id: string): Promise<void> {
  if ($opened.get()?.id === id) return $opened.set(null)
  const answer = await call(readUser, { params: { id } })
  if (answer.ok) $opened.set(answer.value)
  else users.explain(answer)
}

export function ask(user: UserRow, what: 'role' | 'status'): void {
  $refusal.set(null)
  $asking.set({ user, what })
}

async function change(
  run: () => Promise<Result<{ id: string }>>,
  announcement: string,
): Promise<void> {
  if ($changing.get()) return
  $changing.set(true)
  const answer = await run()
  $changing.set(false)
  if (!answer.ok) return $refusal.set(sentenceOf(answer))
  $asking.set(null)
  await users.refresh()
  $done.set(announcement)
}

export function saveRole({ id, name, role }: UserRow, to: Role): Promise<void> {
  return change(
    () => call(changeRole, { params: { id }, body: { from: role, to } }),
    texts.roleChanged(name, to),
  )
}

export function saveStatus({ id, name, status }: UserRow): Promise<void> {
  const to: UserStatus = status === 'active' ? 'disabled' : 'active'
  return change(
    () => call(changeStatus, { params: { id }, body: { from: status, to } }),
    to === 'disabled' ? texts.disabled(name) : texts.enabled(name),
  )
}
