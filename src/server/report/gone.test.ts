import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import {
  GONE_REASON,
  REPORT_NETWORK_DAYS,
  type ReportReason,
} from '../../domain/report/constants.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { approved } from '../../test/support/http/examples/example.ts'
import { readSnapshot } from '../build.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { expireListings } from '../cleanup/run.ts'
import { editListing } from '../listing/edit.ts'
import { readOwnListings } from '../listing/own.ts'
import { readPublicListing } from '../listing/public.ts'
import { setAvailability } from '../listing/published.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { readDesk } from '../moderation/desk.ts'
import { readReports } from './desk.ts'
import { hideReported } from './gone.ts'
import { sendReport } from './send.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
let owner: SessionUser
let id: string
let network = 0

beforeEach(async () => {
  owner = await makeUser(backend.db)
  id = await approved(backend.db, owner)
  await backend.db.rows(sql`delete from reports`)
  await backend.db.rows(sql`delete from mails`)
  await backend.db.rows(sql`delete from rate_limits`)
})

const nextNetwork = () => {
  network += 1
  return `10.9.${Math.floor(network / 250)}.${network % 250}`
}
/** A report, from a network of its own if none is given. */
async function report(
  user: SessionUser | null = null,
  reason: ReportReason = GONE_REASON,
  email?: string,
  from = nextNetwork(),
) {
  const answer = await sendReport(
    backend,
    user,
    id,
    { reason, note: '', email, submissionKey: newSubmissionKey() },
    from,
  )
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
/** Moves everything that was said and asked so many days into the past. */
async function later(days: number) {
  const ago = sql`make_interval(days => ${days}::int)`
  await backend.db.rows(
    sql`
      update properties
      set gone_asked_at = gone_asked_at - ${ago}, asked_at = asked_at - ${ago},
        confirmed_at = case
          when confirmed_at <= gone_asked_at then least(confirmed_at, gone_asked_at - ${ago})
          else confirmed_at
        end`,
  )
  await backend.db.rows(
    sql`update reports set created_at = created_at - ${ago}, handled_at = handled_at - ${ago}, due_at = due_at - ${ago}`,
  )
}
async function confirmedUser(email?: string) {
  const user = await makeUser(backend.db, 'Client', 'Ravi', email)
  await confirmAddress(backend.db, user)
  return user
}
const mails = (kind: string) =>
  backend.db.rows<{ user_id: string | null; data: Record<string, unknown> }>(
    sql`select user_id, data from mails where kind = ${kind} order by created_at`,
  )
const asked = async () => (await mails('still available')).length
const outcomes = async () =>
  (
    await backend.db.rows<{ outcome: string | null }>(
      sql`select outcome from reports where property_id = ${id} order by created_at, id`,
    )
  ).map(({ outcome }) => outcome)
const versionOf = async () =>
  (await backend.db.row<{ version: number }>(sql`select version from properties where id = ${id}`))
    ?.version ?? 0
const own = async () => (await readOwnListings(backend.db, owner.id)).find((one) => one.id === id)
const isShown = async () => (await readPublicListing(backend.db, id)).ok
const onDesk = async () => {
  const result = await readReports(backend.db)
  return result.ok ? result.value.reported : []
}

describe('A report that a home is gone', () => {
  test('asks the owner by one mail in fourteen days, however many come', async () => {
    await report()
    await report(await confirmedUser())
    expect(await mails('still available')).toMatchObject([
      { user_id: owner.id, data: { listingId: id, reported: true } },
    ])
    await later(13)
    await report()
    expect(await asked()).toBe(1)
    await later(2)
    await report()
    expect(await asked()).toBe(2)
  })

  test('of two visitors at the same instant asks once', async () => {
    await Promise.all([report(), report(), report()])
    expect(await asked()).toBe(1)
  })

  test('asks nobody for another reason, nor on the owner’s own word', async () => {
    await report(null, 'Fraud')
    await report(owner)
    expect(await asked()).toBe(0)
    expect((await own())?.goneReportedAt).toBeNull()
  })

  test('asks although the reminder of its age was sent, and holds back one that is due soon after', async () => {
    const confirm = (days: number) =>
      backend.db.rows(
        sql`update properties set confirmed_at = now() - make_interval(days => ${days}::int) where id = ${id}`,
      )
    await confirm(54)
    expect(await expireListings(backend)).toMatchObject({ asked: 1 })
    await report()
    expect(await asked()).toBe(2)
    // Asked for the report, and old enough for the reminder a day later.
    await backend.db.rows(sql`update properties set asked_at = null where id = ${id}`)
    await later(1)
    expect(await expireListings(backend)).toMatchObject({ asked: 0 })
    await later(6)
    expect(await expireListings(backend)).toMatchObject({ asked: 1 })
  })

  test('is seen by the owner, who learns when, and neither from whom nor how often', async () => {
    expect(await own()).toMatchObject({ goneReportedAt: null, hiddenAt: null })
    await report(await confirmedUser())
    expect(await own()).toMatchObject({ goneReportedAt: expect.any(String), hiddenAt: null })
  })
})

describe('The owner’s answer', () => {
  test('that it is still available closes the reports, and tells who sent them', async () => {
    const visitor = await confirmedUser()
    await report(visitor)
    await report(visitor)
    await report(null, GONE_REASON, 'ravi@example.in')
    const fraud = await report(null, 'Fraud')
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    expect((await outcomes()).filter(Boolean)).toEqual(Array(3).fill('confirmed by owner'))
    expect((await mails('outcome')).map(({ user_id, data }) => [user_id, data.to])).toEqual(
      expect.arrayContaining([
        [visitor.id, null],
        [null, 'ravi@example.in'],
      ]),
    )
    expect(await mails('outcome')).toHaveLength(2)
    expect(await onDesk()).toMatchObject([
      { id, reports: [{ id: fraud.id }], gone: { confirmedAt: expect.any(String) } },
    ])
  })

  test('that it is sold closes them as corrected; an undo confirms nothing', async () => {
    await report(await confirmedUser())
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: true })
    expect(await outcomes()).toEqual(['corrected'])
    expect(await mails('outcome')).toMatchObject([
      { data: { outcome: 'corrected', byOwner: true } },
    ])
    await setAvailability(backend, owner, id, {
      version: await versionOf(),
      closed: false,
      undo: true,
    })
    expect(await outcomes()).toEqual(['corrected'])
  })

  test('by an admin is not told as the owner’s', async () => {
    await report()
    await setAvailability(backend, admin, id, { version: await versionOf(), closed: false })
    expect(await outcomes()).toEqual(['dismissed'])
  })

  test('by a change or by deleting it counts as well', async () => {
    await report()
    const fields = listingFields({ price: 7_100_000 })
    const edited = await editListing(backend, owner, id, {
      fields,
      photoIds: [],
      photoRooms: {},
      confirmed: [],
      version: await versionOf(),
    })
    expect(edited).toMatchObject({ ok: true, value: { state: 'approved' } })
    expect(edited.ok && Object.keys(edited.value).toSorted()).toEqual(['state', 'version'])
    expect(await outcomes()).toEqual(['confirmed by owner'])
    await report()
    expect((await withdrawListing(backend, owner, id)).ok).toBe(true)
    expect((await outcomes()).toSorted()).toEqual(['confirmed by owner', 'corrected'])
  })

  test('begins a new round: the same account does not count at once, others do', async () => {
    const visitor = await confirmedUser()
    await report(visitor)
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    await later(15)
    await report(visitor)
    expect([await asked(), (await own())?.goneReportedAt]).toEqual([1, null])
    await report(await confirmedUser())
    expect(await asked()).toBe(2)
  })

  test('is asked for later where a new report came too soon after the last mail', async () => {
    await report()
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    await later(2)
    await report()
    expect(await expireListings(backend)).toMatchObject({ gone: 0 })
    await later(13)
    expect(await expireListings(backend)).toMatchObject({ gone: 1 })
    expect(await expireListings(backend)).toMatchObject({ gone: 0 })
    expect(await asked()).toBe(2)
  })
})

describe('Without an answer', () => {
  test('for seven days it is first on the desk, which hides it by one press and can show it again', async () => {
    const visitor = await confirmedUser()
    await report(visitor)
    await later(7)
    // Another listing with less time left by law.
    const other = await approved(backend.db)
    const gone = id
    id = other
    await report(null, 'Private picture of a person')
    await backend.db.rows(
      sql`update reports set due_at = now() - interval '30 days' where property_id = ${other}`,
    )
    id = gone
    expect((await onDesk()).map((one) => one.id)).toEqual([id, other])
    expect((await onDesk())[0]?.gone).toMatchObject({ unanswered: true, hiddenAt: null })
    expect(await hideReported(backend, admin, id, true)).toMatchObject({ ok: true })
    expect(await hideReported(backend, admin, id, true)).toMatchObject({ code: 'changed' })
    expect([await isShown(), (await own())?.listingState]).toEqual([false, 'expired'])
    expect(await own()).toMatchObject({ hiddenAt: expect.any(String) })
    expect((await readSnapshot(backend.db)).listings.map((one) => one.id)).not.toContain(id)
    expect((await onDesk()).map((one) => one.id)).toEqual([other, id])
    expect(await mails('outcome')).toMatchObject([
      { user_id: visitor.id, data: { outcome: 'hidden' } },
    ])
    expect(await hideReported(backend, admin, id, false)).toMatchObject({ ok: true })
    expect(await isShown()).toBe(true)
  })

  test('a hidden listing is shown again as soon as its owner confirms or changes it', async () => {
    await report()
    await hideReported(backend, admin, id, true)
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    expect([await isShown(), await outcomes()]).toEqual([true, ['confirmed by owner']])
    await later(15)
    await report()
    await hideReported(backend, admin, id, true)
    expect(await isShown()).toBe(false)
    await editListing(backend, owner, id, {
      fields: listingFields({ price: 7_000_000 }),
      photoIds: [],
      photoRooms: {},
      confirmed: [],
      version: await versionOf(),
    })
    expect(await isShown()).toBe(true)
  })

  test('an answer counts although a statement that waited for it still sees the reports open', async () => {
    for (let n = 0; n < 3; n += 1) await report(await confirmedUser())
    await later(8)
    await backend.db.rows(sql`update properties set confirmed_at = now() where id = ${id}`)
    expect(await hideReported(backend, admin, id, true)).toMatchObject({ code: 'changed' })
    expect(await expireListings(backend)).toMatchObject({ hidden: 0 })
    expect(await isShown()).toBe(true)
  })

  test('nothing is hidden whose owner was not asked, and nothing that does not exist', async () => {
    expect(await hideReported(backend, admin, id, true)).toMatchObject({ code: 'changed' })
    expect(await hideReported(backend, admin, 'nosuchlisting', true)).toMatchObject({
      code: 'not_found',
    })
  })

  test('it is hidden by itself only after three people with confirmed accounts said so, and seven days', async () => {
    for (let n = 0; n < 2; n += 1) await report(await confirmedUser())
    await report(await makeUser(backend.db))
    await report()
    await report(owner)
    await later(8)
    expect(await expireListings(backend)).toMatchObject({ hidden: 0 })
    await report(await confirmedUser())
    const before = (await readSnapshot(backend.db)).revision
    expect(await expireListings(backend)).toMatchObject({ hidden: 1 })
    expect(await expireListings(backend)).toMatchObject({ hidden: 0 })
    expect(await isShown()).toBe(false)
    expect((await readSnapshot(backend.db)).revision).toBe(before + 1)
  })

  test('three people hide nothing before the owner had the time', async () => {
    for (let n = 0; n < 3; n += 1) await report(await confirmedUser())
    await later(6)
    expect(await expireListings(backend)).toMatchObject({ hidden: 0 })
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    // The old mail does not count for new reports.
    await later(2)
    for (let n = 0; n < 3; n += 1) await report(await confirmedUser())
    expect(await expireListings(backend)).toMatchObject({ hidden: 0 })
    expect(await isShown()).toBe(true)
  })
})

describe('One person', () => {
  const rivals = (...emails: string[]) => Promise.all(emails.map((email) => confirmedUser(email)))
  const hidden = async () => (await expireListings(backend)).hidden

  test('with many addresses of one mailbox hides nothing, on whatever networks', async () => {
    for (const user of await rivals('rival+0@example.in', 'Rival+1@example.in', 'rival@example.in'))
      await report(user)
    await later(8)
    expect(await hidden()).toBe(0)
    expect((await onDesk())[0]?.reports, 'the desk sees each').toHaveLength(3)
    for (const user of await rivals('one@example.in', 'two@example.in')) await report(user)
    expect(await hidden(), 'with two others it is one of three').toBe(1)
  })

  test('is who writes from one network, with however many mailboxes; all are on the desk', async () => {
    const [one, two, three] = [
      ['198.51.100.7', '198.51.100.7', '198.51.100.7'],
      ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::2', '2001:db8:1:2:bbbb::3'],
      ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'],
    ] as const
    for (const [networks, hides] of [
      [one, 0],
      [two, 0],
      [three, 1],
    ] as const) {
      id = await approved(backend.db, owner)
      for (const network of networks)
        await report(await confirmedUser(), GONE_REASON, undefined, network)
      await later(8)
      expect((await onDesk()).find((listing) => listing.id === id)?.reports).toHaveLength(3)
      expect(await hidden(), networks.join(' ')).toBe(hides)
    }
  })

  test('is counted by the network of the first word, and not as more people by further ones', async () => {
    const [first, second] = [await confirmedUser(), await confirmedUser()]
    for (const network of ['198.51.100.8', '198.51.100.9', '198.51.100.10'])
      await report(first, GONE_REASON, undefined, network)
    await report(second, GONE_REASON, undefined, '198.51.100.11')
    await later(8)
    expect(await hidden()).toBe(0)
  })

  test('is not heard by another account of the mailbox whom the owner contradicted', async () => {
    const [first, second] = await rivals('again+0@example.in', 'again+1@example.in')
    await report(first)
    await setAvailability(backend, owner, id, { version: await versionOf(), closed: false })
    await later(15)
    await report(second)
    expect([await asked(), (await own())?.goneReportedAt]).toEqual([1, null])
    expect(await onDesk()).toMatchObject([{ id, reports: [{ reporter: 'Ravi' }] }])
  })

  test('is known by no address: the network is a keyed hash, and erased after thirty days', async () => {
    await report(null, GONE_REASON, undefined, '198.51.100.12')
    const stored = async () =>
      (
        await backend.db.row<{ network: string | null }>(
          sql`select network from reports where property_id = ${id}`,
        )
      )?.network
    expect(await stored()).toMatch(/^[0-9a-f]{64}$/)
    await later(REPORT_NETWORK_DAYS - 1)
    await forgetRecords(backend.db)
    expect(await stored()).toMatch(/^[0-9a-f]{64}$/)
    await later(2)
    await forgetRecords(backend.db)
    expect(await stored()).toBeNull()
    expect(await onDesk(), 'the report stays').toHaveLength(1)
  })
})

describe('The clock', () => {
  const due = async (reportId: string) =>
    Number(
      (
        await backend.db.row<{ hours: string }>(
          sql`select round(extract(epoch from due_at - created_at) / 3600) as hours from reports where id = ${reportId}`,
        )
      )?.hours,
    )

  test('of a report follows from its reason, and the answer says it', async () => {
    const [general, fraud, picture] = [
      await report(),
      await report(null, 'Fraud'),
      await report(null, 'Private picture of a person'),
    ]
    expect([await due(general.id), await due(fraud.id), await due(picture.id)]).toEqual([
      168, 36, 2,
    ])
    expect(Date.parse(fraud.dueAt) - Date.now()).toBeGreaterThan(35 * 3_600_000)
  })

  test('sorts by the time that is left, counts what is overdue, and knows reports from before', async () => {
    const old = await report()
    await backend.db.rows(
      sql`update reports set due_at = null, created_at = now() - interval '8 days' where id = ${old.id}`,
    )
    await backend.db.rows(sql`update properties set gone_asked_at = null where id = ${id}`)
    const { counts } = await readDesk(backend)
    expect(counts.overdueReports).toBe(1)
    expect((await onDesk())[0]?.reports[0]?.dueAt).toEqual(expect.any(String))
  })

  test('is confirmed by mail at the address that is given, or at a confirmed one of the account', async () => {
    const visitor = await confirmedUser()
    expect(await report()).toMatchObject({ mailed: false })
    const unconfirmed = await makeUser(backend.db)
    expect(await report(unconfirmed, 'Fraud')).toMatchObject({ mailed: false })
    expect(await report(visitor, 'Fraud', 'other@example.in')).toMatchObject({ mailed: true })
    expect(await report(null, 'Fraud', 'ravi@example.in')).toMatchObject({ mailed: true })
    expect((await mails('receipt')).map(({ user_id, data }) => [user_id, data.to])).toEqual([
      [visitor.id, null],
      [null, 'ravi@example.in'],
    ])
  })

  test('and a stranger’s address gets few such mails', async () => {
    for (let n = 0; n < 5; n += 1) await report(null, 'Fraud', 'Ravi@example.in')
    await expect(report(null, 'Fraud', 'ravi+2@example.in')).rejects.toThrow('too_many_attempts')
  })
})
