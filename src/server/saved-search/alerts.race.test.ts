import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { deliverMails } from '../mail/deliver.ts'
import { mailDailyAlerts } from './alerts.ts'
import { readSavedSearches, saveSearch } from './own.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)

test('Eight concurrent runs send one mail about a listing', async () => {
  const client = await makeUser(backend.db, 'Client')
  await confirmAddress(backend.db, client)
  await saveSearch(backend, client, { query: '?city=lucknow', rhythm: 'daily' })
  await makePublished(backend.db, await makeUser(backend.db))
  await Promise.all(Array.from({ length: 8 }, () => mailDailyAlerts(backend)))
  await deliverMails(backend, 10_000)
  expect(sink.to(client.email)).toHaveLength(1)
  expect(await backend.db.rows(sql`select 1 from told_listings`)).toHaveLength(1)
})

test('Many searches saved at once never exceed an account’s limit', async () => {
  const client = await makeUser(backend.db, 'Client')
  const queries = Array.from(
    { length: SAVED_SEARCH_LIMITS.perAccount + 8 },
    (_, n) => `?q=word${n}`,
  )
  const saved = await Promise.all(
    queries.map((query) => saveSearch(backend, client, { query, rhythm: 'never' })),
  )
  expect(saved.filter(({ ok }) => ok)).toHaveLength(SAVED_SEARCH_LIMITS.perAccount)
  const own = await readSavedSearches(backend, client)
  expect(own.ok && own.value.searches).toHaveLength(SAVED_SEARCH_LIMITS.perAccount)
})
