import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { type AlertStop, SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'
import { confirmAddress, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { askFor, makeFollower } from '../../test/support/data/followers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { deleteAccount } from '../account/delete.ts'
import { resetPassword } from '../account/recover.ts'
import { newToken } from '../account/tokens.ts'
import { verifyEmail } from '../account/verify.ts'
import { readFollowed } from './followed.ts'
import { readSavedSearches, saveSearch } from './own.ts'
import { stopAlerts } from './stop.ts'
import { stopToken } from './stop-token.ts'

const backend = setUpBackend()
let user: SessionUser
beforeEach(async () => {
  await forgetAttempts(backend.db)
  user = await makeUser(backend.db, 'Client')
})

const own = async () => {
  const read = await readSavedSearches(backend, user)
  return read.ok ? read.value.searches.map(({ query, rhythm }) => `${query} ${rhythm}`).sort() : []
}
const confirm = async () => {
  const token = await newToken(backend.db, 'verify email', user)
  return verifyEmail(backend, user, { token }, '10.6.0.1')
}

test('An account that confirms the address takes over its searches, what they told included', async () => {
  const follower = await makeFollower(backend.db, user.email.toUpperCase())
  await backend.db.rows(sql`
    insert into told_listings (search_id, listing_id, price)
    select id, 'somelisting', 7200000 from saved_searches where follower_id = ${follower.id}`)
  expect(await own()).toEqual([])
  expect((await confirm()).ok).toBe(true)
  expect(await own()).toEqual(['?city=lucknow daily'])
  expect(await readFollowed(backend, follower)).toMatchObject({ code: 'link_used_up' })
  expect(
    await backend.db.rows(sql`
      select 1
      from told_listings t
      join saved_searches s on s.id = t.search_id
      where s.user_id = ${user.id}`),
  ).toHaveLength(1)
})

test('A new password by the link of a mail confirms the address as well', async () => {
  await makeFollower(backend.db, user.email)
  const token = await newToken(backend.db, 'reset password', user)
  const password = 'seven green doors'
  const answer = await resetPassword(backend, { token, password }, '10.6.0.2')
  expect(answer.ok).toBe(true)
  expect(await own()).toEqual(['?city=lucknow daily'])
})

test('What the account has already stays as it has it, and what finds no place stays with the address', async () => {
  await saveSearch(backend, user, { query: '?city=lucknow', rhythm: 'weekly' })
  for (let n = 2; n < SAVED_SEARCH_LIMITS.perAccount; n += 1)
    await saveSearch(backend, user, { query: `?q=tower+${n}`, rhythm: 'never' })
  const follower = await makeFollower(backend.db, user.email)
  for (const query of ['?city=noida', '?city=kanpur'])
    await makeFollower(backend.db, user.email, query)
  await confirm()
  const searches = await own()
  expect(searches).toHaveLength(SAVED_SEARCH_LIMITS.perAccount)
  expect(searches).toContain('?city=lucknow weekly')
  expect(searches).toContain('?city=noida daily')
  const left = await readFollowed(backend, follower)
  expect(left.ok && left.value.searches).toMatchObject([{ query: '?city=kanpur' }])
})

test('The links of mails from before still stop what the account took over, and what it had already', async () => {
  await saveSearch(backend, user, { query: '?city=lucknow', rhythm: 'weekly' })
  const follower = await makeFollower(backend.db, user.email)
  await makeFollower(backend.db, user.email, '?city=noida')
  const before = await readFollowed(backend, follower)
  const ids = new Map(before.ok ? before.value.searches.map(({ id, query }) => [query, id]) : [])
  await confirm()
  const stop = (what: AlertStop, id = '') =>
    stopAlerts(backend, id, stopToken(backend.env, what, id))
  await stop('alert', ids.get('?city=noida'))
  expect(await own()).toEqual(['?city=lucknow weekly', '?city=noida never'])
  await stop('alert', ids.get('?city=lucknow'))
  expect(await own()).toEqual(['?city=lucknow never', '?city=noida never'])
  for (const query of ['?city=lucknow', '?city=kanpur', '?city=noida'])
    await saveSearch(backend, user, { query, rhythm: 'daily' })
  const other = await makeUser(backend.db, 'Client')
  await saveSearch(backend, other, { query: '?city=noida', rhythm: 'daily' })
  await stop('alerts', follower.id)
  expect(await own()).toEqual(['?city=kanpur never', '?city=lucknow never', '?city=noida never'])
  const others = await readSavedSearches(backend, other)
  expect(others.ok && others.value.searches).toMatchObject([{ rhythm: 'daily' }])
})

test('With the account everything about its confirmed address goes', async () => {
  await confirmAddress(backend.db, user)
  const other = await makeFollower(backend.db)
  // Kept from before the account confirmed the address by another way.
  await backend.db.rows(sql`update followers set email = ${user.email} where id = ${other.id}`)
  await askFor(backend.db, user.email)
  expect((await deleteAccount(backend, user, PASSWORD)).ok).toBe(true)
  expect(await readFollowed(backend, other)).toMatchObject({ code: 'link_used_up' })
  for (const left of [
    sql`select 1 from asked_searches where email = ${user.email}`,
    sql`select 1 from mails where data->>'to' = ${user.email}`,
  ])
    expect(await backend.db.rows(left)).toEqual([])
})
