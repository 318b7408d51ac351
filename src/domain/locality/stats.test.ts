import { expect, test } from 'vitest'
import { spokenStats } from '#language/locality/texts'
import { once } from '../money/rules.ts'
import { isWeak, medianShown, placeOn, rulerOf, statsByLocality, statsOf, stepOf } from './stats.ts'

const sale = (locality: string, price: number, plotArea = 1000) => ({
  listingType: 'Sell' as const,
  locality,
  price,
  plotArea,
})

test('A city’s listings are counted by locality, in any spelling, and all are included', () => {
  const listings = [
    sale('Gomti Nagar', 5_200_000),
    sale('gomtinagar', 6_400_000),
    sale('Vipin Khand, Gomti Nagar', 7_000_000),
    sale('Hazratganj', 9_000_000),
    sale('Rajajipuram', 3_000_000),
  ]
  const { localities, elsewhere } = statsByLocality('Lucknow', listings)
  expect(localities['gomti-nagar']).toEqual({
    count: 3,
    from: once(5_200_000),
    median: 6400,
    priced: 3,
  })
  expect(elsewhere).toEqual({ count: 1, from: once(3_000_000), median: 3000, priced: 1 })
  const counted = Object.values(localities).reduce((sum, { count }) => sum + count, 0)
  expect(counted + elsewhere.count).toBe(listings.length)
})

test('The median is of homes only, and is between the two middle values if their number is even', () => {
  const listings = [sale('Lanka', 4_000_000), sale('Lanka', 6_000_000), sale('Lanka', 90_000_000)]
  const { localities } = statsByLocality('Varanasi', listings, ({ price }) => price < 10_000_000)
  expect(localities.lanka).toMatchObject({ count: 3, median: 5000, priced: 2 })
})

test('Rents are compared for their period, not per square foot', () => {
  const rent = { ...sale('Lanka', 12_000), listingType: 'Rent' as const }
  const from = { rupees: 12_000, period: 'month' }
  expect(statsOf([rent])).toEqual({ count: 1, from, median: 12_000, priced: 1 })
  expect(statsOf([])).toEqual({ count: 0, from: null, median: null, priced: 0 })
})

test('Fewer than three listings have no median on a map, and fewer than five have a weak one', () => {
  const of = (priced: number) => ({ count: 9, from: once(1), median: 5000, priced })
  expect([2, 3].map((priced) => medianShown(of(priced)))).toEqual([null, 5000])
  expect(medianShown(undefined)).toBeNull()
  expect([3, 4, 5].map((priced) => isWeak(of(priced)))).toEqual([true, true, false])
  expect([rulerOf({ lanka: of(2) }), rulerOf({ lanka: of(3) })?.length]).toEqual([null, 6])
})

test('The ruler has five equal steps from the lowest median to the highest', () => {
  const of = (median: number) => ({ count: 9, from: once(1), median, priced: 9 })
  const ruler = rulerOf({ a: of(5120), b: of(6000), c: of(7590) })
  expect(ruler).toEqual([5100, 5600, 6100, 6600, 7100, 7600])
  expect([5120, 5599, 5600, 7100, 7590].map((median) => stepOf(median, ruler ?? []))).toEqual([
    1, 1, 2, 5, 5,
  ])
  expect([5100, 5120, 6350, 7600].map((median) => placeOn(median, ruler ?? []))).toEqual([
    0, 1, 50, 100,
  ])
  // All equal: still five steps, and the first is used.
  expect(rulerOf({ a: of(5000) })).toHaveLength(6)
})

test('A figure is said in words', () => {
  const stat = { count: 12, from: once(5_200_000), median: 6150, priced: 2 }
  const flats = ['flat for sale', 'flats for sale'] as const
  const rated = { noun: flats, period: '' } as const
  expect(spokenStats('Gomti Nagar', stat, flats, rated)).toBe(
    'Gomti Nagar, 12 flats for sale from ₹52 lakh',
  )
  expect(spokenStats('Gomti Nagar', { ...stat, priced: 3 }, flats, rated)).toBe(
    'Gomti Nagar, 12 flats for sale from ₹52 lakh, flats for sale ask a median of ₹6,150 per sq ft',
  )
  expect(spokenStats('Assi', { ...stat, count: 1, from: once(13_599_999) }, flats, rated)).toBe(
    'Assi, 1 flat for sale from ₹1.35 crore',
  )
  const rented = { ...stat, from: { rupees: 24_500, period: 'month' as const } }
  expect(spokenStats('Assi', rented, ['flat for rent', 'flats for rent'], rated)).toBe(
    'Assi, 12 flats for rent from ₹24,500 per month',
  )
  expect(spokenStats('Assi', undefined, flats, rated)).toBe('Assi, none now')
})
