import { expect, it } from 'vitest'
import { ERROR_LIMITS } from './constants.ts'
import { isMeasured, measured } from './measure.ts'
import type { AskedHome } from './such-homes.ts'

const NOW = new Date('2026-12-01T06:00:00Z')
const home = (n: number, price: number, over: Partial<AskedHome> = {}): AskedHome => ({
  home: `home${n}`,
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  bedrooms: 3,
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  plotArea: 1000,
  price,
  statedOn: '2026-11-20',
  invented: false,
  ...over,
})
/** Nine prices from 40 to 48 lakh. */
const NINE = Array.from({ length: 9 }, (_, n) => home(n, (40 + n) * 100_000))

it('The error says how many held-back prices were in their range, and how far off the others were', () => {
  // Without 40 it is 42 to 47, without 41 too, without 47 or 48 it is 40 or 41 to 46.
  expect(measured(NINE, 'Lucknow', NOW)).toEqual({ asked: 9, held: 9, inside: 5, apart: 3.4 })
})

it('It knows neither other cities nor prices from before, and a home once', () => {
  const others = [
    home(20, 1, { city: 'Kanpur' }),
    home(21, 1, { statedOn: '2026-09-01' }),
    home(8, 49 * 100_000),
  ]
  expect(measured([...NINE, ...others], 'Lucknow', NOW).asked).toBe(9)
  const edge = [home(22, 1, { statedOn: '2026-09-02' })]
  expect(measured([...NINE, ...edge], 'Lucknow', NOW).asked).toBe(10)
})

it('Without a range nothing is held, and where all were inside nothing is apart', () => {
  expect(measured(NINE.slice(0, 8), 'Lucknow', NOW)).toEqual({
    asked: 8,
    held: 0,
    inside: 0,
    apart: null,
  })
  const alike = NINE.map((one) => ({ ...one, price: 4_000_000 }))
  expect(measured(alike, 'Lucknow', NOW)).toEqual({ asked: 9, held: 9, inside: 9, apart: null })
})

it('It is stated from enough asking prices on', () => {
  const of = (asked: number, held = 1) => isMeasured({ asked, held, inside: 0, apart: null })
  const { least } = ERROR_LIMITS
  expect([of(least - 1), of(least), of(least, 0)]).toEqual([false, true, false])
})
