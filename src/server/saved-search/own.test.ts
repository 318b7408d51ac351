import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { type AlertRhythm, SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { readSavedSearches, saveSearch } from './own.ts'

const backend = setUpBackend()

async function save(user: SessionUser, query: string, rhythm: AlertRhythm, replaces?: string) {
  const saved = await saveSearch(backend, user, { query, rhythm, replaces })
  return saved.ok ? saved.value.id : ''
}
async function kept(user: SessionUser) {
  const own = await readSavedSearches(backend, user)
  return own.ok ? own.value.searches.map(({ id, query, rhythm }) => [id, query, rhythm]).sort() : []
}

test.each<[string, string, (lucknow: string, noida: string) => string[][]]>([
  [
    'becomes the new one, and keeps its id and rhythm',
    '?city=kanpur',
    (lucknow, noida) => [
      [lucknow, '?city=kanpur', 'weekly'],
      [noida, '?city=noida', 'at once'],
    ],
  ],
  [
    'goes where the new one is saved already',
    '?city=noida',
    (_, noida) => [[noida, '?city=noida', 'at once']],
  ],
  [
    'stays as it was where nothing is changed',
    '?city=lucknow',
    (lucknow, noida) => [
      [lucknow, '?city=lucknow', 'weekly'],
      [noida, '?city=noida', 'at once'],
    ],
  ],
])('A saved search that is replaced %s', async (_, query, expected) => {
  const asha = await makeUser(backend.db, 'Client')
  const lucknow = await save(asha, '?city=lucknow', 'weekly')
  const noida = await save(asha, '?city=noida', 'at once')
  await save(asha, query, 'daily', lucknow)
  expect(await kept(asha)).toEqual(expected(lucknow, noida).sort())
})

test('A saved search that is replaced reports nothing that its new filters matched before', async () => {
  const asha = await makeUser(backend.db, 'Client')
  const id = await save(asha, '?city=lucknow', 'weekly')
  await backend.db.rows(
    sql`update saved_searches set created_at = now() - interval '9 days', alerted_until = now() - interval '5 days' where id = ${id}`,
  )
  await save(asha, '?city=kanpur', 'daily', id)
  expect(
    await backend.db.row(
      sql`select created_at = alerted_until and created_at > now() - interval '1 minute' as now from saved_searches where id = ${id}`,
    ),
  ).toEqual({ now: true })
})

test('Nobody replaces a search of another user, or one that is gone: the new one is saved', async () => {
  const [asha, bina] = [await makeUser(backend.db, 'Client'), await makeUser(backend.db, 'Client')]
  const id = await save(asha, '?city=lucknow', 'weekly')
  for (const replaces of [id, 'nosuchsearch']) await save(bina, '?city=kanpur', 'daily', replaces)
  expect(await kept(asha)).toEqual([[id, '?city=lucknow', 'weekly']])
  expect((await kept(bina)).map(([, query]) => query)).toEqual(['?city=kanpur'])
})

test('A full list can still be changed', async () => {
  const asha = await makeUser(backend.db, 'Client')
  let last = ''
  for (let n = 0; n < SAVED_SEARCH_LIMITS.perAccount; n += 1)
    last = await save(asha, `?q=word${n}`, 'never')
  expect(await save(asha, '?q=other', 'never', last)).toBe(last)
})
