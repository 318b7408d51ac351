import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { changeRole, changeStatus } from './manage.ts'

const ROUNDS = 6

const backend = setUpBackend()

// Calls the commands directly, as two requests that have both passed the session check: only the statement can refuse
// one.
const demote = (admin: SessionUser, other: SessionUser) =>
  changeRole(backend, admin, other.id, { from: 'Admin', to: 'Owner' })
const disable = (admin: SessionUser, other: SessionUser) =>
  changeStatus(backend, admin, other.id, { from: 'active', to: 'disabled' })

async function onlyAdmins(count: number): Promise<SessionUser[]> {
  await backend.db.rows(sql`update users set role = 'Owner'`)
  return Promise.all(Array.from({ length: count }, () => makeUser(backend.db, 'Admin')))
}
const left = () =>
  backend.db.rows(sql`select id from users where role = 'Admin' and status = 'active'`)

test('Two admins who demote or disable each other at once: one of them remains, the other is refused as no admin', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = await onlyAdmins(2)
    if (!one || !two) throw new Error('There are no two admins.')
    const results = await Promise.all([demote(one, two), (round % 2 ? disable : demote)(two, one)])
    expect(await left()).toHaveLength(1)
    expect(results.map((result) => (result.ok ? 'done' : result.code)).toSorted()).toEqual([
      'done',
      'forbidden',
    ])
  }
})

test('Five admins who all demote each other at once: one remains', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await onlyAdmins(5)
    await Promise.all(
      all.flatMap((one) => all.filter((other) => other !== one).map((other) => demote(one, other))),
    )
    expect(await left()).toHaveLength(1)
  }
})
