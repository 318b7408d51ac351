import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import { FOLLOWER_DAYS } from '../../domain/saved-search/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { askFor, makeFollower } from '../../test/support/data/followers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { cleanUp } from '../cleanup/run.ts'
import { deliverMails } from '../mail/deliver.ts'
import { mailDailyAlerts } from './alerts.ts'
import {
  changeFollowed,
  changeFollowedSearch,
  eraseFollowed,
  readFollowed,
  removeFollowedSearch,
} from './followed.ts'
import { askSilentFollowers } from './silence.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
let follower: Awaited<ReturnType<typeof makeFollower>>
beforeEach(async () => {
  await forgetAttempts(backend.db)
  await backend.db.rows(sql`delete from followers`)
  follower = await makeFollower(backend.db)
})

const DAY = 24
const kept = async (link = follower) => {
  const answer = await readFollowed(backend, link)
  return answer.ok ? answer.value : null
}
const searchId = async (n = 0) => (await kept())?.searches[n]?.id ?? ''
/** The mails that ask whether to keep what is kept. */
async function questionsTo(email: string) {
  await deliverMails(backend, 10_000)
  return sink.to(email).filter(({ mail }) => /^Do you still want/.test(mail.subject ?? ''))
}

test('The link changes how often mails come, about one search or all', async () => {
  await makeFollower(backend.db, follower.email, '?city=noida')
  const { id, secret } = follower
  const search = await searchId()
  await changeFollowedSearch(backend, { id, secret, search }, 'weekly')
  const rhythms = async () => (await kept())?.searches.map(({ rhythm }) => rhythm).sort()
  expect(await rhythms()).toEqual(['daily', 'weekly'])
  await changeFollowed(backend, follower, 'never')
  expect(await rhythms()).toEqual(['never', 'never'])
})

test('The link of one address opens, changes and erases nothing of another', async () => {
  const other = await makeFollower(backend.db)
  const search = await searchId()
  const forged = { id: follower.id, secret: other.secret }
  const { id, secret } = other
  for (const answer of [
    await readFollowed(backend, forged),
    await changeFollowed(backend, forged, 'never'),
    await eraseFollowed(backend, forged),
    await changeFollowedSearch(backend, { id, secret, search }, 'never'),
    await removeFollowedSearch(backend, { id, secret, search }),
  ])
    expect(answer.ok).toBe(false)
  expect((await kept())?.searches).toMatchObject([{ rhythm: 'daily' }])
})

test('With the last search the address is erased, and its link is dead', async () => {
  await makeFollower(backend.db, follower.email, '?city=noida')
  const { id, secret } = follower
  await removeFollowedSearch(backend, { id, secret, search: await searchId() })
  expect((await kept())?.searches).toHaveLength(1)
  await removeFollowedSearch(backend, { id, secret, search: await searchId() })
  expect(await readFollowed(backend, follower)).toMatchObject({ code: 'link_used_up' })
  for (const left of [
    sql`select 1 from asked_searches where email = ${follower.email}`,
    sql`select 1 from mails where data->>'to' = ${follower.email}`,
  ])
    expect(await backend.db.rows(left)).toEqual([])
})

test('The cleanup erases an address that is left without searches, where the last call ended early', async () => {
  await backend.db.rows(sql`delete from saved_searches where follower_id = ${follower.id}`)
  expect(await cleanUp(backend)).toMatchObject({ followers: 0 })
  await passHours(backend.db, 2)
  expect(await cleanUp(backend)).toMatchObject({ followers: 1 })
})

test('Nobody is erased who can be asked and was not: the weeks to answer begin with the question', async () => {
  await passHours(backend.db, (FOLLOWER_DAYS.silent + 30) * DAY)
  expect(await cleanUp(backend)).toMatchObject({ followers: 0 })
  expect(await askSilentFollowers(backend)).toBe(1)
  const daysLeft = (Date.parse((await kept())?.endsAt ?? '') - Date.now()) / (DAY * 3_600_000)
  expect(Math.round(daysLeft)).toBe(FOLLOWER_DAYS.askedBefore)
  await passHours(backend.db, (FOLLOWER_DAYS.askedBefore - 1) * DAY)
  expect(await cleanUp(backend)).toMatchObject({ followers: 0 })
  await passHours(backend.db, 2 * DAY)
  expect(await cleanUp(backend)).toMatchObject({ followers: 1 })
})

test('Everything about an address is erased at once: searches, what they told, waiting mails, what it asked for', async () => {
  await makePublished(backend.db, await makeUser(backend.db))
  await mailDailyAlerts(backend)
  await askFor(backend.db, follower.email, '?city=noida')
  expect(await backend.db.rows(sql`select 1 from told_listings`)).toHaveLength(1)
  expect((await eraseFollowed(backend, follower)).ok).toBe(true)
  for (const left of [
    sql`select 1 from told_listings`,
    sql`select 1 from saved_searches where follower_id = ${follower.id}`,
    sql`select 1 from mails where follower_id = ${follower.id}`,
    sql`select 1 from asked_searches where lower(email) = lower(${follower.email})`,
    sql`select 1 from mails where data->>'to' = ${follower.email}`,
  ])
    expect(await backend.db.rows(left)).toEqual([])
  const keys = await backend.db.rows<{ key: string }>(sql`select key from rate_limits`)
  expect(keys.map(({ key }) => key).join()).not.toContain(follower.email)
})

test('After a year of silence the address is erased, and some weeks before its reader is asked once', async () => {
  const asksAfter = FOLLOWER_DAYS.silent - FOLLOWER_DAYS.askedBefore
  await passHours(backend.db, (asksAfter - 1) * DAY)
  expect(await askSilentFollowers(backend)).toBe(0)
  await passHours(backend.db, 2 * DAY)
  expect(await askSilentFollowers(backend)).toBe(1)
  expect(await askSilentFollowers(backend)).toBe(0)
  const [asked, ...rest] = await questionsTo(follower.email)
  expect(rest).toEqual([])
  expect(asked?.mail.text).toContain(`/alerts#${follower.id}.${follower.secret}`)
  expect(asked?.raw).toMatch(/^List-Unsubscribe-Post: /im)
  await passHours(backend.db, (FOLLOWER_DAYS.askedBefore - 2) * DAY)
  await cleanUp(backend)
  expect(await kept()).not.toBeNull()
  await passHours(backend.db, 2 * DAY)
  expect(await cleanUp(backend)).toMatchObject({ followers: 1 })
  expect(await kept()).toBeNull()
})

test('A press, or a change, keeps everything for another year, and lets it be asked anew', async () => {
  for (const act of [
    () => changeFollowed(backend, follower),
    async () =>
      changeFollowedSearch(
        backend,
        { id: follower.id, secret: follower.secret, search: await searchId() },
        'weekly',
      ),
  ]) {
    await changeFollowed(backend, follower)
    await passHours(backend.db, (FOLLOWER_DAYS.silent - 10) * DAY)
    expect(await askSilentFollowers(backend)).toBe(1)
    expect((await act()).ok).toBe(true)
    await passHours(backend.db, 20 * DAY)
    await cleanUp(backend)
    expect(await kept()).not.toBeNull()
    expect(await askSilentFollowers(backend)).toBe(0)
  }
})

test('Nobody is asked to keep what sends no mails, and it is erased all the same', async () => {
  const bounced = await makeFollower(backend.db)
  await backend.db.rows(sql`update followers set mail_stop = 'bounced' where id = ${bounced.id}`)
  await changeFollowed(backend, follower, 'never')
  await passHours(backend.db, (FOLLOWER_DAYS.silent - 5) * DAY)
  expect(await askSilentFollowers(backend)).toBe(0)
  await passHours(backend.db, 6 * DAY)
  expect(await cleanUp(backend)).toMatchObject({ followers: 2 })
})
