import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { addressOf } from '../../contract/endpoint.ts'
import { stopAlerts } from '../../contract/saved-search.ts'
import type { AlertStop } from '../../domain/saved-search/constants.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { makeFollower } from '../../test/support/data/followers.ts'
import { setUpHarness } from '../../test/support/database/harness.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { changeRhythm, readSavedSearches, saveSearch } from './own.ts'
import { stopToken } from './stop-token.ts'

const harness = setUpHarness()
let client: SessionUser
beforeEach(async () => {
  client = await makeUser(harness.db, 'Client')
  await saveSearch(deps(), client, { query: '?city=noida', rhythm: 'daily' })
})

const stopAlertsPath = (id: string, secret: string) => addressOf(stopAlerts, { id, secret })
const deps = () => ({ ...testDeps(), db: harness.db })
const rhythm = async () => {
  const own = await readSavedSearches(deps(), client)
  return own.ok && own.value.searches[0]?.rhythm
}
/** The call of a mail program's server: a form with one field, without a page and a session. */
const callOf = (path: string) =>
  harness.send({
    method: 'POST',
    path,
    origin: null,
    bytes: Buffer.from('List-Unsubscribe=One-Click'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('A mail program ends the mails with the address in the header, and once more without harm', async () => {
  const path = stopAlertsPath(client.id, stopToken(testDeps().env, 'searches', client.id))
  expect((await callOf(path)).status).toBe(200)
  expect(await rhythm()).toBe('never')
  expect((await callOf(path)).status).toBe(200)
})

test('A forged address ends no mails, nor does one of another user', async () => {
  const other = await makeUser(harness.db, 'Client')
  const forged = ['0'.repeat(64), stopToken(testDeps().env, 'searches', other.id)]
  for (const token of forged)
    expect((await callOf(stopAlertsPath(client.id, token))).body.code).toBe('not_found')
  expect(await rhythm()).toBe('daily')
})

test.each<[AlertStop, string[], boolean]>([
  ['search', ['daily', 'never'], true],
  ['searches', ['never', 'never'], true],
  ['homes', ['daily', 'daily'], false],
])(
  'The link that stops “%s” stops nothing else: rhythms %j, saved properties %s',
  async (stop, rhythms, homeMails) => {
    const made = await saveSearch(deps(), client, { query: '?city=lucknow', rhythm: 'daily' })
    const id = stop === 'search' && made.ok ? made.value.id : client.id
    const secret = stopToken(testDeps().env, stop, id)
    expect((await callOf(stopAlertsPath(id, secret))).status).toBe(200)
    const own = await readSavedSearches(deps(), client)
    expect(own.ok && own.value.searches.map((search) => search.rhythm).sort()).toEqual(rhythms)
    expect(own.ok && own.value.homeMails).toBe(homeMails)
  },
)

test('The link that pauses a search keeps its rhythm and the other searches, and another choice ends the pause', async () => {
  const made = await saveSearch(deps(), client, { query: '?city=lucknow', rhythm: 'weekly' })
  const id = made.ok ? made.value.id : ''
  const pause = stopAlertsPath(id, stopToken(testDeps().env, 'pause', id))
  expect((await callOf(pause)).status).toBe(200)
  const searches = async () => {
    const own = await readSavedSearches(deps(), client)
    return own.ok ? own.value.searches.map((one) => [one.rhythm, one.pausedUntil !== null]) : []
  }
  expect((await searches()).sort()).toEqual([
    ['daily', false],
    ['weekly', true],
  ])
  await changeRhythm(deps(), client, id, 'daily')
  expect(await searches()).toEqual([
    ['daily', false],
    ['daily', false],
  ])
})

test('A GET request to the address, as mail programs send it, ends no mails', async () => {
  const path = stopAlertsPath(client.id, stopToken(testDeps().env, 'searches', client.id))
  expect((await harness.send({ method: 'GET', path })).status).toBe(405)
  expect(await rhythm()).toBe('daily')
})

test.each<[AlertStop, string[]]>([
  ['alert', ['daily', 'never']],
  ['alerts', ['never', 'never']],
])('Without an account the link that stops “%s” stops nothing else', async (stop, rhythms) => {
  const { id, email } = await makeFollower(harness.db)
  await makeFollower(harness.db, email, '?city=varanasi')
  const searches = () =>
    harness.db.rows<{ id: string; rhythm: string }>(
      sql`select id, rhythm from saved_searches where follower_id = ${id} order by created_at, id`,
    )
  const of = stop === 'alert' ? ((await searches())[0]?.id ?? '') : id
  expect((await callOf(stopAlertsPath(of, stopToken(testDeps().env, stop, of)))).status).toBe(200)
  expect((await searches()).map(({ rhythm }) => rhythm).sort()).toEqual(rhythms)
  expect(await rhythm()).toBe('daily')
})
