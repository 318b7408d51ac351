import { describe, expect, test } from 'vitest'
import { PAGE_ROWS } from '../paging/rules.ts'
import { OWN_SORTS, type OwnRow, ownFilter, ownStatesOf, shownOwn } from './own-filter.ts'

const NOW = new Date('2026-11-26T12:00:00+05:30')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
let made = 0
const row = (over: Partial<OwnRow> = {}): OwnRow => {
  made += 1
  return {
    id: `home${made}`,
    projectBuildingName: 'Kesar Heights',
    locality: 'Gomti Nagar',
    city: 'Lucknow',
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    price: 7_200_000,
    state: 'approved',
    listingState: 'published',
    createdAt: daysAgo(made),
    confirmedAt: daysAgo(5),
    goneReportedAt: null,
    hiddenAt: null,
    change: null,
    figures: { views: 0 },
    ...over,
  }
}
const waiting = (over: Partial<OwnRow> = {}) =>
  row({ state: 'pending', listingState: 'pending', confirmedAt: null, ...over })
const found = (rows: OwnRow[], query: string) =>
  shownOwn(rows, ownFilter(new URLSearchParams(query)), NOW)
const ids = (rows: OwnRow[], query: string) => found(rows, query).rows.map(({ id }) => id)

describe('A state of an own listing', () => {
  test.each<[OwnRow, ReturnType<typeof ownStatesOf>]>([
    [waiting(), ['waiting']],
    [row(), ['shown']],
    [row({ change: { reason: null } }), ['shown', 'changed']],
    [row({ change: { reason: 'The price.' } }), ['shown', 'rejected']],
    [row({ confirmedAt: daysAgo(54) }), ['shown', 'confirm']],
    [row({ listingState: 'expired', confirmedAt: daysAgo(61) }), ['expired']],
    [row({ goneReportedAt: daysAgo(2) }), ['reported', 'shown']],
    [
      row({ listingState: 'expired', goneReportedAt: daysAgo(9), hiddenAt: daysAgo(1) }),
      ['reported'],
    ],
    [
      row({ listingState: 'expired', hiddenAt: daysAgo(1), confirmedAt: daysAgo(11) }),
      ['reported'],
    ],
    [row({ listingState: 'closed', goneReportedAt: daysAgo(2) }), ['closed']],
    [row({ state: 'rejected', listingState: null }), ['rejected']],
    [row({ listingState: 'closed' }), ['closed']],
    [row({ listingState: 'past' }), ['closed']],
  ])('is what its poster looks for: %#', (one, states) =>
    expect(ownStatesOf(one, NOW)).toEqual(states),
  )
})

describe('The filter of the own listings', () => {
  const mani = row({ projectBuildingName: 'Māni Villa', locality: 'सेक्टर ६२', city: 'Noida' })
  const plot = row({ propertyType: 'Plot/Land', bedrooms: null, listingType: 'Sell', price: 90 })
  const owned = row({ reference: 'SHP/041', listingType: 'Rent', price: 45_000 })
  const rows = [mani, plot, owned]

  test.each([
    ['q=mani', [mani]],
    ['q=gomti+kesar', [plot, owned]],
    ['q=62', [mani]],
    ['q=shp/041', [owned]],
    [`q=${plot.id}`, [plot]],
    ['q=plot', [plot]],
    ['q=3+bhk+noida', [mani]],
    ['city=Noida', [mani]],
    ['listingType=Rent', [owned]],
    ['city=Agra', rows],
  ])('"%s" finds by name, locality, id, reference and kind', (query, expected) =>
    expect(ids(rows, query).toSorted()).toEqual(expected.map(({ id }) => id).toSorted()),
  )

  test('orders the rows', () => {
    const old = row({ createdAt: daysAgo(900), price: 5, confirmedAt: daysAgo(50) })
    const seen = row({ createdAt: daysAgo(800), price: 9, figures: { views: 40 } })
    const fresh = row({ createdAt: daysAgo(0), price: 7, figures: null })
    const order = OWN_SORTS.map((sort) => ids([old, seen, fresh], `sort=${sort}`))
    const [o, s, f] = [old.id, seen.id, fresh.id]
    expect(order).toEqual([
      [f, s, o],
      [o, f, s],
      [s, f, o],
      [o, s, f],
      [s, o, f],
    ])
  })

  test('says for each choice how many it would show with the rest of the filter', () => {
    const { states, cities, listingTypes } = found(
      [...rows, waiting({ city: 'Noida' })],
      'city=Noida',
    )
    expect(states).toEqual([
      { value: 'waiting', count: 1 },
      { value: 'shown', count: 1 },
    ])
    expect(cities.map(({ value, count }) => `${value} ${count}`)).toContain('Lucknow 2')
    expect(listingTypes).toEqual([
      { value: 'Sell', count: 2 },
      { value: 'Rent', count: 0 },
    ])
  })

  test('that shows nothing says which part of it hides how many', () => {
    expect(found(rows, 'q=mani&city=Lucknow')).toMatchObject({
      count: 0,
      without: [
        { name: 'q', count: 2 },
        { name: 'city', count: 1 },
      ],
    })
    expect(found(rows, 'q=nowhere&city=Lucknow').without).toEqual([{ name: 'q', count: 2 }])
    expect(found(rows, 'city=Noida').without).toEqual([])
  })

  test('keeps a choice that shows nothing among the choices', () =>
    expect(found(rows, 'state=rejected').states).toContainEqual({ value: 'rejected', count: 0 }))

  test('shows a page at a time, the last one for a page that is gone', () => {
    const many = Array.from({ length: 2 * PAGE_ROWS + 1 }, () => row())
    expect(found(many, '')).toMatchObject({ page: 1, more: true, count: many.length })
    expect(found(many, 'page=9')).toMatchObject({ page: 3, more: false })
    expect(found(many, 'page=3').rows).toHaveLength(1)
  })

  test('takes only known words from an address', () =>
    expect(ownFilter(new URLSearchParams('state=drop&sort=up&city=X&page=-1&q=%00'))).toEqual({
      q: '',
      state: '',
      city: '',
      listingType: '',
      sort: '',
      page: 1,
    }))
})
