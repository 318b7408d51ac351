import { expect, test } from 'vitest'
import { isTest, sources } from './support/structure/sources.ts'

/** Code that derives a day from a time by itself: in UTC, or in the machine's time zone. */
const OWN_DAYS = [
  /\.slice\(0, (10\)|'\d{4}-)/,
  /toISOString\(\)\s*\.(slice|substring|substr|split|match)\b/,
  /\.split\('T'\)/,
  /\.get(UTC)?(Date|Day|Month|FullYear|Hours)\(/,
  /\/ (DAY_MS|86_?400_?000)\)/,
  /toLocale(Date|Time)String|new Intl\.DateTimeFormat/,
]
/** SQL that derives a day from a time in the session's time zone. */
const SQL_DAYS = /::date\b|\bdate_trunc\(|\bcurrent_date\b|\blocaltimestamp\b/i
const NAMES_ZONE = /at time zone|weekOf\(/

const CODE = sources('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs,sql}').filter(
  (file) => !isTest(file) && !/^src\/(domain\/time|test)\//.test(file.path),
)

/** A duration divided by the length of a day, which is not a moment. */
const LENGTHS = ['const days = (ms: number) => Math.round(ms / DAY_MS)']

const found = (text: string, wrong: (line: string) => boolean) => text.split('\n').filter(wrong)
const takesDay = (line: string) =>
  OWN_DAYS.some((pattern) => pattern.test(line)) && !LENGTHS.includes(line.trim())
const takesSqlDay = (line: string) => SQL_DAYS.test(line) && !NAMES_ZONE.test(line)

const findings = (wrong: (line: string) => boolean) =>
  CODE.flatMap(({ path, text }) => found(text, wrong).map((line) => `${path}: ${line.trim()}`))

test('only src/domain/time, which uses India’s time zone, derives a day, month or year from a time', () => {
  expect(CODE.length).toBeGreaterThan(800)
  expect(findings(takesDay)).toEqual([])
})

test('every statement that derives a day from a time names the time zone of India', () => {
  expect(findings(takesSqlDay)).toEqual([])
})

test.each([
  'listing.approvedAt.slice(0, 10)',
  'new Date().toISOString().slice(0, 10)',
  "at.split('T')[0]",
  'new Date().getFullYear()',
  'new Date(at).getUTCDate()',
  'Math.floor(Date.parse(at) / DAY_MS)',
  'new Date(at).toLocaleDateString()',
])('the day in %s is found', (line) => expect(takesDay(line)).toBe(true))

test.each(['select created_at::date', "date_trunc('day', at)", 'current_date::text'])(
  'the day in %s is found',
  (line) => expect(takesSqlDay(line)).toBe(true),
)
