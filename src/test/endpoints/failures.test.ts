import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERRORS } from '../../contract/errors.ts'
import { expectRefusal } from '../support/answers.ts'
import type { EndpointName } from '../support/endpoints.ts'
import { exampledEndpoints, goodCall } from '../support/examples.ts'
import { makeUser, PASSWORD } from '../support/factories.ts'
import { type Harness, startHarness } from '../support/harness.ts'
import type { Received, Sent } from '../support/send.ts'
import { cookiesOf, postAuth } from '../support/sign-in.ts'

let harness: Harness
const calls = new Map<EndpointName, Sent>()
let log: { mock: { calls: unknown[][] } }

/** Sets up what each call needs; in the dark it could not. */
async function prepare() {
  for (const [name, endpoint] of exampledEndpoints)
    calls.set(name, (await goodCall(harness, name, endpoint)).sent)
}
const callOf = (name: EndpointName) => calls.get(name) ?? { path: '/' }

/** The contract's answer to the unexpected, the same for all causes, and its cause in the log under the same id. */
function expectInternal(answer: Received, cause: RegExp) {
  expectRefusal(answer, 'internal')
  expect(answer.body).toEqual({
    code: 'internal',
    message: ERRORS.internal.sentence,
    requestId: answer.headers.get('x-request-id'),
  })
  const lines = log.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes(String(answer.body.requestId)))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'unexpected_error',
    error: expect.stringMatching(cause),
  })
}

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.close())
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('With the database gone', () => {
  const GONE = /ECONNREFUSED|Connection terminated/
  let owner: { email: string }
  let cookie: string
  beforeAll(async () => {
    await prepare()
    owner = await makeUser(harness.db)
    cookie = cookiesOf(
      await postAuth(harness.address, 'callback/credentials', {
        email: owner.email,
        password: PASSWORD,
      }),
    )
    await harness.line.cut()
  })

  test.each(exampledEndpoints)('%s says that something went wrong, and not what', async (name) => {
    expectInternal(await harness.send(callOf(name)), GONE)
  })

  test('signing in does not say that the password was wrong', async () => {
    expectInternal(
      await postAuth(harness.address, 'callback/credentials', {
        email: owner.email,
        password: PASSWORD,
      }),
      GONE,
    )
  })

  test('signing out does not pretend that the session has ended', async () => {
    const answer = await postAuth(harness.address, 'signout', {}, cookie)
    expectInternal(answer, GONE)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a photo says so too', async () => {
    expectInternal(await harness.send({ path: '/property_images/abcdefgh-photo/320.webp' }), GONE)
  })

  test('who is not signed in is still told so', async () => {
    expect((await harness.send({ path: '/api/me' })).body).toEqual({ user: null })
  })

  test('all is well again as soon as it is back, the old session too', async () => {
    await harness.line.mend()
    expect((await harness.send({ path: '/api/me', cookie })).body).toMatchObject({
      user: { email: owner.email },
    })
    const answers = await Promise.all(
      exampledEndpoints.map(async ([name]) => [name, (await harness.send(callOf(name))).status]),
    )
    expect(answers).toEqual(
      exampledEndpoints.map(([name, endpoint]) => [name, endpoint.status ?? 200]),
    )
  })
})

describe('With tables missing that the code counts on', () => {
  /** All that they read or write is the account and its sessions, or no table at all. */
  const UNTOUCHED: EndpointName[] = [
    ...(['readSession', 'readSecurity', 'readUser', 'prepareTwoStep'] as const),
    'countView',
    'noteMailEvent',
  ]
  /** This one tells what it saw before, and a failure of the database is what it is asked about. */
  const TELLING: EndpointName[] = ['readHealth']
  const KEPT = ['users', 'sessions']
  const rename = async (from: string, to: string) => {
    const tables = await harness.db.rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables.filter((table) => !KEPT.includes(table.name)))
      await harness.db.rows(
        sql.raw(`alter table "${name}" rename to "${name.replace(new RegExp(`^${from}`), to)}"`),
      )
  }
  beforeAll(async () => {
    await prepare()
    await rename('', 'lost_')
  })
  afterAll(() => rename('lost_', ''))

  test.each(exampledEndpoints.filter(([name]) => ![...UNTOUCHED, ...TELLING].includes(name)))(
    '%s names neither table nor statement',
    async (name) => {
      expectInternal(await harness.send(callOf(name)), /relation .* does not exist/)
    },
  )

  test.each(TELLING)('%s says that something is wrong, when it looks', async (name) => {
    const { path } = callOf(name)
    const answer = await harness.send({
      path: `${path}?look=now`,
      cookie: harness.cookieOf('Admin'),
    })
    expectRefusal(answer, 'unhealthy')
  })

  test('a photo neither', async () => {
    expectInternal(
      await harness.send({ path: '/property_images/abcdefgh-photo/320.webp' }),
      /relation .* does not exist/,
    )
  })

  test.each(UNTOUCHED)('%s needs none of them', async (name) => {
    expect((await harness.send(callOf(name))).status).toBe(200)
  })
})
