import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseCsv } from '../client/listing-file/csv.ts'
import { currentMark } from '../components/site/nav.ts'
import { movedTo } from '../contract/moved.ts'
import { PATHS, withoutEndSlashes } from '../contract/paths.ts'
import { readingOf } from '../domain/field/reading.ts'
import { ALL_PROPERTY_TYPES } from '../domain/listing/constants.ts'
import { FIELD_NAMES, LISTING_FIELDS } from '../domain/listing/fields.ts'
import { columnName } from '../domain/listing-file/columns.ts'
import { factCount, factsIn } from '../domain/listing-file/facts.ts'
import { templateLines } from '../domain/listing-file/template.ts'
import * as moderationQueries from '../domain/moderation/query-schema.ts'
import { readMobile } from '../domain/phone/mobile.ts'
import {
  factsBeside,
  readArea,
  readChoice,
  readDate,
  readFloor,
  readMoney,
  readRooms,
  readTotalFloors,
} from '../domain/reading/reading.ts'
import { hasContactDetails, withoutContactDetails } from '../domain/text/contact-details.ts'
import { cutAtWord } from '../domain/text/cut.ts'
import { withPlainDigits } from '../domain/text/digits.ts'
import { hasLink } from '../domain/text/links.ts'
import { portalsNamed } from '../domain/text/portal-names.ts'
import { validate } from '../domain/text/validate.ts'
import { waysAround } from '../domain/text/ways-around.ts'
import * as queries from '../server/queries.ts'
import { readFileRows as readRows } from './support/data/file-rows.ts'
import { allEndpoints } from './support/http/examples.ts'

// Measured again and again, where other processes take the time.
vi.setConfig({ testTimeout: 120_000 })

// Ten times the text may cost ten times the work, or none if its length is refused. A pattern that restarts at each
// letter costs a hundred times as much. What no longer fits a cache, and its collection, cost up to thirty times.
const SHORT = 6_400
const LONG = 64_000
const MOST = 45

const filledWith = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const WORST: Record<string, (length: number) => string> = {
  'a repeated letter': filledWith('x'),
  'an address that does not end': (length) => `a@${filledWith('a.')(length)}`,
  'digits with separators': filledWith('98-76 (5) '),
  'single digits': filledWith('9*'),
  'digits that do not end': (length) => `${filledWith('9')(length)}x`,
  'digits of another script that do not end': (length) => `${filledWith('१')(length)}x`,
  'blanks inside': (length) => `1${filledWith(' ')(length)}x`,
  'slashes that do not end': (length) => `${filledWith('/')(length)}x`,
  quotes: filledWith('"'),
  'nested JSON': filledWith('[{"a":'),
  'combining marks': (length) => `a${filledWith('\u0301')(length)}`,
  'joiners and marks': filledWith('\u200d\u0915'),
  'a link that does not end': (length) => `https://${filledWith('a.')(length)}`,
  'spelt-out digits': filledWith('nine at dot '),
  'beginnings of names': filledWith('99 no housing  square . '),
  'amounts and handles': filledWith('12,34,9@a._'),
  'codes and dots': filledWith('A/RERA/1.nine'),
  'letters one by one': filledWith('a . (at) '),
  rupees: filledWith('₹'),
  'signs of a label': filledWith('@'),
}

/** The signs that readers of answers know: each may be walked from each of its places. */
const SIGNS: typeof WORST = Object.fromEntries(
  [...'₹@/-+*,.:;|~=&#%<>×?()[]"'].flatMap((sign) => [
    [`a row of ${sign}`, filledWith(sign)],
    [`figures between ${sign}`, filledWith(`1${sign}`)],
  ]),
)

/** Processor time of a repeated call in microseconds. */
function timeOf(run: () => unknown, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The first runs are slow, because nothing is compiled; of many, one is disturbed by nothing. */
const [FEWEST_RUNS, MOST_RUNS] = [5, 20]

/**
 * How many times longer the work takes on the long text than on the short one. Short and long runs alternate, and the
 * shortest of each counts: other processes can only make a run longer. It runs again while the result is too high; what
 * grows too fast is too high each time.
 */
function growth(work: (length: number) => () => unknown): number {
  const [short, long] = [work(SHORT), work(LONG)]
  let times = 1
  while (timeOf(short, times) < 200) times *= 2
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    least = Math.min(least, timeOf(short, times))
    most = Math.min(most, timeOf(long, times))
    if (run >= FEWEST_RUNS && most / least < MOST) break
  }
  return most / least
}

type Def = {
  type: string
  shape: Record<string, z.core.$ZodType>
  element: z.core.$ZodType
  innerType: z.core.$ZodType
  in: z.core.$ZodType
  out: z.core.$ZodType
}
/** A value of a schema's shape with the text in each place, and `many` texts in each list. */
function filled(schema: z.core.$ZodType, text: string, many: number): unknown {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, inner]) => [name, filled(inner, text, many)]),
    )
  if (def.type === 'array') return Array.from({ length: many }, () => filled(def.element, text, 1))
  if (def.type === 'pipe')
    return filled((def.in._zod.def as Def).type === 'transform' ? def.out : def.in, text, many)
  return def.innerType ? filled(def.innerType, text, many) : text
}

const bodies = allEndpoints.flatMap(([name, { body }]) =>
  body instanceof z.core.$ZodType ? [[name, body] as const] : [],
)
const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType
const ofQueries = Object.entries({ ...queries, ...moderationQueries }).flatMap(([name, value]) =>
  isSchema(value) ? [[name, value] as const] : [],
)

/** The texts whose cost grows too fast, with the factor. */
const tooMuch = (work: (text: string) => unknown, texts = WORST) =>
  Object.entries(texts).flatMap(([name, text]) => {
    const grown = growth((length) => {
      const given = text(length)
      return () => work(given)
    })
    return grown < MOST ? [] : [`${name}: ${grown}`]
  })

describe.each([...bodies, ...ofQueries])('What %s is sent', (_, schema) => {
  test('takes time in proportion to its length', () =>
    expect(tooMuch((text) => validate(schema, filled(schema, text, 1)))).toEqual([]))

  test('takes time in proportion to its length with many entries in a list', () => {
    const grown = growth((length) => {
      const sent = filled(schema, 'aaaaaaaa', length / 10)
      return () => validate(schema, sent)
    })
    expect(grown).toBeLessThan(MOST)
  })
})

test.each<[string, (text: string) => unknown]>([
  [
    'pairs of letters',
    (text) => {
      let equal = 0
      for (let one = 0; one < text.length; one += 8)
        for (let other = one; other < text.length; other += 8)
          if (text.charCodeAt(one) === text.charCodeAt(other)) equal += 1
      return equal
    },
  ],
  [
    'a pattern that starts again at each letter',
    (text) => /x+y/.test(text.slice(0, text.length / 8)),
  ],
])('Work that grows with %s is too much', (_, work) =>
  expect(growth((length) => () => work(filledWith('x')(length)))).toBeGreaterThan(MOST),
)

test.each<[string, (text: string) => unknown]>([
  ['hasContactDetails', hasContactDetails],
  ['withoutContactDetails', withoutContactDetails],
  ['hasLink', hasLink],
  ['waysAround', waysAround],
  ['portalsNamed', portalsNamed],
  ['withPlainDigits', withPlainDigits],
  ['readMoney', (text) => readMoney(text)],
  ['readMoney of a unit', (text) => readMoney(`₹ ${text} lakh`)],
  ['readArea', (text) => readArea(text)],
  ['readRooms', readRooms],
  ['readFloor', (text) => readFloor(text)],
  ['readDate', (text) => readDate(text, new Date())],
  ['readMobile', readMobile],
  [
    'readingOf a floor in a form',
    (text) => readingOf('floorNumber', LISTING_FIELDS.floorNumber, { floorNumber: text }),
  ],
  ['cutAtWord', (text) => cutAtWord(text, text.length / 2)],
  ['parseCsv', parseCsv],
  ['withoutEndSlashes', withoutEndSlashes],
  ['movedTo', movedTo],
  ['currentMark', (text) => currentMark(PATHS.city, text)],
])('%s costs no more than its text', (_, read) => expect(tooMuch(read)).toEqual([]))

test.each<[string, (text: string) => unknown]>([
  ['readMoney', (text) => readMoney(text, { squareFeet: 1450 })],
  ['readArea', (text) => readArea(text)],
  ['readRooms', (text) => readRooms(text)],
  ['readFloor', (text) => readFloor(text)],
  ['readTotalFloors', readTotalFloors],
  ['readDate', (text) => readDate(text, new Date())],
  ['readChoice', (text) => readChoice('propertyType', text, ALL_PROPERTY_TYPES)],
  ['factsBeside a price', (text) => factsBeside('price', text)],
  ['factsBeside bedrooms', (text) => factsBeside('bedrooms', text)],
  ['factsIn', (text) => factsIn(text.slice(0, text.length / 2), new Date())],
])('%s walks a row of signs once', (_, read) =>
  // Less text is enough, where so many are read.
  expect(tooMuch((text) => read(text.slice(0, text.length / 8)), SIGNS)).toEqual([]),
)

test.each(FIELD_NAMES)(
  'Reading a file’s cell for %s takes time in proportion to its length',
  (name) => {
    const [heads = [], example = []] = templateLines()
    const at = heads.indexOf(columnName(name))
    expect(tooMuch((text) => readRows([heads, example.with(at, text)], new Date()))).toEqual([])
  },
)

test.each([
  ['factsIn', factsIn],
  ['factCount', factCount],
])('%s costs no more than its text', (_, read) =>
  expect(tooMuch((text) => read(text.slice(0, text.length / 8), new Date()))).toEqual([]),
)
