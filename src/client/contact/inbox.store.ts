import { type ContactMessage, markContact, readContacts } from '../../contract/contact.ts'
import type { ContactState } from '../../domain/contact/constants.ts'
import { inboxFilter } from '../../domain/contact/inbox.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'

export const inbox = createAdminList({
  action: 'contact.manage',
  read: inboxFilter,
  ask: (query) => call(readContacts, { query }),
})

let marked: Promise<void> = Promise.resolve()

/** Marks a message after the marks before it. The list keeps the message, because its reader still has it open. */
export function markMessage({ id }: ContactMessage, state: ContactState): Promise<void> {
  marked = marked.then(() => mark(id, state))
  return marked
}

async function mark(id: number, state: ContactState): Promise<void> {
  // A second press, which waited for the first, has nothing to do.
  if (inbox.$list.get()?.rows.some((row) => row.id === id && row.state === state)) return
  const answer = await call(markContact, { params: { contact: String(id) }, body: { state } })
  if (!answer.ok) return inbox.explain(answer)
  const list = inbox.$list.get()
  const before = list?.rows.find((row) => row.id === id)?.state
  if (!list || !before) return
  const counts = { ...list.counts, [before]: list.counts[before] - 1 }
  counts[state] += 1
  inbox.$list.set({
    ...list,
    counts: { ...counts, unread: answer.value.unread },
    rows: list.rows.map((row) => (row.id === id ? { ...row, state } : row)),
  })
}
