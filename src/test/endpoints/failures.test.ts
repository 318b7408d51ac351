import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERRORS } from '../../contract/errors.ts'
import { makeUser, PASSWORD } from '../support/data/factories.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { expectRefusal } from '../support/http/answers.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import { exampledEndpoints, goodCall } from '../support/http/examples.ts'
import type { Received, Sent } from '../support/http/send.ts'
import { cookiesOf, postAuth } from '../support/http/sign-in.ts'

const harness = setUpHarness()
const calls = new Map<EndpointName, Sent>()
let log: { mock: { calls: unknown[][] } }

/** Prepares the data of each call while the database is reachable. */
async function prepare() {
  for (const [name, endpoint] of exampledEndpoints)
    calls.set(name, (await goodCall(harness, name, endpoint)).sent)
}
const callOf = (name: EndpointName) => calls.get(name) ?? { path: '/' }

/**
 * Expects the contract's answer to an unexpected error, the same for all causes, and the cause in the log under the
 * same id.
 */
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

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('Without the database', () => {
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

  test.each(exampledEndpoints)(
    '%s answers that something went wrong, without details',
    async (name) => {
      expectInternal(await harness.send(callOf(name)), GONE)
    },
  )

  test('signing in does not answer that the password was wrong', async () => {
    expectInternal(
      await postAuth(harness.address, 'callback/credentials', {
        email: owner.email,
        password: PASSWORD,
      }),
      GONE,
    )
  })

  test('signing out does not claim that the session has ended', async () => {
    const answer = await postAuth(harness.address, 'signout', {}, cookie)
    expectInternal(answer, GONE)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a photo also answers that something went wrong', async () => {
    expectInternal(await harness.send({ path: '/property_images/abcdefgh-photo/320.webp' }), GONE)
  })

  test('a signed-out caller is still told to sign in', async () => {
    expect((await harness.send({ path: '/api/me' })).body).toEqual({ user: null })
  })

  test('everything works again as soon as it is back, also with the old session', async () => {
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

describe('With tables missing that the code needs', () => {
  /** Endpoints that read or write only the account and its sessions, or no table. */
  const UNTOUCHED: EndpointName[] = [
    ...(['readSession', 'readSecurity', 'readUser', 'prepareTwoStep', 'setHomeMails'] as const),
    ...(['readReasons', 'keepReason', 'countView', 'countMiss'] as const),
    'keepLanguage',
  ]
  /** This endpoint reports a failure of the database, because that is its purpose. */
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

  test.each(TELLING)('%s reports that something is wrong, when it looks', async (name) => {
    const { path } = callOf(name)
    const answer = await harness.send({
      path: `${path}?look=now`,
      cookie: harness.cookieOf('Admin'),
    })
    expectRefusal(answer, 'unhealthy')
  })

  test('a photo does not either', async () => {
    expectInternal(
      await harness.send({ path: '/property_images/abcdefgh-photo/320.webp' }),
      /relation .* does not exist/,
    )
  })

  test.each(UNTOUCHED)('%s needs none of these tables', async (name) => {
    expect((await harness.send(callOf(name))).status).toBe(200)
  })
})
