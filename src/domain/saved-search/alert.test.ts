import { expect, test } from 'vitest'
import type { Searchable } from '../search/searchable.ts'
import { alertOf, type NewMatch, newsTo } from './alert.ts'
import { alertWords } from './alert-words.ts'
import { SAVED_SEARCH_LIMITS } from './constants.ts'

const FLAT: Searchable = {
  projectBuildingName: 'Kesar Heights',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
  bedrooms: 3,
  price: 7_200_000,
  plotArea: 1450,
}
const NOW = new Date('2026-05-03T06:00:00Z')
const news = (at: string, was: number | null = null, id = 'one'): NewMatch => ({
  listing: { ...FLAT, id, areaUnit: 'sq ft', areaBasis: 'Carpet' },
  at,
  was,
  before: [],
})

const pricesIn = (query: string, all: NewMatch[]) => {
  const alert = alertOf(query, all, NOW)
  return alert && alertWords(alert).listings.map(({ price }) => price)
}
const newSince = (alertedUntil: string, all: readonly NewMatch[]) =>
  newsTo({ createdAt: '2026-04-10', alertedUntil, prices: new Map(), known: new Map() }, all)

test('A price that fell twice is shown with the price at the time of the last alert', () => {
  const fallen = [news('2026-05-03', 7_400_000), news('2026-05-02', 7_900_000)]
  expect(newSince('2026-05-01', fallen).map(({ was }) => was)).toEqual([7_900_000])
  expect(newSince('2026-05-02', fallen).map(({ was }) => was)).toEqual([7_400_000])
  expect(newSince('2026-05-03', fallen)).toEqual([])
})

test('A new listing is shown as new, even if its price has changed since', () => {
  const both = [news('2026-05-03', 7_400_000), news('2026-05-02')]
  expect(newSince('2026-05-01', both)).toEqual([news('2026-05-02')])
  expect(newSince('2026-05-02', both)).toEqual([news('2026-05-03', 7_400_000)])
})

test('A listing that leaves a wish open is no news, as it would be one of most others', () => {
  const silent = news('2026-05-02', null, 'silent')
  const said = news('2026-05-02', null, 'said')
  const both = [silent, { ...said, listing: { ...said.listing, brokerage: 'No brokerage' } }]
  expect(alertOf('?brokerage=none', both, NOW)?.fresh).toEqual(['said'])
  expect(alertOf('?brokerage=none', [silent], NOW)).toBeNull()
})

test('A search for what a right to offer was seen of, or for owners, is told of these alone', () => {
  const plain = news('2026-05-02', null, 'plain')
  const of = (id: string, over: Partial<NewMatch['listing']>) => ({
    ...plain,
    listing: { ...plain.listing, ...over, id },
  })
  const all = [plain, of('shown', { right: { at: '2026-05-01' } }), of('owned', { by: 'Owner' })]
  expect(alertOf('?right=seen', all, NOW)?.fresh).toEqual(['shown'])
  expect(alertOf('?q=kagaz+dekha', all, NOW)?.fresh).toEqual(['shown'])
  expect(alertOf('?by=owner', all, NOW)?.fresh).toEqual(['owned'])
  expect(alertOf('?right=seen&by=owner', all, NOW)).toBeNull()
})

test('Of many listings, the newest are named and the others counted', () => {
  const many = Array.from({ length: SAVED_SEARCH_LIMITS.named + 2 }, (_, n) =>
    news('2026-05-02', null, `listing${n}`),
  )
  const alert = alertOf('?city=lucknow', many, NOW)
  expect(alert?.listings.map(({ id }) => id)).toEqual(
    many.slice(0, SAVED_SEARCH_LIMITS.named).map(({ listing }) => listing.id),
  )
  expect(alert?.fresh).toEqual(many.map(({ listing }) => listing.id))
  expect(alert?.cheaper).toEqual([])
})

test('A search that is invalid or has no results gives no alert', () => {
  expect(alertOf('?city=noida', [news('2026-05-02')], NOW)).toBeNull()
  expect(alertOf('?bhk=%E0%A4%A&for=barter', [news('2026-05-02')], NOW)).toBeNull()
})

test('A buyer’s budget brings no rents, a tenant’s no sales', () => {
  const [sale] = [news('2026-05-03')]
  const rent = {
    ...sale,
    listing: { ...FLAT, id: 'rent', areaUnit: 'sq ft', listingType: 'Rent', price: 24_500 },
  } as NewMatch
  const freshIn = (query: string) => alertOf(query, [sale, rent] as NewMatch[], NOW)?.fresh
  expect(freshIn('?price-max=9000000')).toEqual(['one'])
  expect(freshIn('?price-max=50000')).toEqual(['rent'])
})

test('A lower price is distinguished from a new listing', () => {
  const both = [news('2026-05-03', 7_400_000, 'fallen'), news('2026-05-02', null, 'new')]
  const alert = alertOf('?city=lucknow', both, NOW)
  expect([alert?.fresh, alert?.cheaper]).toEqual([['new'], ['fallen']])
  expect(pricesIn('?city=lucknow', both)?.[0]).toBe('₹72,00,000 (was ₹74,00,000)')
})

test('The price of a rent is told with its period', () => {
  const rented = news('2026-05-03', 26_000)
  const listing = { ...rented.listing, listingType: 'Rent', price: 24_500 } as const
  expect(pricesIn('?city=lucknow', [{ ...rented, listing }])).toEqual([
    '₹24,500 per month (was ₹26,000)',
  ])
})

test.each([
  ['2026-05-03', '?city=lucknow&added=7'],
  ['2026-04-30', '?city=lucknow&added=30'],
  ['2026-03-03', '?city=lucknow'],
])('What is new since %s is found by %s', (at, query) =>
  expect(alertOf('?city=lucknow', [news('2026-05-03'), news(at)], NOW)?.recent).toBe(query),
)

test('A price alert links to the whole search; a search with a period keeps it', () => {
  const fallen = [news('2026-05-03', 7_400_000)]
  expect(alertOf('?city=lucknow', fallen, NOW)?.recent).toBe('?city=lucknow')
  // Such a search filters by the day of approval, relative to today.
  const today = news('2026-05-03')
  const listing = { ...today.listing, approvedAt: new Date().toISOString() }
  expect(alertOf('?city=lucknow&added=30', [{ ...today, listing }], NOW)?.recent).toBe(
    '?city=lucknow&added=30',
  )
})

test.each([
  ['a new listing', {}, [], null, []],
  ['a listing that was told of', { one: 7_200_000 }, [], null, null],
  [
    'a home that was told of under another id',
    { two: 7_000_000 },
    [{ id: 'two', at: '2026-04-20' }],
    null,
    null,
  ],
  [
    'a home that was public when the search was saved',
    {},
    [{ id: 'two', at: '2026-04-01' }],
    null,
    null,
  ],
  [
    'a home that was public for a while after that, untold',
    {},
    [{ id: 'one', at: '2026-04-20' }],
    null,
    [],
  ],
  ['a price that was told', { one: 7_200_000 }, [], 7_500_000, null],
  ['a price below the one that was told', { one: 7_500_000 }, [], 7_500_000, 7_500_000],
] as const)('Of %s a search tells what it has not told', (_, prices, before, was, told) => {
  const search = {
    createdAt: '2026-04-10',
    alertedUntil: '2026-05-01',
    prices: new Map(Object.entries(prices)),
    known: new Map(Object.entries(prices).map(([id, price]) => [id, [price]])),
  }
  const [one] = newsTo(search, [{ ...news('2026-05-02', was), before }])
  expect(one ? (one.was ?? []) : null).toEqual(told)
})
