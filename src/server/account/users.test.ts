import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '../../contract/moderation.ts'
import type { UserList } from '../../contract/users.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { withPublished } from '../../test/support/http/account-calls.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'

const { readDesk, changeRole, readUser, readUsers } = handlers

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
const roleOf = async (id: string) =>
  (await backend.db.row<{ role: string }>(sql`select role from users where id = ${id}`))?.role

describe('The list of accounts', () => {
  test('is closed to everybody but admins', async () => {
    const user = await makeUser(backend.db)
    const own = (await login(user.email)).cookie
    expect((await ask(readUsers, { path: '/api/users', cookie: own })).status).toBe(403)
    expect((await setRole(user.id, 'Owner', 'Admin', own)).status).toBe(403)
    expect(await roleOf(user.id)).toBe('Owner')
  })

  test('finds by name, e-mail and id, filters by role and status, and counts listings by state', async () => {
    const { user } = await withPublished(backend.db, cookie, 'Lata Kulkarni')
    await makePending(backend.db, user)
    const row = {
      id: user.id,
      name: user.name,
      email: user.email,
      role: 'Agent',
      status: 'active',
      twoStep: false,
      listings: { published: 1, pending: 1 },
    }
    for (const query of [
      '?q=kulkarni+LATA',
      `?q=${user.email}`,
      `?q=${user.id}&role=Agent&status=active`,
    ])
      expect((await list(query)).rows, query).toMatchObject([row])
    expect((await list(`?q=${user.id}&role=Owner`)).rows).toEqual([])
    expect((await list(`?q=${user.id}&status=disabled`)).rows).toEqual([])
  })

  test('shows the photo of a profile, as the desk does beside its user’s listings', async () => {
    const user = await makeUser(backend.db, 'Agent', 'Zubin Mistry')
    const photo = await makePhotoRow(backend.db, user)
    await backend.db.rows(
      sql`with own as (update images set is_profile = true, erase_after = null where id = ${photo}) update users set photo_id = ${photo} where id = ${user.id}`,
    )
    await makePending(backend.db, user)
    expect((await list(`?q=${user.id}`)).rows).toMatchObject([{ photo: { id: photo } }])
    const { queue } = (await ask(readDesk, { path: `/api/moderation?q=zubin`, cookie }))
      .body as unknown as Desk
    expect(queue.find(({ poster }) => poster.id === user.id)?.poster.photo).toMatchObject({
      id: photo,
    })
  })

  test('counts the sessions that still hold, not those that were idle too long or began too long ago', async () => {
    const { id } = await makeUser(backend.db)
    await backend.db.rows(sql`insert into sessions (id, user_id, created_at, last_seen_at) values
      (${`${id}-holds`}, ${id}, now() - interval '59 days', now()),
      (${`${id}-idle`}, ${id}, now() - interval '15 days', now() - interval '15 days'),
      (${`${id}-old`}, ${id}, now() - interval '61 days', now())`)
    expect((await ask(readUser, { path: `/api/users/${id}`, cookie })).body).toMatchObject({
      sessions: 1,
    })
  })

  test('shows only the last digits of a number, and the whole one where an admin opens the account', async () => {
    const { id } = await makeUser(backend.db)
    const answer = await ask(readUsers, { path: `/api/users?q=${id}`, cookie })
    expect(answer.text).toContain('"210"')
    expect(answer.text).not.toContain('9876543210')
    expect((await ask(readUser, { path: `/api/users/${id}`, cookie })).body).toMatchObject({
      id,
      mobileNumber: '9876543210',
      sessions: 0,
    })
    expect(await ask(readUser, { path: '/api/users/nosuchaccount', cookie })).toMatchObject({
      status: 404,
      body: { code: 'account_missing' },
    })
  })
})
