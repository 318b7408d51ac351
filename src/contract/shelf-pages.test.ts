import { describe, expect, test } from 'vitest'
import { publicListing } from '../test/support/data/public-listing.ts'
import { loadInLanguage } from '../test/support/language/in-language.ts'
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
        range: { low: 7_200_000, high: 7_200_000 },
        median: 7_200_000,
      },
    ])
    expect([first.unit, first.rate, first.added.count]).toEqual(['', 4966, 30])
    expect(JSON.parse(pages.get(`${PLACE}/1`) ?? '').asked).toBeNull()
    const few = JSON.parse(pagesOf(many(2)).get(`${PLACE}/`) ?? '').asked
    expect(few.sizes).toEqual([{ bedrooms: 3, count: 2, range: null, median: null }])
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

  test('of a city show the number of each size, and prices by locality', () => {
    const own = { price: 5_000_000, locality: 'rajajipuram' }
    const listings = [...many(2), { ...publicListing('dear'), ...own, bedrooms: 2 }]
    const page = JSON.parse(pagesOf(listings).get('flats-for-sale-in-lucknow/') ?? '')
    expect(
      page.sizes.map(({ name, count, path }: Record<string, string>) => [name, count, path]),
    ).toEqual([
      ['All sizes', 3, '/flats-for-sale-in-lucknow/'],
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
