import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { askByMail as contract } from '../../contract/saved-search.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import {
  FOLLOW_RATE_LIMITS,
  SAVED_SEARCH_LIMITS,
  UNCONFIRMED_LIMIT,
} from '../../domain/saved-search/constants.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { askFor, makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { setUpMailbox } from '../../test/support/http/mailbox.ts'
import { ask } from '../../test/support/http/requests.ts'
import { mailboxHash } from '../account/mailbox.ts'
import { newToken } from '../account/tokens.ts'
import { verifyEmail } from '../account/verify.ts'
import { cleanUp } from '../cleanup/run.ts'
import { confirmFollowed, refuseAsking } from './ask.ts'
import { followLink } from './follow-secret.ts'
import { eraseFollowed, readFollowed, removeFollowedSearch } from './followed.ts'
import { readSavedSearches, saveSearch } from './own.ts'

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
const asked = (mailbox: string | null = null) =>
  backend.db.rows(
    sql`select 1 from asked_searches where mailbox = coalesce(${mailbox}::text, mailbox)`,
  )
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

describe('A mailbox that did not ask', () => {
  /** The link in the mail to an address with which its reader ends such mails. */
  const neverOf = (email: string) => {
    const [, id = '', secret = ''] =
      /\/alerts#never\.([a-z0-9]+)\.([0-9a-f]{64})/.exec(mailbox.to(email)?.text ?? '') ?? []
    return { id, secret }
  }

  test('gets few mails in a month that nobody confirms, on however many days', async () => {
    const email = newAddress()
    const statuses = []
    for (let n = 0; n <= UNCONFIRMED_LIMIT.attempts; n += 1) {
      statuses.push((await send(email, `10.7.3.${n}`)).status)
      await passHours(backend.db, 25)
      await cleanUp(backend)
    }
    expect(statuses).toEqual([...Array<number>(UNCONFIRMED_LIMIT.attempts).fill(200), 429])
    await passHours(backend.db, 20 * 24)
    expect((await send(email, '10.7.4.1')).status).toBe(200)
  })

  test('that confirms a search may ask for more in the same month', async () => {
    const { email } = await makeFollower(backend.db)
    for (let n = 1; n <= UNCONFIRMED_LIMIT.attempts; n += 1) {
      await makeFollower(backend.db, email, `?q=tower+${n}`)
      await passHours(backend.db, 25)
    }
    expect((await send(email)).status).toBe(200)
  })

  test('is never asked again after one press, by any spelling, and the answer stays the same', async () => {
    const email = 'sunil.v@gmail.com'
    await send(email)
    const never = neverOf(email)
    expect(await refuseAsking(backend, { ...never, secret: '0'.repeat(64) })).toMatchObject({
      code: 'not_found',
    })
    expect(await refuseAsking(backend, never)).toEqual({ ok: true, value: { refused: true } })
    expect(await asked('sunilv@gmail.com')).toEqual([])
    const count = mailbox.count('sunilv+x@gmail.com')
    const again = await send('sunilv+x@gmail.com')
    expect([again.status, again.body]).toEqual([200, {}])
    expect(mailbox.count('sunilv+x@gmail.com')).toBe(count)
    expect(await asked('sunilv@gmail.com')).toEqual([])
    const [kept] = await backend.db.rows<object>(sql`select * from refused_mailboxes`)
    expect(JSON.stringify(kept)).not.toContain('sunil')
    expect((await refuseAsking(backend, never)).ok).toBe(true)
  })

  test('can end the mails when the link to confirm works no longer', async () => {
    const email = newAddress()
    await send(email)
    await passHours(backend.db, 72)
    await cleanUp(backend)
    expect((await refuseAsking(backend, neverOf(email))).ok).toBe(true)
    await forgetAttempts(backend.db)
    await send(email)
    expect(mailbox.count(email)).toBe(1)
  })

  test('is left in peace also by a mail that waits to be sent', async () => {
    const email = newAddress()
    await askFor(backend.db, email)
    const id = mailboxHash(backend.env, mailboxOf(email))
    await refuseAsking(backend, followLink(backend.env, 'never', id))
    expect(await backend.db.rows(sql`select 1 from mails where data->>'to' = ${email}`)).toEqual([])
  })

  test('can still confirm its address for an account', async () => {
    const user = await makeUser(backend.db)
    const id = mailboxHash(backend.env, mailboxOf(user.email))
    await refuseAsking(backend, followLink(backend.env, 'never', id))
    const token = await newToken(backend.db, 'verify email', user)
    expect((await verifyEmail(backend, user, { token }, '10.7.5.1')).ok).toBe(true)
    await saveSearch(backend, user, { query: '?city=noida', rhythm: 'daily' })
    const own = await readSavedSearches(backend, user)
    expect(own.ok && own.value.searches).toHaveLength(1)
  })
})

describe('The link of the mail', () => {
  test('works not with another secret, and as often as it is pressed: an answer may be lost', async () => {
    const link = await askFor(backend.db, newAddress())
    const other = await askFor(backend.db, newAddress())
    expect(await confirmFollowed(backend, { ...link, secret: other.secret })).toMatchObject({
      code: 'link_used_up',
    })
    const first = await confirmFollowed(backend, link)
    expect(first.ok).toBe(true)
    expect((await readFollowed(backend, link)).ok).toBe(true)
    expect(await confirmFollowed(backend, link)).toEqual(first)
    const kept = (first.ok && first.value.link) || { id: '', secret: '' }
    expect(await queriesOf(kept)).toEqual(['?city=lucknow'])
    await eraseFollowed(backend, kept)
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
    expect(await confirmFollowed(backend, link)).toEqual({ ok: true, value: { link: null } })
    expect(await backend.db.rows(sql`select 1 from followers where email = ${user.email}`)).toEqual(
      [],
    )
  })

  test('starts the stopped mails of the account anew, and a late bounce does not stop them', async () => {
    const user = await makeUser(backend.db)
    await confirmAddress(backend.db, user)
    await backend.db.rows(sql`
      update users
      set mail_stop = 'bounced', mail_news_at = now() - interval '1 day'
      where id = ${user.id}`)
    const link = await askFor(backend.db, user.email)
    expect((await confirmFollowed(backend, { ...link, secret: '0'.repeat(64) })).ok).toBe(false)
    const stop = async () => {
      const own = await readSavedSearches(backend, user)
      return own.ok && own.value.mailStop
    }
    expect(await stop()).toBe('bounced')
    await confirmFollowed(backend, link)
    expect(await stop()).toBeNull()
    expect(
      await backend.db.rows(
        sql`select 1 from users where id = ${user.id} and mail_news_at > now() - interval '1 hour'`,
      ),
    ).toHaveLength(1)
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
