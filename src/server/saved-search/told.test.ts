import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import {
  type AlertRhythm,
  BACK_WITHIN_DAYS,
  SAVED_SEARCH_LIMITS,
} from '../../domain/saved-search/constants.ts'
import { openAndApprove, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { createListing } from '../listing/create.ts'
import { editListing } from '../listing/edit.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { deliverMails } from '../mail/deliver.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { mailFallenPrices } from '../shortlist/fallen.ts'
import { changeOwnShortlist } from '../shortlist/own.ts'
import { mailAlertsAtOnce, mailDailyAlerts } from './alerts.ts'
import { removeSavedSearch, saveSearch } from './own.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
let client: SessionUser
beforeEach(async () => {
  client = await makeUser(backend.db, 'Client', 'Asha')
  await confirmAddress(backend.db, client)
  // Each test has its own street, so no home of another test resembles it.
  locality = `Street ${client.id}`
})

let locality: string
const publish = (over: Partial<ListingFields> = {}, by = owner) =>
  makePublished(backend.db, by, { locality, ...over })
async function save(rhythm: AlertRhythm = 'daily', also = ''): Promise<string> {
  // Between quotation marks, figures of the id are read as nothing else.
  const query = `?q=${encodeURIComponent(`“${locality}”`)}${also}`
  const saved = await saveSearch(backend, client, { query, rhythm })
  return saved.ok ? saved.value.id : ''
}
const versionOf = async (id: string) =>
  (await backend.db.row<{ version: number }>(sql`select version from properties where id = ${id}`))
    ?.version ?? 0
const approve = async (id: string) =>
  expect(await openAndApprove(backend, admin, id, await versionOf(id))).toMatchObject({ ok: true })
async function undoLast(id: string): Promise<void> {
  const line = await backend.db.row<{ id: string }>(
    sql`select id from moderation_log where property_id = ${id} order by decided_at desc limit 1`,
  )
  expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
}
async function unpublish(id: string): Promise<string> {
  const result = await unpublishListing(backend, admin, id, await versionOf(id), 'It was let.')
  return result.ok ? result.value.decisionId : ''
}
async function postAgain(over: Partial<ListingFields> = {}, repostOf?: string): Promise<void> {
  const fields = listingFields({ locality, ...over })
  const submission = { fields, photoIds: [], submissionKey: newSubmissionKey() }
  const posted = await createListing(backend, owner, {
    ...submission,
    ...(repostOf && { repostOf }),
  })
  await approve(posted.ok ? posted.value.id : '')
}
async function mailsAfterRound(): Promise<string[]> {
  await mailDailyAlerts(backend)
  await deliverMails(backend, 10_000)
  return sink.to(client.email).map(({ mail }) => mail.text ?? '')
}
const toldRows = () =>
  backend.db.rows(sql`select t.listing_id, t.price::int as price from told_listings t
    join saved_searches s on s.id = t.search_id where s.user_id = ${client.id}`)

/** Ways in which a home that was public leaves the site and comes back. */
const RETURNS: [string, (id: string) => Promise<void>][] = [
  [
    'approval was undone and given again',
    async (id) => {
      await undoLast(id)
      await approve(id)
    },
  ],
  [
    'take-down was undone',
    async (id) => {
      await unpublish(id)
      await undoLast(id)
    },
  ],
  ['taken-down listing was posted again', async (id) => postAgain({}, await unpublish(id))],
  [
    'listing was deleted and posted again',
    async (id) => {
      await withdrawListing(backend, owner, id)
      await postAgain()
    },
  ],
  [
    'listing was deleted and posted again for 3 % more, under another name',
    async (id) => {
      await withdrawListing(backend, owner, id)
      await postAgain({ price: 7_416_000, projectBuildingName: 'Kesar Heights II' })
    },
  ],
]

describe('A home is reported as new once', () => {
  test.each(RETURNS)('although its %s', async (_, comeBack) => {
    await save()
    const id = await publish()
    expect(await mailsAfterRound()).toHaveLength(1)
    expect(await toldRows()).toEqual([{ listing_id: id, price: 7_200_000 }])
    await comeBack(id)
    expect(await mailsAfterRound()).toHaveLength(1)
  })

  test.each(RETURNS)(
    'and never if it was public when the search was saved and its %s',
    async (_, comeBack) => {
      const id = await publish()
      await save()
      await comeBack(id)
      expect(await mailsAfterRound()).toEqual([])
    },
  )

  test('also if it left the site before any mail reported it', async () => {
    await save()
    const id = await publish()
    await undoLast(id)
    expect(await mailsAfterRound()).toEqual([])
    await approve(id)
    expect(await mailsAfterRound()).toHaveLength(1)
  })
})

describe('A home that resembles a reported one is new', () => {
  test('if another poster offers it', async () => {
    await save()
    await withdrawListing(backend, owner, await publish())
    expect(await mailsAfterRound()).toEqual([])
    await publish({}, await makeUser(backend.db))
    expect(await mailsAfterRound()).toHaveLength(1)
  })

  test('if the first one is still on the site', async () => {
    await save()
    await publish()
    expect(await mailsAfterRound()).toHaveLength(1)
    await publish()
    expect(await mailsAfterRound()).toHaveLength(2)
  })

  test.each([
    [BACK_WITHIN_DAYS - 1, 1],
    [BACK_WITHIN_DAYS + 1, 2],
  ])('%i days after that one has left the site: %i mails', async (days, mails) => {
    await save()
    const id = await publish()
    await mailsAfterRound()
    await withdrawListing(backend, owner, id)
    await passHours(backend.db, days * 24)
    await postAgain()
    expect(await mailsAfterRound()).toHaveLength(mails)
  })

  test('if its size differs by more than 5 %', async () => {
    await save()
    const id = await publish({ plotArea: 1450 })
    await mailsAfterRound()
    await withdrawListing(backend, owner, id)
    await postAgain({ plotArea: 1550 })
    expect(await mailsAfterRound()).toHaveLength(2)
  })
})

test('A lower price is reported once, although its approval was undone and repeated', async () => {
  const edit = await makeEdit(backend.db, owner, { locality, price: 6_500_000 })
  await save()
  await openAndApproveEdit(backend, admin, edit.id, 1)
  expect(await mailsAfterRound()).toEqual([expect.stringContaining('was ₹')])
  expect(await toldRows()).toEqual([{ listing_id: edit.listingId, price: 6_500_000 }])
  await undoLast(edit.listingId)
  const again = await waitingEdit(backend.db, edit.listingId)
  expect(
    await openAndApproveEdit(backend, admin, again?.id ?? '', again?.version ?? 0),
  ).toMatchObject({
    ok: true,
  })
  expect(await mailsAfterRound()).toHaveLength(1)
})

describe('A lower price of one home is told one person once', () => {
  const heart = (id: string) =>
    changeOwnShortlist(backend, client, { add: [{ id, name: 'Kesar Heights' }], remove: [] })
  /** Publishes a home for less; returns its id. */
  async function fall(price: number, listingId: string): Promise<void> {
    const fields = listingFields({ locality, price })
    const version = await versionOf(listingId)
    expect(
      await editListing(backend, owner, listingId, { fields, photoIds: [], version }),
    ).toMatchObject({ ok: true })
    const edit = await waitingEdit(backend.db, listingId)
    await openAndApproveEdit(backend, admin, edit?.id ?? '', edit?.version ?? 0)
  }
  /** The mails about prices after all that may write one has run, today and for the eight days that follow. */
  async function pricesTold(): Promise<string[]> {
    for (let day = 0; day < 9; day += 1) {
      await mailAlertsAtOnce(backend)
      await mailDailyAlerts(backend)
      await mailFallenPrices(backend)
      await passHours(backend.db, 24)
    }
    await deliverMails(backend, 10_000)
    return sink.to(client.email).map(({ mail }) => mail.subject ?? '')
  }

  test('by two searches and a heart, whatever the rhythms, and a further one again', async () => {
    const id = await publish()
    await heart(id)
    await save('weekly')
    await save('at once', '&type=sale')
    await save('daily', '&city=lucknow')
    await fall(6_900_000, id)
    expect(await pricesTold()).toEqual([expect.stringMatching(/^1 cheaper for /)])
    await fall(6_500_000, id)
    expect(await pricesTold()).toHaveLength(2)
  })

  test('by a heart before a weekly search', async () => {
    const id = await publish()
    await heart(id)
    await save('weekly')
    await fall(6_900_000, id)
    expect(await pricesTold()).toEqual([expect.stringMatching(/^₹3,00,000 less: /)])
  })

  test('by a heart alone where the search only counted it among many', async () => {
    const ids: string[] = []
    for (let n = 0; n <= SAVED_SEARCH_LIMITS.named; n += 1) ids.push(await publish())
    const [first = '', ...others] = ids
    await heart(first)
    await save()
    // The newest are named.
    for (const id of [first, ...others]) await fall(6_900_000, id)
    expect((await pricesTold()).toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^${ids.length} cheaper for `)),
      expect.stringMatching(/^₹3,00,000 less: /),
    ])
  })
})

describe('The records of reported homes are erased', () => {
  const toldIn = async (search: string) =>
    backend.db.rows(sql`select 1 from told_listings where search_id = ${search}`)
  async function told(): Promise<{ search: string; id: string }> {
    const search = await save()
    const id = await publish()
    await mailsAfterRound()
    expect(await toldIn(search)).toHaveLength(1)
    return { search, id }
  }

  test('with its search, and with its account', async () => {
    const first = await told()
    await removeSavedSearch(backend, client, first.search)
    const second = await told()
    await backend.db.rows(sql`delete from users where id = ${client.id}`)
    expect([await toldIn(first.search), await toldIn(second.search)]).toEqual([[], []])
  })

  test(`${BACK_WITHIN_DAYS} days after its listing has left the site`, async () => {
    const { search, id } = await told()
    const hours = BACK_WITHIN_DAYS * 24
    const left: number[] = []
    const cleanAfter = async (passed: number) => {
      await passHours(backend.db, passed)
      await forgetRecords(backend.db)
      left.push((await toldIn(search)).length)
    }
    await cleanAfter(hours + 1)
    await withdrawListing(backend, owner, id)
    await cleanAfter(hours - 1)
    await cleanAfter(2)
    expect(left).toEqual([1, 1, 0])
  })
})
