import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../test/support/data/arbitraries.ts'
import { PHRASES } from '../../test/support/data/phrases.ts'
import { PHRASES_APART } from '../../test/support/data/phrases-apart.ts'
import { AREA_UNIT_NAMES } from '../area/constants.ts'
import { LISTING_LIMITS, type ListingType, type PropertyType } from '../listing/constants.ts'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { readMobile } from '../phone/mobile.ts'
import { otherReadings } from '../search/chips.ts'
import { findIn } from '../search/find.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { understood } from '../search/understood.ts'
import { type Reading, refused, type Taken, taken } from './answer.ts'
import { type Area, readArea } from './area.ts'
import { type Bounds, boundsOf, type DayBounds } from './bounds.ts'
import { readChoice } from './choice.ts'
import { readDate } from './date.ts'
import { type Floor, readFloor, readTotalFloors } from './floor.ts'
import { readMoney, sayMoney } from './money.ts'
import { readRooms } from './rooms.ts'

const TODAY = new Date('2026-11-25T12:00:00+05:30')

/** A reading in the notation of the table. */
function noted<Value>(reading: Reading<Value> | null, value: (value: Value) => string): string {
  if (!reading || reading.is === 'refused') return '!'
  if (reading.is === 'taken') return `= ${value(reading.value)}`
  return `? ${reading.readings.map((one) => value(one.value)).join(' ; ')}`
}

const bounds = (
  field: FieldName,
  listingType: ListingType,
  propertyType: PropertyType = 'Flat/Apartment',
) =>
  boundsOf(
    field,
    { listingType, propertyType, propertyCategory: 'Residential' },
    TODAY,
  ) as Bounds | null

const money = (field: FieldName, listingType: ListingType) => (phrase: string, known: string) =>
  noted(
    readMoney(phrase, {
      bounds: bounds(field, listingType),
      squareFeet: Number(known) || null,
      monthly: listingType !== 'Sell' && field !== 'deposit',
      free: field !== 'price',
    }),
    String,
  )
const areaOf = ({ amount, unit }: Area) => `${amount} ${unit}`
const floorOf = ({ floor, total }: Floor) => (total === null ? String(floor) : `${floor}/${total}`)

/** How each kind of phrase is read; `known` is what stands behind the kind: an area, or a field. */
const READERS: Record<string, (phrase: string, known: string) => string> = {
  sale: money('price', 'Sell'),
  rent: money('price', 'Rent'),
  bed: money('price', 'PG'),
  deposit: money('deposit', 'Rent'),
  maintenance: money('maintenance', 'Rent'),
  area: (phrase) =>
    noted(readArea(phrase, { bounds: bounds('plotArea', 'Sell', 'Plot/Land') }), areaOf),
  rooms: (phrase) => noted(readRooms(phrase), String),
  floor: (phrase) => noted(readFloor(phrase), floorOf),
  total: (phrase) => noted(readTotalFloors(phrase), String),
  date: (phrase) =>
    noted(readDate(phrase, TODAY, boundsOf('availableFrom', {}, TODAY) as DayBounds), String),
  phone: (phrase) => {
    const mobile = readMobile(phrase)
    return noted(/^\d{10}$/.test(mobile) ? taken(mobile, mobile) : refused(mobile), String)
  },
  choice: (phrase, known) => {
    const field = fieldOf(known as FieldName)
    return field.kind === 'choice'
      ? noted(readChoice(known as FieldName, phrase, field.options), String)
      : `${known} is no choice`
  },
  search: (phrase) => {
    const search = { ...EMPTY_SEARCH, q: phrase }
    const others = otherReadings(search).map(({ change }) => asked({ ...search, ...change }))
    return others.length > 0 ? `? ${[asked(search), ...others].join(' ; ')}` : `= ${asked(search)}`
  },
}

/** Only a name that some listing has is looked for. */
const NAMED = tableOf(
  columnsOf([
    {
      projectBuildingName: 'Nilgiri Greens',
      locality: 'Sector 137',
      city: 'Noida',
      listingType: 'Sell',
      propertyType: 'Flat/Apartment',
      propertyCategory: 'Residential',
      price: 12_500_000,
      plotArea: 1685,
    },
  ]),
)
const ORDER =
  'for deal category type bhk city locality furnishing facing age ready amenities by right guests sharing meals tenants pets brokerage corner road approved ac wifi laundry gate floor basis price area'.split(
    ' ',
  )
const WISHES: Record<string, string> = { sell: 'buy', rent: 'rent', pg: 'pg' }

/** What a search asks for, as its parameters. */
function asked(search: Search): string {
  const { search: meant, words, elsewhere } = understood(search)
  const { aside } = findIn([NAMED], search)
  const isLease = meant.deal.includes('rent') && meant.category.includes('commercial')
  const all = {
    ...meant,
    for: isLease ? ['commercial'] : meant.deal.map((deal) => WISHES[deal] ?? deal),
    deal: isLease ? ['rent'] : [],
    category: isLease ? [] : meant.category,
  }
  const typed = (some: typeof words) => some.map((word) => word.typed).join(' ')
  return [
    ...ORDER.flatMap((name) => {
      const value = all[name as 'type' | 'price']
      if ('from' in value)
        return [
          value.from === null ? [] : `${name}-min=${value.from}`,
          value.to === null ? [] : `${name}-max=${value.to}`,
        ].flat()
      return value.length > 0 ? `${name}=${value.join(',')}` : []
    }),
    ...(aside.length > 0 ? [`aside="${typed(aside)}"`] : []),
    ...(words.length > aside.length
      ? [`words="${typed(words.filter((word) => !aside.includes(word)))}"`]
      : []),
    ...elsewhere.map((name) => `elsewhere=${name}`),
  ].join(' ')
}

const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [where = '', phrase = '', expected = ''] = line.split(' | ')
      const [kind = '', known = ''] = where.split(/ @?/)
      return { where, kind, known, phrase, expected }
    })
const ROWS = rowsOf(PHRASES)

test('Every phrase gives what the table says', () => {
  const wrong = ROWS.flatMap(({ where, kind, known, phrase, expected }) => {
    const got = READERS[kind]?.(phrase, known)
    return got === expected ? [] : `${where} | ${phrase} | ${expected} | but: ${got}`
  })
  expect(wrong).toEqual([])
})

test('The table asks and refuses often enough, and no phrase stands in it twice', () => {
  const count = (sign: string) => ROWS.filter(({ expected }) => expected.startsWith(sign)).length
  expect(ROWS.length).toBeGreaterThan(300)
  expect(count('?')).toBeGreaterThanOrEqual(40)
  expect(count('!')).toBeGreaterThanOrEqual(40)
  expect(new Set(ROWS.map(({ where, phrase }) => `${where} ${phrase}`)).size).toBe(ROWS.length)
})

/** What is said back of a value, read again, is the value. */
const saidAgain = <Value>(inputs: fc.Arbitrary<Taken<Value>>, read: (said: string) => unknown) =>
  fc.assert(
    fc.property(inputs, ({ value, said }) => {
      expect(read(said)).toMatchObject({ is: 'taken', value })
    }),
    { seed: SEED, numRuns: 500 },
  )

test('Money that was said back is read as the same', () => {
  const rupees = fc.oneof(
    fc.integer({ min: 0, max: LISTING_LIMITS.price }),
    fc.integer({ min: 0, max: 1_000_000 }),
    // Round ones are said in lakh and crore.
    fc.integer({ min: 1, max: 100_000 }).map((thousands) => thousands * 1000),
  )
  saidAgain(
    rupees.map((value) => taken(value, sayMoney(value))),
    (said) => readMoney(said, { free: true }),
  )
})

test('An area that was said back is read as the same', () => {
  const areas = fc.record({
    hundredths: fc.integer({ min: 1, max: LISTING_LIMITS.area }),
    unit: fc.constantFrom(...AREA_UNIT_NAMES),
  })
  const read = ({ hundredths, unit }: { hundredths: number; unit: string }) =>
    readArea(`${hundredths / 100} ${unit}`) as Taken<Area>
  saidAgain(areas.map(read), (said) => readArea(said))
})

test('Bedrooms that were said back are read as the same', () => {
  const counts = fc.integer({ min: 1, max: LISTING_LIMITS.bedrooms })
  saidAgain(
    counts.map((count) => readRooms(String(count)) as Taken<number>),
    readRooms,
  )
})

test('A floor that was said back is read as the same', () => {
  const floors = fc
    .record({
      total: fc.option(fc.integer({ min: 1, max: LISTING_LIMITS.floors })),
      below: fc.integer({ min: -5, max: 0 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ total, below, part }) => {
      const floor = below || Math.floor((total ?? LISTING_LIMITS.floors) * part)
      return readFloor(total === null ? `${floor}` : `${floor}/${total}`) as Taken<Floor>
    })
  saidAgain(floors, (said) => readFloor(said))
})

test('A date that was said back is read as the same', () => {
  const days = fc
    .date({ min: new Date('2025-11-25'), max: new Date('2031-11-25'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  saidAgain(
    days.map((day) => readDate(day, TODAY) as Taken<string>),
    (said) => readDate(said, TODAY),
  )
  saidAgain(
    days.map((day) => readDate(`${day.slice(5, 7)}/${day.slice(0, 4)}`, TODAY) as Taken<string>),
    (said) => readDate(said, TODAY),
  )
})

/** What both lists mean by an answer: they name words that are left out, leases and meals in different ways. */
const alike = (answer: string) =>
  answer
    .replace(/for=commercial deal=rent/g, 'for=rent')
    .replace(/meals=\S+/g, 'meals')
    .replace(/ ?(?:aside|words)="[^"]*"/g, '')
    .replace(/=([^ ]+,[^ ]+)/g, (_, ids: string) => `=${ids.split(',').sort().join(',')}`)

/** How an answer compares with what was meant: a wrong value is worse than a question, and a refusal says why. */
function verdict(expected: string, got: string): 'exact' | 'asked' | 'refused' | 'wrong' {
  const [meant, read] = [alike(expected), alike(got)]
  if (meant === read) return 'exact'
  if (read.startsWith('!')) return 'refused'
  return read.startsWith('?') ? 'asked' : 'wrong'
}

test('Phrases that were kept apart are rarely read wrong', () => {
  const rows = rowsOf(PHRASES_APART)
  const count = { exact: 0, asked: 0, refused: 0, wrong: 0 }
  for (const { kind, known, phrase, expected } of rows)
    count[verdict(expected, READERS[kind]?.(phrase, known) ?? '')] += 1
  expect(rows.length).toBe(100)
  expect(count.exact).toBeGreaterThanOrEqual(60)
  expect(count.wrong).toBeLessThanOrEqual(13)
})
