import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, inject, test } from 'vitest'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'

const backend = setUpBackend()

const only = <Row>(statement: ReturnType<typeof sql>) => backend.db.row<Row>(statement)

test('The database is the one that the test project names: with one session for all, or one for each connection', async () => {
  const sessions = await Promise.all(
    [1, 2, 3].map(() => only<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.1)`)),
  )
  expect(new Set(sessions.map((session) => session?.pid)).size).toBe(
    inject('database') === 'netlify-dev' ? 1 : 3,
  )
  expect(backend.env.databaseDriver).toBe(inject('database') === 'neon' ? 'serverless' : 'server')
})

describe('Every driver returns', () => {
  test('integers as numbers, also those of 64 bits', async () => {
    expect(
      await only(
        sql`select 7 as small, 1795172285515::bigint as large, count(*) as count, 2.5::float8 as half`,
      ),
    ).toEqual({
      small: 7,
      large: 1_795_172_285_515,
      count: 1,
      half: 2.5,
    })
  })

  test('texts, arrays, JSON, booleans and null as they were sent', async () => {
    const text = `नमस्ते "Gomti" 'Nagar' \\ ❌ \n`
    const row =
      await only(sql`select ${text}::text as text, ${JSON.stringify({ text, list: [1, null] })}::jsonb as document,
      array['a,b', '"'] as list, ${null}::text as nothing, ${true}::boolean as truth`)
    expect(row).toEqual({
      text,
      document: { text, list: [1, null] },
      list: ['a,b', '"'],
      nothing: null,
      truth: true,
    })
  })

  test('timestamps as dates', async () => {
    const moment = new Date('2026-11-20T08:30:15.250Z')
    expect(await only(sql`select ${moment.toISOString()}::timestamptz as moment`)).toEqual({
      moment,
    })
  })

  test('rows one by one, in order, and an error of the statement as a rejected call', async () => {
    const rows: { n: number }[] = []
    await backend.db.each<{ n: number }>(
      sql`select n from generate_series(1, ${5000}::int) n order by n desc`,
      (row) => rows.push(row),
    )
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([5000, { n: 5000 }, { n: 1 }])
    const wrong = backend.db.each(sql`select nothing from nowhere`, () => {})
    await expect(wrong).rejects.toMatchObject({ code: '42P01' })
    expect(await only(sql`select 1 as after`)).toEqual({ after: 1 })
  })

  test('undefined where there is no row', async () => {
    expect(await only(sql`select 1 as one where false`)).toBeUndefined()
    expect(await backend.db.rows(sql`select 1 as one where false`)).toEqual([])
  })

  test('the name of a violated constraint or unique index', async () => {
    const user = await makeUser(backend.db)
    const change = (to: ReturnType<typeof sql>) =>
      backend.db.rows(sql`update users set ${to} where id = ${user.id}`).then(
        () => null,
        (error: unknown) => error,
      )
    const wrongRole = await change(sql`role = 'King'`)
    expect(wrongRole).toMatchObject({ constraint: 'users_role' })
    const other = await makeUser(backend.db)
    expect(await change(sql`email = ${other.email}`)).toMatchObject({
      constraint: 'users_email_unique',
    })
  })

  test('the right result to each of many concurrent statements, also where one of them fails', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n)
    const answers = await Promise.allSettled(
      numbers.map((n) => only<{ one: number }>(sql`select 1 / ${n % 8}::int + ${n}::int as one`)),
    )
    const told = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value?.one : (answer.reason as { code: string }).code,
    )
    const DIVISION_BY_ZERO = '22012'
    expect(told).toEqual(
      numbers.map((n) => (n % 8 === 0 ? DIVISION_BY_ZERO : Math.trunc(1 / (n % 8)) + n)),
    )
  })

  test('an error code for an invalid statement', async () => {
    await expect(backend.db.rows(sql`select nonsense`)).rejects.toMatchObject({
      code: '42703',
      message: expect.stringContaining('nonsense'),
    })
  })
})
