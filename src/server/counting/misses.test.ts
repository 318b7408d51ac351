import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, expect, test } from 'vitest'
import readStats from '../../../functions/stats.ts'
import type { Stats } from '../../contract/stats.ts'
import { COUNTING } from '../../domain/counting/rules.ts'
import { MISSES } from '../../domain/search/misses.ts'
import { INDIA } from '../../domain/time/calendar.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, makeSignedIn } from '../../test/support/http/requests.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { foldMisses, noteMiss } from './misses.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile'

const backend = setUpBackend()
beforeEach(async () => {
  await backend.db.rows(sql`delete from missed_searches`)
})

const miss = (words: string, userAgent = PHONE) =>
  ask(handlers.countMiss, {
    method: 'POST',
    path: '/api/misses',
    body: { words },
    headers: { 'user-agent': userAgent },
  })
const kept = () =>
  backend.db.rows<{ words: string; times: number }>(
    sql`select words, times from missed_searches order by times desc, words`,
  )
const noteAll = async (words: string, times: number) => {
  for (let n = 0; n < times; n++) await noteMiss(backend, words, PHONE)
}

test('Words that were not found are stored at once and counted at night, however they were written', async () => {
  const answers = await Promise.all(
    ['Vastu  Vihar', 'vastu vihar', 'लिफ्ट/parking', '9876543210', '!!'].map((words) => miss(words)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await kept()).toEqual([])
  expect(await foldMisses(backend)).toBe(3)
  const once = [
    { words: 'vastu vihar', times: 2 },
    { words: 'लिफ्ट/parking', times: 1 },
  ]
  expect(await kept()).toEqual(once)
  expect(await foldMisses(backend), 'each is counted once').toBe(0)
  await miss('vastu vihar')
  await foldMisses(backend)
  expect(await kept()).toEqual([{ words: 'vastu vihar', times: 3 }, once[1]])
})

test('A program is not counted, and words beyond the limit are refused', async () => {
  expect((await miss('vastu', 'Googlebot/2.1')).status).toBe(200)
  expect((await miss('a'.repeat(MISSES.letters + 1))).status).toBe(400)
  expect((await miss('')).status).toBe(400)
  expect(await foldMisses(backend)).toBe(0)
})

test('Letters that a database refuses do not stop the night', async () => {
  await miss('lift\u0000\ud83d')
  await foldMisses(backend)
  expect(await kept()).toEqual([{ words: 'lift', times: 1 }])
})

test('A flood adds a limited number to one phrase, and a limited number of phrases, the rarest of which are left out', async () => {
  await noteAll('flood', COUNTING.ofOne + 3)
  await noteAll('vastu', 2)
  for (let n = 0; n < MISSES.perNight + 20; n++) await noteMiss(backend, `invented ${n}`, PHONE)
  await foldMisses(backend)
  const all = await kept()
  expect(all).toHaveLength(MISSES.perNight)
  expect(all.slice(0, 2)).toEqual([
    { words: 'flood', times: COUNTING.ofOne },
    { words: 'vastu', times: 2 },
  ])
})

test('Admins see the most missed phrases of this month and the last one, and older months are erased', async () => {
  const { cookie } = await makeSignedIn(backend.db, 'Admin')
  const monthAgo = (months: number) =>
    sql`date_trunc('month', now() at time zone ${INDIA} - make_interval(months => ${months}::int))::date`
  for (const [months, words] of [
    [0, 'now'],
    [1, 'before'],
    [2, 'long ago'],
  ] as const)
    await backend.db.rows(sql`
      insert into missed_searches (month, words, times)
      select ${monthAgo(months)}, ${words} || ' ' || n, n
      from generate_series(1, ${MISSES.shown + 5}::int) n`)
  const { misses } = (await ask(readStats, { path: '/api/stats', cookie })).body as unknown as Stats
  expect(misses.map(({ missed }) => missed.length)).toEqual([MISSES.shown, MISSES.shown])
  expect(misses.map(({ missed }) => missed[0])).toEqual([
    { words: `now ${MISSES.shown + 5}`, times: MISSES.shown + 5 },
    { words: `before ${MISSES.shown + 5}`, times: MISSES.shown + 5 },
  ])
  expect((await forgetRecords(backend.db)).missed).toBe(MISSES.shown + 5)
  expect((await forgetRecords(backend.db)).missed).toBe(0)
})
