import { sql } from 'drizzle-orm/sql/sql'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { DUPLICATE_LIMITS, PRICE_LIMITS } from '../../domain/hints/constants.ts'
import { comparePrice, usualRange } from '../../domain/hints/rules.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { queueQuerySchema } from '../../domain/moderation/query-schema.ts'
import { localityKey } from '../../domain/search/places.ts'
import { shinglesOf } from '../../domain/text/shingles.ts'
import { isAlike, isSameText } from '../../test/support/data/alike.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { SEED } from '../../test/support/data/arbitraries.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { rejectListing } from './decide.ts'
import { readDesk } from './desk.ts'
import { alikeSql } from './hint-sql.ts'
import { readHints } from './hints.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const owner = setUpUser(backend, 'Owner', 'Asha')
const agent = setUpUser(backend, 'Agent', 'Vikram')

async function hintsOf(id: string) {
  const result = await readHints(backend.db, id)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

async function publish(
  user: SessionUser,
  over: Partial<ListingFields>,
  photos: string[] = [],
): Promise<string> {
  const id = await makePending(backend.db, user, over, photos)
  await openAndApprove(backend, admin, id, 1)
  return id
}

describe('A listing that resembles others', () => {
  const place = { city: 'Varanasi', locality: 'Sigra', plotArea: 1000, price: 5_000_000 } as const

  test('is shown with them and their posters, the strongest match first', async () => {
    const photos = await Promise.all([owner, agent].map((user) => makePhotoRow(backend.db, user)))
    await backend.db.rows(
      sql`update images set content_hash = 'one and the same' where id in (${photos[0]}, ${photos[1]})`,
    )
    const near = await publish(owner, { ...place, projectBuildingName: 'Ganga View' })
    const own = await makePending(backend.db, agent, { ...place, plotArea: 1020 })
    const elsewhere = await publish(
      owner,
      { ...place, locality: 'Lanka', price: 90_000_000 },
      photos.slice(0, 1),
    )
    const id = await makePending(backend.db, agent, place, photos.slice(1))
    const { lookalikes, alike, pictures, pictured } = await hintsOf(id)
    expect([alike, pictured]).toEqual([2, 1])
    expect(
      lookalikes.map((other) => [other.id, other.samePhotos, other.samePoster, other.state]),
    ).toEqual([
      [own, 0, true, 'pending'],
      [near, 0, false, 'approved'],
    ])
    expect(pictures).toMatchObject([
      {
        id: elsewhere,
        state: 'approved',
        poster: 'Asha',
        samePoster: false,
        reason: null,
        pairs: [
          { own: { id: photos[1] }, other: { id: photos[0] }, sameFile: true, mirrored: false },
        ],
      },
    ])
    expect(lookalikes[1]).toMatchObject({
      ...place,
      projectBuildingName: 'Ganga View',
      poster: 'Asha',
      photo: null,
    })
  })

  test('is shown beside the other with the photos that are the same, not with two covers', async () => {
    const [cover, copy, original] = await Promise.all(
      [agent, agent, owner].map((user) => makePhotoRow(backend.db, user)),
    )
    await backend.db.rows(
      sql`update images set content_hash = 'a courtyard' where id in (${copy}, ${original})`,
    )
    await publish(owner, place, [original ?? ''])
    const id = await makePending(backend.db, agent, place, [cover ?? '', copy ?? ''])
    const [other] = (await hintsOf(id)).lookalikes
    expect([other?.ownPhoto?.id, other?.photo?.id]).toEqual([copy, original])
  })

  test('shows every listing with its picture, and why one of them was rejected', async () => {
    const photos = await Promise.all(
      [owner, agent, owner].map((user) => makePhotoRow(backend.db, user)),
    )
    await backend.db.rows(
      sql`update images set content_hash = 'a verandah' where id = any(array[${photos[0]}, ${photos[1]}, ${photos[2]}]::text[])`,
    )
    const far = { city: 'Noida', locality: 'Palam Vihar' } as const
    const bad = await makePending(
      backend.db,
      owner,
      { ...far, projectBuildingName: 'Neem' },
      photos.slice(0, 1),
    )
    await rejectListing(backend, admin, bad, 1, 'The pictures are of another flat.')
    const good = await publish(owner, { ...far, plotArea: 3000 }, photos.slice(2))
    const id = await makePending(backend.db, agent, place, photos.slice(1, 2))
    const { pictures, pictured } = await hintsOf(id)
    expect(pictured).toBe(2)
    expect(pictures).toHaveLength(2)
    expect(pictures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: good, state: 'approved', reason: null }),
        expect.objectContaining({
          id: bad,
          state: 'rejected',
          projectBuildingName: 'Neem',
          locality: 'Palam Vihar',
          reason: 'The pictures are of another flat.',
        }),
      ]),
    )
  })

  test('is shown with the strongest matches only, and the number of all', async () => {
    const many = { ...place, city: 'Kanpur' } as const
    for (let i = 0; i < DUPLICATE_LIMITS.shown + 2; i += 1)
      await makePending(backend.db, owner, many)
    const { lookalikes, alike } = await hintsOf(await makePending(backend.db, agent, many))
    expect([lookalikes.length, alike]).toEqual([DUPLICATE_LIMITS.shown, DUPLICATE_LIMITS.shown + 2])
  })

  test('matches by the same rule in the database and in the domain code', async () => {
    const listing = fc.record({
      city: fc.constantFrom('Lucknow', 'Noida'),
      locality: fc.constantFrom('Aliganj', 'ALIGANJ', 'Ali Ganj', 'Sigra'),
      plotArea: fc.constantFrom(950, 949.99, 1000, 1049.5, 1052.63, 1052.64, 1),
      price: fc.constantFrom(4_500_000, 4_499_999, 5_000_000, 5_555_555, 5_555_556, 1),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(listing, listing), { minLength: 40, maxLength: 40 }),
        async (pairs) => {
          const columns = (side: 0 | 1) =>
            pairs.map((pair) => ({
              city: pair[side].city,
              locality: pair[side].locality,
              place_key: localityKey(pair[side]),
              plot_area: pair[side].plotArea,
              price: pair[side].price,
            }))
          const rows = await backend.db.rows<{ alike: boolean }>(sql`
        select (${alikeSql}) as alike from rows from (
          jsonb_to_recordset(${JSON.stringify(columns(0))}::jsonb) as (city text, locality text, place_key text, plot_area float8, price bigint)) with ordinality as o(city, locality, place_key, plot_area, price, n)
        join rows from (
          jsonb_to_recordset(${JSON.stringify(columns(1))}::jsonb) as (city text, locality text, place_key text, plot_area float8, price bigint)) with ordinality as w(city, locality, place_key, plot_area, price, n)
          on o.n = w.n order by o.n`)
          expect(rows.map(({ alike }) => alike)).toEqual(
            pairs.map(([one, other]) => isAlike(one, other)),
          )
        },
      ),
      { seed: SEED, numRuns: 10 },
    )
  })
})

describe('A price', () => {
  test('is compared with approved listings of the same city, listing type and property type', async () => {
    const like = { city: 'Gurugram', plotArea: 1000 } as const
    const id = await makePending(backend.db, owner, { ...like, locality: 'DLF', price: 20_000_000 })
    expect((await hintsOf(id)).price).toEqual({
      rate: 20_000,
      compared: 0,
      lower: null,
      upper: null,
    })
    for (const [i, price] of [4, 5, 6, 7, 8].entries())
      await publish(owner, { ...like, locality: `Sector ${i}`, price: price * 1_000_000 })
    await publish(owner, { ...like, listingType: 'Rent', price: 20_000 })
    await publish(owner, { ...like, propertyType: 'Independent House/Villa', price: 90_000_000 })
    await publish(owner, { ...like, city: 'Noida', price: 90_000_000 })
    const { price } = await hintsOf(id)
    expect(price).toEqual({ rate: 20_000, compared: 5, lower: 5000, upper: 7000 })
    expect([comparePrice(price), usualRange(price)]).toEqual(['high', { low: 2000, high: 10_000 }])
  })

  test('is unusual by one rule in the queue and in the domain code, also where all others are the same', async () => {
    const like = { city: 'Kanpur', listingType: 'Rent', plotArea: 1000 } as const
    for (let i = 0; i < PRICE_LIMITS.comparables; i += 1)
      await publish(owner, { ...like, locality: `Ward ${i}`, price: 20_000 })
    for (const price of [14_900, 15_000, 19_000, 22_000, 25_000, 25_100]) {
      const id = await makePending(backend.db, owner, { ...like, locality: 'Civil Lines', price })
      const standing = comparePrice((await hintsOf(id)).price)
      const { queue } = await readDesk(backend, queueQuerySchema.parse({ q: id }))
      expect(queue[0]?.hints.includes('price'), String(price)).toBe(standing !== 'usual')
      expect(standing, String(price)).toBe(
        price < 15_000 ? 'low' : price > 25_000 ? 'high' : 'usual',
      )
    }
  })
})

test('There are no hints about a deleted listing', async () => {
  expect(await readHints(backend.db, 'nosuchlisting')).toEqual({
    ok: false,
    code: 'listing_not_available',
  })
})

describe('A text of another poster', () => {
  const TEXT =
    'Corner flat on the fourth floor with a long balcony over the temple tank. The kitchen was redone last winter, and the school bus waits at the gate.'
  const resaid = async (id: string) => {
    const { texts, resaid: count } = await hintsOf(id)
    const { queue } = await readDesk(backend, queueQuerySchema.parse({ q: id }))
    const [queued] = queue
    return { count, ids: texts.map((text) => text.id), pointed: queued?.hints.includes('words') }
  }

  test('is found again, wherever its home is said to be, and stands beside', async () => {
    const original = await publish(owner, {
      locality: 'Chowk',
      description: TEXT,
      price: 1_000_000,
    })
    const id = await makePending(backend.db, agent, {
      city: 'Noida',
      locality: 'Sector 62',
      price: 9_900_000,
      description: `URGENT! ${TEXT.toUpperCase().replace('WINTER', 'YEAR')}`,
    })
    expect(await resaid(id)).toEqual({ count: 1, ids: [original], pointed: true })
    const [other] = (await hintsOf(id)).texts
    expect(other).toMatchObject({ description: TEXT, poster: 'Asha', state: 'approved' })
  })

  test('is none where the poster is the same, as of flats in one tower', async () => {
    const text = TEXT.replace(/\w+/g, (word) => `${word}ab`)
    await publish(owner, { description: text })
    const id = await makePending(backend.db, owner, { description: text })
    expect(await resaid(id)).toEqual({ count: 0, ids: [], pointed: false })
  })

  test('of stock phrases is none', async () => {
    const text = TEXT.replace(/\w+/g, (word) => `${word}xy`)
    await publish(owner, { description: text })
    const id = await makePending(backend.db, agent, { description: text })
    expect((await resaid(id)).pointed).toBe(true)
    await backend.db.rows(sql`
      insert into stock_shingles (hash)
      select jsonb_array_elements_text(${JSON.stringify(shinglesOf(text).slice(9))}::jsonb)::int`)
    expect((await resaid(id)).pointed).toBe(false)
  })

  test('is none where the rest of it is the usual phrases, and these are others', async () => {
    const words = (from: number, mark: string) =>
      Array.from({ length: 14 }, (_, n) => `${mark}${from + n}`).join(' ')
    const [here, there] = [words(0, 'here'), words(0, 'there')]
    await backend.db.rows(sql`
      insert into stock_shingles (hash)
      select jsonb_array_elements_text(${JSON.stringify([...shinglesOf(here), ...shinglesOf(there)])}::jsonb)::int`)
    const sentence = words(0, 'carpenter')
    await publish(owner, { description: `${sentence} ${here}` })
    const other = await makePending(backend.db, agent, { description: `${sentence} ${there}` })
    expect((await resaid(other)).pointed).toBe(false)
    const same = await makePending(backend.db, agent, { description: `${sentence} ${here}` })
    expect((await resaid(same)).pointed).toBe(true)
  })

  test('is the same by one rule in the database and in the domain code', async () => {
    const words = fc.array(fc.constantFrom(...'abcdefghijklm'), { minLength: 8, maxLength: 40 })
    const pairs = fc.sample(
      fc.tuple(words, words, words).map(([one, two, three]) => [
        [...one, ...two],
        [...one, ...three],
      ]),
      { numRuns: 60, seed: SEED },
    )
    let found = 0
    for (const [n, [one = [], other = []]] of pairs.entries()) {
      const say = (said: readonly string[]) => said.map((word) => `${word}${n}`).join(' ')
      await makePending(backend.db, owner, { description: say(other) || null })
      const id = await makePending(backend.db, agent, { description: say(one) || null })
      // What a listing begins with is a stock phrase now and then.
      const stock = n % 2 === 0 ? shinglesOf(say(one.slice(0, 12))) : []
      await backend.db.rows(sql`
        insert into stock_shingles (hash)
        select jsonb_array_elements_text(${JSON.stringify(stock)}::jsonb)::int`)
      const expected = isSameText(shinglesOf(say(one)), shinglesOf(say(other)), new Set(stock))
      expect((await hintsOf(id)).resaid, say(one)).toBe(expected ? 1 : 0)
      if (expected) found += 1
    }
    expect(found).toBeGreaterThan(5)
    expect(found).toBeLessThan(55)
  })
})
