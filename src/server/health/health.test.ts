import { getStore } from '@netlify/blobs'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HEALTH_TEXTS } from '#english/health/texts'
import { CHECK_KEPT_MS } from '../../domain/health/constants.ts'
import type { Finding } from '../../domain/health/examination.ts'
import { setUpHarness } from '../../test/support/database/harness.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { expectRefusal, expectSafeHeaders } from '../../test/support/http/answers.ts'
import { startMailSink } from '../../test/support/http/mail-sink.ts'
import { connect } from '../db/client.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import { readEnv } from '../env.ts'
import { recordWholeBuild } from '../rebuild/builds.ts'

const TOKEN = 'a token of a monitor, long enough'
const harness = setUpHarness()
beforeAll(async () => {
  testDeps().env.healthToken = TOKEN
})
afterEach(async () => {
  testDeps().now = () => new Date()
  await harness.db.rows(sql`delete from builds`)
  await getStore('health').delete('check')
})

const ask = (query = '', headers: Record<string, string> = {}) =>
  harness.send({ path: `/api/health${query}`, headers })
const withToken = (query: string, token = TOKEN) => ask(query, { authorization: `Bearer ${token}` })
const buildFails = () =>
  recordWholeBuild(harness.db, { result: 'failed', error: 'no', startedAgoMs: 9, endedAgoMs: 1 })
const passTime = (ms: number) => {
  testDeps().now = () => new Date(Date.now() + ms)
}

describe('The health check', () => {
  test('is open to everybody, contains no secret, and is never cached', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expectSafeHeaders(answer)
    expect(Object.keys(answer.body).sort()).toEqual(['at', 'context', 'lastBuild'])
    const more = ['at', 'context', 'lastBackup', 'lastBuild', 'stuckMails']
    expect(Object.keys((await withToken('')).body).sort()).toEqual(more)
    const admin = { path: '/api/health', cookie: harness.cookieOf('Admin') }
    expect(Object.keys((await harness.send(admin)).body).sort()).toEqual(more)
    const owner = { path: '/api/health', cookie: harness.cookieOf('Owner') }
    expect(Object.keys((await harness.send(owner)).body)).not.toContain('lastBackup')
  })

  test('tells everybody of an old backup that something is wrong, and its age to monitors alone', async () => {
    await harness.db.rows(sql`insert into maintenance (backed_up_at) values (now() - interval '90 days')
      on conflict (id) do update set backed_up_at = excluded.backed_up_at`)
    const [open, told] = [await ask(), await withToken('')]
    await harness.db.rows(sql`update maintenance set backed_up_at = null`)
    expect([open.status, open.body.fields]).toEqual([503, { backup: HEALTH_TEXTS.unhealthy }])
    expect(told.body.fields).toEqual({ backup: 'The newest backup was made 90 days ago.' })
  })

  test('wakes the database once a day, however often it is called', async () => {
    harness.line.taken()
    const first = await ask()
    expect(harness.line.taken()).toHaveLength(1)
    passTime(CHECK_KEPT_MS.good - 60_000)
    expect((await ask()).body).toEqual(first.body)
    expect(harness.line.taken()).toEqual([])
    passTime(CHECK_KEPT_MS.good + 60_000)
    await ask()
    expect(harness.line.taken()).toHaveLength(1)
  })

  test('answers 503 after a failed build, until a newer build succeeds', async () => {
    await buildFails()
    const answer = await ask()
    expectRefusal(answer, 'unhealthy')
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([503, ['build']])
    await recordWholeBuild(harness.db, {
      result: 'done',
      revision: 1,
      startedAgoMs: 1,
      endedAgoMs: 0,
    })
    expect((await ask()).status).toBe(503)
    passTime(CHECK_KEPT_MS.bad)
    expect((await ask()).status).toBe(200)
  })

  test('answers 503 while the database is unreachable, and soon shows that it is back', async () => {
    await harness.line.cut()
    const answer = await ask()
    expectRefusal(answer, 'unhealthy')
    expect(Object.keys(answer.body.fields as object)).toEqual(['database'])
    await harness.line.mend()
    passTime(CHECK_KEPT_MS.bad)
    expect((await ask()).status).toBe(200)
  })
})

describe('Where a variable is not set', () => {
  const { env } = process
  afterEach(() => {
    Object.assign(testDeps().env, readEnv())
    testDeps().env.healthToken = TOKEN
  })

  test('the health check names it', async () => {
    const { AUTH_SECRET: _, ...rest } = env
    Object.assign(testDeps().env, readEnv(rest))
    const answer = await ask()
    expectRefusal(answer, 'unhealthy')
    expect(answer.body.fields).toEqual({
      AUTH_SECRET: 'The environment variable AUTH_SECRET is not set.',
    })
  })

  test('only what needs it fails', async () => {
    const { AUTH_SECRET: _, ...rest } = env
    Object.assign(testDeps().env, readEnv(rest))
    expect((await harness.send({ path: '/api/listings-by-id/abcdefghijkl' })).status).toBe(200)
    const signedIn = { path: '/api/me', cookie: harness.cookieOf('Owner') }
    expectRefusal(await harness.send(signedIn), 'internal')
  })

  test('the health check names that of the database too, and no server is guessed', async () => {
    const deps = testDeps()
    const { db } = deps
    const { NETLIFY_DB_URL: address } = env
    delete env.NETLIFY_DB_URL
    try {
      const { databaseUrl } = readEnv()
      deps.env.databaseUrl = databaseUrl
      deps.db = connect(databaseUrl, 'server')
      await expect(deps.db.rows(sql`select 1`)).rejects.toThrow('NETLIFY_DB_URL is not set')
      expect(Object.keys((await ask()).body.fields as object)).toEqual([
        'NETLIFY_DB_URL',
        'database',
      ])
    } finally {
      env.NETLIFY_DB_URL = address
      deps.env.databaseUrl = address ?? ''
      deps.db = db
    }
  })
})

describe('A new check on request', () => {
  test('is for monitors with the token and for admins', async () => {
    for (const query of ['?look=now', '?look=all']) {
      expectRefusal(await ask(query), 'not_signed_in')
      expectRefusal(await withToken(query, `${TOKEN}r`), 'not_signed_in')
      const owner = { path: `/api/health${query}`, cookie: harness.cookieOf('Owner') }
      expectRefusal(await harness.send(owner), 'not_signed_in')
      const admin = { path: `/api/health${query}`, cookie: harness.cookieOf('Admin') }
      expect((await harness.send(admin)).status).toBe(200)
      expect((await withToken(query)).status).toBe(200)
    }
  })

  test('accepts no token where none is set', async () => {
    testDeps().env.healthToken = null
    for (const token of ['null', '', TOKEN])
      expectRefusal(await withToken('?look=now', token), 'not_signed_in')
    testDeps().env.healthToken = TOKEN
  })

  test('ignores the stored check, and is stored for other callers', async () => {
    expect((await ask()).status).toBe(200)
    await buildFails()
    expect((await ask()).status).toBe(200)
    expectRefusal(await withToken('?look=now'), 'unhealthy')
    expectRefusal(await ask(), 'unhealthy')
  })

  test('is refused for an unknown kind of check', async () => {
    expectRefusal(await withToken('?look=deep'), 'invalid')
  })
})

describe('The complete check', () => {
  const findings = async () => (await withToken('?look=all')).body.findings as Finding[]
  const saying = async (words: RegExp) => (await findings()).find(({ says }) => words.test(says))

  test('logs in at the mail server and sends nothing', async () => {
    const sink = await startMailSink()
    const { env } = testDeps()
    env.smtpUrl = process.env.SMTP_URL = sink.url
    expect(await saying(/mail server/)).toMatchObject({ state: 'good' })
    await sink.close()
    expect(await saying(/mail server/)).toMatchObject({
      state: 'bad',
      says: expect.stringMatching(/ECONNREFUSED/),
    })
    expect(sink.arrived).toEqual([])
    env.smtpUrl = null
    delete process.env.SMTP_URL
  })

  test('names migrations of the code that the database does not list', async () => {
    expect(await saying(/igrations/)).toMatchObject({ state: 'warning' })
    await harness.db.rows(sql`create schema netlify`)
    await harness.db.rows(sql`create table netlify.migrations (name text)`)
    const missing = await saying(/Migrations are missing/)
    expect([missing?.state, missing?.says]).toEqual([
      'bad',
      `Migrations are missing: ${journal.entries.map(({ tag }) => tag).join(', ')}.`,
    ])
  })

  test('counts admins and demo accounts', async () => {
    expect(await saying(/^Admins: 1/)).toMatchObject({ state: 'good' })
    await harness.db.rows(sql`update users set email = 'owner@aangan.example' where role = 'Owner'`)
    expect(await saying(/Demo accounts: 1/)).toBeDefined()
  })

  test('shows the newest backup', async () => {
    await harness.db.rows(sql`insert into maintenance (backed_up_at) values (now())
      on conflict (id) do update set backed_up_at = now()`)
    expect(await saying(/Newest backup: just now/)).toBeDefined()
  })

  test('reports an unreachable database and continues', async () => {
    await harness.line.cut()
    expect(await saying(/The database/)).toMatchObject({ state: 'bad' })
    await harness.line.mend()
  })
})
