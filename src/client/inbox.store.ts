import { atom } from 'nanostores'
import type { ContactMessage } from '../contract/admin.ts'
import { adminCalls } from '../contract/admin-calls.ts'
import { PATHS } from '../contract/paths.ts'
import type { ContactState } from '../domain/contact/constants.ts'
import { inboxFilter } from '../domain/contact/inbox.ts'
import { createAdminList } from './admin-list.ts'
import { call } from './api.ts'

export const inbox = createAdminList({ path: PATHS.adminMessages, action: 'contact.manage', endpoint: adminCalls.readContacts, read: inboxFilter })

/** The message at which something is being done. */
const $marking = atom<number | null>(null)

/** Marks a message. The list keeps it where it is, so that it does not go away under its reader. */
export async function markMessage({ id, state: before }: ContactMessage, state: ContactState): Promise<void> {
  if ($marking.get() !== null) return
  $marking.set(id)
  const answer = await call(adminCalls.markContact, { params: { id: String(id) }, body: { state } })
  $marking.set(null)
  const list = inbox.$list.get()
  if (!answer.ok) return inbox.explain(answer)
  if (!list) return
  const counts = { ...list.counts, [before]: list.counts[before] - 1 }
  counts[state] += 1
  inbox.$list.set({ ...list, counts: { ...counts, unread: answer.value.unread }, rows: list.rows.map((row) => (row.id === id ? { ...row, state } : row)) })
}
