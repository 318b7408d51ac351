import { describe, expect, it } from 'vitest'
import type { EventKind } from '../listing/history.ts'
import { LEAST_ASKED } from './constants.ts'
import { type AskedMonth, askedByMonth, type KnownListing, monthsCsv } from './months.ts'

const NOW = new Date('2026-12-01T06:00:00Z')
type Event = [kind: EventKind, at: string, price?: number, listingType?: 'Sell' | 'Rent' | 'PG']
let made = 0
const listing = (events: Event[], over: Partial<KnownListing> = {}): KnownListing => {
  made += 1
  return {
    home: `home${made}`,
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    events: events.map(([kind, at, amount = null, listingType = 'Sell']) => ({
      kind,
      at: `${at}T06:00:00Z`,
      amount: amount === null ? null : amount,
      listingType: amount === null ? null : listingType,
    })),
    ...over,
  }
}
const BEGUN: Event[] = [
  ['posted', '2026-09-20'],
  ['published', '2026-09-21', 6_000_000],
]
/** The numbers of homes by month, for one listing. */
const homesBy = (events: Event[]) =>
  askedByMonth([listing(events)], NOW).map(({ month, homes }) => `${month}: ${homes}`)

describe('Month by month', () => {
  it('a home is on offer until it was not confirmed for 60 days', () => {
    expect(homesBy(BEGUN)).toEqual(['2026-09: 1', '2026-10: 1'])
    expect(homesBy([...BEGUN, ['confirmed', '2026-11-15']])).toEqual([
      '2026-09: 1',
      '2026-10: 1',
      '2026-11: 1',
      '2026-12: 1',
    ])
    expect(homesBy([['posted', '2026-09-20']])).toEqual([])
  })

  it.each<[string, Event[], string[]]>([
    [
      'sold and offered again',
      [
        ['sold', '2026-10-05'],
        ['again', '2026-11-05'],
      ],
      ['09', '11', '12'],
    ],
    ['rented', [['rented', '2026-10-05']], ['09']],
    [
      'taken off and put back',
      [
        ['off', '2026-10-05'],
        ['on', '2026-11-05'],
      ],
      ['09', '11', '12'],
    ],
    [
      'reported as gone, and shown',
      [
        ['hidden', '2026-10-05'],
        ['shown', '2026-10-30'],
      ],
      ['09', '10', '11', '12'],
    ],
    [
      'hidden, and only then put back',
      [
        ['hidden', '2026-10-05'],
        ['on', '2026-10-30'],
      ],
      ['09'],
    ],
  ])('it is not where it was %s', (_, events, months) => {
    const always: Event[] = ['2026-10-01', '2026-11-01', '2026-11-25'].map((day) => [
      'confirmed',
      day,
    ])
    const all = [...BEGUN, ...events, ...always].toSorted((a, b) => (a[1] < b[1] ? -1 : 1))
    expect(homesBy(all).map((row) => row.slice(5, 7))).toEqual(months)
  })

  it('a month ends at midnight in India, and the current one now', () => {
    const late = { ...listing(BEGUN), events: [] as KnownListing['events'] }
    const at = (iso: string) => [
      { kind: 'posted' as const, at: iso, amount: null, listingType: null },
      { kind: 'published' as const, at: iso, amount: 1, listingType: 'Sell' as const },
    ]
    const first = (iso: string) => askedByMonth([{ ...late, events: at(iso) }], NOW)[0]?.month
    expect(first('2026-10-31T18:29:00Z')).toBe('2026-10')
    expect(first('2026-10-31T18:30:00Z')).toBe('2026-11')
    expect(first(NOW.toISOString())).toBe('2026-12')
    expect(first('2026-12-01T06:01:00Z')).toBeUndefined()
  })

  it('the quartiles of what was asked then are told of eight homes on, and each home once', () => {
    const prices = Array.from({ length: LEAST_ASKED }, (_, n) => 6_000_000 + n * 100_000)
    const all = prices.map((price) =>
      listing([
        ['posted', '2026-09-20'],
        ['published', '2026-09-21', price + 1_000_000],
        ['price', '2026-10-03', price],
      ]),
    )
    const again = listing(BEGUN, { home: all[7]?.home ?? '' })
    const few = listing([
      ['posted', '2026-09-20'],
      ['published', '2026-09-21', 20_000, 'Rent'],
    ])
    const rows = askedByMonth([...all, again, few], NOW)
    const sale = { kind: 'flats-for-sale', bedrooms: 3, homes: 8 }
    const rent = { kind: 'flats-for-rent', bedrooms: 3, homes: 1, lower: null, upper: null }
    expect(rows).toEqual<AskedMonth[]>([
      { month: '2026-09', ...rent },
      { month: '2026-09', ...sale, lower: 7_075_000, upper: 7_425_000 },
      { month: '2026-10', ...rent },
      // Its other listing asks the least of all.
      { month: '2026-10', ...sale, lower: 6_075_000, upper: 6_425_000 },
    ])
    expect(askedByMonth(all.slice(1), NOW)[0]).toMatchObject({ homes: 7, lower: null, upper: null })
  })

  it('a bed has no bedrooms, and no more than two years are told', () => {
    const old = listing([
      ['posted', '2024-01-02'],
      ['published', '2024-01-02', 9000, 'PG'],
    ])
    const always = Array.from({ length: 36 }, (_, n) => ({
      kind: 'confirmed' as const,
      at: new Date(Date.UTC(2024, n, 15)).toISOString(),
      amount: null,
      listingType: null,
    }))
    const rows = askedByMonth([{ ...old, events: [...old.events, ...always] }], NOW)
    expect(rows[0]).toMatchObject({ month: '2025-01', kind: 'pg', bedrooms: null })
    expect(rows).toHaveLength(24)
  })
})

it('The table has a line of names, then one for each month, kind and size', () =>
  expect(
    monthsCsv([
      { month: '2026-11', kind: 'pg', bedrooms: null, homes: 2, lower: null, upper: null },
      { month: '2026-11', kind: 'flats-for-sale', bedrooms: 3, homes: 9, lower: 6, upper: 7 },
    ]),
  ).toBe(
    [
      'month,kind,bedrooms,homes_on_offer,lower_quartile_asked_rupees,upper_quartile_asked_rupees',
      '2026-11,pg,,2,,',
      '2026-11,flats-for-sale,3,9,6,7',
      '',
    ].join('\r\n'),
  ))
