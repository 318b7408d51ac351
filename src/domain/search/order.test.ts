import { describe, expect, it } from 'vitest'
import { ORDER_FACTS, ORDER_NOTES, ORDER_TEXTS } from '#language/search/texts-order'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { toCard } from '../listing/card.ts'
import { SORTS } from './constants.ts'
import { inOrder, ordersFor, switched } from './criteria.ts'
import { findIn } from './find.ts'
import { find } from './found.ts'
import { orderFact, orderOf } from './order.ts'
import { parseSearch, searchQuery } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const offer = (
  projectBuildingName: string,
  listingType: 'Sell' | 'Rent' | 'PG',
  price: number,
  more: Partial<Searchable> = {},
): Searchable => ({
  projectBuildingName,
  city: 'Noida',
  locality: 'Sector 62',
  plotArea: 1000,
  ...({ propertyCategory: 'Residential', propertyType: 'Flat/Apartment' } as const),
  listingType,
  price,
  ...more,
})
const shop = { propertyCategory: 'Commercial', propertyType: 'Retail' } as const
const OFFERS = [
  offer('flat', 'Sell', 4_000_000, { plotArea: 500, confirmedAt: '2026-11-24T09:00:00Z' }),
  offer('villa', 'Sell', 30_000_000, { plotArea: 5000, confirmedAt: '2026-11-03T09:00:00Z' }),
  offer('rent', 'Rent', 24_500, { deposit: 49_000, maintenance: 1500 }),
  offer('palace', 'Rent', 600_000, { plotArea: 60_000 }),
  offer('bed', 'PG', 6_100, { deposit: 0, confirmedAt: '2026-11-30T09:00:00Z' }),
  offer('shop', 'Sell', 4_500_000, shop),
  offer('lease', 'Rent', 40_000, { ...shop, deposit: 20_000 }),
]
const table = tableOf(columnsOf(OFFERS))
const search = (query: string) => parseSearch(new URLSearchParams(query))
const namesOf = (query: string) => find(OFFERS, search(query)).map((one) => one.projectBuildingName)
const said = (query: string) => orderOf(search(query), [table], findIn([table], search(query)))

describe('An order', () => {
  it.each([
    ['price-low', ['flat', 'shop', 'villa', 'rent', 'lease', 'palace', 'bed']],
    ['price-high', ['villa', 'shop', 'flat', 'palace', 'lease', 'rent', 'bed']],
  ] as const)(
    'by price (%s) has sales first, then rents, then beds, and says so',
    (sort, names) => {
      expect(namesOf(`sort=${sort}`)).toEqual(names)
      expect(said(`sort=${sort}`)).toBe(
        `${ORDER_TEXTS[sort]} Prices to buy come first, then rents, then rents of a PG bed.`,
      )
      expect(said(`for=rent&sort=${sort}`)).toBe(ORDER_TEXTS[sort])
      // Nobody lets a bed in a shop.
      expect(said(`for=commercial&sort=${sort}`)).toMatch(/Prices to buy come first, then rents\.$/)
    },
  )

  it('by price per sq ft compares sales with sales and rents with rents; beds come last', () => {
    expect(namesOf('sort=rate')).toEqual([
      ...['shop', 'villa', 'flat', 'palace', 'rent', 'lease', 'bed'],
    ])
    expect(said('sort=rate')).toMatch(/then rents a month, then PG beds, which have no area/)
    expect(said('for=rent&sort=rate')).toBe(ORDER_TEXTS.rate)
  })

  it('by confirmation begins with the last one', () => {
    expect(namesOf('sort=confirmed').slice(0, 3)).toEqual(['bed', 'flat', 'villa'])
    expect(said('sort=confirmed')).toBe(ORDER_TEXTS.confirmed)
  })

  it('by the sum to move in has unknown sums after the known, and sales last', () => {
    expect(namesOf('sort=move-in')).toEqual([
      ...['bed', 'lease', 'rent', 'palace', 'flat', 'villa', 'shop'],
    ])
    expect(said('sort=move-in')).toBe(
      [ORDER_TEXTS['move-in'], ORDER_NOTES.withoutSum(1), ORDER_NOTES.salesLast].join(' '),
    )
    expect(said('for=pg&city=noida&sort=move-in')).toBe('')
  })

  it('says that homes come first, where something else was found', () => {
    expect(said('for=buy')).toBe(`${ORDER_TEXTS.newest} ${ORDER_NOTES.homesFirst}`)
    expect(said('for=buy&type=flat-apartment')).toBe(ORDER_TEXTS.newest)
    expect(said('for=rent')).toBe(ORDER_TEXTS.newest)
  })

  it('says nothing of a single home', () => {
    expect([said('for=pg'), said('city=lucknow')]).toEqual(['', ''])
  })
})

describe('Offered', () => {
  const offered = (query: string) => ordersFor(search(query)).map(({ id }) => id)

  it('is the sum to move in with what is let, and a price per sq ft with what has an area', () => {
    expect(offered('')).toEqual(SORTS.map(({ id }) => id))
    for (const query of ['for=buy', 'price-max=7000000', 'for=commercial&deal=sell'])
      expect(offered(query)).not.toContain('move-in')
    for (const query of ['for=rent', 'for=commercial', 'q=pg+noida'])
      expect(offered(query)).toContain('move-in')
    expect([offered('for=rent').includes('rate'), offered('for=pg').includes('rate')]).toEqual([
      true,
      false,
    ])
  })

  it('is no order that compares nothing of a search: the first one takes its place, and the address keeps it', () => {
    const asked = search('for=buy&sort=move-in')
    expect(offered('for=buy&sort=move-in')).not.toContain('move-in')
    expect([inOrder(asked).sort, searchQuery(asked)]).toEqual(['newest', '?for=buy&sort=move-in'])
    for (const [query, sort] of [
      ['q=flat+for+sale&sort=move-in', 'newest'],
      ['q=pg&sort=rate', 'newest'],
      ['q=flat+for+rent&sort=move-in', 'move-in'],
      ['q=flat&sort=rate', 'rate'],
    ] as const)
      expect(inOrder(search(query)).sort, query).toBe(sort)
    const rents = search('for=rent&sort=move-in')
    expect(['pg', 'buy'].map((wish) => switched(rents, wish).sort)).toEqual(['move-in', 'newest'])
  })
})

describe('A card', () => {
  const now = new Date('2026-12-01T06:00:00Z')
  const flat = toCard(
    publicListing('one', {
      price: 4_000_000,
      plotArea: 500,
      confirmedAt: '2026-11-24T09:00:00Z',
    }),
  )
  const rent = toCard(
    publicListing('one', {
      listingType: 'Rent',
      price: 24_500,
      plotArea: 1000,
      deposit: 49_000,
      maintenance: 1500,
    }),
  )

  it('says by what it stands where it does', () => {
    expect(orderFact(flat, 'newest', now)).toBe('')
    expect(orderFact(flat, 'price-low', now)).toBe('₹8,000 per sq ft')
    expect(orderFact(flat, 'rate', now)).toBe('₹8,000 per sq ft')
    expect(orderFact(rent, 'rate', now)).toBe(ORDER_FACTS.rentRate('₹25'))
    expect(orderFact({ ...rent, listingType: 'PG' }, 'rate', now)).toBe('')
    expect(orderFact(flat, 'confirmed', now)).toBe(ORDER_FACTS.confirmed('24 Nov'))
  })

  it('says what the sum to move in is made of, and that it is not known', () => {
    expect(orderFact(rent, 'move-in', now)).toBe(
      'first rent ₹24,500, deposit ₹49,000, maintenance ₹1,500 a month',
    )
    expect(orderFact({ ...rent, deposit: null }, 'move-in', now)).toBe(ORDER_FACTS.withoutSum)
    expect(orderFact(flat, 'move-in', now)).toBe('')
  })
})
