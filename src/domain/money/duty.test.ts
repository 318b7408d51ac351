import { describe, expect, it } from 'vitest'
import { ROUTED_CITIES } from '../city/constants.ts'
import { BUYERS, SETTINGS } from './constants.ts'
import { type Bought, DUTIES, registrationFee, stampDuty } from './duty.ts'

const lucknow: Bought = {
  price: 50_00_000,
  state: 'Uttar Pradesh',
  setting: 'urban',
  buyer: 'man',
}
const gurugram: Bought = { ...lucknow, state: 'Haryana' }

describe('Stamp duty', () => {
  it.each([
    ['man', 3_50_000, 3_50_000],
    ['woman', 3_00_000, 2_50_000],
    ['joint', 3_25_000, 3_00_000],
  ] as const)('of 50 lakh in a city, for %s: Lucknow %i, Gurugram %i', (buyer, up, haryana) => {
    expect(stampDuty({ ...lucknow, buyer })).toBe(up)
    expect(stampDuty({ ...gurugram, buyer })).toBe(haryana)
  })

  it('is two percentage points less in rural areas, for all buyers in both states', () => {
    for (const state of Object.keys(DUTIES) as Bought['state'][])
      for (const buyer of BUYERS) {
        const [urban, rural] = SETTINGS.map((setting) => DUTIES[state].stamp[setting][buyer])
        expect((urban ?? 0) - (rural ?? 0)).toBe(2)
      }
  })

  it('is less for women up to one crore and not above in Uttar Pradesh, and always in Haryana', () => {
    const woman = { ...lucknow, buyer: 'woman' as const }
    expect(stampDuty({ ...woman, price: 1_00_00_000 })).toBe(6_00_000)
    expect(stampDuty({ ...woman, price: 1_00_00_100 })).toBe(7_00_007)
    expect(stampDuty({ ...woman, state: 'Haryana', price: 4_00_00_000 })).toBe(20_00_000)
  })
})

describe('Registration', () => {
  it('is one per cent in Uttar Pradesh, without an upper limit', () => {
    expect(registrationFee({ price: 72_50_000, state: 'Uttar Pradesh' })).toBe(72_500)
    expect(registrationFee({ price: 5_00_00_000, state: 'Uttar Pradesh' })).toBe(5_00_000)
  })

  it.each([
    [50_000, 100],
    [50_001, 1000],
    [25_00_000, 12_500],
    [25_00_001, 20_000],
    [90_00_000, 45_000],
    [90_00_001, 50_000],
    [50_00_00_000, 50_000],
  ])('in Haryana, of %i, is a fee of %i', (price, fee) =>
    expect(registrationFee({ price, state: 'Haryana' })).toBe(fee),
  )
})

it('Each state that has a city with pages names the source and date of each rate', () => {
  for (const { state } of ROUTED_CITIES)
    for (const source of DUTIES[state].sources)
      expect(Object.values(source).every((said) => said.trim())).toBe(true)
})
