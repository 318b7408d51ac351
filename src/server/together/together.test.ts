import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { ALERT_STOP_TEXTS } from '#language/saved-search/texts'
import type { SessionUser } from '../../contract/account.ts'
import type { Together } from '../../contract/together.ts'
import { DAILY_MAIL_HOURS } from '../../domain/shortlist/constants.ts'
import { TOGETHER_DAYS, TOGETHER_LIMITS, VISIT_MINUTES } from '../../domain/together/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { deleteAccount } from '../account/delete.ts'
import { exportOwnData } from '../account/export.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { deliverMails } from '../mail/deliver.ts'
import { mailDailyAlerts } from '../saved-search/alerts.ts'
import { saveSearch } from '../saved-search/own.ts'
import { stopAlerts } from '../saved-search/stop.ts'
import { stopToken } from '../saved-search/stop-token.ts'
import { changeOwnHidden } from '../shortlist/hidden.ts'
import { changeOwnShortlist, noteOn } from '../shortlist/own.ts'
import { invite, readInvitation, take } from './invitation.ts'
import { mailTogether, setTogetherMails, shareSearch } from './mails.ts'
import { readTogether } from './read.ts'
import { end, say, takeBack } from './say.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const poster = setUpUser(backend)
const ip = '192.0.2.7'
let asha: SessionUser
let home: string
beforeEach(async () => {
  asha = await makeUser(backend.db, 'Client', 'Asha')
  await confirmAddress(backend.db, asha)
  home = await makePublished(backend.db, poster)
  await changeOwnShortlist(backend, asha, { add: [{ id: home, name: 'Bela Vista' }], remove: [] })
})

type Who = { user: SessionUser | null; seat: string | null }
const host = (): Who => ({ user: asha, seat: null })

async function invitation(user = asha): Promise<string> {
  const made = await invite(backend, user)
  if (!made.ok) throw new Error(made.code)
  return made.value.secret
}
/** Ravi takes an invitation, by a device without an account unless one is given. */
async function joined(user: SessionUser | null = null): Promise<Who & { pair: string }> {
  const taken = await take(backend, { secret: await invitation(), name: 'Ravi' }, { user, ip })
  if (!taken.ok) throw new Error(taken.code)
  return { user, seat: taken.value.seat, pair: taken.value.id }
}
const listsOf = async (who: Who): Promise<Together[]> => {
  const read = await readTogether(backend, who)
  return read.ok ? read.value.lists : []
}
const listOf = async (who: Who) => (await listsOf(who))[0]
const homeOf = async (who: Who, id = home) =>
  (await listOf(who))?.homes.find((one) => one.id === id)
const pairOf = async (who: Who) => (await listOf(who))?.id ?? ''
async function speak(
  who: Who,
  words: { answer?: 'yes' | 'maybe' | 'no' | ''; note?: string },
  listing = home,
) {
  const { answer = null, note = null } = words
  return say(backend, await pairOf(who), who, { listing, answer, note }, ip)
}
const code = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

describe('An invitation', () => {
  test('says who sends it and for how many homes, and is not taken by reading', async () => {
    const secret = await invitation()
    for (let times = 0; times < 3; times += 1)
      expect(await readInvitation(backend, secret, { user: null, ip })).toEqual({
        ok: true,
        value: { by: 'Asha', homes: 1, own: false },
      })
    expect(code(await take(backend, { secret, name: 'Ravi' }, { user: null, ip }))).toBe('ok')
  })
  test('is taken by one of several who press at once, and opens nothing afterwards', async () => {
    const secret = await invitation()
    const presses = ['Ravi', 'Mina', 'Om', 'Uma'].map((name) =>
      take(backend, { secret, name }, { user: null, ip }),
    )
    const codes = (await Promise.all(presses)).map(code)
    expect(codes.toSorted()).toEqual([
      'invitation_over',
      'invitation_over',
      'invitation_over',
      'ok',
    ])
    expect(code(await readInvitation(backend, secret, { user: null, ip }))).toBe('invitation_over')
    expect(code(await invite(backend, asha))).toBe('invitation_taken')
  })
  test('ends when a new one is made, when its days are over, and with the list', async () => {
    const [first, second] = [await invitation(), await invitation()]
    expect(code(await readInvitation(backend, first, { user: null, ip }))).toBe('invitation_over')
    await passHours(backend.db, TOGETHER_DAYS.invitation * 24 + 1)
    expect(code(await take(backend, { secret: second, name: 'Ravi' }, { user: null, ip }))).toBe(
      'invitation_over',
    )
    const third = await invitation()
    await end(backend, await pairOf(host()), host())
    expect(code(await take(backend, { secret: third, name: 'Ravi' }, { user: null, ip }))).toBe(
      'invitation_over',
    )
  })
  test('cannot be taken by who sent it, and not of a disabled account', async () => {
    const secret = await invitation()
    expect(await readInvitation(backend, secret, { user: asha, ip })).toMatchObject({
      value: { own: true },
    })
    expect(code(await take(backend, { secret, name: 'Me' }, { user: asha, ip }))).toBe(
      'invitation_over',
    )
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${asha.id}`)
    expect(code(await take(backend, { secret, name: 'Ravi' }, { user: null, ip }))).toBe(
      'invitation_over',
    )
  })
})

describe('A list of two', () => {
  test('shows both what the other said, without the notes that are for one alone', async () => {
    await noteOn(backend, asha, home, 'The ceiling price is 80')
    const ravi = await joined()
    await speak(host(), { answer: 'yes', note: 'Near my mother' })
    await speak(ravi, { answer: 'maybe' })
    expect(await homeOf(host())).toMatchObject({
      mine: { answer: 'yes', note: 'Near my mother' },
      theirs: { answer: 'maybe', note: '' },
    })
    expect(await homeOf(ravi)).toMatchObject({
      mine: { answer: 'maybe' },
      theirs: { answer: 'yes', note: 'Near my mother' },
    })
    expect([(await listOf(host()))?.other, (await listOf(ravi))?.other]).toEqual(['Ravi', 'Asha'])
    expect(JSON.stringify(await listOf(ravi))).not.toContain('ceiling')
  })
  test('keeps the words of both where they write at once, and a part that is not sent', async () => {
    const ravi = await joined()
    await Promise.all([
      speak(host(), { note: 'Asha here' }),
      speak(ravi, { note: 'Ravi here' }),
      speak(host(), { answer: 'yes' }),
      speak(ravi, { answer: 'no' }),
    ])
    expect(await homeOf(host())).toMatchObject({
      mine: { answer: 'yes', note: 'Asha here' },
      theirs: { answer: 'no', note: 'Ravi here' },
    })
    await speak(ravi, { answer: '' })
    expect((await homeOf(ravi))?.mine).toMatchObject({ answer: null, note: 'Ravi here' })
  })
  test('takes a home that the other person adds, if it is public, and keeps it while somebody says something of it', async () => {
    const ravi = await joined()
    const other = await makePublished(backend.db, poster)
    expect(code(await speak(ravi, {}, other))).toBe('ok')
    expect(await homeOf(host(), other)).toMatchObject({ savedAt: null, theirs: { answer: null } })
    expect(code(await speak(ravi, {}, 'unknown12345'))).toBe('not_found')
    await speak(ravi, { note: 'Stays' })
    await changeOwnShortlist(backend, asha, { add: [], remove: [home] })
    expect(await homeOf(host())).toMatchObject({ savedAt: null, theirs: { note: 'Stays' } })
    for (const id of [home, other]) await takeBack(backend, ravi.pair, ravi, id)
    expect((await listOf(host()))?.homes).toEqual([])
  })
  test('has room for a limited number of homes of which one person says something', async () => {
    const ravi = await joined()
    await backend.db.rows(sql`
      insert into shortlist_answers (seat_id, listing_id, name)
      select s.id, 'listing' || lpad(n::text, 5, '0'), 'House'
      from shortlist_seats s, generate_series(1, ${TOGETHER_LIMITS.homes}::int) n
      where s.pair_id = ${ravi.pair} and not s.host`)
    expect(code(await speak(ravi, { answer: 'yes' }))).toBe('list_full')
    expect(code(await speak(ravi, { answer: 'yes' }, 'listing00001'))).toBe('ok')
    await takeBack(backend, ravi.pair, ravi, 'listing00001')
    expect(code(await speak(ravi, { answer: 'yes' }))).toBe('ok')
  })
  test('is neither read nor written by anybody else', async () => {
    const ravi = await joined()
    const others: Who[] = [
      { user: null, seat: null },
      { user: null, seat: 'f'.repeat(64) },
      { user: poster, seat: null },
    ]
    for (const who of others) {
      expect(await listsOf(who)).toEqual([])
      const said = { listing: home, answer: 'no', note: null } as const
      expect(code(await say(backend, ravi.pair, who, said, ip))).toBe('not_found')
      expect(code(await takeBack(backend, ravi.pair, who, home))).toBe('not_found')
      expect(code(await end(backend, ravi.pair, who))).toBe('not_found')
    }
    const mails = { seat: null, mails: true }
    expect(code(await setTogetherMails(backend, ravi.pair, poster, mails))).toBe('not_found')
  })
  test('is one list to a host on the device of their guest, whose words stay out of reach', async () => {
    const ravi = await joined()
    await speak(ravi, { answer: 'maybe', note: 'His' })
    const both: Who = { user: asha, seat: ravi.seat }
    await speak(host(), { answer: 'no' })
    expect(code(await speak(both, { answer: 'yes', note: 'Hers' }))).toBe('ok')
    const read = await readTogether(backend, both)
    expect(read).toMatchObject({ value: { seated: true, lists: [{ host: true, other: 'Ravi' }] } })
    expect(await listsOf(both)).toHaveLength(1)
    expect(await homeOf(both)).toMatchObject({
      mine: { answer: 'yes', note: 'Hers' },
      theirs: { answer: 'maybe', note: 'His' },
    })
    await takeBack(backend, ravi.pair, both, home)
    expect(await homeOf(ravi)).toMatchObject({ mine: { note: 'His' }, theirs: null })
    await setTogetherMails(backend, ravi.pair, asha, { seat: ravi.seat, mails: true })
    expect([(await listOf(host()))?.mails, (await listOf(ravi))?.mails]).toEqual([true, null])
    await end(backend, ravi.pair, both)
    expect(await readTogether(backend, both)).toMatchObject({ value: { seated: false, lists: [] } })
  })
  test('says what is new since the visit before, through all of this visit', async () => {
    const ravi = await joined()
    await listOf(host())
    expect((await listOf(host()))?.since).toBeNull()
    await passHours(backend.db, 24)
    await speak(ravi, { answer: 'yes' })
    const first = await listOf(host())
    const saidAt = (await homeOf(host()))?.theirs?.at ?? ''
    expect([first?.since, saidAt].toSorted()).toEqual([first?.since, saidAt])
    expect((await listOf(host()))?.since).toBe(first?.since)
    await passHours(backend.db, (VISIT_MINUTES + 1) / 60)
    const second = await listOf(host())
    expect(second?.since).not.toBe(first?.since)
  })
})

describe('The end of a list', () => {
  test('by who left it erases their words alone, and lets somebody else be invited', async () => {
    const ravi = await joined()
    await speak(host(), { note: 'Mine' })
    await speak(ravi, { note: 'His' })
    await end(backend, ravi.pair, ravi)
    expect(await listsOf(ravi)).toEqual([])
    expect(await listOf(host())).toMatchObject({ other: null, joinedAt: null })
    expect(await homeOf(host())).toMatchObject({ mine: { note: 'Mine' }, theirs: null })
    await joined()
  })
  test('by the host, or with the host’s account, erases all of it', async () => {
    const ravi = await joined()
    await speak(ravi, { note: 'His' })
    await end(backend, ravi.pair, host())
    expect([...(await listsOf(ravi)), ...(await listsOf(host()))]).toEqual([])
    const again = await joined()
    await speak(again, { note: 'Again' })
    await deleteAccount(backend, asha, PASSWORD)
    expect(await listsOf(again)).toEqual([])
    expect(
      await backend.db.rows(sql`select 1 from shortlist_seats where pair_id = ${again.pair}`),
    ).toEqual([])
  })
  test('comes with the other’s account too, and takes only their words', async () => {
    const ravi = await makeUser(backend.db, 'Client', 'Ravi Kumar')
    const place = await joined(ravi)
    await speak(host(), { note: 'Mine' })
    await speak(place, { note: 'His' })
    await deleteAccount(backend, ravi, PASSWORD)
    expect(await homeOf(host())).toMatchObject({ mine: { note: 'Mine' }, theirs: null })
  })
  test('comes by itself where nobody opens it for long', async () => {
    await joined()
    await passHours(backend.db, TOGETHER_DAYS.unused * 24 - 1)
    await listOf(host())
    await passHours(backend.db, 25)
    await forgetRecords(backend.db)
    expect(await listOf(host())).toBeDefined()
    await passHours(backend.db, TOGETHER_DAYS.unused * 24 + 1)
    await forgetRecords(backend.db)
    expect(await listsOf(host())).toEqual([])
  })
})

test('An export says which words are whose, and holds no secret', async () => {
  const ravi = await joined()
  await speak(host(), { note: 'Mine' })
  await speak(ravi, { answer: 'no', note: 'His' })
  const data = await exportOwnData(backend, asha)
  expect(data).toMatchObject({
    value: {
      listsOfTwo: [
        {
          iInvited: true,
          with: 'Ravi',
          saidByMe: [{ note: 'Mine' }],
          saidByTheOther: [{ answer: 'no', note: 'His' }],
        },
      ],
    },
  })
  expect(JSON.stringify(data)).not.toContain(ravi.seat)
})

describe('A search that is kept with a list', () => {
  test('is mailed to both, to the other only while they want mails, and by no one else’s will', async () => {
    const ravi = await makeUser(backend.db, 'Client', 'Ravi Kumar')
    await confirmAddress(backend.db, ravi)
    const place = await joined(ravi)
    const made = await saveSearch(backend, asha, { query: '?q=jankipuram', rhythm: 'daily' })
    const search = made.ok ? made.value.id : ''
    const share = (user: SessionUser, pair = place.pair) =>
      shareSearch(backend, pair, user, { search, shared: true })
    expect(code(await share(ravi))).toBe('not_found')
    expect(code(await share(poster))).toBe('not_found')
    expect(code(await share(asha))).toBe('ok')
    expect((await listOf({ user: ravi, seat: null }))?.othersSearches).toEqual(['?q=jankipuram'])
    const told = async (user: SessionUser) => {
      await mailDailyAlerts(backend)
      await deliverMails(backend, 10_000)
      return sink.to(user.email).map(({ mail }) => mail)
    }
    await makePublished(backend.db, poster, { locality: 'Jankipuram' })
    expect(await told(ravi)).toEqual([])
    expect(await told(asha)).toHaveLength(1)
    await setTogetherMails(backend, place.pair, ravi, { seat: null, mails: true })
    await makePublished(backend.db, poster, { locality: 'Jankipuram', price: 6_100_000 })
    const [mail] = await told(ravi)
    expect(mail?.text).toContain('Asha shares')
    expect(mail?.text).not.toContain(ALERT_STOP_TEXTS.search.submit)
    expect(await told(asha)).toHaveLength(2)
    // What one of them has hidden, the other is still told.
    for (const [user, price] of [
      [ravi, 6_200_000],
      [asha, 6_300_000],
    ] as const) {
      const key = await makePublished(backend.db, poster, { locality: 'Jankipuram', price })
      await changeOwnHidden(backend, user, { add: [{ kind: 'home', key, name: '' }], remove: [] })
    }
    const both = [await told(ravi), await told(asha)].map((mails) => mails.at(-1)?.text ?? '')
    expect(both.map((text) => text.includes('₹62,00,000'))).toEqual([false, true])
    expect(both.map((text) => text.includes('₹63,00,000'))).toEqual([true, false])
    await end(backend, place.pair, host())
    await makePublished(backend.db, poster, { locality: 'Jankipuram', price: 5_100_000 })
    expect(await told(ravi)).toHaveLength(2)
    expect(await told(asha)).toHaveLength(4)
  })
})

describe('A mail about a list', () => {
  const mails = async (user: SessionUser) => {
    await mailTogether(backend)
    await deliverMails(backend, 10_000)
    return sink.to(user.email).map(({ mail }) => mail)
  }
  test('comes once a day at most, to who asked for it, and has no words of the other', async () => {
    const ravi = await joined()
    await listOf(host())
    await speak(ravi, { note: 'Words of Ravi' })
    expect(await mails(asha)).toEqual([])
    await setTogetherMails(backend, ravi.pair, asha, { seat: null, mails: true })
    const [mail] = await mails(asha)
    expect(mail?.subject).toContain('Ravi')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('Words of Ravi')
    await speak(ravi, { answer: 'no' })
    expect(await mails(asha)).toHaveLength(1)
    await passHours(backend.db, DAILY_MAIL_HOURS)
    expect(await mails(asha)).toHaveLength(2)
    await passHours(backend.db, DAILY_MAIL_HOURS)
    expect(await mails(asha)).toHaveLength(2)
  })
  test('comes to confirmed addresses only, not about what was seen, and ends by its own link', async () => {
    const ravi = await makeUser(backend.db, 'Client', 'Ravi Kumar')
    const place = await joined()
    const mailsOn = { seat: place.seat, mails: true }
    await setTogetherMails(backend, place.pair, ravi, mailsOn)
    await speak(host(), { answer: 'yes' })
    expect(await mails(ravi)).toEqual([])
    expect((await listOf({ user: ravi, seat: null }))?.mails).toBeNull()
    await confirmAddress(backend.db, ravi)
    expect((await listOf({ user: ravi, seat: null }))?.mails).toBe(true)
    expect(await mails(ravi)).toEqual([])
    await speak(host(), { answer: 'maybe' })
    expect(await mails(ravi)).toHaveLength(1)
    await stopAlerts(backend, ravi.id, stopToken(backend.env, 'together', ravi.id))
    await passHours(backend.db, DAILY_MAIL_HOURS)
    await speak(host(), { answer: 'no' })
    expect(await mails(ravi)).toHaveLength(1)
  })
})
