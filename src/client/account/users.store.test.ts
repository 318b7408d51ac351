import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_CHANGE_TEXTS as texts, USER_TEXTS } from '#english/account/texts-users'
import { ACCOUNT_DELETION_TEXTS } from '#language/account/texts-own-data'
import { LIST_TEXTS } from '#language/paging/texts'
import { NOT_ALLOWED, UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { changeRole, readUser } from '../../contract/users.ts'
import type { Role } from '../../domain/account/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

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
/** Opens the form for the role of an account. */
function openRole(user = row()) {
  page.ask(user, 'role')
  const { $form, submit } = page.createRoleForm(user)
  return { $form, save: (role: Role) => submit(formOf({ role })) }
}
function openStatus() {
  page.ask(row(), 'status')
  return page.createStatusForm(row())
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
    expect([page.$opened.get(), page.users.$problem.get()]).toEqual([
      null,
      ACCOUNT_DELETION_TEXTS.missing,
    ])
  })

  it('show a message if they cannot be read', async () => {
    meera.network = 'down'
    await page.openUser(bharat.id)
    expect(page.users.$problem.get()).toBe(LIST_TEXTS.failed)
  })
})

describe('A role', () => {
  it('is changed once, however often the button is pressed, and the list confirms it', async () => {
    const { save } = openRole()
    await Promise.all([save('Admin'), save('Admin')])
    expect(meera.sent(changeRole).map(({ body }) => body)).toEqual([{ from: 'Agent', to: 'Admin' }])
    expect([row().role, (await stored())?.role]).toEqual(['Admin', 'Admin'])
    expect(page.$asking.get()).toBeNull()
    expect(page.$done.get()).toBe(USER_TEXTS.roleChanged('Bharat', 'Admin'))
  })

  it('that another admin has changed in the meantime keeps that admin’s change', async () => {
    const { $form, save } = openRole()
    await raviMakes('Client')
    await save('Admin')
    expect([$form.get().errors, (await stored())?.role]).toEqual([{ _: texts.overtaken }, 'Client'])
    expect(page.$asking.get()).toMatchObject({ what: 'role' })
  })

  it('is not changed when the connection fails, and the question stays open', async () => {
    const { $form, save } = openRole()
    meera.network = 'down'
    await save('Admin')
    expect([$form.get().errors, page.$asking.get()?.what]).toEqual([{ _: UNREACHED }, 'role'])
    meera.network = 'up'
    await save('Admin')
    expect((await stored())?.role).toBe('Admin')
  })

  it('of one’s own account can only be changed by another admin', async () => {
    const { $form, save } = openRole({ ...row(), id: meera.user?.id ?? '', role: 'Admin' })
    await save('Owner')
    expect($form.get().errors).toEqual({ _: texts.own })
  })
})

describe('The limit of an agent’s files', () => {
  it('is raised for some days, and shown in the open details', async () => {
    await page.openUser(bharat.id)
    expect(page.$opened.get()).toMatchObject({ fileLimit: null })
    page.ask(row(), 'fileLimit')
    await page.createFileLimitForm(row()).submit(formOf({ lines: '2000' }))
    expect(page.$opened.get()).toMatchObject({ fileLimit: { lines: 2000 } })
    expect(page.$asking.get()).toBeNull()
    expect(page.$done.get()).toBe(USER_TEXTS.fileLimitChanged('Bharat', 2000))
    await page.createFileLimitForm(row()).submit(formOf({ lines: '500' }))
    expect(page.$opened.get()).toMatchObject({ fileLimit: null })
  })

  it('stays as it is where the account is no agent’s any more, and the question stays open', async () => {
    await raviMakes('Owner')
    page.ask(row(), 'fileLimit')
    const { $form, submit } = page.createFileLimitForm(row())
    await submit(formOf({ lines: '2000' }))
    expect($form.get().errors).toEqual({ _: texts.overtaken })
    expect(page.$asking.get()).toMatchObject({ what: 'fileLimit' })
  })
})

describe('An account', () => {
  it('is disabled, and enabled again', async () => {
    await openStatus().submit()
    expect([row().status, (await stored())?.status]).toEqual(['disabled', 'disabled'])
    expect(page.$done.get()).toBe(USER_TEXTS.disabled('Bharat'))
    await openStatus().submit()
    expect([row().status, page.$done.get()]).toEqual(['active', USER_TEXTS.enabled('Bharat')])
  })

  it('cannot be changed by a former admin', async () => {
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    const { $form, submit } = openStatus()
    await submit()
    expect([$form.get().errors, (await stored())?.status]).toEqual([{ _: NOT_ALLOWED }, 'active'])
    await page.users.refresh()
    expect(page.$refused.get()).toBe(true)
  })
})
