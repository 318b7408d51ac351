import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_CHANGE_TEXTS } from '#english/account/texts-users'
import { ACCOUNT_DELETION_TEXTS } from '#language/account/texts-own-data'
import type { UserList } from '../../contract/users.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { withPublished } from '../../test/support/http/account-calls.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readSnapshot } from '../build.ts'

const { readListing, readSession: readMe, readDesk, changeRole, changeStatus, readUsers } = handlers

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
let cookie: string
beforeAll(async () => {
  cookie = (await login(admin.email)).cookie
})

const list = async (query: string) =>
  (await ask(readUsers, { path: `/api/users${query}`, cookie })).body as unknown as UserList
const setRole = (id: string, from: string, to: string, as = cookie) =>
  ask(changeRole, { method: 'POST', path: `/api/users/${id}/role`, body: { from, to }, cookie: as })
const setStatus = (id: string, from: string, to: string, as = cookie) =>
  ask(changeStatus, {
    method: 'POST',
    path: `/api/users/${id}/status`,
    body: { from, to },
    cookie: as,
  })
const roleOf = async (id: string) =>
  (await backend.db.row<{ role: string }>(sql`select role from users where id = ${id}`))?.role
const noted = (id: string) =>
  backend.db.rows(
    sql`select event, actor_id, details from audit_log where subject_id = ${id} and actor_id = ${admin.id} order by id`,
  )
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0

describe('A role', () => {
  test('takes effect with the next request, and the change is logged', async () => {
    const other = await makeUser(backend.db, 'Admin', 'Kabir')
    const theirs = (await login(other.email)).cookie
    expect((await ask(readDesk, { path: '/api/moderation', cookie: theirs })).status).toBe(200)
    expect((await setRole(other.id, 'Admin', 'Agent')).status).toBe(200)
    expect((await ask(readDesk, { path: '/api/moderation', cookie: theirs })).status).toBe(403)
    expect((await ask(readMe, { path: '/api/me', cookie: theirs })).body).toMatchObject({
      user: { role: 'Agent' },
    })
    expect(await noted(other.id)).toEqual([
      { event: 'role changed', actor_id: admin.id, details: { from: 'Admin', to: 'Agent' } },
    ])
  })

  test('of one’s own account cannot be changed, so one admin always remains', async () => {
    expect(await setRole(admin.id, 'Admin', 'Owner')).toMatchObject({
      status: 409,
      body: { code: 'own_account', message: ACCOUNT_CHANGE_TEXTS.own },
    })
    expect(await setStatus(admin.id, 'active', 'disabled')).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect(await roleOf(admin.id)).toBe('Admin')
  })

  test('that has changed since it was read is not overwritten', async () => {
    const { id } = await makeUser(backend.db, 'Agent')
    expect(await setRole(id, 'Owner', 'Admin')).toMatchObject({
      status: 409,
      body: { code: 'changed', message: ACCOUNT_CHANGE_TEXTS.overtaken },
    })
    expect([await roleOf(id), await noted(id)]).toEqual(['Agent', []])
    expect(await setRole('nosuchaccount', 'Owner', 'Agent')).toMatchObject({
      status: 404,
      body: { message: ACCOUNT_DELETION_TEXTS.missing },
    })
  })

  test('that does not exist is refused', async () => {
    const { id } = await makeUser(backend.db)
    for (const to of ['Root', '', 'admin'])
      expect((await setRole(id, 'Owner', to)).status, to).toBe(400)
  })

  test('that visitors see beside listings is published with its change', async () => {
    const { user } = await withPublished(backend.db, cookie, 'Dev')
    const before = await revision()
    await setRole(user.id, 'Agent', 'Owner')
    expect(await revision()).toBe(before + 1)
    await setRole((await makeUser(backend.db)).id, 'Owner', 'Client')
    expect(await revision()).toBe(before + 1)
  })
})

describe('A disabled account', () => {
  test('is signed out everywhere at once and cannot log in until it is enabled', async () => {
    const user = await makeUser(backend.db)
    const sessions = [(await login(user.email)).cookie, (await login(user.email)).cookie]
    expect((await setStatus(user.id, 'active', 'disabled')).status).toBe(200)
    for (const theirs of sessions)
      expect((await ask(readMe, { path: '/api/me', cookie: theirs })).body).toEqual({ user: null })
    expect(await backend.db.rows(sql`select 1 from sessions where user_id = ${user.id}`)).toEqual(
      [],
    )
    expect((await login(user.email)).url.searchParams.get('error')).not.toBeNull()
    expect((await setStatus(user.id, 'disabled', 'active')).status).toBe(200)
    expect((await login(user.email)).url.searchParams.get('error')).toBeNull()
    // The former sessions stay ended.
    for (const theirs of sessions)
      expect((await ask(readMe, { path: '/api/me', cookie: theirs })).body).toEqual({ user: null })
    expect(await noted(user.id)).toMatchObject([
      { event: 'account disabled' },
      { event: 'account enabled' },
    ])
  })

  test('takes its listings off the site with the next build, and brings them back when it is enabled', async () => {
    const { user, listing } = await withPublished(backend.db, cookie, 'Farah')
    const shown = async () => [
      (await ask(readListing, { path: `/api/listings/${listing}` })).status,
      (await readSnapshot(backend.db)).listings.some(({ id }) => id === listing),
    ]
    const before = await revision()
    expect(await shown()).toEqual([200, true])
    await setStatus(user.id, 'active', 'disabled')
    expect([await shown(), await revision()]).toEqual([[404, false], before + 1])
    expect((await list(`?q=${user.id}`)).rows).toMatchObject([{ listings: { expired: 1 } }])
    await setStatus(user.id, 'disabled', 'active')
    expect([await shown(), await revision()]).toEqual([[200, true], before + 2])
  })
})
