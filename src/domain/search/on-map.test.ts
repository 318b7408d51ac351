import { describe, expect, it } from 'vitest'
import type { Noun } from '#language/locality/texts'
import type { Money } from '../money/rules.ts'
import { criteriaOf } from './criteria.ts'
import { findIn } from './find.ts'
import { placeStats } from './found.ts'
import { elsewhereIn, isMixed, pillWords, ratesFor, spokenPlace } from './on-map.ts'
import { parseSearch } from './rules.ts'
import { columnsOf, tableOf } from './table.ts'

const offer = (
  locality: string,
  listingType: 'Sell' | 'Rent' | 'PG',
  price: number,
  over = {},
) => ({
  projectBuildingName: 'A',
  city: 'Noida',
  plotArea: 1000,
  ...({ propertyCategory: 'Residential', propertyType: 'Flat/Apartment' } as const),
  locality,
  listingType,
  price,
  ...over,
})
const shop = { propertyCategory: 'Commercial', propertyType: 'Retail' }
const OFFERS = [
  offer('Sector 18', 'Sell', 5_200_000),
  offer('Sector 18', 'Rent', 24_500),
  offer('Sector 18', 'PG', 6_100),
  offer('Sector 132', 'Rent', 92_500),
  offer('Sector 132', 'Rent', 120_000, shop),
  offer('Sector 62', 'Sell', 1_199_999),
  offer('Sector 62', 'Sell', 9_000_000, shop),
  offer('Sector 93A', 'PG', 7_000),
  offer('Sector 15', 'Rent', 18_000),
]
const tables = [tableOf(columnsOf(OFFERS))]
const NOUN: Noun = ['property', 'properties']
const DRAWN = new Set(['sector-18', 'sector-132', 'sector-62', 'sector-93a'])

/**
 * The contents of a search's map: for each drawn plot its pill and its text for screen readers, and the listings
 * elsewhere.
 */
function mapOf(query: string) {
  const search = parseSearch(new URLSearchParams(query))
  const found = findIn(tables, search)
  const stats = placeStats(tables, found)
  const mixed = isMixed(stats)
  const plots = [...DRAWN].map((name) => {
    const stat = stats[name]
    const spoken = spokenPlace({ name, stat, mixed, noun: NOUN, asks: null })
    return { pill: stat ? pillWords(stat, mixed) : '', spoken: spoken.replace(`${name}, `, '') }
  })
  const drawn = [...DRAWN].reduce((sum, slug) => sum + (stats[slug]?.count ?? 0), 0)
  const elsewhere = elsewhereIn(stats, DRAWN)
  return { plots, drawn, elsewhere, total: found.total }
}

const NOTHING = ['', 'none now']
/** Each wish: the pill of each plot and its text, and the listings elsewhere. */
const WISHES: [string, string, (readonly string[])[], number][] = [
  [
    'all',
    '',
    [
      ['₹52 L+', '3 properties, 1 for sale from ₹52 lakh'],
      ['2 to rent', '2 properties to rent from ₹92,500 per month'],
      ['₹11.9 L+', '2 properties from ₹11.9 lakh'],
      ['1 to rent', '1 property to rent from ₹7,000 per bed per month'],
    ],
    1,
  ],
  [
    'buy',
    'for=buy',
    [
      ['₹52 L+', '1 property from ₹52 lakh'],
      NOTHING,
      ['₹11.9 L+', '2 properties from ₹11.9 lakh'],
      NOTHING,
    ],
    0,
  ],
  [
    'rent',
    'for=rent',
    [
      ['₹24,500+', '1 property from ₹24,500 per month'],
      ['₹92,500+', '1 property from ₹92,500 per month'],
      NOTHING,
      NOTHING,
    ],
    1,
  ],
  [
    'PG',
    'for=pg',
    [
      ['₹6,100+', '1 property from ₹6,100 per bed per month'],
      NOTHING,
      NOTHING,
      ['₹7,000+', '1 property from ₹7,000 per bed per month'],
    ],
    0,
  ],
  [
    'commercial',
    'for=commercial',
    [
      NOTHING,
      ['1 to rent', '1 property to rent from ₹1.2 lakh per month'],
      ['₹90 L+', '1 property from ₹90 lakh'],
      NOTHING,
    ],
    0,
  ],
  [
    'lease',
    'for=lease',
    [NOTHING, ['₹1.2 L+', '1 property from ₹1.2 lakh per month'], NOTHING, NOTHING],
    0,
  ],
]

describe.each(WISHES)('The map of a search for %s', (_, query, plots, elsewhere) => {
  it('counts every result, in its plots or elsewhere', () => {
    const map = mapOf(query)
    expect(map.elsewhere).toBe(elsewhere)
    expect(map.drawn + map.elsewhere).toBe(map.total)
  })

  it('shows the same for eye and ear on each plot', () => {
    expect(mapOf(query).plots.map(({ pill, spoken }) => [pill, spoken])).toEqual(plots)
  })
})

it('A rent never counts as the lowest price of a sale, whichever is read first', () => {
  const both = [offer('A', 'Rent', 900), offer('A', 'Sell', 50), offer('A', 'Rent', 10)]
  for (const some of [both, both.toReversed()]) {
    const own = [tableOf(columnsOf(some))]
    const { a } = placeStats(own, findIn(own, parseSearch(new URLSearchParams())))
    expect(a).toEqual({ count: 3, sales: 1, from: { rupees: 50, period: '' } satisfies Money })
  }
})

describe('The prices of a map', () => {
  const house = { propertyType: 'Independent House/Villa' }
  const sized = (bedrooms: number) => ({ bedrooms })
  const own = [
    tableOf(
      columnsOf([
        ...[4000, 5000, 7000].map((rate) => offer('A', 'Sell', rate * 1000, sized(2))),
        offer('A', 'Sell', 90_000_000, house),
        offer('A', 'Sell', 3_000_000, { propertyType: 'Plot/Land' }),
        ...[20_000, 24_000].map((rent) => offer('A', 'Rent', rent, sized(2))),
        offer('A', 'Rent', 60_000, sized(4)),
        offer('A', 'PG', 7_000),
        offer('A', 'Sell', 1, { city: 'Kanpur' }),
      ]),
    ),
  ]
  const asked = (query: string) =>
    ratesFor(own, criteriaOf(parseSearch(new URLSearchParams(`city=noida&${query}`))))
  const shown = (query: string) => {
    const rates = asked(query)
    return rates && [rates.rated.noun[1], rates.rated.period, rates.medians.a]
  }

  it.each([
    ['', ['flats for sale', '', { median: 5000, priced: 3 }]],
    ['for=buy&bhk=2', ['flats for sale', '', { median: 5000, priced: 3 }]],
    [
      'for=buy&type=independent-house-villa',
      ['houses for sale', '', { median: 90_000, priced: 1 }],
    ],
    ['for=buy&type=plot-land', ['plots for sale', '', { median: 3000, priced: 1 }]],
    ['for=rent', ['flats for rent', 'month', { median: 24_000, priced: 3 }]],
    ['for=rent&bhk=2', ['2 BHK flats for rent', 'month', { median: 22_000, priced: 2 }]],
    ['for=pg', ['PGs', 'bed', { median: 7000, priced: 1 }]],
  ])('are of one kind (%s)', (query, expected) => expect(shown(query)).toEqual(expected))

  it.each(['for=commercial', 'for=buy&type=plot-land&type=flat-apartment'])(
    'are not offered for several kinds (%s)',
    (query) => expect(shown(query)).toBeNull(),
  )

  it('do not depend on the budget: everything of the kind is compared', () =>
    expect(shown('for=buy&budget=under-25l')).toEqual(shown('for=buy')))
})

it('Prices are read aloud where the map shows them', () => {
  const asks = {
    median: 6279,
    rated: { noun: ['flat for sale', 'flats for sale'], period: '' },
  } as const
  expect(spokenPlace({ name: 'A', stat: undefined, mixed: false, noun: NOUN, asks })).toBe(
    'A, none now, flats for sale ask a median of ₹6,279 per sq ft',
  )
})
