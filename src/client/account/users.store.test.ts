import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { changeRole, readUser } from '../../contract/users.ts'
import { NOT_ALLOWED, UNREACHED } from '#language/text/texts'
import { PATHS } from '../../contract/paths.ts'
import { ACCOUNT_CHANGE_TEXTS as texts, USER_TEXTS } from '#language/account/texts-users'
import { LIST_TEXTS } from '#language/paging/texts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const load = async () => ({
  ...(await import('./users.store.ts')),
  ...(await import('./admin-access.ts')),
})

const portal = setUpPortal()
let meera: Visitor
let bharat: SessionUser
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  meera = await portal.visitor('Admin')
  bharat = await makeUser(portal.db, 'Agent', 'Bharat')
  page = await meera.open(`${PATHS.adminUsers}?q=${bharat.id}`, load)
  page.users.start()
  await eventually(() => expect(page.users.$list.get()?.rows).toHaveLength(1))
})

function row() {
  const [first] = page.users.$list.get()?.rows ?? []
  if (!first) throw new Error('No account is in the list.')
  return first
}
const stored = () =>
  portal.db.row<{ role: string; status: string }>(
    sql`select role, status from users where id = ${bharat.id}`,
  )
const raviMakes = (role: string) =>
  portal.db.rows(sql`update users set role = ${role} where id = ${bharat.id}`)

describe('The details of an account', () => {
  it('are read when they are opened; a second press closes them', async () => {
    expect(row().phoneEnd).toBe('210')
    await page.openUser(bharat.id)
    expect(page.$opened.get()).toMatchObject({ id: bharat.id, mobileNumber: '9876543210' })
    await page.openUser(bharat.id)
    expect(page.$opened.get()).toBeNull()
    expect(meera.sent(readUser)).toHaveLength(1)
  })

  it('show a message if the account no longer exists', async () => {
    await portal.db.rows(sql`delete from users where id = ${bharat.id}`)
    await page.openUser(bharat.id)
    expect([page.$opened.get(), page.users.$problem.get()]).toEqual([null, texts.missing])
  })

  it('show a message if they cannot be read', async () => {
    meera.network = 'down'
    await page.openUser(bharat.id)
    expect(page.users.$problem.get()).toBe(LIST_TEXTS.failed)
  })
})

describe('A role', () => {
  it('is changed once, however often the button is pressed, and the list confirms it', async () => {
    page.ask(row(), 'role')
    await Promise.all([page.saveRole(row(), 'Admin'), page.saveRole(row(), 'Admin')])
    expect(meera.sent(changeRole).map(({ body }) => body)).toEqual([{ from: 'Agent', to: 'Admin' }])
    expect([row().role, (await stored())?.role]).toEqual(['Admin', 'Admin'])
    expect([page.$asking.get(), page.$changing.get()]).toEqual([null, false])
    expect(page.$done.get()).toBe(USER_TEXTS.roleChanged('Bharat', 'Admin'))
  })

  it('that another admin has changed in the meantime keeps that admin’s change', async () => {
    page.ask(row(), 'role')
    await raviMakes('Client')
    await page.saveRole(row(), 'Admin')
    expect([page.$refusal.get(), (await stored())?.role]).toEqual([texts.overtaken, 'Client'])
    expect(page.$asking.get()).toMatchObject({ what: 'role' })
    page.ask(row(), 'role')
    expect(page.$refusal.get()).toBeNull()
  })

  it('is not changed when the connection fails, and the question stays open', async () => {
    page.ask(row(), 'role')
    meera.network = 'down'
    await page.saveRole(row(), 'Admin')
    expect([page.$refusal.get(), page.$asking.get()?.what]).toEqual([UNREACHED, 'role'])
    meera.network = 'up'
    await page.saveRole(row(), 'Admin')
    expect((await stored())?.role).toBe('Admin')
  })

  it('of one’s own account can only be changed by another admin', async () => {
    const own = { ...row(), id: meera.user?.id ?? '', role: 'Admin' as const }
    await page.saveRole(own, 'Owner')
    expect(page.$refusal.get()).toBe(texts.own)
  })
})

describe('An account', () => {
  it('is disabled, and enabled again', async () => {
    page.ask(row(), 'status')
    await page.saveStatus(row())
    expect([row().status, (await stored())?.status]).toEqual(['disabled', 'disabled'])
    expect(page.$done.get()).toBe(USER_TEXTS.disabled('Bharat'))
    await page.saveStatus(row())
    expect([row().status, page.$done.get()]).toEqual(['active', USER_TEXTS.enabled('Bharat')])
  })

  it('cannot be changed by a former admin', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    page.ask(row(), 'status')
    await page.saveStatus(row())
    expect([page.$refusal.get(), (await stored())?.status]).toEqual([NOT_ALLOWED, 'active'])
    await page.users.refresh()
    expect(page.$refused.get()).toBe(true)
  })
})
