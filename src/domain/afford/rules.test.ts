import { describe, expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { RULES } from './constants.ts'
import { affordOf, type Home, type Means } from './rules.ts'

const means = (over: Partial<Means> = {}): Means => ({
  income: 1_50_000,
  savings: 30_00_000,
  loans: 0,
  rent: 0,
  buyer: 'man',
  rules: RULES,
  ...over,
})
const sale = (over: Partial<Home> = {}): Home => ({
  ...publicListing('a', { price: 72_00_000 }),
  possession: 'Ready to move',
  ...over,
})
const rent = (over: Partial<Home> = {}): Home => ({
  ...publicListing('b', { listingType: 'Rent', price: 24_000 }),
  deposit: 48_000,
  maintenance: 2000,
  brokerage: 'No brokerage',
  ...over,
})
const judged = (home: Home, over: Partial<Means> = {}) => affordOf(home, means(over))

describe('A home for sale', () => {
  test('needs as little loan as the savings leave over, and its word is by the month', () => {
    // 72 lakh, 7 % duty and 1 % registration: 77.76 lakh, of which 30 lakh are there.
    expect(judged(sale({ maintenance: 3000 }))).toEqual({
      verdict: 'fits',
      once: 30_00_000,
      short: 0,
      month: 41_447 + 3000,
      share: ((41_447 + 3000) * 100) / 1_50_000,
      maintenance: 3000,
      let: null,
      sale: {
        down: 24_24_000,
        stamp: 5_04_000,
        registration: 72_000,
        gst: 0,
        kept: 72_000,
        loan: 47_76_000,
        rate: 8.5,
        years: 20,
        emi: 41_447,
        meanwhile: 0,
      },
    })
  })

  test('is tight above the usual share of the income, and does not fit above that of banks', () => {
    const income = (percent: number) => Math.ceil((41_447 * 100) / percent)
    expect(judged(sale(), { income: income(40) })?.verdict).toBe('fits')
    expect(judged(sale(), { income: income(41) })?.verdict).toBe('tight')
    expect(judged(sale(), { income: income(50) })?.verdict).toBe('tight')
    expect(judged(sale(), { income: income(51) })?.verdict).toBe('not')
    expect(judged(sale(), { income: income(40), loans: 1000 })?.verdict).toBe('tight')
  })

  test('does not fit where a bank would have to lend more than it may', () => {
    // Of 72 lakh, 80 % at most: 14.4 lakh and 5.76 lakh of duty and registration are paid at once.
    expect(judged(sale(), { savings: 20_16_000 })?.short).toBe(0)
    const short = judged(sale(), { savings: 20_00_000, income: 10_00_000 })
    expect([short?.verdict, short?.short, short?.once]).toEqual(['not', 16_000, 20_16_000])
  })

  test('needs no loan where the savings pay it, and takes no more of them than it costs', () => {
    const paid = judged(sale(), { savings: 2_00_00_000 })
    expect([paid?.sale?.loan, paid?.sale?.emi, paid?.once]).toEqual([0, 0, 77_76_000])
  })

  test('has the duty of its state and buyer', () => {
    expect(judged(sale(), { buyer: 'woman' })?.sale?.stamp).toBe(4_32_000)
    const inHaryana = judged(sale({ city: 'Gurugram' }), { buyer: 'woman' })?.sale
    expect([inHaryana?.stamp, inHaryana?.registration]).toEqual([3_60_000, 40_000])
  })

  test('that is being built has GST, and rent goes on until it is ready', () => {
    const built = judged(sale({ possession: 'Under construction' }), { rent: 20_000 })
    expect([built?.sale?.gst, built?.sale?.meanwhile]).toEqual([3_60_000, 20_000])
    const share = ((built?.month ?? 0) + 20_000) / 1500
    expect(built?.share).toBeCloseTo(share)
    expect(judged(sale(), { rent: 20_000 })?.sale?.meanwhile).toBe(0)
  })

  test('goes by the rules that the visitor has changed', () => {
    const rules = { ...RULES, rate: 12, share: 20 }
    const changed = judged(sale(), { rules })
    expect([changed?.verdict, (changed?.sale?.emi ?? 0) > 50_000]).toEqual(['tight', true])
  })

  test('is judged as a plot with what banks lend on land; what is commercial is not judged', () => {
    const plot = sale({ propertyType: 'Plot/Land', price: 10_00_000, possession: null })
    const judgedPlot = judged(plot, { savings: 1_00_000 })
    expect([judgedPlot?.sale?.loan, judgedPlot?.sale?.rate]).toEqual([7_00_000, 9])
    expect(judged(sale({ propertyCategory: 'Commercial', propertyType: 'Office' }))).toBeNull()
  })
})

describe('A home to let', () => {
  test('has a sum to move in, and fits up to the share of a rent', () => {
    const found = judged(rent(), { income: 90_000, savings: 74_000 })
    expect(found).toMatchObject({ verdict: 'fits', once: 74_000, short: 0, month: 26_000 })
    expect(judged(rent(), { income: 80_000 })?.verdict).toBe('tight')
    expect(judged(rent(), { income: 50_000 })?.verdict).toBe('not')
    expect(judged(rent(), { income: 90_000, loans: 20_000 })?.verdict).toBe('not')
  })

  test('does not fit where the sum to move in is not there', () =>
    expect(judged(rent(), { savings: 50_000 })).toMatchObject({ verdict: 'not', short: 24_000 }))

  test('has no word where nobody knows the deposit, unless the month alone decides', () => {
    const silent = rent({ deposit: null })
    expect(judged(silent, { income: 90_000 })).toMatchObject({ verdict: null, once: null })
    expect(judged(silent, { income: 40_000 })?.verdict).toBe('not')
    expect(judged(silent, { savings: 1000 })).toMatchObject({ verdict: 'not', short: 25_000 })
    expect(judged(rent({ deposit: 0 }))?.once).toBe(26_000)
  })

  test('may have a fee on top, unless the listing says that there is none', () => {
    expect(judged(rent())?.let?.isBrokerageOpen).toBe(false)
    for (const brokerage of ['Brokerage asked', null] as const)
      expect(judged(rent({ brokerage }))?.let?.isBrokerageOpen).toBe(true)
  })
})
