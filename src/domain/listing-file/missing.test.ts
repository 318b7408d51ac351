import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMostMissing, missingHomes } from './missing.ts'

type Home = Parameters<typeof missingHomes>[0][number]
type File = Parameters<typeof missingHomes>[1]
type Line = File['lines'][number]

const home = (reference: string | null, over: Partial<Home> = {}): Home => ({
  id: `id-${reference}`,
  reference,
  listingState: 'published',
  availability: 'available',
  listingType: 'Sell',
  city: 'Lucknow',
  projectBuildingName: `Home ${reference}`,
  ...over,
})
const line = (reference: string, over: Partial<Line> = {}): Line => ({
  row: [reference, 'Flat'],
  reference: reference || null,
  fields: null,
  problems: {},
  cells: {},
  ...over,
})
const MAP = ['reference', 'propertyType'] as const
const fileOf = (lines: readonly Line[], over: Partial<File> = {}): File => ({
  lines,
  map: MAP,
  sheets: [{ name: 'Stock', rows: lines.map(({ row }) => row) }],
  ...over,
})
const missingIn = (homes: readonly Home[], file: File) => {
  const missing = missingHomes(homes, file)
  return missing.is === 'told'
    ? missing.groups.flatMap((group) => group.homes.map(({ reference }) => reference))
    : missing.why
}

describe('Homes that a file does not have', () => {
  test('are those of a deal and a city of which the file has others', () => {
    const homes = [
      home('M-01'),
      home('M-05'),
      home('M-06', { listingType: 'Rent' }),
      home('N-01', { city: 'Noida' }),
      home('M-03', { listingType: 'Rent' }),
    ]
    const missing = missingHomes(homes, fileOf([line('m-01'), line('M-03')]))
    expect(missing).toEqual({
      is: 'told',
      groups: [
        { listingType: 'Sell', city: 'Lucknow', present: 1, homes: [homes[1]] },
        { listingType: 'Rent', city: 'Lucknow', present: 1, homes: [homes[2]] },
      ],
    })
  })

  test('are none of another list, and none where the references have changed', () => {
    const homes = [home('N-01', { city: 'Noida' }), home('N-02', { city: 'Noida' })]
    expect(missingIn(homes, fileOf([line('M-01'), line('M-02')]))).toEqual([])
    expect(missingIn(homes, fileOf([line('NOIDA/1'), line('NOIDA/2')]))).toEqual([])
  })

  test('are none that wait, have expired, are sold, or have no reference of their own', () => {
    const homes = [
      home('M-01'),
      home(null),
      home('M-02', { listingState: 'pending' }),
      home('M-03', { listingState: 'expired' }),
      home('M-04', { listingState: 'closed', availability: 'sold' }),
      home('M-05', { listingState: null }),
    ]
    expect(missingIn(homes, fileOf([line('M-01')]))).toEqual([])
  })

  test.each<[string, Partial<File>]>([
    ['on a sheet that is not posted', { sheets: [{ name: 'Sold', rows: [['x', 'm-05']] }] }],
    ['in a row that is no line', { sheets: [{ name: 'Stock', rows: [['Total', 'M-05']] }] }],
  ])('are none that the file names %s', (_, over) => {
    expect(missingIn([home('M-01'), home('M-05')], fileOf([line('M-01')], over))).toEqual([])
  })

  test('are none that only a wrong line or a second one names', () => {
    const lines = [
      line('M-01'),
      line('M-02'),
      line('M-03'),
      line('M-05', { problems: { price: 'Enter the price.' } }),
      // Two lines that share a reference were read without it.
      line('M-06', { reference: null }),
    ]
    expect(missingIn([home('M-01'), home('M-05'), home('M-06')], fileOf(lines))).toEqual([])
  })

  test('are found under short figures too, which other cells have by chance', () => {
    const homes = [home('1'), home('2'), home('3')]
    const lines = [line('1', { row: ['1', '3'] }), line('2', { row: ['2', '3'] })]
    expect(missingIn(homes, fileOf(lines))).toEqual(['3'])
  })

  test('are none of the name of a line without a reference', () => {
    const named = line('', {
      row: ['', 'Flat'],
      cells: { projectBuildingName: written('home m-05') },
    })
    const lines = [...Array.from({ length: 10 }, (_, n) => line(`M-1${n}`)), named]
    const homes = [home('M-10'), home('M-05'), home('M-06')]
    expect(missingIn(homes, fileOf(lines))).toEqual(['M-06'])
  })

  test.each<[string, File]>([
    ['noReference', fileOf([line('M-01')], { map: ['ignored', 'propertyType'] })],
    ['noReference', fileOf([])],
    ['withoutReference', fileOf([line('M-01'), line('')])],
    ['wrong', fileOf([line('M-01'), line('M-02', { problems: { price: 'Enter the price.' } })])],
  ])('are not told (%s) where the file cannot say what it has', (why, file) => {
    expect(missingIn([home('M-01'), home('M-05')], file)).toBe(why)
  })

  test('are never among those that the file names, however it writes them, and always on offer', () => {
    const reference = fc.stringMatching(/^[A-Z]{1,2}[-/ ]?\d{1,4}$/)
    const anyHome = fc.record({
      reference: fc.option(reference),
      listingState: fc.constantFrom('pending', 'published', 'expired', 'closed', null),
      availability: fc.constantFrom('available', 'sold', 'rented'),
      listingType: fc.constantFrom('Sell', 'Rent'),
      city: fc.constantFrom('Lucknow', 'Noida'),
    })
    const respelled = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => ` ${text} `,
      (text) => text.replace('-', '–'),
    )
    fc.assert(
      fc.property(
        fc.array(anyHome, { maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(), respelled), { maxLength: 30 }),
        (some, picked) => {
          const homes = some.map((over, at) =>
            home(over.reference, { ...(over as Partial<Home>), id: `id-${at}` }),
          )
          const own = homes.flatMap((one) => (one.reference ? [one.reference] : []))
          const named = picked.flatMap(([at, spell]) => {
            const one = own[at % Math.max(1, own.length)]
            return one === undefined ? [] : [{ one, line: line(spell(one)) }]
          })
          const missing = missingHomes(homes, fileOf(named.map((each) => each.line)))
          if (missing.is === 'unsure') return
          for (const group of missing.groups) {
            expect(group.present).toBeGreaterThan(0)
            for (const one of group.homes) {
              expect(named.some((each) => each.one === one.reference)).toBe(false)
              expect([one.listingState, one.availability]).toEqual(['published', 'available'])
              expect([one.listingType, one.city]).toEqual([group.listingType, group.city])
            }
          }
        },
      ),
    )
  })
})

test('More missing than present may be another list', () => {
  const group = { listingType: 'Sell', city: 'Lucknow', homes: [1, 2] } as const
  expect([
    isMostMissing({ ...group, present: 2 }),
    isMostMissing({ ...group, present: 1 }),
  ]).toEqual([false, true])
})

function written(text: string) {
  return { written: text, state: 'taken', said: text, problem: null } as const
}
