import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { INBOX_TEXTS } from '#english/contact/texts-inbox'
import { UNREACHED } from '#language/text/texts'
import { markContact } from '../../contract/contact.ts'
import { PATHS } from '../../contract/paths.ts'
import type { ContactState } from '../../domain/contact/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { newSubmissionKey } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const load = () => import('./inbox.store.ts')

const portal = setUpPortal()
let meera: Visitor
let page: Awaited<ReturnType<typeof load>>

async function openInbox(query = '') {
  page = await meera.open(PATHS.adminMessages + query, load)
  page.inbox.start()
  await eventually(() => expect(page.inbox.$list.get()).not.toBeNull())
}
beforeEach(async () => {
  await portal.db.rows(sql`truncate contacts`)
  for (const [id, name] of [
    [1, 'Asha'],
    [2, 'Bharat'],
  ])
    await portal.db.rows(sql`insert into contacts (id, name, email, mobile_number, message, submission_key)
      values (${id}, ${name}, 'visitor@example.in', '9876543210', 'Is it still free?', ${newSubmissionKey()})`)
  meera = await portal.visitor('Admin')
  await openInbox()
})

function message(id: number) {
  const found = page.inbox.$list.get()?.rows.find((row) => row.id === id)
  if (!found) throw new Error(`Message ${id} is not in the list.`)
  return found
}
const states = () => [message(1).state, message(2).state]
const counts = () => page.inbox.$list.get()?.counts
const marks = () =>
  meera.sent(markContact).map(({ body }) => (body as { state: ContactState }).state)
const stored = async () =>
  (
    await portal.db.rows<{ state: ContactState }>(sql`
      select case when answered_at is not null then 'answered' when read_at is not null then 'read' else 'unread' end as state
      from contacts order by id`)
  ).map(({ state }) => state)

describe('A message', () => {
  it('that is opened right after another is marked as read, like the first one', async () => {
    await Promise.all([page.markMessage(message(1), 'read'), page.markMessage(message(2), 'read')])
    expect([states(), await stored()]).toEqual([
      ['read', 'read'],
      ['read', 'read'],
    ])
    expect(counts()).toEqual({ unread: 0, read: 2, answered: 0 })
  })

  it('that is marked twice in the same way is marked once', async () => {
    await Promise.all([
      page.markMessage(message(1), 'answered'),
      page.markMessage(message(1), 'answered'),
    ])
    expect([marks(), counts()]).toEqual([['answered'], { unread: 1, read: 0, answered: 1 }])
  })

  it('stays in the list while it is open, even if it does not match the filter any more', async () => {
    await openInbox('?state=unread')
    await page.markMessage(message(2), 'read')
    expect(states()).toEqual(['unread', 'read'])
    await openInbox('?state=unread')
    expect(page.inbox.$list.get()?.rows.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('that no longer exists shows a message; the next one is still marked', async () => {
    await portal.db.rows(sql`delete from contacts where id = 1`)
    await Promise.all([page.markMessage(message(1), 'read'), page.markMessage(message(2), 'read')])
    expect([page.inbox.$problem.get(), await stored()]).toEqual([INBOX_TEXTS.gone, ['read']])
  })

  it('that could not be marked stays unread, and can be marked later', async () => {
    meera.network = 'down'
    await page.markMessage(message(1), 'read')
    expect([page.inbox.$problem.get(), states()]).toEqual([UNREACHED, ['unread', 'unread']])
    meera.network = 'up'
    await page.markMessage(message(1), 'read')
    expect(await stored()).toEqual(['read', 'unread'])
  })
})
