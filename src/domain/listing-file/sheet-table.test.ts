import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { READ_TEXTS as texts } from '#language/listing-file/texts-read'
import { SEED } from '../../test/support/data/arbitraries.ts'
import { readFileRows } from '../../test/support/data/file-rows.ts'
import { guessColumns } from './mapping.ts'
import { tableOf } from './sheet-table.ts'
import { mapOf } from './table.ts'

const TODAY = new Date('2026-11-26T12:00:00+05:30')
const read = (rows: readonly (readonly string[])[]) => readFileRows(rows, TODAY)
const headsOf = (rows: readonly (readonly string[])[]) => tableOf({ name: '', rows }).heads
const asideOf = (rows: readonly (readonly string[])[]) =>
  tableOf({ name: '', rows }).lines.map(({ line, aside = 'home' }) => [line, aside])

describe('Heads in two rows', () => {
  const HOMES = [
    ['B-101', '2', '612', '905', '5430000', '6051500', 'Available'],
    ['B-204', '9', '845', '1240', '7812000', '8702600', 'Sold'],
  ]
  const OWN = ['Flat No.', 'Floor', 'Carpet (sq ft)', 'Saleable (sq ft)', 'Basic', 'All inclusive']

  test('are joined: a group stands over its columns, a merged cell in both rows or in one', () => {
    const joined = [
      ...['Unit: Flat No.', 'Unit: Floor', 'Area: Carpet (sq ft)', 'Area: Saleable (sq ft)'],
      ...['Cost: Basic', 'Cost: All inclusive', 'Status'],
    ]
    const groups = ['Unit', '', 'Area', '', 'Cost', '', 'Status']
    expect(headsOf([['Tower B, availability'], groups, [...OWN, 'Status'], ...HOMES])).toEqual(
      joined,
    )
    expect(headsOf([groups, [...OWN, ''], ...HOMES])).toEqual(joined)
  })

  test('give a column the unit of its group', () => {
    const { lines } = read([
      ['Ref', 'For', 'Type', 'City', 'Locality', 'Area (sq ft)', '', 'Price'],
      ['Ref', 'For', 'Type', 'City', 'Locality', 'Super', 'Carpet', 'Price'],
      ['A1', 'Sale', 'Flat', 'Noida', 'Sector 78', '1,650', '1,210', '1.35 Cr'],
      ['A2', 'Sale', 'Flat', 'Noida', 'Sector 78', '1,285', '940', '98 L'],
    ])
    expect(lines.map(({ cells }) => [cells.plotArea?.said, cells.areaBasis?.said])).toEqual([
      ['1,210 sq ft', 'Carpet'],
      ['940 sq ft', 'Carpet'],
    ])
  })

  test('are no title with heads, and no heads with a first home', () => {
    const heads = ['Type', 'City', 'Locality', 'Price']
    const home = ['Flat', 'Noida', 'Sector 62', '72 lakh']
    expect(headsOf([['Our stock', '', '', 'November'], heads, home, home])).toEqual(heads)
    expect(headsOf([heads, ['Flat', 'Noida', 'Sector 62', 'on call'], home])).toEqual(heads)
  })
})

test('A unit that differs from place to place is read from a head or a column of its own', () => {
  const heads = ['For', 'Type', 'City', 'Locality', 'Project', 'Price']
  const home = ['Sale', 'Villa', 'Gurugram', 'Sector 57', 'Amra', '1.2 Cr']
  const said = (more: readonly string[], cells: readonly string[]) => {
    const { lines, questions } = read([
      [...heads, ...more],
      [...home, ...cells],
    ])
    return [lines[0]?.cells.plotArea?.said, questions.map(({ options }) => options)]
  }
  const asked = [['1 marla = 25 sq yd', '1 marla = 30.25 sq yd']]
  expect(said(['Size (marla)'], ['10'])).toEqual(['250 sq yd (1 marla = 25 sq yd)', asked])
  expect(said(['Area', 'Unit'], ['10', 'Marla'])).toEqual(['250 sq yd (1 marla = 25 sq yd)', asked])
  expect(said(['Area (bigha)'], ['2'])[0]).toBeNull()
})

describe('Two prices in a line', () => {
  const rows = [
    ['For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Basic', 'All inclusive'],
    ['Sale', 'Flat', 'Noida', 'Sector 78', 'Amra', '1,210 sq ft', '54 lakh', '60 lakh'],
    ['Sale', 'Flat', 'Noida', 'Sector 79', 'Bela', '940 sq ft', '50 lakh', '55 lakh'],
    ['Sale', 'Flat', 'Noida', 'Sector 80', 'Dhak', '990 sq ft', '52 lakh', '52 lakh'],
  ]
  test('are asked about once, by the heads of their columns', () => {
    const { questions } = read(rows)
    expect(questions.map(({ sentence, lines }) => [sentence, lines])).toEqual([
      [texts.prices(['Basic', 'All inclusive'], 2), [2, 3]],
    ])
    const answers = { [questions[0]?.key ?? '']: 'All inclusive' }
    const { lines } = readFileRows(rows, TODAY, answers)
    expect(lines.map(({ fields }) => fields?.price)).toEqual([6_000_000, 5_500_000, 5_200_000])
  })
  test('are one where only one is of what is offered', () => {
    const { lines } = read([
      ['For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Sale price', 'Rent'],
      ['Sale', 'Flat', 'Noida', 'Sector 78', 'Amra', '1,210 sq ft', '54 lakh', '18,000'],
      ['Rent', 'Flat', 'Noida', 'Sector 78', 'Bela', '1,210 sq ft', '54 lakh', '18,000'],
    ])
    expect(lines.map(({ fields }) => fields?.price)).toEqual([5_400_000, 18_000])
  })
})

describe('A line that is no home', () => {
  const HEADS = ['Code', 'Type', 'Locality', 'Size', 'Demand (Lacs)']
  const HOMES = [
    ['S-1', 'Flat', 'Aliganj', '1650', '85'],
    ['S-2', 'Flat', 'Gomti Nagar', '1100', '48.5'],
  ]
  test('is a sum: by its word, or because it adds up', () => {
    const sums = [
      ['', '', '', 'Total', '133.5'],
      ['Grand total: 2 units'],
      ['', '', '', '2750', '133.5'],
      ['', '', '', '1375', '66.75'],
      ['कुल', '', '', '', '133.5'],
    ]
    for (const sum of sums)
      expect(asideOf([HEADS, ...HOMES, sum]), sum.join()).toEqual([
        [2, 'home'],
        [3, 'home'],
        [4, 'sum'],
      ])
  })

  test('is a note below the list', () => {
    for (const note of ['Prepared by: Office', '* rates negotiable', 'Page 1 of 3'])
      expect(asideOf([HEADS, ...HOMES, [note]]).at(-1), note).toEqual([4, 'note'])
  })

  test('is not the home of a builder called Total, nor one whose figure is the sum of two others', () => {
    expect(
      asideOf([
        [...HEADS, 'Project'],
        ...HOMES.map((home) => [...home, 'Amra']),
        ['S-3', 'Flat', 'Aliganj', '2750', '133.5', 'Total Environment'],
      ]).at(-1),
    ).toEqual([4, 'home'])
  })

  test('waits until it is chosen, and raises no question', () => {
    const { lines, questions } = read([HEADS, ...HOMES, ['', '', '', 'Total', '133.5']])
    expect(lines.at(-1)).toMatchObject({ offer: 'expired', about: 'Total · 133.5' })
    expect(lines.at(-1)?.notes).toContain(texts.aside.sum)
    expect(questions.some(({ lines: raising }) => raising.includes(4))).toBe(false)
  })
})

// Tables by chance, as lists of brokers are: heads in one row or two, parts with sums, notes in any place.
const TYPES = ['Flat', 'Kothi', 'Plot', 'Shop', 'दुकान', 'फ्लैट']
const PLACES = ['Aliganj', 'Gomti Nagar', 'Indira Nagar', 'Hazratganj', 'अलीगंज']
const home = fc.record({
  type: fc.constantFrom(...TYPES),
  place: fc.constantFrom(...PLACES),
  size: fc.integer({ min: 300, max: 4000 }),
  carpet: fc.integer({ min: 200, max: 299 }),
  price: fc.integer({ min: 20, max: 900 }),
  isBare: fc.boolean(),
})
const TOTALS = ['Total', 'TOTAL:', 'Sub Total', 'Grand total', 'कुल', 'योग']
const NOTES = ['Prepared by: Office', 'All rates negotiable', 'सब दाम बातचीत पर', 'Page 2']
const list = fc.record({
  parts: fc.array(fc.array(home, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
  total: fc.constantFrom(...TOTALS),
  labelAt: fc.constantFrom(0, 1, 2, 3),
  sums: fc.constantFrom('none', 'each part', 'at the end'),
  note: fc.option(fc.constantFrom(...NOTES)),
  isGrouped: fc.boolean(),
  blanks: fc.boolean(),
})

test('Of any list, each home is one line on offer, and nothing else is', () => {
  fc.assert(
    fc.property(list, ({ parts, total, labelAt, sums, note, isGrouped, blanks }) => {
      const rows: string[][] = isGrouped
        ? [
            ['Code', 'Type', 'Locality', 'Area (sq ft)', '', 'Demand (Lacs)'],
            ['', '', '', 'Super', 'Carpet', ''],
          ]
        : [['Code', 'Type', 'Locality', 'Super Area (sqft)', 'Carpet Area (sqft)', 'Demand (Lacs)']]
      const homes: number[] = []
      const sumOf = (part: readonly { size: number; price: number }[]) => {
        const cells = ['', '', '', '', '', String(part.reduce((sum, one) => sum + one.price, 0))]
        cells[labelAt] = total
        return cells
      }
      for (const [n, part] of parts.entries()) {
        for (const [at, one] of part.entries()) {
          rows.push([
            `K-${n}${at}`,
            one.type,
            one.place,
            String(one.size),
            one.isBare ? '' : String(one.carpet),
            String(one.price),
          ])
          homes.push(rows.length)
        }
        if (sums === 'each part') rows.push(sumOf(part))
        if (blanks) rows.push([])
      }
      if (sums === 'at the end') rows.push(sumOf(parts.flat()))
      if (note) rows.push([note])
      const table = tableOf({ name: '', rows })
      expect(table.lines.filter(({ aside }) => !aside).map(({ line }) => line)).toEqual(homes)
      expect(mapOf(guessColumns(table)).slice(0, 6)).toEqual([
        ...(['reference', 'propertyType', 'locality'] as const),
        ...(['plotArea', 'plotArea', 'price'] as const),
      ])
      const { lines } = readFileRows(rows, TODAY)
      const prices = parts.flat().map(({ price }) => price * 100_000)
      expect(
        lines.filter(({ offer }) => offer === 'offered').map(({ cells }) => cells.price?.written),
      ).toEqual(prices.map((price) => String(price / 100_000)))
    }),
    { seed: SEED, numRuns: 60 },
  )
})
