import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_ASKED, SURE_LIMITS } from './constants.ts'
import {
  type AskedHome,
  askedAmong,
  askedByRooms,
  askedBySize,
  askedFrom,
  homesOf,
  type Offer,
  roundedOutward,
  sureOf,
} from './such-homes.ts'

const LAKH = 100_000
let made = 0
const home = (rate: number, over: Partial<AskedHome> = {}): AskedHome => {
  made += 1
  const plotArea = over.plotArea ?? 1000
  return {
    home: `home${made}`,
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    plotArea,
    price: rate * plotArea,
    statedOn: '2026-11-20',
    invented: false,
    ...over,
  }
}
const homes = (rates: readonly number[], over: Partial<AskedHome> = {}) =>
  rates.map((rate) => home(rate, over))
/** Nine rates whose quartiles are 4,200 and 4,600. */
const NINE = [4000, 4100, 4200, 4300, 4400, 4500, 4600, 4700, 9000]

describe('What such homes are asked for', () => {
  it('is the middle half of the asking prices, each adjusted to the size of this home', () => {
    const all = homes(NINE).map((one, n) => ({
      ...one,
      plotArea: 500 + n * 100,
      price: (NINE[n] ?? 0) * (500 + n * 100),
    }))
    const { of, range, here } = askedAmong(all)(home(1, { plotArea: 2000 }))
    expect([of, here, range?.low, range?.high]).toEqual(['locality', 9, 84 * LAKH, 92 * LAKH])
  })

  it('leaves out the home itself', () => {
    const all = homes(NINE)
    const last = all.at(-1)
    const range = askedAmong(all)(home(1), last?.home).range
    expect([range?.count, range?.high]).toEqual([8, 45.5 * LAKH + 50_000])
    const seven = all.slice(0, LEAST_ASKED)
    expect(askedAmong(seven)(home(1), seven[0]?.home)).toMatchObject({ range: null, here: 7 })
    expect(askedAmong(seven)(home(1)).range?.count).toBe(8)
  })

  it('is compared with homes of the same kind, bedrooms and city alone', () => {
    const others = [
      { listingType: 'Rent' },
      { propertyType: 'Office' },
      { bedrooms: 2 },
      { city: 'Kanpur' },
    ] as const
    const all = [...homes(NINE.slice(0, 7)), ...others.flatMap((over) => homes(NINE, over))]
    expect(askedAmong(all)(home(1))).toEqual({
      of: null,
      range: null,
      here: 7,
      inCity: 7,
      place: 'Gomti Nagar',
    })
  })

  it('is that of the city where the locality has too few, in any spelling', () => {
    const all = [
      ...homes(NINE.slice(0, 4)),
      ...homes(NINE.slice(4, 7), { locality: 'gomti nagar, lucknow' }),
      ...homes(NINE.slice(7), { locality: 'Aliganj' }),
    ]
    const written = home(1, { locality: 'gomtinagar' })
    const { of, here, inCity, range, place } = askedAmong(all)(written)
    expect([of, here, inCity, range?.count, place]).toEqual(['city', 7, 9, 9, 'Gomti Nagar'])
    expect(askedAmong(all)(home(1, { locality: 'Nowhere' }))).toMatchObject({ of: 'city', here: 0 })
    expect(askedAmong(all)({ ...home(1), locality: null }).of).toBe('city')
    expect(askedAmong([])(home(1))).toMatchObject({ of: null, range: null, here: 0, inCity: 0 })
  })

  it('is too few to say in what is no city, whatever its name', () => {
    for (const city of ['Atlantis', '__proto__', 'constructor'])
      expect(askedAmong([])(home(1, { city }))).toMatchObject({ of: null, place: 'Gomti Nagar' })
  })

  it('of a bed has nothing to do with the size or the rooms of the flat', () => {
    const beds = [7, 8, 9, 10, 11, 12, 13, 14, 15].map((thousands, n) =>
      home(1, { listingType: 'PG', bedrooms: n, plotArea: 100 * n, price: thousands * 1000 }),
    )
    const range = askedAmong(beds)(home(1, { listingType: 'PG', bedrooms: 1, plotArea: 7 })).range
    expect([range?.low, range?.high]).toEqual([9000, 13_000])
  })

  it('counts a home that several accounts offer once, by its lowest price', () => {
    const all = homes(NINE.slice(0, LEAST_ASKED))
    const again = [home(9000, { home: all[0]?.home ?? '' }), home(3900, { home: 'home0' })]
    const twice = [...all, ...again, home(4900, { home: 'home0' })]
    expect(askedAmong(twice)(home(1))).toMatchObject({ here: 9, range: { low: 41 * LAKH } })
    // Of the same price the newest counts.
    const stated = (statedOn: string) => home(4000, { home: 'one', statedOn })
    const dated = (...days: string[]) =>
      askedAmong([...homes(NINE.slice(1, LEAST_ASKED)), ...days.map(stated)])(home(1)).range?.since
    expect(dated('2026-11-01', '2026-11-09')).toBe('2026-11-09')
    expect(dated('2026-11-09', '2026-11-01')).toBe('2026-11-09')
  })

  it('says since when each of the prices stands, and whether one is invented, without the home itself', () => {
    const old = home(4000, { statedOn: '2026-10-02', invented: true })
    const all = [old, home(4100, { statedOn: '2026-10-19' }), ...homes(NINE.slice(1))]
    const askedFor = askedAmong(all)
    expect(askedFor(home(1)).range).toMatchObject({ since: '2026-10-02', invented: true })
    expect(askedFor(home(1), old.home).range).toMatchObject({
      since: '2026-10-19',
      invented: false,
    })
    expect(askedFor(home(1), all[1]?.home).range).toMatchObject({ since: '2026-10-02' })
  })
})

describe('What is kept of the asking prices', () => {
  type Drawn = { home: number; rate: number; days: number } & Pick<
    AskedHome,
    'locality' | 'bedrooms' | 'invented' | 'plotArea'
  >
  const drawn: fc.Arbitrary<Drawn> = fc.record({
    home: fc.nat(30),
    rate: fc.oneof(fc.constantFrom(4000, 4100, 5000), fc.integer({ min: 3000, max: 9000 })),
    days: fc.nat(8),
    locality: fc.constantFrom('Gomti Nagar', 'gomtinagar', 'Nowhere'),
    bedrooms: fc.constantFrom(3, 3, 3, 3, 2),
    invented: fc.boolean(),
    plotArea: fc.constantFrom(1000, 333.3, 1450),
  })
  const asHome = ({ home: n, rate, days, ...over }: Drawn) =>
    home(rate, { home: `of${n}`, statedOn: `2026-11-0${days + 1}`, ...over })

  /** The range from all prices in one place, as the page of rules says it. */
  function plain(all: readonly AskedHome[], size: number, of: 'locality' | 'city') {
    const lowest = [...Map.groupBy(all, (one) => one.home).values()].map((offers) => {
      const price = Math.min(...offers.map((one) => one.price))
      return offers
        .filter((one) => one.price === price)
        .reduce((newest, one) => (one.statedOn > newest.statedOn ? one : newest))
    })
    const count = lowest.length
    if (count < LEAST_ASKED) return { count, range: null }
    const rates = lowest.map((one) => one.price / one.plotArea).sort((a, b) => a - b)
    const [low = 0, high = 0] = [0.25, 0.75].map((share) => {
      const [whole, part] = [Math.floor((count - 1) * share), ((count - 1) * share) % 1]
      const at = rates[whole] ?? 0
      return at + ((rates[whole + 1] ?? at) - at) * part
    })
    return {
      count,
      range: {
        ...roundedOutward(low * size, high * size),
        count,
        since: lowest.map((one) => one.statedOn).sort()[0],
        sure: sureOf(count, ((high - low) * 100) / low, of),
        invented: lowest.some((one) => one.invented),
      },
    }
  }

  it('tells the range of all, and of all but any one home, as all the prices do', () =>
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 40 }), (list) => {
        const all = list.map(asHome)
        const askedFor = askedAmong(all)
        for (const own of [null, ...new Set(all.map((one) => one.home))])
          for (const locality of ['Gomti Nagar', 'Nowhere']) {
            const such = home(1, { locality, plotArea: 1200 })
            const others = all.filter((one) => one.home !== own && one.bedrooms === 3)
            const isHere = (one: AskedHome) =>
              (one.locality === 'Nowhere') === (locality === 'Nowhere')
            const here = plain(others.filter(isHere), 1200, 'locality')
            const inCity = plain(others, 1200, 'city')
            expect(askedFor(such, own)).toEqual({
              of: here.range ? 'locality' : inCity.range && 'city',
              range: here.range ?? inCity.range,
              here: here.count,
              inCity: inCity.count,
              place: locality,
            })
          }
      }),
      { numRuns: 150 },
    ))

  it('is the same after it was stored', () => {
    const all = homes([...NINE, 4444.4, 1 / 3])
    const kept = askedByRooms(all)
    const stored = JSON.parse(JSON.stringify(kept))
    const of = (inCity: typeof kept) => askedFrom(home(1), { here: inCity, inCity }, all.slice(-1))
    expect(of(stored)).toEqual(of(kept))
    expect(of(kept).of).toBe('locality')
  })

  it('never takes away a home that it does not know', () => {
    const none = { here: undefined, inCity: {} }
    expect(askedFrom(home(1), none, homes([4000]))).toMatchObject({ here: 0, inCity: 0 })
  })
})

it.each([
  [6_210_000, 7_010_000, 6_200_000, 7_100_000],
  [10_200_000, 11_300_000, 10_000_000, 11_500_000],
  [18_340, 21_010, 18_000, 22_000],
  [9730, 9999, 9700, 10_000],
  [6_200_000.0000001, 7_100_000.0000001, 6_200_000, 7_100_000],
  [4, 17, 4, 17],
  [7_000_000, 7_000_000, 6_900_000, 7_100_000],
])('A range from %d to %d is rounded outward', (low, high, least, most) =>
  expect(roundedOutward(low, high)).toEqual({ low: least, high: most }),
)

describe('How sure a range is', () => {
  const { many, close, wide } = SURE_LIMITS
  it.each([
    [many, close, 'locality', 'high'],
    [many - 1, close, 'locality', 'fair'],
    [many, close + 1, 'locality', 'fair'],
    [many, close, 'city', 'fair'],
    [many, wide, 'locality', 'fair'],
    [many, wide + 1, 'locality', 'low'],
    [many - 1, close, 'city', 'low'],
  ] as const)('with %d prices, %d %% wide, in the %s: %s', (count, spread, of, sure) =>
    expect(sureOf(count, spread, of)).toBe(sure),
  )
  it('follows from its prices', () => {
    const twenty = Array.from({ length: many }, (_, n) => 4000 + n * 50)
    expect(askedAmong(homes(twenty))(home(1)).range?.sure).toBe('high')
    expect(askedAmong(homes(NINE.map((rate, n) => rate * (1 + n))))(home(1)).range?.sure).toBe(
      'low',
    )
  })
})

describe('The homes of listings', () => {
  const offer = (id: string, over: Partial<Offer> = {}): Offer => ({
    ...home(4000),
    id,
    availability: 'available',
    confirmedAt: '2026-11-19T20:00:00Z',
    owner: {},
    elsewhere: null,
    ...over,
  })
  const same = (...ids: string[]) => ({ elsewhere: { offers: ids.map((id) => ({ id })) } })

  it('are those that can be had, with the day in India and the word of a demo', () => {
    const all = [offer('a', { owner: { demo: true } }), offer('b', { availability: 'sold' })]
    expect(homesOf(all)).toMatchObject([{ home: 'a', statedOn: '2026-11-20', invented: true }])
  })

  it('are one where admins found them to be, whichever of them names the other', () => {
    const all = [offer('a', same('c')), offer('b', same('c')), offer('c'), offer('d')]
    const [a, b, c, d] = homesOf(all).map((one) => one.home)
    expect(new Set([a, b, c])).toHaveLength(1)
    expect(d).not.toBe(a)
    expect(homesOf([offer('a', same('b')), offer('b', same('a'))])).toHaveLength(2)
  })
})

describe('The rows of a place', () => {
  it('are by bedrooms, each for its usual size', () => {
    const all = [
      ...homes(NINE, { plotArea: 1210 }),
      ...homes(NINE.slice(0, 3), { bedrooms: 2, plotArea: 20 }),
      ...homes(NINE.slice(0, 6), { bedrooms: 2, locality: 'Aliganj' }),
    ]
    const here = all.filter(({ locality }) => locality === 'Gomti Nagar')
    const rows = askedBySize(here, 'Gomti Nagar', askedAmong(all))
    expect(rows).toMatchObject([
      { bedrooms: 2, count: 3, size: 50, asked: { of: 'city', here: 3 } },
      { bedrooms: 3, count: 9, size: 1200, asked: { of: 'locality', range: { low: 50 * LAKH } } },
    ])
    expect(askedBySize(all, null, askedAmong(all))[1]?.asked.of).toBe('city')
  })

  it('of beds are one, without a size', () => {
    const beds = homes(NINE, { listingType: 'PG' }).map((one, n) => ({ ...one, bedrooms: n }))
    expect(askedBySize(beds, 'Gomti Nagar', askedAmong(beds))).toMatchObject([
      { bedrooms: null, count: 9, size: null, asked: { of: 'locality' } },
    ])
  })
})
