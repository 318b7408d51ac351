import { describe, expect, test } from 'vitest'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { COLUMN_TEXTS, FILE_PROBLEM_TEXTS as WRONG } from '#language/listing-file/texts'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { READING_TEXTS } from '#language/reading/texts'
import { readFileRows as readRows } from '../../test/support/data/file-rows.ts'
import { ADMIN_PROPERTY_TYPES } from '../listing/constants.ts'
import { FIELD_NAMES } from '../listing/fields.ts'
import { optionsOf, takenBy } from './columns.ts'
import { FILE_LIMITS, isTooLarge } from './constants.ts'
import { rowsToMend, sentencesOf } from './lines.ts'
import { guessColumns } from './mapping.ts'
import { readInSteps } from './read.ts'
import { tableOf } from './sheet-table.ts'
import { mapOf } from './table.ts'
import { EXAMPLE, templateLines } from './template.ts'

const HEADS = [
  'Listing type',
  'Category',
  'Property type',
  'City',
  'Locality',
  'Project or building name',
  'Area',
  'Unit',
  'Price',
  'Available from',
  'Amenities',
]
const FLAT = {
  'Listing type': 'Sell',
  Category: 'Residential',
  'Property type': 'Flat/Apartment',
  City: 'Noida',
  Locality: 'Sector 62',
  'Project or building name': 'Rohtas',
  Area: '1,450',
  Unit: 'sq ft',
  Price: '75 lakh',
}
const cells = (over: Record<string, string> = {}) => {
  const all: Record<string, string> = { ...FLAT, ...over }
  return HEADS.map((head) => all[head] ?? '')
}
const TODAY = new Date('2026-11-26')
const fileOf = (rows: readonly (readonly string[])[]) => readRows(rows, TODAY)
const read = (...lines: Record<string, string>[]) => fileOf([HEADS, ...lines.map(cells)])
const only = (over: Record<string, string>) => read(over).lines[0]

describe('A line of a file', () => {
  test('is parsed like typed answers in the form', () => {
    expect(only({ 'Available from': '5/1/2027', Amenities: 'lift; power  backup' })).toMatchObject({
      line: 2,
      about: 'Rohtas, Sector 62, Noida',
      problems: {},
      fields: {
        listingType: 'Sell',
        price: 7_500_000,
        plotArea: 1450,
        availableFrom: '2027-01-05',
        amenities: ['Power Backup', 'Lift'],
      },
    })
    expect(only({ Unit: 'SQ. YD', Area: '१६०' })?.fields).toMatchObject({ plotArea: 1440 })
    expect(only({ 'Property type': 'flat / apartment', City: 'NOIDA ' })?.fields).not.toBeNull()
  })

  test('lists wrong answers, each with its cell and an example that works', () => {
    const line = only({
      City: 'Delhi',
      Price: 'much',
      Unit: 'x',
      Locality: '',
      Amenities: 'Lift, Moat',
    })
    expect(line?.fields).toBeNull()
    expect(line?.problems).toEqual({
      city: READING_TEXTS.noChoice('Delhi', optionsOf('city') ?? []),
      price: READING_TEXTS.noMoney('much'),
      areaUnit: READING_TEXTS.noUnit('x'),
      locality: WRONG.missingCell(LISTING_FIELD_TEXTS.locality, EXAMPLE.locality ?? ''),
    })
    expect(line?.notes).toEqual([READ_TEXTS.setAside(['Moat'])])
    expect(sentencesOf({ price: 'No.', _: 'Nor this.' })).toEqual(['Price: No.', 'Nor this.'])
  })

  test('with a cell that is too long names its column, and repeats no more than its beginning', () => {
    const long = only({ Locality: 'x'.repeat(900_000), City: '"'.repeat(5000) })
    expect(long?.problems).toEqual({
      locality: WRONG.longCell(900_000),
      city: READING_TEXTS.noChoice(`${'"'.repeat(FILE_LIMITS.quoted)}…`, optionsOf('city') ?? []),
    })
    expect(sentencesOf(long?.problems ?? {})).toContain(
      'Locality: The cell has 9,00,000 characters. At most 6,000 are read: shorten it.',
    )
    expect(long?.problems.city).toMatch(
      /^“"{40}…” is not one of the answers. Write one of these: Lucknow/,
    )
    expect(only({ 'Project or building name': 'x'.repeat(3000) })?.about).toMatch(/^x{40}…, /)
  })

  test('names at most twenty columns that are not read, each by its beginning', () => {
    const { note } = fileOf([
      [...HEADS, ...Array.from({ length: 3000 }, (_, at) => `Colour ${at} ${'x'.repeat(500)}`)],
      [...cells(), ...Array.from({ length: 3000 }, () => 'grey')],
    ])
    expect(note?.match(/Colour/g)).toHaveLength(FILE_LIMITS.named)
    expect(note?.length).toBeLessThan(1000)
  })

  test('may not have a type for admins only', () => {
    for (const type of ADMIN_PROPERTY_TYPES)
      expect(only({ 'Property type': type })).toMatchObject({
        fields: null,
        open: { propertyType: expect.not.stringContaining(`: ${type}`) },
      })
  })

  test('keeps its number between blank lines, and is ready even if other lines have problems', () => {
    const { lines } = fileOf([
      HEADS,
      cells({ Locality: 'Sector 1' }),
      cells({ Price: '' }),
      [''],
      cells({ Locality: 'Call 9876543210' }),
      cells({ Locality: 'Sector 2' }),
      cells({ City: 'Agra' }),
      cells({ Locality: 'Sector 3' }),
    ])
    expect(lines.map(({ line, fields }) => [line, fields !== null])).toEqual([
      [2, true],
      [3, false],
      [5, false],
      [6, true],
      [7, false],
      [8, true],
    ])
  })

  test('that repeats an earlier line or the example is not posted, in any spelling', () => {
    const { lines } = read({}, { Price: '7500000' }, { Price: '76 lakh' })
    expect(lines.map(({ problems }) => problems)).toEqual([{}, { _: WRONG.sameAs(2) }, {}])
    const template = fileOf(templateLines())
    expect(template).toMatchObject({ problem: null, note: null })
    expect(template.lines.map(({ problems }) => problems)).toEqual([{ _: WRONG.example }])
  })

  test('with more cells than columns has a problem, so that no part is lost', () => {
    const { lines } = fileOf([HEADS, [...cells(), 'Noida'], [...cells({ Price: '1 Cr' }), ' ']])
    expect(lines.map(({ problems }) => problems)).toEqual([{ _: WRONG.moreCells }, {}])
  })

  test('loses only the apostrophe that was added before a formula', () => {
    const names = ["'-Nest", "'Nest", "O'Nest"].map((name) => ({
      'Project or building name': name,
    }))
    expect(read(...names).lines.map(({ fields }) => fields?.projectBuildingName)).toEqual([
      '-Nest',
      "'Nest",
      "O'Nest",
    ])
  })
})

describe('The columns of a file', () => {
  test('say what they take', () => {
    for (const name of FIELD_NAMES) expect(takenBy(name), name).not.toBe('')
  })

  test('may be in any order and case', () => {
    const heads = HEADS.toReversed()
    const upper = heads.map((head) => ` ${head.toUpperCase()} `)
    const { lines } = fileOf([upper, cells().toReversed()])
    expect(lines[0]?.fields).toMatchObject({ price: 7_500_000, city: 'Noida' })
  })

  test('that are unknown are reported if something stands in them', () => {
    const more = fileOf([
      [...HEADS, 'Agent fee', '', 'Colour', COLUMN_TEXTS.problem],
      [...cells(), '1 %', 'x', '', 'Old.'],
    ])
    expect(more.note).toBe(WRONG.unknown(['Agent fee', WRONG.unnamed(HEADS.length + 2)]))
    expect(more.lines[0]?.problems).toEqual({})
  })

  test('may be missing: what follows from others is known, and the rest is asked once for all lines', () => {
    const heads = HEADS.filter((head) => !['City', 'Category', 'Listing type'].includes(head))
    const rows = [{}, { Locality: 'Ashok Nagar' }, { 'Property type': 'Plot' }].map((over) => {
      const all: Record<string, string> = { ...FLAT, Locality: 'Navi Basti', ...over }
      return heads.map((head) => all[head] ?? '')
    })
    const { questions, lines } = fileOf([heads, ...rows])
    expect(questions.map(({ sentence }) => sentence)).toEqual([
      'City is missing in 3 lines: Lucknow, Noida, Gurugram, Kanpur or Varanasi?',
      'Category is missing in 1 line: Residential or Commercial?',
    ])
    expect(lines.map(({ problems }) => problems)).toEqual([{}, {}, {}])
    expect(lines[0]?.cells).toMatchObject({
      listingType: { written: '', state: 'taken', said: 'Sell' },
      propertyCategory: { written: '', state: 'taken', said: 'Residential' },
    })
    expect(lines[2]?.cells).toMatchObject({
      propertyCategory: { state: 'empty', problem: 'It is missing: Residential or Commercial?' },
    })
    const answers = Object.fromEntries(questions.map(({ key, options }) => [key, options[0] ?? '']))
    const after = readRows([heads, ...rows], TODAY, answers)
    expect(after.lines.map(({ fields }) => fields?.propertyCategory)).toEqual([
      'Residential',
      'Residential',
      'Residential',
    ])
  })
})

describe('A file', () => {
  test('of any length is read in as many steps as it has lines, the same as in one go', () => {
    const rows = Array.from({ length: 600 }, (_, at) => [`Sector ${at + 1}`])
    const sheet = [['Locality'], ...rows]
    const table = tableOf({ name: '', rows: sheet })
    const request = { table, map: mapOf(guessColumns(table)), today: TODAY }
    const steps = readInSteps(request)
    const told: number[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) told.push(step.value)
    expect(told).toEqual(rows.map((_, at) => at + 1))
    expect(step.value).toEqual(fileOf(sheet))
    expect(step.value.lines).toHaveLength(rows.length)
  })

  test('has a limited size', () => {
    expect([FILE_LIMITS.bytes, FILE_LIMITS.bytes + 1].map(isTooLarge)).toEqual([false, true])
  })

  test('without a listing has a problem', () => {
    for (const rows of [[], [['']], [HEADS], [HEADS, [' ', '']]])
      expect(fileOf(rows).problem).toBe(WRONG.empty)
  })
})

test('Lines to correct have headers and one last column of problems', () => {
  const problems = { price: 'No.', _: 'Nor this.' }
  const rows = rowsToMend(['City', 'Problem'], [{ row: ['Agra', 'Old.', 'more'], problems }])
  expect(rows).toEqual([
    ['City', 'Problem'],
    ['Agra', 'Price: No. Nor this.'],
  ])
})
