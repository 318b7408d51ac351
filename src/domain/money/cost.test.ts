import { describe, expect, it } from 'vitest'
import {
  answersOf,
  COST_LIMITS,
  costBars,
  type Purchase,
  readCost,
  readPurchase,
  wholeCost,
} from './cost.ts'

const purchase: Purchase = {
  price: 1_00_00_000,
  down: 20_00_000,
  rate: 8.5,
  years: 20,
  maintenance: 2500,
  state: 'Uttar Pradesh',
  stage: 'finished',
  setting: 'urban',
  buyer: 'man',
}

describe('The whole cost of a purchase', () => {
  it('is the one-time cost and the monthly cost', () => {
    // 80 lakh at 8.5 % over 20 years: Rs 69,426 a month.
    expect(wholeCost(purchase)).toEqual({
      loan: 80_00_000,
      emi: 69_426,
      interest: 69_426 * 240 - 80_00_000,
      stamp: 7_00_000,
      registration: 1_00_000,
      gst: 0,
      kept: 1_00_000,
      once: 28_00_000,
      monthly: 71_926,
      upkeep: 6_00_000,
      total: 28_00_000 + 69_426 * 240 + 6_00_000,
    })
  })

  it('without a loan has no instalment, and without interest no interest', () => {
    expect(wholeCost({ ...purchase, down: purchase.price })).toMatchObject({
      loan: 0,
      emi: 0,
      interest: 0,
      monthly: 2500,
    })
    expect(wholeCost({ ...purchase, rate: 0, years: 7 }).interest).toBe(0)
  })

  it('has GST in it while a home is being built, and no tax that is part of the price', () => {
    const finished = wholeCost(purchase)
    const building = wholeCost({ ...purchase, stage: 'building' })
    expect(building).toEqual({
      ...finished,
      gst: 5_00_000,
      once: 33_00_000,
      total: finished.total + 5_00_000,
    })
    const cheaper = wholeCost({ ...purchase, price: 49_99_999, down: 49_99_999, maintenance: 0 })
    expect([cheaper.kept, cheaper.total]).toEqual([null, 49_99_999 + 3_50_000 + 50_000])
    const dearer = wholeCost({ ...purchase, price: 50_00_000, down: 50_00_000, maintenance: 0 })
    expect([dearer.kept, dearer.total]).toEqual([50_000, 50_00_000 + 3_50_000 + 50_000])
  })

  it('is drawn as two bars on one scale, with consecutive parts', () => {
    const bars = costBars(purchase, wholeCost(purchase))
    expect([bars.down.from, bars.loan.from]).toEqual([0, 0])
    expect(bars.duties.from).toBe(bars.down.width)
    expect(bars.gst.width).toBe(0)
    expect(bars.upkeep.from + bars.upkeep.width).toBeCloseTo(100, 0)
    expect(bars.loan.width / bars.down.width).toBeCloseTo(4, 1)
  })
})

describe('The form', () => {
  const asked = (query: string) => answersOf(new URLSearchParams(query))

  it('starts with the values in its address, and with usual values for the rest', () => {
    expect(asked('price=7200000&city=gurugram&kind=plot&maintenance=900')).toEqual({
      price: '7200000',
      down: '2160000',
      rate: '9',
      years: '15',
      maintenance: '900',
      city: 'gurugram',
      stage: 'finished',
      setting: 'urban',
      buyer: 'man',
    })
    expect(asked('down=10&rate=7&years=5&stage=building&setting=rural&buyer=woman')).toMatchObject({
      down: '10',
      rate: '7',
      years: '5',
      setting: 'rural',
      buyer: 'woman',
      stage: 'building',
    })
  })

  it('ignores an unknown city, stage, setting or buyer', () => {
    const odd = asked('city=agra&stage=roof&setting=sea&buyer=dog&kind=toString')
    expect(odd).toMatchObject({
      city: 'lucknow',
      stage: 'finished',
      setting: 'urban',
      buyer: 'man',
      rate: '8.5',
    })
  })

  it('offers only what it would take', () => {
    const reading = readCost('price', '85')
    expect(reading).toMatchObject({
      is: 'asked',
      readings: [{ value: 85_00_000 }, { value: 85_00_00_000 }],
    })
    expect(reading?.is === 'asked' && reading.readings).toHaveLength(2)
  })

  it('reads rupees as people write them', () => {
    const answers = { ...asked('city=gurugram'), price: '₹72 lakh', down: '20,00,000' }
    const { purchase: read, wrong } = readPurchase(answers)
    expect(wrong).toEqual([])
    expect(read).toMatchObject({ price: 72_00_000, down: 20_00_000, state: 'Haryana' })
  })

  it.each([
    ['price', 'soon'],
    ['price', ''],
    ['price', String(COST_LIMITS.price.min - 1)],
    ['price', String(COST_LIMITS.price.max + 1)],
    ['down', '50,00,001'],
    ['down', 'half'],
    ['rate', '30.1'],
    ['rate', ''],
    ['years', '0'],
    ['years', '41'],
    ['years', '12.5'],
    ['maintenance', '-1'],
  ] as const)('finds %s wrong when it is “%s”, and nothing else', (name, text) =>
    expect(readPurchase({ ...asked('price=5000000'), [name]: text }).wrong).toEqual([name]),
  )

  it('reads an empty down payment and empty maintenance as 0', () => {
    const { purchase: read, wrong } = readPurchase({ ...asked(''), down: '', maintenance: '' })
    expect([wrong, read.down, read.maintenance]).toEqual([[], 0, 0])
  })
})
