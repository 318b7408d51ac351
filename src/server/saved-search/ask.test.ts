import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { askByMail as contract } from '../../contract/saved-search.ts'
import { FOLLOW_RATE_LIMITS, SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { askFor, makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask } from '../../test/support/http/requests.ts'
import { cleanUp } from '../cleanup/run.ts'
import { confirmFollowed } from './ask.ts'
import { readFollowed, removeFollowedSearch } from './followed.ts'
import { readSavedSearches } from './own.ts'

const backend = setUpBackend()
const mailbox = setUpMailbox()
beforeEach(() => forgetAttempts(backend.db))

const send = (email: string, ip = '10.7.0.1', more: object = {}) =>
  ask(handlers.askByMail, {
    method: 'POST',
    path: contract.path,
    body: { email, query: '?city=lucknow', submissionKey: newSubmissionKey(), ...more },
    ip,
  })
const asked = () => backend.db.rows(sql`select 1 from asked_searches`)
const queriesOf = async (link: { id: string; secret: string }) => {
  const kept = await readFollowed(backend, link)
  return kept.ok ? kept.value.searches.map(({ query }) => query).sort() : kept.code
}

describe('A visitor without an account', () => {
  test('gets one mail with a link, and nothing begins before the link is confirmed', async () => {
    const email = newAddress()
    expect((await send(email)).body).toEqual({})
    expect(mailbox.count(email)).toBe(1)
    const [, id = '', secret = ''] =
      /\/alerts#confirm\.([a-z0-9]+)\.([0-9a-f]{64})/.exec(mailbox.to(email)?.text ?? '') ?? []
    expect(mailbox.to(email)?.text).toContain('Lucknow')
    expect(await backend.db.rows(sql`select 1 from followers where email = ${email}`)).toEqual([])
    // Mail programs open links by themselves, and reading changes nothing.
    expect(await readFollowed(backend, { id, secret })).toMatchObject({
      ok: true,
      value: { email, searches: [{ query: '?city=lucknow' }] },
    })
    expect(await backend.db.rows(sql`select 1 from followers where email = ${email}`)).toEqual([])
    const confirmed = await confirmFollowed(backend, { id, secret })
    const link = (confirmed.ok && confirmed.value.link) || { id: '', secret: '' }
    expect(await queriesOf(link)).toEqual(['?city=lucknow'])
  })

  test('gets the same answer and the same mail whether the address is known or not', async () => {
    const user = await makeUser(backend.db)
    await confirmAddress(backend.db, user)
    const { email } = await makeFollower(backend.db)
    const stranger = newAddress()
    const answers = [await send(stranger), await send(email), await send(user.email)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, {}]))
    const subjects = [stranger, email, user.email].map((to) => mailbox.to(to)?.subject)
    expect(new Set(subjects).size).toBe(1)
  })

  test('sends once what is sent twice with one key, and a bot’s form not at all', async () => {
    const [email, submissionKey] = [newAddress(), newSubmissionKey()]
    for (const _ of [1, 2]) await send(email, '10.7.0.1', { submissionKey })
    expect(mailbox.count(email)).toBe(1)
    const bot = newAddress()
    expect((await send(bot, '10.7.0.1', { website: 'https://evil.example' })).status).toBe(200)
    expect(mailbox.count(bot)).toBe(0)
  })

  test('cannot have a mailbox flooded, by any spelling of its address and from any network', async () => {
    const { attempts } = FOLLOW_RATE_LIMITS.mailbox
    const statuses = []
    for (let n = 0; n <= attempts; n += 1)
      statuses.push((await send(`asha.r+${n}@gmail.com`, `10.7.1.${n}`)).status)
    expect(statuses).toEqual([...Array<number>(attempts).fill(200), 429])
  })

  test('cannot ask for many addresses from one network', async () => {
    const { attempts } = FOLLOW_RATE_LIMITS.network
    for (let n = 0; n < attempts; n += 1) await send(newAddress(), '10.7.2.1')
    expect((await send(newAddress(), '10.7.2.1')).status).toBe(429)
    expect((await send(newAddress(), '10.7.2.2')).status).toBe(200)
  })

  test('has to type an address, and to search for something', async () => {
    const refused = await send('asha@example', '10.7.0.1', { query: '' })
    expect([refused.status, Object.keys(refused.body.fields as object).sort()]).toEqual([
      400,
      ['email', 'query'],
    ])
  })
})

describe('The link of the mail', () => {
  test('works once, and not with another secret', async () => {
    const link = await askFor(backend.db, newAddress())
    const other = await askFor(backend.db, newAddress())
    expect(await confirmFollowed(backend, { ...link, secret: other.secret })).toMatchObject({
      code: 'link_used_up',
    })
    expect((await confirmFollowed(backend, link)).ok).toBe(true)
    for (const again of [await confirmFollowed(backend, link), await readFollowed(backend, link)])
      expect(again).toMatchObject({ code: 'link_used_up' })
  })

  test('works for two days; then what nobody confirmed is erased with its mail', async () => {
    const link = await askFor(backend.db, newAddress())
    await passHours(backend.db, 47)
    expect((await readFollowed(backend, link)).ok).toBe(true)
    await passHours(backend.db, 2)
    expect(await confirmFollowed(backend, link)).toMatchObject({ code: 'link_used_up' })
    await cleanUp(backend)
    expect(await asked()).toEqual([])
    expect(await backend.db.rows(sql`select 1 from mails where kind = 'confirm alert'`)).toEqual([])
  })

  test('saves the search in the account that has confirmed the address', async () => {
    const user = await makeUser(backend.db)
    await confirmAddress(backend.db, user)
    const link = await askFor(backend.db, user.email.toUpperCase(), '?city=noida')
    expect(await confirmFollowed(backend, link)).toEqual({ ok: true, value: { link: null } })
    const own = await readSavedSearches(backend, user)
    expect(own.ok && own.value.searches).toMatchObject([{ query: '?city=noida', rhythm: 'daily' }])
    expect(await backend.db.rows(sql`select 1 from followers where email = ${user.email}`)).toEqual(
      [],
    )
  })

  test('saves nothing in an account that has not confirmed the address', async () => {
    const stranger = await makeUser(backend.db)
    const { id, secret } = await makeFollower(backend.db, stranger.email)
    const own = await readSavedSearches(backend, stranger)
    expect(own.ok && own.value.searches).toEqual([])
    expect(await queriesOf({ id, secret })).toEqual(['?city=lucknow'])
  })

  test('adds a search to those of the address, starts a stopped one anew, and saves none twice', async () => {
    const follower = await makeFollower(backend.db)
    const { email } = follower
    await makeFollower(backend.db, email, '?city=noida')
    await backend.db.rows(
      sql`update saved_searches set rhythm = 'never' where follower_id = ${follower.id}`,
    )
    await backend.db.rows(sql`update followers set mail_stop = 'bounced' where id = ${follower.id}`)
    await makeFollower(backend.db, email.toUpperCase())
    expect(await queriesOf(follower)).toEqual(['?city=lucknow', '?city=noida'])
    const kept = await readFollowed(backend, follower)
    expect(kept.ok && kept.value.mailStop).toBeNull()
    expect(kept.ok && kept.value.searches.map(({ rhythm }) => rhythm).sort()).toEqual([
      'daily',
      'never',
    ])
  })

  test('saves no more searches for a mailbox than an account may have, by whatever spelling', async () => {
    const follower = await makeFollower(backend.db, 'ravi.k@gmail.com')
    for (let n = 1; n < SAVED_SEARCH_LIMITS.perAccount; n += 1) {
      await forgetAttempts(backend.db)
      await makeFollower(backend.db, 'ravi.k@gmail.com', `?q=tower+${n}`)
    }
    await forgetAttempts(backend.db)
    for (const email of ['ravi.k@gmail.com', 'ravik+homes@gmail.com']) {
      const link = await askFor(backend.db, email, '?q=one+more')
      expect(await confirmFollowed(backend, link)).toMatchObject({ code: 'too_many_searches' })
    }
    // Once there is room the same link works.
    const link = await askFor(backend.db, 'ravi.k@gmail.com', '?q=one+more')
    const kept = await readFollowed(backend, follower)
    const search = (kept.ok && kept.value.searches[0]?.id) || ''
    await removeFollowedSearch(backend, { id: follower.id, secret: follower.secret, search })
    expect((await confirmFollowed(backend, link)).ok).toBe(true)
  })
})
