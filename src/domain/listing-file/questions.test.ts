import { describe, expect, test } from 'vitest'
import { READING_TEXTS } from '#language/reading/texts'
import { readFileRows as readRows } from '../../test/support/data/file-rows.ts'
import { columnName } from './columns.ts'
import type { Answers } from './questions.ts'

const TODAY = new Date('2026-11-26T12:00:00+05:30')
const HEADS = [
  'Listing type',
  'Category',
  'Property type',
  'City',
  'Locality',
  columnName('projectBuildingName'),
  'Area',
  'Unit',
  'Price',
]
type Line = {
  city?: string
  locality?: string
  type?: string
  listing?: string
  name: string
  area?: string
  unit?: string
  price?: string
}
const row = ({
  listing = 'Sell',
  city = 'Noida',
  locality = 'Sector 62',
  type = 'Flat',
  name,
  area = '1,450',
  unit = 'sq ft',
  price = '75 lakh',
}: Line) => [listing, 'Residential', type, city, locality, name, area, unit, price]
const read = (lines: readonly Line[], answers: Answers = {}) =>
  readRows([HEADS, ...lines.map(row)], TODAY, answers)

/** Answers the questions of a file in their order; an empty answer leaves one open. */
function answered(lines: readonly Line[], ...said: string[]) {
  const { questions } = read(lines)
  return read(
    lines,
    Object.fromEntries(questions.flatMap(({ key }, at) => (said[at] ? [[key, said[at]]] : []))),
  )
}

describe('Lines of homes without a name', () => {
  const LINES = [
    { name: 'Amra' },
    { name: '', type: 'Independent house', locality: 'Sector 50' },
    { name: 'NA', type: 'Plot', area: '200', unit: 'sq yd' },
    { name: 'Flat', price: '80 lakh' },
  ]
  test('are asked about once, with the name that the first of them would have', () => {
    const { questions, lines } = read(LINES)
    expect(questions).toMatchObject([
      {
        sentence:
          '3 lines without a name: call them by kind and place, like “House in Sector 50, Noida”?',
        lines: [3, 4, 5],
        options: ['Yes, by kind and place'],
      },
    ])
    expect(lines.map(({ fields, problems }) => [fields !== null, problems])).toEqual([
      [true, {}],
      ...Array(3).fill([false, {}]),
    ])
  })

  test('are all ready after one answer, and told apart by their size', () => {
    const { lines } = answered(LINES, 'Yes, by kind and place')
    expect(lines.map(({ fields }) => fields?.projectBuildingName)).toEqual([
      'Amra',
      'House in Sector 50, Noida',
      'Plot in Sector 62, Noida',
      'Flat in Sector 62, Noida',
    ])
    expect(lines[2]?.about).toBe('Plot in Sector 62, Noida, 200 sq yd')
    expect(lines[1]?.cells.projectBuildingName).toMatchObject({ said: 'House in Sector 50, Noida' })
  })

  test('may have one of their own, written on the page', () => {
    const { questions } = read([{ name: '' }, { name: 'Bela' }])
    expect(questions.map(({ lines }) => lines)).toEqual([[2]])
  })

  test('side by side are one home only where their price is one too', () => {
    const plots = [
      { price: '40 lakh' },
      { price: '41 lakh' },
      { price: '41 lakh', unit: 'sq. ft.' },
    ]
    const { questions } = answered(
      plots.map((one) => ({ name: '', type: 'Plot', area: '1800', unit: 'sq ft', ...one })),
      'Yes, by kind and place',
    )
    expect(questions.filter(({ field }) => field === '_')).toEqual([])
  })
})

describe('A pincode in the column of localities', () => {
  test('is asked about once for all of its lines, with its localities', () => {
    const lines = ['Amra', 'Bela'].map((name) => ({ name, locality: '201305' }))
    const { questions } = read(lines)
    expect(questions).toMatchObject([
      {
        field: 'locality',
        lines: [2, 3],
        options: ['Phase 2', 'Sector 80', 'Sector 137', 'Sector 142'].map((one) => `${one}, Noida`),
      },
    ])
    expect(
      answered(lines, 'Sector 137, Noida').lines.map(({ fields }) => fields?.locality),
    ).toEqual(['Sector 137', 'Sector 137'])
  })

  test('is asked about too where it has one locality, and refused where none is known', () => {
    const { questions } = read([{ name: 'Amra', city: 'Lucknow', locality: '226021' }])
    expect(questions).toMatchObject([{ options: ['Jankipuram, Lucknow'] }])
    const { lines } = read([{ name: 'Amra', city: 'Lucknow', locality: '226012' }])
    expect(lines[0]?.problems.locality).toContain('226012 is a pincode of Lucknow')
    const unknown = read([{ name: 'Amra', city: 'Lucknow', locality: '999999' }])
    expect(unknown.lines[0]?.problems.locality).toContain('We do not know the pincode 999999')
  })
})

describe('A cell that can be read in two ways', () => {
  const LINES = [
    { name: 'Amra', price: '1,25 Cr' },
    { name: 'Bela', price: '75 lakh' },
    { name: 'Champa', price: ' 1,25 CR' },
    { name: 'Dhak', price: '1,25 Cr' },
  ]
  test('is asked about once for all lines that say the same, and none of them is posted', () => {
    const { questions, lines } = read(LINES)
    expect(questions).toMatchObject([
      {
        sentence: 'Price “1,25 Cr”, 3 lines: ₹1.25 crore or ₹125 crore?',
        lines: [2, 4, 5],
        options: ['₹1.25 crore', '₹125 crore'],
        answer: null,
      },
    ])
    expect(lines.map(({ fields }) => fields !== null)).toEqual([false, true, false, false])
    expect(lines[0]?.problems).toEqual({})
    expect(lines[0]?.open.price).toContain('“1,25 Cr”')
  })

  test('is read by one answer for all of them, which stays shown and can be taken back', () => {
    const { questions, lines } = answered(LINES, '₹1.25 crore')
    expect(questions).toMatchObject([{ answer: '₹1.25 crore', lines: [2, 4, 5] }])
    expect(lines.map(({ fields }) => fields?.price)).toEqual([
      12_500_000, 7_500_000, 12_500_000, 12_500_000,
    ])
    expect(answered(LINES, 'something else').questions).toMatchObject([{ answer: null }])
  })

  test.each<[Partial<Line>, string]>([
    [{ area: '1450,50' }, 'Area “1450,50”, 1 line: 1,450.5 sq ft or 1,45,050 sq ft?'],
    [{ listing: 'Rent', price: '45.000' }, 'Price “45.000”, 1 line: ₹45,000 or ₹45?'],
    [
      { type: 'Duplex' },
      'Property type “Duplex”, 1 line: Independent House/Villa or Flat/Apartment?',
    ],
    [
      { locality: 'Gomti Nagar' },
      'Locality “Gomti Nagar”, 1 line: Gomti Nagar, Lucknow or Gomti Nagar, Noida?',
    ],
    [{ area: '160 gaj' }, 'Area “160 gaj”, 1 line: 160 sq yd or 160 sq ft?'],
    [{ price: '72' }, 'Price “72”, 1 line: ₹72 lakh, ₹72 crore or ₹72?'],
  ])('%o', (cells, sentence) => {
    expect(read([{ name: 'Amra', ...cells }]).questions.map((one) => one.sentence)).toEqual([
      sentence,
    ])
  })

  test('means what it means in its line: the same figure in two units is two questions', () => {
    const { questions } = read([
      { name: 'Amra', area: '1450,50', unit: 'sq ft' },
      { name: 'Bela', area: '1450,50', unit: 'sq yd' },
    ])
    expect(questions).toHaveLength(2)
  })
})

test('A unit that a price leaves out is asked about also where there is one way to add it', () => {
  const lines = [{ name: 'Amra', listing: 'Rent', price: '18.5' }]
  const { questions } = read(lines)
  expect(questions.map(({ sentence }) => sentence)).toEqual(['Price “18.5”, 1 line: ₹18,500?'])
  expect(read(lines).lines[0]?.fields).toBeNull()
  expect(answered(lines, '₹18,500').lines[0]?.fields?.price).toBe(18_500)
})

test('A unit of area that nothing names is asked for once for plots and once for all else', () => {
  const lines = [
    { name: 'Amra', unit: '' },
    { name: 'Bela', unit: '', area: '200', type: 'Plot' },
    { name: 'Champa', unit: '' },
    { name: 'Dhak', unit: '', area: '1,450 sq ft' },
  ]
  const { questions } = read(lines)
  expect(questions.map(({ sentence }) => sentence)).toEqual([
    'The area of 2 lines has no unit. Is it in sq ft, sq yd, sq m or acre?',
    'Plot/Land: the area of 1 line has no unit. Is it in sq ft, sq yd, sq m or acre?',
  ])
  const after = answered(lines, 'sq ft', 'sq yd').lines
  expect(after.map(({ fields }) => fields && [fields.plotArea, fields.areaUnit])).toEqual([
    [1450, 'sq ft'],
    [1800, 'sq yd'],
    [1450, 'sq ft'],
    [1450, 'sq ft'],
  ])
})

describe('A value that is outside of the usual', () => {
  const LINES = [
    { name: 'Amra', listing: 'Rent', price: '40 lakh' },
    { name: 'Bela', listing: 'Rent', price: '40 lakh' },
    { name: 'Champa', listing: 'Rent', price: '22,000' },
  ]
  test('waits until somebody says that it is right', () => {
    const { questions, lines } = read(LINES)
    expect(questions.map(({ options, lines: raising }) => [options.length, raising])).toEqual([
      [1, [2, 3]],
    ])
    expect(lines.map(({ fields }) => fields !== null)).toEqual([false, false, true])
    const after = answered(LINES, questions[0]?.options[0] ?? '')
    expect(after.lines.map(({ fields }) => fields?.price)).toEqual([4_000_000, 4_000_000, 22_000])
  })
})

describe('A price on request', () => {
  const LINES = [
    { name: 'Amra', price: 'Price on Request' },
    { name: 'Bela', price: 'Price on Request' },
  ]
  test('is asked for in each line', () => {
    const { questions, lines } = read(LINES)
    expect(questions).toMatchObject([
      { options: [], answer: null, lines: [2], about: 'Amra, Sector 62, Noida' },
      { options: [], answer: null, lines: [3] },
    ])
    expect(lines.map(({ fields, problems }) => [fields, problems])).toEqual([
      [null, {}],
      [null, {}],
    ])
  })

  test('is what was typed, read like a cell', () => {
    const { questions, lines } = answered(LINES, '80 lakh', 'soon')
    expect(lines.map(({ fields }) => fields?.price)).toEqual([8_000_000, undefined])
    expect(questions).toMatchObject([
      { answer: '80 lakh', problem: null },
      { answer: null, problem: READING_TEXTS.noMoney('soon') },
    ])
    const unclear = answered(LINES.slice(0, 1), '1,25 Cr')
    expect(unclear.questions.at(-1)?.options).toEqual(['₹1.25 crore', '₹125 crore'])
    expect(unclear.lines[0]?.fields).toBeNull()
  })
})

test('A locality that the maps know in another city only is asked about; to stay is to confirm', () => {
  const lines = [{ name: 'Amra', locality: 'Gomti Nagar' }]
  const moved = answered(lines, 'Gomti Nagar, Lucknow').lines[0]
  expect([moved?.fields?.city, moved?.confirmed]).toEqual(['Lucknow', []])
  const stayed = answered(lines, 'Gomti Nagar, Noida').lines[0]
  expect([stayed?.fields?.city, stayed?.confirmed]).toEqual(['Noida', ['locality']])
})
