import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { figuresTag } from '../../contract/page-headers.ts'
import { LEAST_ASKED } from '../../domain/asked/constants.ts'
import { figuresAmong } from '../../domain/listing/figures.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { readSnapshot } from '../build.ts'
import { EVERY_KIND, renewFigures } from '../listing/figures.ts'
import { readListingPage, readPreview } from '../pages.ts'
import { tagsOnPage } from '../rebuild/tags.ts'
import { judgeHome } from '../same-home/judge.ts'
import { readAsked } from './homes.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
const owner = setUpUser(backend, 'Owner')
const agent = setUpUser(backend, 'Agent')
beforeEach(() =>
  backend.db.rows(sql`with kinds as (delete from kind_figures) delete from properties`),
)

const LAKH = 100_000
/** Publishes flats of an owner at 60 lakh, 61 lakh and so on. */
async function publish(count: number, over: Partial<ListingFields> = {}) {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1)
    ids.push(await makePublished(backend.db, owner, { price: (60 + n) * LAKH, ...over }))
  return ids
}
/** Counts again after what was written past the commands. */
const renew = () => renewFigures(backend.db, EVERY_KIND)
async function openPage(id: string) {
  const found = await readListingPage(backend.db, id)
  if (found.state !== 'open') throw new Error(found.state)
  return found
}
const askedOf = async (id: string) => (await openPage(id)).asked
async function builtOf(id: string) {
  const { listings } = await readSnapshot(backend.db)
  const listing = listings.find((one) => one.id === id)
  return listing ? figuresAmong(listings)(listing).asked : null
}

describe('What such homes are asked for, on a page on demand,', () => {
  test('is the same as on the built page, without the home itself and what cannot be had', async () => {
    const [first = '', second = '', third = '', ...more] = await publish(LEAST_ASKED + 3)
    await publish(2, { bedrooms: 2 })
    await publish(1, { listingType: 'Rent', price: 20_000 })
    await backend.db.rows(sql`
      update properties
      set closed_at = now(), availability = 'sold'
      where id = ${second}`)
    await backend.db.rows(sql`
      update properties set confirmed_at = now() - interval '61 days' where id = ${third}`)
    await renew()
    const asked = await askedOf(first)
    expect(asked).toMatchObject({ of: 'locality', here: LEAST_ASKED, range: { invented: false } })
    expect(asked).toEqual(await builtOf(first))
    expect(await askedOf(more[0] ?? '')).toEqual(await builtOf(more[0] ?? ''))
    expect(await askedOf(second)).toBeNull()
  })

  test('counts once what is offered by several accounts, and compares none with itself', async () => {
    const [first = '', ...rest] = await publish(LEAST_ASKED)
    const again = await makePublished(backend.db, agent, { price: 30 * LAKH })
    expect((await askedOf(first))?.here).toBe(LEAST_ASKED)
    const judged = await judgeHome(backend, admin, first, { other: again, verdict: 'same' })
    expect(judged.ok).toBe(true)
    for (const id of [first, again, rest[0] ?? '']) {
      const asked = await askedOf(id)
      expect(asked?.here).toBe(LEAST_ASKED - 1)
      expect(asked).toEqual(await builtOf(id))
    }
  })

  test('is the same among many, also of a home that others offer for less, or as elsewhere', async () => {
    const ids = await publish(24)
    const [first = '', second = ''] = ids
    await publish(LEAST_ASKED, { locality: 'Aliganj' })
    const [less, elsewhere] = [
      await makePublished(backend.db, agent, { price: 61 * LAKH }),
      await makePublished(backend.db, agent, { price: 40 * LAKH, locality: 'Aliganj' }),
    ]
    for (const [id, other] of [
      [ids.at(-1) ?? '', less],
      [second, elsewhere],
    ] as const)
      await judgeHome(backend, admin, id, { other, verdict: 'same' })
    const { listings } = await readSnapshot(backend.db)
    const shown = figuresAmong(listings)
    for (const listing of listings)
      expect(await askedOf(listing.id), listing.id).toEqual(shown(listing).asked)
    expect([(await askedOf(first))?.here, (await askedOf(elsewhere))?.here]).toEqual([23, 8])
  })

  test('says that an invented poster asks', async () => {
    const ids = await publish(LEAST_ASKED + 1)
    await backend.db.rows(sql`
      update users set email = 'someone@aangan.example' where id = ${owner.id}`)
    await renew()
    expect((await askedOf(ids[0] ?? ''))?.range).toMatchObject({ invented: true })
    expect(await askedOf(ids[0] ?? '')).toEqual(await builtOf(ids[0] ?? ''))
  })

  test('is told to a poster whose home waits', async () => {
    await publish(LEAST_ASKED)
    const id = await makePending(backend.db, owner)
    const seen = await readPreview(backend.db, id, { id: owner.id, admin: false })
    expect(seen?.asked).toMatchObject({ of: 'locality', here: LEAST_ASKED })
  })
})

test('Who fills in the form is told of what can be had of the kind in the city, without the home itself', async () => {
  const such = {
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    plotArea: 1450,
  } as const
  const [first = '', ...rest] = await publish(LEAST_ASKED + 2)
  await publish(1, { city: 'Kanpur' })
  await publish(1, { propertyType: 'Independent House/Villa' })
  await publish(1, { bedrooms: 2 })
  await publish(1, { locality: 'Aliganj' })
  await makePending(backend.db, owner)
  await backend.db.rows(sql`
    update properties set confirmed_at = now() - interval '61 days' where id = ${rest[0]}`)
  const [last] = await backend.db.rows<{ day: string }>(sql`
    update properties
    set confirmed_at = date_trunc('day', now(), 'UTC') - interval '9 days 1 hour'
    where id = ${rest[1]}
    returning to_char(confirmed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`)
  const all = await readAsked(backend.db, such)
  expect(all).toMatchObject({ of: 'locality', here: LEAST_ASKED + 1, inCity: LEAST_ASKED + 2 })
  expect(all.range?.since).toBe(last?.day)
  const again = await makePublished(backend.db, agent, { price: 30 * LAKH })
  await judgeHome(backend, admin, first, { other: again, verdict: 'same' })
  for (const own of [first, again])
    expect(await readAsked(backend.db, such, own)).toMatchObject({
      here: LEAST_ASKED,
      inCity: LEAST_ASKED + 1,
    })
})

test('A page on demand is rendered again where the prices that it tells of change, also of a rent, in its place or city', async () => {
  const rents = async (count: number) => {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1)
      ids.push(...(await publish(1, { listingType: 'Rent', price: 20_000 + n * 1000 })))
    return ids
  }
  const repriced = async (id: string, price: number) => {
    await backend.db.rows(sql`update properties set price = ${price} where id = ${id}`)
    return (await renew()).changed
  }
  const kind = 'flats-for-rent'
  const both = [
    { city: 'Lucknow', kind, locality: null },
    { city: 'Lucknow', kind, locality: 'gomti-nagar' },
  ]
  const [first = '', second = ''] = await rents(3)
  await renew()
  expect(await repriced(second, 21_500)).toEqual([])
  // With so few here, the page has looked at the whole city.
  expect(tagsOnPage(first, await openPage(first))).toContain(figuresTag('Lucknow', kind, null))
  await rents(LEAST_ASKED)
  await renew()
  expect(await repriced(second, 30_000)).toEqual(both)
  const before = await askedOf(first)
  expect(await repriced(second, 40_000)).toEqual([])
  expect(await askedOf(first)).toEqual(before)
  const tags = tagsOnPage(first, await openPage(first))
  expect(tags).toContain(figuresTag('Lucknow', kind, 'gomti-nagar'))
  expect(tags).not.toContain(figuresTag('Lucknow', kind, null))
})
