import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import type { SessionUser } from '../../contract/account.ts'
import type { ReportReason } from '../../domain/report/constants.ts'
import { DOUBT_ANSWER_LIMIT, DOUBT_DAYS } from '../../domain/report/doubt.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { exportOwnData } from '../account/export.ts'
import { expireListings } from '../cleanup/run.ts'
import { readOwnListings } from '../listing/own.ts'
import { readPublicListing } from '../listing/public.ts'
import { handleReports, readReports, takeDownReported } from './desk.ts'
import { answerDoubt } from './doubt.ts'
import { sendReport } from './send.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const [BROKER, NOT_THEIRS] = ['A broker as owner', 'Not theirs to offer'] as const
let owner: SessionUser
let id: string
let network = 0

beforeEach(async () => {
  owner = await makeUser(backend.db, 'Owner', 'Asha Verma')
  id = await approved(backend.db, owner)
  for (const table of ['reports', 'offer_doubts', 'mails', 'rate_limits'])
    await backend.db.rows(sql`delete from ${sql.identifier(table)}`)
})

async function confirmedUser(email?: string) {
  const user = await makeUser(backend.db, 'Client', 'Ravi', email)
  await confirmAddress(backend.db, user)
  return user
}
const nextNetwork = () => {
  network += 1
  return `10.8.${Math.floor(network / 250)}.${network % 250}`
}
/** A report, by a person of its own and from a network of its own if none is given. */
async function report(
  reason: ReportReason = BROKER,
  { of = id, by = undefined as SessionUser | null | undefined, from = nextNetwork() } = {},
) {
  const user = by === undefined ? await confirmedUser() : by
  const form = { reason, note: '', submissionKey: newSubmissionKey() }
  const answer = await sendReport(backend, user, of, form, from)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}
const threeSay = async (of = id) => {
  const ids: string[] = []
  for (const reason of [BROKER, NOT_THEIRS, BROKER]) ids.push(await report(reason, { of }))
  return ids
}
/** Moves everything that was said, asked and answered so many days into the past. */
async function later(days: number) {
  const ago = sql`make_interval(days => ${days}::int)`
  await backend.db.rows(sql`
    update offer_doubts
    set asked_at = asked_at - ${ago}, answered_at = answered_at - ${ago}, settled_at = settled_at - ${ago}`)
  await backend.db.rows(sql`update reports set created_at = created_at - ${ago}`)
}
const mails = () =>
  backend.db.rows<{ user_id: string; data: Record<string, unknown> }>(
    sql`select user_id, data from mails where kind = 'offer doubted' order by created_at, id`,
  )
const own = async (of = id) =>
  (await readOwnListings(backend.db, owner.id)).find((one) => one.id === of)?.doubt
const onDesk = async () => {
  const result = await readReports(backend.db)
  return result.ok ? result.value.reported : []
}
const doubtOf = async (of = id) => (await onDesk()).find((one) => one.id === of)?.doubt
const stored = (of = id) =>
  backend.db.row<{ answer: string | null; settled: boolean }>(
    sql`select answer, settled_at is not null as settled from offer_doubts where id = ${of}`,
  )

describe('Three people who doubt that a poster may offer a home', () => {
  test('put the name first on the desk, with how many say what of how many listings', async () => {
    const other = await approved(backend.db, owner)
    const urgent = await approved(backend.db)
    await report('Private picture of a person', { of: urgent })
    await backend.db.rows(sql`update reports set due_at = now() - interval '9 days'`)
    await report(BROKER)
    await report(NOT_THEIRS, { of: other })
    expect((await onDesk())[0]?.id).toBe(urgent)
    expect(await doubtOf()).toEqual({ poster: null, asked: null })
    await report(BROKER, { of: other })
    const desk = await onDesk()
    expect(
      desk
        .map((one) => one.id)
        .slice(0, 2)
        .toSorted(),
    ).toEqual([id, other].toSorted())
    expect(desk[2]).toMatchObject({ id: urgent, doubt: null })
    const poster = {
      id: owner.id,
      name: 'Asha Verma',
      people: 3,
      listings: 2,
      reasons: [
        { reason: BROKER, people: 2 },
        { reason: NOT_THEIRS, people: 1 },
      ],
    }
    for (const one of [id, other]) expect((await doubtOf(one))?.poster).toEqual(poster)
  })

  test('are confirmed accounts: each mailbox once, a network once, and not the poster', async () => {
    await report(BROKER, { by: await confirmedUser('rival+1@example.in') })
    await report(NOT_THEIRS, { by: await confirmedUser('rival+2@example.in') })
    await report(BROKER, { from: '198.51.100.7' })
    await report(BROKER, { from: '198.51.100.7' })
    await report(BROKER, { by: await makeUser(backend.db) })
    await report(BROKER, { by: null })
    await confirmAddress(backend.db, owner)
    await report(BROKER, { by: owner })
    await report('Fraud')
    expect([await doubtOf(), await mails()]).toEqual([{ poster: null, asked: null }, []])
    await report(NOT_THEIRS)
    expect((await doubtOf())?.poster).toMatchObject({
      people: 3,
      listings: 1,
      reasons: [
        { reason: BROKER, people: 2 },
        { reason: NOT_THEIRS, people: 2 },
      ],
    })
  })

  test('speak of listings that are published, and in reports that are open', async () => {
    const gone = await approved(backend.db, owner)
    await report(BROKER, { of: gone })
    const closed = await report()
    await report()
    await handleReports(backend, admin, id, [closed], 'dismissed')
    await report()
    expect((await doubtOf())?.poster).toMatchObject({ people: 3, listings: 2 })
    await backend.db.rows(sql`delete from properties where id = ${gone}`)
    expect(await doubtOf()).toMatchObject({ poster: null })
    expect((await onDesk()).find((one) => one.id === gone)?.doubt).toBeNull()
  })
})

describe('The poster', () => {
  test('is asked once about each doubted listing when the third person says so, and learns neither who nor how many', async () => {
    const other = await approved(backend.db, owner)
    await approved(backend.db, owner)
    await report(BROKER, { of: other })
    await report()
    expect([await mails(), await own()]).toEqual([[], null])
    await report()
    const told = await mails()
    expect(told.map(({ user_id, data }) => [user_id, data.listingId]).toSorted()).toEqual(
      [id, other].toSorted().map((one) => [owner.id, one]),
    )
    for (const { data } of told)
      expect(Object.keys(data).toSorted()).toEqual(['listingId', 'title'])
    expect(await own()).toEqual({ askedAt: expect.any(String), answer: null, answeredAt: null })
    await report()
    expect(await mails()).toHaveLength(2)
  })

  test('is asked again by what is said later, after fourteen days at the earliest', async () => {
    await threeSay()
    await later(DOUBT_DAYS.betweenMails - 1)
    await report()
    expect(await mails()).toHaveLength(1)
    expect(await expireListings(backend)).toMatchObject({ doubted: 0 })
    await later(2)
    expect(await expireListings(backend)).toMatchObject({ doubted: 1 })
    expect(await expireListings(backend)).toMatchObject({ doubted: 0 })
    await later(DOUBT_DAYS.betweenMails + 1)
    expect(await expireListings(backend), 'nobody has said more').toMatchObject({ doubted: 0 })
    expect(await mails()).toHaveLength(2)
  })

  test('is asked by the cleanup where the third and the second person spoke at one instant', async () => {
    await report()
    await Promise.all([report(), report()])
    await expireListings(backend)
    expect(await mails()).toHaveLength(1)
  })

  test('answers, more than once if need be; the desk reads it, visitors see nothing', async () => {
    const before = await readPublicListing(backend.db, id)
    await threeSay()
    expect(await doubtOf()).toMatchObject({ asked: { answer: null, answeredAt: null } })
    for (const answer of ['It is my mother’s.', 'It is my mother’s, I have her letter.']) {
      const reply = await answerDoubt(backend, owner, id, answer)
      expect(reply).toMatchObject({ ok: true, value: { answer, answeredAt: expect.any(String) } })
      expect(await doubtOf()).toMatchObject({ asked: reply.ok && reply.value })
      expect(await own()).toEqual(reply.ok && reply.value)
    }
    expect(await readPublicListing(backend.db, id)).toEqual(before)
    const logged = await backend.db.rows(
      sql`select actor_id, details from audit_log where event = 'doubt answered' and subject_id = ${id}`,
    )
    expect(logged).toEqual(Array(2).fill({ actor_id: owner.id, details: {} }))
    const data = await exportOwnData(backend, owner)
    expect(data.ok && data.value.doubtsAnswered).toMatchObject([
      { listingId: id, answer: 'It is my mother’s, I have her letter.' },
    ])
  })

  test('answers only what was asked, of their own listing, and within the limit', async () => {
    await threeSay()
    const quiet = await approved(backend.db, owner)
    expect(await answerDoubt(backend, owner, quiet, 'Mine.')).toMatchObject({
      code: 'changed',
      message: DOUBT_TEXTS.settled,
    })
    for (const other of [admin, await makeUser(backend.db)])
      expect(await answerDoubt(backend, other, id, 'Mine.')).toMatchObject({
        code: 'listing_not_available',
      })
    const { cookie } = await login(owner.email)
    const send = (answer: unknown, of = id) =>
      ask(handlers.answerDoubt, {
        method: 'POST',
        path: `/api/listings/${of}/doubt-answer`,
        body: { answer },
        cookie,
      })
    for (const bad of ['', ' ', undefined, 'x'.repeat(DOUBT_ANSWER_LIMIT + 1)]) {
      const reply = await send(bad)
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['answer']])
    }
    expect((await send('Mine.', 'nosuchlisting')).status).toBe(404)
    expect(await stored()).toEqual({ answer: null, settled: false })
    expect((await send('x'.repeat(DOUBT_ANSWER_LIMIT))).status).toBe(200)
  })
})

describe('The end of the reports', () => {
  test('erases the answer with the last of them, and nothing can be answered then', async () => {
    const [first = '', ...rest] = await threeSay()
    const fraud = await report('Fraud')
    await answerDoubt(backend, owner, id, 'It is my mother’s.')
    await handleReports(backend, admin, id, [first, fraud], 'dismissed')
    expect(await stored()).toEqual({ answer: 'It is my mother’s.', settled: false })
    await handleReports(backend, admin, id, rest, 'corrected')
    expect([await stored(), await own()]).toEqual([{ answer: null, settled: true }, null])
    expect(await answerDoubt(backend, owner, id, 'Once more.')).toMatchObject({ code: 'changed' })
    await threeSay()
    expect(await mails(), 'not so soon again').toHaveLength(1)
    await later(DOUBT_DAYS.betweenMails + 1)
    expect(await expireListings(backend)).toMatchObject({ doubted: 1 })
    expect([await mails(), await own()]).toMatchObject([{ length: 2 }, { answer: null }])
  })

  test('by reports of another kind leaves it', async () => {
    await threeSay()
    await handleReports(backend, admin, id, [await report('Fraud')], 'dismissed')
    expect(await stored()).toEqual({ answer: null, settled: false })
  })

  test('comes with the listing, which an admin may take down at once', async () => {
    const reports = await threeSay()
    await answerDoubt(backend, owner, id, 'It is my mother’s.')
    const taken = await takeDownReported(backend, admin, id, 2, 'It is not theirs.', reports)
    expect([taken.ok, await stored()]).toEqual([true, undefined])
  })
})
