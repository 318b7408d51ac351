import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { queueQuerySchema } from '../../domain/moderation/query-schema.ts'
import type { HomeVerdict } from '../../domain/same-home/constants.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { makePaper, makeSeen } from '../../test/support/data/papers.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { cleanUp } from '../cleanup/run.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { readDesk } from '../moderation/desk.ts'
import { undoDecision } from '../moderation/undo.ts'
import { readListingPage } from '../pages.ts'
import { judgeHome } from './judge.ts'
import { readSameHomes } from './read.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const owner = setUpUser(backend, 'Owner', 'Asha')
const agent = setUpUser(backend, 'Agent', 'Vikram')
const other = setUpUser(backend, 'Agent', 'Sunil')

let places = 0
/** A place in which no other test has a listing. */
const newPlace = () => ({ city: 'Varanasi' as const, locality: `Lane ${++places}` })

async function homesOf(id: string) {
  const result = await readSameHomes(backend.db, id)
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const marksOf = async (id: string) =>
  (await homesOf(id)).others.map((one) => [one.id, ...one.marks])
async function judge(id: string, second: string, verdict: HomeVerdict | null) {
  const result = await judgeHome(backend, admin, id, { other: second, verdict })
  if (!result.ok) throw new Error(result.code)
  return result.value
}
async function pageOf(id: string) {
  const page = await readListingPage(backend.db, id)
  if (page.state !== 'open') throw new Error(page.state)
  return page.listing
}
const elsewhereOf = async (id: string) => (await pageOf(id)).elsewhere
const publish = (user: SessionUser, over: Partial<ListingFields>) =>
  makePublished(backend.db, user, over)
async function hintsOf(id: string) {
  const query = queueQuerySchema.parse({})
  const { queue } = await readDesk(backend, { ...query, most: 500 }, admin)
  return queue.find((entry) => entry.id === id)?.hints
}

describe('A listing of another account', () => {
  test('is of the same home where both gave its number: told beside who showed a paper', async () => {
    const place = newPlace()
    const first = await publish(owner, { ...place, price: 6_000_000, plotArea: 1200 })
    await makeSeen(backend, owner, first, admin)
    const second = await makePending(backend.db, agent, {
      ...place,
      price: 9_000_000,
      plotArea: 2400,
    })
    expect(await hintsOf(second)).not.toContain('home')
    await makePaper(backend, agent, second, { unit: 'Flat No. b 1204', tower: 'Tower B' })
    expect(await hintsOf(second)).toContain('home')
    const { own, others } = await homesOf(second)
    expect(own).toMatchObject({
      id: second,
      poster: { name: 'Vikram', role: 'Agent' },
      right: { unit: 'Flat No. b 1204', seen: null, waits: true },
    })
    expect(others).toMatchObject([
      {
        id: first,
        marks: ['number'],
        state: 'published',
        poster: { name: 'Asha', role: 'Owner' },
        right: { unit: 'B-1204', tower: 'B', seen: { kind: 'electricity bill' }, waits: false },
        judged: null,
      },
    ])
    // The listing that was there first is told of the other one too.
    expect(await marksOf(first)).toEqual([[second, 'number']])
  })

  test.each([
    ['in another tower', { tower: 'C' }, {}],
    ['with another number', { unit: 'B-1205' }, {}],
    ['at another place', {}, newPlace()],
  ])('is of another home %s', async (_, numbers, elsewhere) => {
    const place = newPlace()
    const first = await publish(owner, { ...place, price: 6_000_000, plotArea: 1200 })
    await makeSeen(backend, owner, first, admin)
    const second = await makePending(backend.db, agent, {
      ...place,
      ...elsewhere,
      price: 9_000_000,
      plotArea: 2400,
    })
    await makePaper(backend, agent, second, numbers)
    expect(await marksOf(second)).toEqual([])
    expect(await hintsOf(second)).not.toContain('home')
  })

  test('is told by its words, or by size and price, and never one of the same account', async () => {
    const place = newPlace()
    const words =
      'Corner flat above the old temple, painted last winter, with a deep balcony towards the river and two lifts that work.'
    const first = await publish(owner, {
      ...place,
      price: 3_000_000,
      plotArea: 900,
      description: words,
    })
    await publish(agent, { ...place, price: 5_000_000, plotArea: 1000 })
    const like = await publish(other, { ...place, price: 5_000_000, plotArea: 1010 })
    const id = await makePending(backend.db, agent, {
      ...place,
      price: 5_000_000,
      plotArea: 1000,
      description: words,
    })
    expect(await marksOf(id)).toEqual([
      [first, 'words'],
      [like, 'alike'],
    ])
  })
})

describe('Pictures', () => {
  test('tell of the same home at the same place, and of no other', async () => {
    const at = newPlace()
    const pictured = async (user: SessionUser, over: Partial<ListingFields>) => {
      const photo = await makePhotoRow(backend.db, user)
      await backend.db.rows(
        sql`update images set content_hash = ${`home ${at.locality}`} where id = ${photo}`,
      )
      return makePending(backend.db, user, over, [photo])
    }
    const near = await pictured(owner, { ...at, price: 3_000_000, plotArea: 900 })
    await pictured(other, { ...newPlace(), price: 4_000_000, plotArea: 1000 })
    const id = await pictured(agent, { ...at, price: 9_000_000, plotArea: 2400 })
    expect(await marksOf(id)).toEqual([[near, 'pictures']])
  })
})

describe('What the desk has found to be the same home', () => {
  test('says nothing of a listing whose approval was undone', async () => {
    const place = newPlace()
    const mine = await publish(owner, place)
    const theirs = await publish(agent, place)
    await judge(mine, theirs, 'same')
    const line = await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${theirs}`,
    )
    expect(await undoDecision(backend, admin, line?.id ?? '')).toMatchObject({ ok: true })
    expect(await elsewhereOf(mine)).toBeNull()
  })

  test('counts no other listing of the same account', async () => {
    const place = newPlace()
    const [first, between, second] = [
      await publish(owner, { ...place, price: 5_000_000 }),
      await publish(agent, { ...place, price: 6_000_000 }),
      await publish(owner, { ...place, price: 4_000_000 }),
    ]
    await judge(first, between, 'same')
    await judge(second, between, 'same')
    const { others, offers, listings } = (await elsewhereOf(first)) ?? {}
    expect([others, offers?.map(({ id }) => id), listings?.length]).toEqual([1, [between], 1])
    expect(await elsewhereOf(between)).toMatchObject({ others: 1, offers: [{}, {}] })
  })

  test('stands on the pages of both, each with its own price, and in a build', async () => {
    const place = newPlace()
    const mine = await publish(owner, { ...place, price: 6_500_000 })
    const theirs = await publish(agent, { ...place, price: 6_100_000 })
    const third = await publish(other, { ...place, price: 6_300_000 })
    await makeSeen(backend, owner, mine, admin)
    expect(await elsewhereOf(mine)).toBeNull()
    const before = await pageOf(mine)
    expect((await judge(mine, theirs, 'same')).others[0]?.judged).toEqual({
      verdict: 'same',
      by: 'Meera',
    })
    expect(await elsewhereOf(theirs)).toMatchObject({
      others: 1,
      offers: [{ id: mine, price: 6_500_000, role: 'Owner', seen: true }],
      listings: [{ first: 6_500_000, last: 6_500_000, offered: true, until: null }],
    })
    // What is said of one of them holds for all of the home.
    await judge(third, theirs, 'same')
    expect(await elsewhereOf(mine)).toMatchObject({
      others: 2,
      offers: [
        { id: theirs, price: 6_100_000, seen: false },
        { id: third, price: 6_300_000 },
      ],
    })
    const after = await pageOf(mine)
    expect([after.price, after.history]).toEqual([before.price, before.history])
    const { listings } = await readSnapshot(backend.db)
    expect(listings.find(({ id }) => id === mine)?.elsewhere).toEqual(after.elsewhere)
  })

  test('says nothing of a listing that waits, and an offer to rent is none to buy', async () => {
    const place = newPlace()
    const mine = await publish(owner, { ...place, price: 6_500_000 })
    const waiting = await makePending(backend.db, agent, { ...place, price: 6_400_000 })
    await judge(waiting, mine, 'same')
    expect(await elsewhereOf(mine)).toBeNull()
    const rent = await publish(other, { ...place, listingType: 'Rent', price: 22_000 })
    await judge(mine, rent, 'same')
    expect(await elsewhereOf(mine)).toMatchObject({
      others: 0,
      offers: [],
      listings: [{ listingType: 'Rent', first: 22_000, offered: true }],
    })
  })

  test('is taken back by saying nothing, and ended by saying “another home”', async () => {
    const place = newPlace()
    const mine = await publish(owner, { ...place, price: 6_500_000 })
    const theirs = await publish(agent, { ...place, price: 6_100_000 })
    const third = await publish(other, { ...place, price: 6_300_000 })
    await judge(mine, theirs, 'same')
    await judge(theirs, third, 'same')
    await judge(mine, third, 'other')
    expect(await elsewhereOf(mine)).toBeNull()
    expect(await elsewhereOf(theirs)).toMatchObject({ offers: [{ id: third }] })
    expect((await homesOf(mine)).others.find(({ id }) => id === third)?.judged).toEqual({
      verdict: 'other',
      by: 'Meera',
    })
    await judge(third, theirs, null)
    expect(await elsewhereOf(theirs)).toBeNull()
    await judge(mine, third, null)
    expect((await homesOf(mine)).others.map(({ judged }) => judged)).toEqual([null, null])
    expect(
      await backend.db.rows(
        sql`select details->>'verdict' as verdict from audit_log where event = 'homes compared' and subject_id = ${mine} order by at, id`,
      ),
    ).toEqual(['same', 'other', 'taken back'].map((verdict) => ({ verdict })))
  })

  test('is of two accounts, and of listings that were published or wait', async () => {
    const place = newPlace()
    const mine = await publish(owner, place)
    const own = await publish(owner, place)
    for (const second of [own, mine, 'nosuchlisting'])
      expect(
        await judgeHome(backend, admin, mine, { other: second, verdict: 'same' }),
      ).toMatchObject({
        ok: false,
        code: 'listing_not_available',
      })
    expect(await readSameHomes(backend.db, 'nosuchlisting')).toMatchObject({ ok: false })
    expect(await elsewhereOf(mine)).toBeNull()
  })
})

describe('A home that is listed anew by another account', () => {
  test('keeps its history, though the former listing is deleted', async () => {
    const place = newPlace()
    const former = await publish(owner, { ...place, price: 6_500_000, plotArea: 1200 })
    await backend.db.rows(sql`update properties set price = 6200000 where id = ${former}`)
    expect(await withdrawListing(backend, owner, former)).toMatchObject({ ok: true })
    const anew = await publish(agent, { ...place, price: 9_000_000, plotArea: 1200 })
    expect((await homesOf(anew)).others).toMatchObject([
      { id: former, state: 'gone', name: null, marks: ['past'], price: 6_500_000, right: null },
    ])
    await judge(anew, former, 'same')
    await cleanUp(backend)
    const listing = await pageOf(anew)
    expect(listing.elsewhere).toMatchObject({
      others: 0,
      offers: [],
      listings: [{ listingType: 'Sell', first: 6_500_000, last: 6_200_000, offered: false }],
    })
    expect(Date.parse(listing.elsewhere?.listings[0]?.until ?? '')).toBeGreaterThan(0)
    expect(listing.history.map(({ amount }) => amount)).not.toContain(6_200_000)
  })

  test('is forgotten with the last of its listings', async () => {
    const place = newPlace()
    const former = await publish(owner, { ...place, price: 4_000_000, plotArea: 800 })
    const anew = await publish(agent, { ...place, price: 4_000_000, plotArea: 800 })
    await judge(anew, former, 'same')
    const pairs = async () =>
      backend.db.rows(sql`select 1 from same_homes where listing_id in (${former}, ${anew})`)
    await withdrawListing(backend, owner, former)
    await cleanUp(backend)
    expect(await pairs()).toHaveLength(2)
    await withdrawListing(backend, agent, anew)
    await cleanUp(backend)
    expect(await pairs()).toHaveLength(0)
  })
})
