import { describe, expect, test } from 'vitest'
import { findIn } from '../domain/search/find.ts'
import { parseSearch } from '../domain/search/rules.ts'
import { columnsOf, tableOf } from '../domain/search/table.ts'
import { slugOf } from '../domain/text/slug.ts'
import { publicListing } from '../test/support/data/public-listing.ts'
import { loadInLanguage } from '../test/support/language/in-language.ts'
import { searchable } from './search-index.ts'
import { kindsIn, shelfPages } from './shelf-pages.ts'
import { shelvesOf } from './shelves.ts'
import type { SiteSnapshot } from './snapshot.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => publicListing(`l${count - i}`))
const PLACE = 'flats-for-sale-in-gomti-nagar-lucknow'
/** Returns each page's text by its address. */
const pagesOf = (listings: ReturnType<typeof many>, make = shelfPages) =>
  new Map(
    make({ listings } as unknown as SiteSnapshot).map(({ params, props }) => [
      `${params.place}/${params.page ?? ''}`,
      JSON.stringify(props),
    ]),
  )

describe('The numbered pages', () => {
  test('are at the same places in every language', async () => {
    const hindi = await loadInLanguage<{ shelfPages: typeof shelfPages }>(
      'hi',
      'src/contract/shelf-pages.ts',
    )
    expect([...pagesOf(many(50), hindi.shelfPages).keys()]).toEqual([...pagesOf(many(50)).keys()])
  })

  test('are those of the galleries except the first, and all of a place', () =>
    expect([...pagesOf(many(50)).keys()].sort()).toEqual(
      [
        '3-bhk-flats-for-sale-in-lucknow',
        'Search',
        'buy',
        'flats-for-sale-by-owner-in-lucknow',
        'flats-for-sale-in-gomti-nagar-lucknow',
        'flats-for-sale-in-lucknow',
      ].flatMap((place) => [
        ...(place.includes('flats') ? [`${place}/`] : []),
        `${place}/1`,
        `${place}/2`,
      ]),
    ))

  test('do not change when a listing is added, except the first page of each of its lists', () => {
    const [before, after] = [pagesOf(many(60)), pagesOf([publicListing('new'), ...many(60)])]
    expect(
      [...after].filter(([page, text]) => before.get(page) !== text).map(([page]) => page),
    ).toEqual([
      '3-bhk-flats-for-sale-in-lucknow/',
      'flats-for-sale-by-owner-in-lucknow/',
      'flats-for-sale-in-gomti-nagar-lucknow/',
      'flats-for-sale-in-lucknow/',
    ])
  })

  test('do not show sold listings, nor an unknown place with too few listings', () => {
    const listings = many(3).map((listing, n) => ({
      ...listing,
      locality: 'Rajajipuram',
      availability: n ? ('available' as const) : ('sold' as const),
    }))
    expect([...pagesOf(listings).keys()]).toEqual([
      '3-bhk-flats-for-sale-in-lucknow/',
      'flats-for-sale-in-lucknow/',
    ])
  })

  test('link up to the city, whose page links to its kinds, and those to their localities', () => {
    const shelves = shelvesOf(many(3))
    expect(kindsIn(shelves, 'Lucknow').map(({ path }) => path)).toEqual([
      '/flats-for-sale-in-lucknow/',
    ])
    expect(kindsIn(shelves, 'Noida')).toEqual([])
    const page = JSON.parse(pagesOf(many(3)).get(`${PLACE}/`) ?? '')
    const paths = (ways: { path: string }[]) => ways.map(({ path }) => path)
    expect(paths(page.crumbs)).toEqual(['/city/', '/project/lucknow/', `/${PLACE}/`])
    expect(paths(page.localities)).toEqual(['/flats-for-sale-in-lucknow/', `/${PLACE}/`])
  })

  test('show asking prices of a place and the month of its latest listings, on the first page only', () => {
    const pages = pagesOf(many(30))
    const first = JSON.parse(pages.get(`${PLACE}/`) ?? '').asked
    expect(first.sizes).toEqual([
      {
        bedrooms: 3,
        count: 30,
        size: 1450,
        asked: {
          of: 'locality',
          here: 30,
          inCity: 30,
          place: 'Gomti Nagar',
          range: {
            low: 7_100_000,
            high: 7_300_000,
            count: 30,
            since: '2026-11-02',
            sure: 'high',
            invented: false,
          },
        },
      },
    ])
    expect([first.city, first.listingType, first.added.count]).toEqual(['Lucknow', 'Sell', 30])
    expect(JSON.parse(pages.get(`${PLACE}/1`) ?? '').asked).toBeNull()
    const few = JSON.parse(pagesOf(many(2)).get(`${PLACE}/`) ?? '').asked
    expect(few.sizes).toMatchObject([{ bedrooms: 3, count: 2, asked: { range: null, inCity: 2 } }])
  })

  test('of a locality say where its prices stand among those of its city, if it can be compared', () => {
    const three = (locality: string, price: number) =>
      [1, 2, 3].map((n) => publicListing(`${locality}${n}`, { locality, price }))
    const beside = three('Indira Nagar', 14_500_000)
    const spotOn = (place: string, listings: ReturnType<typeof many>) =>
      JSON.parse(pagesOf(listings).get(place) ?? '').spot
    const all = [...many(3), ...beside]
    expect(spotOn(`${PLACE}/`, all).ruler).toEqual({
      marks: [4950, 6000, 7050, 8100, 9150, 10_200],
      median: 4966,
      priced: 3,
      rated: { noun: ['flat for sale', 'flats for sale'], period: '' },
    })
    expect(spotOn('flats-for-sale-in-indira-nagar-lucknow/', all).ruler.median).toBe(10_000)
    const others = [...beside, ...three('Aliganj', 7_000_000)]
    expect(spotOn(`${PLACE}/`, [...many(2), ...others]).ruler).toMatchObject({ priced: 2 })
    expect(spotOn(`${PLACE}/`, [...many(2), ...beside]).ruler).toBeNull()
    expect(spotOn(`${PLACE}/`, many(3)).ruler).toBeNull()
    expect(spotOn(`${PLACE}/1`, many(30))).toBeNull()
  })

  test('by owner, or with a right to offer that was seen, show five and are linked; four have no page', () => {
    const owner = { ...publicListing('x').owner, role: 'Agent' } as const
    const ofAgents = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        publicListing(`seen${n}`, {
          owner,
          right: { kind: 'water bill', agree: ['name', 'place'], at: '2026-11-09T06:30:00Z' },
        }),
      )
    const [byOwner, seen] = [
      'flats-for-sale-by-owner-in-lucknow/',
      'flats-for-sale-right-to-offer-seen-in-lucknow/',
    ]
    const pages = pagesOf([...ofAgents(4), ...many(5)])
    expect(pages.has(seen)).toBe(false)
    const own = JSON.parse(pages.get(byOwner) ?? '')
    expect([own.name, own.count, own.cards.length]).toEqual([
      'Flats for sale by owner in Lucknow',
      5,
      5,
    ])
    expect(own.description).toContain('not by agents')
    expect(own.parts.map(({ name, count }: Record<string, string>) => [name, count])).toEqual([
      ['All', 9],
      ['3 BHK', 9],
      ['By owner', 5],
    ])
    const others = pagesOf([...ofAgents(5), ...many(4)])
    expect(others.has(byOwner)).toBe(false)
    const { name, count, facet, said, description } = JSON.parse(others.get(seen) ?? '')
    expect([name, count, facet]).toEqual([
      'Flats for sale in Lucknow, right to offer seen',
      5,
      'right',
    ])
    expect(said + description).not.toMatch(/verified|genuine|safe/i)
  })

  test('lead to the search that finds the same listings', () => {
    const listings = [
      ...many(6),
      publicListing('two', { bedrooms: 2, locality: 'Rajajipuram' }),
      ...[1, 2, 3].map((n) => publicListing(`far${n}`, { locality: 'Rajajipuram' })),
      publicListing('house', { propertyType: 'Independent House/Villa' }),
      publicListing('rent', { listingType: 'Rent', price: 20_000 }),
      publicListing('office', {
        listingType: 'Rent',
        propertyType: 'Office',
        propertyCategory: 'Commercial',
        price: 20_000,
      }),
      publicListing('land', { listingType: 'Rent', propertyType: 'Plot/Land', price: 9000 }),
      publicListing('yard', {
        listingType: 'Rent',
        propertyType: 'Plot/Land',
        propertyCategory: 'Commercial',
        price: 9000,
      }),
      publicListing('bed', { listingType: 'PG', price: 6000 }),
      publicListing('agent', { owner: { ...publicListing('x').owner, role: 'Agent' } }),
      publicListing('noida', { city: 'Noida', locality: 'Sector 75' }),
    ]
    const table = tableOf(columnsOf(listings.map(searchable), { slugFor: slugOf }))
    for (const { params, props } of shelfPages({ listings } as unknown as SiteSnapshot)) {
      const { searchParams } = new URL(props.search, 'https://site.example')
      const { total } = findIn([table], parseSearch(searchParams))
      if (props.count !== null) expect([params.place, total]).toEqual([params.place, props.count])
    }
  })

  test('of a city show the number of each size, and prices by locality', () => {
    const own = { price: 5_000_000, locality: 'rajajipuram' }
    const listings = [...many(2), { ...publicListing('dear'), ...own, bedrooms: 2 }]
    const page = JSON.parse(pagesOf(listings).get('flats-for-sale-in-lucknow/') ?? '')
    expect(
      page.parts.map(({ name, count, path }: Record<string, string>) => [name, count, path]),
    ).toEqual([
      ['All', 3, '/flats-for-sale-in-lucknow/'],
      ['2 BHK', 1, '/2-bhk-flats-for-sale-in-lucknow/'],
      ['3 BHK', 2, '/3-bhk-flats-for-sale-in-lucknow/'],
    ])
    expect(page.prices).toEqual([
      {
        label: '50L-90L',
        count: 3,
        places: [
          { name: 'Gomti Nagar', count: 2, href: `/${PLACE}/` },
          { name: 'rajajipuram', count: 1 },
        ],
      },
    ])
  })
})
