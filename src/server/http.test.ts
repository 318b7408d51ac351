import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { tooOften } from '#language/text/texts'
import { addressOf, endpoint, type } from '../contract/endpoint.ts'
import { ERRORS } from '../contract/errors.ts'
import { fail, ok } from '../contract/result.ts'
import { RATE_LIMITS } from '../domain/account/constants.ts'
import { pageSchema } from '../domain/paging/query-schema.ts'
import { makeUser } from '../test/support/data/factories.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { handlers } from '../test/support/http/handlers.ts'
import { ask, login } from '../test/support/http/requests.ts'
import { countAttempt } from './account/rate-limit.ts'
import { type Handler, on } from './http.ts'
import { isRetry, matchPath } from './request.ts'

const backend = setUpBackend()
let cookie: string
let userId: string
beforeAll(async () => {
  const user = await makeUser(backend.db)
  userId = user.id
  cookie = (await login(user.email)).cookie
})

const runs: unknown[] = []
const thing = endpoint({
  method: 'POST',
  path: '/api/things/:id',
  action: 'listing.create',
  maxBytes: 100,
  body: type<{ n: number }>(),
  reply: type<{ seen: number }>(),
})
const body = z.object({ n: z.number('A number, please.') })
const { answer: handler } = on(thing, body, async ({ body, params }) => {
  runs.push(params.id)
  return ok({ seen: body.n })
})
const post = (over: Partial<Parameters<typeof ask>[1]> = {}) =>
  ask(handler, { method: 'POST', path: '/api/things/abcdefgh', body: { n: 1 }, cookie, ...over })

const list = endpoint({
  method: 'GET',
  path: '/api/things',
  action: 'listing.readOwn',
  query: type<{ kind: 'new' | 'old'; page: number }>(),
  reply: type<{ seen: number }>(),
})
const query = z.object({
  kind: z.optional(z.enum(['new', 'old'], 'New or old, please.')),
  page: pageSchema,
})
const { answer: listHandler } = on(list, query, async ({ query }) => {
  runs.push(query)
  return ok({ seen: query.page })
})

describe('A query', () => {
  const read = (over: Partial<Parameters<typeof ask>[1]>) =>
    ask(listHandler, { path: '/api/things', cookie, ...over })

  test('reaches the handler as the schema returns it', async () => {
    const answer = await read({ path: addressOf(list, {}, { kind: 'new', page: 3 }) })
    expect([answer.body, runs.at(-1)]).toEqual([{ seen: 3 }, { kind: 'new', page: 3 }])
    expect((await read({ path: '/api/things?other=1' })).body).toEqual({ seen: 1 })
  })

  test('that is refused has a message for each wrong part, and nothing runs', async () => {
    const before = runs.length
    const answer = await read({ path: '/api/things?kind=odd&page=0' })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalid', fields: { kind: 'New or old, please.', page: expect.any(String) } },
    ])
    expect(runs).toHaveLength(before)
  })

  test('is not even read for a caller without the permission', async () => {
    const answer = await read({ path: '/api/things?page=0', cookie: '' })
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
  })
})

describe('Every endpoint refuses before it runs', () => {
  test.each([
    ['another method', { method: 'GET', body: undefined }, 405, 'method_not_allowed'],
    ['another site’s form', { origin: 'https://evil.example' }, 403, 'foreign_origin'],
    ['a write that names no origin', { origin: null }, 403, 'foreign_origin'],
    ['an origin that is no address', { origin: 'null' }, 403, 'foreign_origin'],
    ['nobody', { cookie: '' }, 401, 'not_signed_in'],
    ['a malformed id', { path: '/api/things/A%2F..%2F9' }, 404, 'not_found'],
    ['a path that cannot be decoded', { path: '/api/things/%E0%A4%A' }, 404, 'not_found'],
    ['a body that is too long', { body: { n: 1, more: 'x'.repeat(200) } }, 413, 'too_large'],
    [
      'a body of another type',
      { headers: { 'content-type': 'text/plain' }, body: undefined, bytes: Buffer.from('{"n":1}') },
      415,
      'unsupported_type',
    ],
    ['a field of another type', { body: { n: 'one' } }, 400, 'invalid'],
  ])('%s', async (_, over, status, code) => {
    const before = runs.length
    const answer = await post(over)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(runs).toHaveLength(before)
  })

  test('broken JSON and broken UTF-8', async () => {
    for (const bytes of [new TextEncoder().encode('{"n":'), new Uint8Array([123, 255, 254, 125])]) {
      const answer = await post({
        body: undefined,
        bytes,
        headers: { 'content-type': 'application/json' },
      })
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
    }
  })
})

describe('Refused bodies have a limit of their own', () => {
  const { attempts } = RATE_LIMITS.refused
  const refusedBy = (key: string, count: number) =>
    backend.db.rows(sql`insert into rate_limits (key, count) values (${`refused:${key}`}, ${count})
      on conflict (key) do update set count = excluded.count, window_start = now()`)
  const countOf = async (key: string) =>
    (
      await backend.db.row<{ count: number }>(
        sql`select count from rate_limits where key = ${`refused:${key}`}`,
      )
    )?.count ?? 0
  const forget = () => backend.db.rows(sql`delete from rate_limits where key like 'refused:%'`)
  beforeEach(forget)
  afterAll(forget)

  test.each([
    ['a wrong field', { body: { n: 'one' } }],
    [
      'broken JSON',
      { body: undefined, bytes: Buffer.from('{'), headers: { 'content-type': 'application/json' } },
    ],
    [
      'another type',
      { body: undefined, bytes: Buffer.from('{"n":1}'), headers: { 'content-type': 'text/plain' } },
    ],
  ])('%s counts for the account, and good ones do not', async (_, over) => {
    await post()
    expect(await countOf(userId)).toBe(0)
    await post(over)
    expect(await countOf(userId)).toBe(1)
    expect(await countOf('10.0.0.1')).toBe(0)
  })

  test('the last refused body gets its own answer, and the next one 429 with the time to wait', async () => {
    await refusedBy(userId, attempts - 1)
    expect((await post({ body: { n: 'one' } })).status).toBe(400)
    const answer = await post({ body: { n: 'one' } })
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_attempts'])
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.body.message).toBe(tooOften(10))
  })

  test('a long body is then not even parsed, and a short valid one is still accepted', async () => {
    let checked = 0
    const counted = z.object({ n: z.number().check(z.refine(() => ++checked > 0)) })
    const { answer: long } = on({ ...thing, maxBytes: 64_000 }, counted, async () =>
      ok({ seen: 1 }),
    )
    const send = (length: number) =>
      ask(long, {
        method: 'POST',
        path: '/api/things/abcdefgh',
        body: { n: 1, more: 'x'.repeat(length) },
        cookie,
      })
    expect((await send(5000)).status).toBe(200)
    await refusedBy(userId, attempts)
    const answer = await send(5000)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
    expect([checked, await countOf(userId)]).toEqual([1, attempts])
    expect((await send(10)).status).toBe(200)
  })

  test('another account is not affected, and this one continues when the time is over', async () => {
    await refusedBy(userId, attempts)
    const other = await login((await makeUser(backend.db)).email)
    expect((await post({ cookie: other.cookie, body: { n: 'one' } })).status).toBe(400)
    await backend.db.rows(sql`update rate_limits set window_start = now() - interval '11 minutes'
      where key = ${`refused:${userId}`}`)
    expect((await post({ body: { n: 'one' } })).status).toBe(400)
  })

  test('for a visitor it counts by network, and does not affect the limit of postings', async () => {
    const submit = (over: Partial<Parameters<typeof ask>[1]>) =>
      ask(handlers.createListing, {
        method: 'POST',
        path: '/api/listings',
        body: { fields: {} },
        cookie,
        ...over,
      })
    expect((await submit({})).status).toBe(400)
    expect(
      await backend.db.row(sql`select 1 from rate_limits where key = ${`post:${userId}`}`),
    ).toBeUndefined()
    const enquire = () =>
      ask(handlers.sendEnquiry, {
        method: 'POST',
        path: '/api/listings/abcdefgh/enquiries',
        body: {},
        ip: '2001:db8::1',
      })
    expect((await enquire()).status).toBe(400)
    expect(await countOf('2001:db8:0:0')).toBe(1)
  })
})

describe('An answer', () => {
  test('to a success is the value, never cached, with security headers', async () => {
    const answer = await post()
    expect([answer.status, answer.body]).toEqual([200, { seen: 1 }])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.any(String),
      'x-request-id': expect.any(String),
    })
  })

  test('has a message for each wrong field', async () =>
    expect((await post({ body: {} })).body).toMatchObject({ fields: { n: 'A number, please.' } }))

  test('to a body that is too long does not mention a file', async () => {
    const { body: said } = await post({ body: { n: 1, more: 'x'.repeat(200) } })
    expect(said.message).toBe(ERRORS.too_large.sentence)
    expect(said.message).not.toMatch(/file|photo/i)
  })

  test('to an unexpected error hides its cause, which is in the log under the same id', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { answer: broken } = on(thing, body, async () => {
      throw new Error('secret table name')
    })
    const answer = await ask(broken, {
      method: 'POST',
      path: '/api/things/abcdefgh',
      body: { n: 1 },
      cookie,
    })
    expect(answer.body).toEqual({
      code: 'internal',
      message: ERRORS.internal.sentence,
      requestId: answer.body.requestId,
    })
    expect(log.mock.calls[0]?.[0]).toContain('secret table name')
    expect(log.mock.calls[0]?.[0]).toContain(String(answer.body.requestId))
    log.mockRestore()
  })
})

test('The local server’s repeated calls after a refusal are recognised, and have the same parameters', async () => {
  expect(isRetry(new Request('http://localhost/api/things/abcdefgh.html'))).toBe(true)
  expect(isRetry(new Request('http://localhost/api/things/abcdefgh'))).toBe(false)
  for (const ending of ['.html', '.htm', '/index.html', '/index.htm'])
    expect((await post({ path: `/api/things/abcdefgh${ending}` })).body).toEqual({ seen: 1 })
})

describe('An attempt that is refused with 403 or 404', () => {
  const endings = ['', '.html', '.htm', '/index.html', '/index.htm']
  const counting = (localServer: boolean, key: string): Handler => {
    const { answer } = on(thing, body, async ({ deps }) => {
      const wait = await countAttempt(deps.db, key, { attempts: 3, windowMs: 60_000 })
      return fail(wait === null ? 'forbidden' : 'too_many_attempts')
    })
    const deps = { ...backend, env: { ...backend.env, localServer } }
    return (request, context) => answer(request, context, () => deps)
  }
  const tryAll = async (localServer: boolean, key: string) => {
    const statuses: number[] = []
    for (const ending of endings)
      statuses.push(
        (
          await ask(counting(localServer, key), {
            method: 'POST',
            path: `/api/things/abcdefgh${ending}`,
            body: { n: 1 },
            cookie,
          })
        ).status,
      )
    return statuses
  }

  test('counts once under the local server, however often that repeats it', async () => {
    for (const tried of [1, 2, 3])
      expect(await tryAll(true, 'local'), `try ${tried}`).toEqual([403, 403, 403, 403, 403])
    expect(await tryAll(true, 'local')).toEqual([429, 429, 429, 429, 429])
  })

  test('counts each time anywhere else', async () => {
    expect(await tryAll(false, 'elsewhere')).toEqual([403, 403, 403, 429, 429])
  })
})

test('A path pattern matches without regard to case and returns the decoded parts', () => {
  expect(matchPath('/api/things/:id/:more', '/API/things/a%20b/c/')).toEqual({
    id: 'a b',
    more: 'c',
  })
  expect(matchPath('/api/things/:id', '/api/things/a/b')).toBeNull()
})

test('The compiler rejects a body, a schema or a reply that does not match the contract', () => {
  const run = async () => ok({ seen: 1 })
  // @ts-expect-error -- a field of the body that no schema checks
  expect(on(thing, z.object({}), run)).toBeDefined()
  // @ts-expect-error -- a field that callers do not send
  expect(on(thing, z.extend(body, { more: z.string() }), run)).toBeDefined()
  // @ts-expect-error -- a field of another type
  expect(on(thing, z.object({ n: z.string() }), run)).toBeDefined()
  // @ts-expect-error -- no schema at all
  expect(on(thing, null, run)).toBeDefined()
  // @ts-expect-error -- another reply
  expect(on(thing, body, async () => ok({ seen: 'one' }))).toBeDefined()
})

test('The compiler rejects a schema of a query that does not match the contract, and another query of a caller', () => {
  const run = async () => ok({ seen: 1 })
  const none = z.object({})
  // @ts-expect-error -- a part of the query that no schema reads
  expect(on(list, none, run)).toBeDefined()
  // @ts-expect-error -- a part that callers may not send
  expect(on(list, z.extend(query, { more: z.optional(z.string()) }), run)).toBeDefined()
  // @ts-expect-error -- a part of another kind
  expect(on(list, z.extend(query, { kind: z.optional(z.enum(['old'])) }), run)).toBeDefined()
  // @ts-expect-error -- a part that takes more than the contract names
  expect(on(list, z.extend(query, { kind: z.optional(z.string()) }), run)).toBeDefined()
  // @ts-expect-error -- a part that may not be left out
  expect(on(list, z.extend(query, { kind: z.enum(['new', 'old']) }), run)).toBeDefined()
  // @ts-expect-error -- no schema at all
  expect(on(list, null, run)).toBeDefined()
  // @ts-expect-error -- a body of a read
  expect(endpoint({ ...list, body: type<string>() })).toBeDefined()
  // @ts-expect-error -- a query of a write
  expect(endpoint({ ...thing, query: type<object>() })).toBeDefined()
  // @ts-expect-error -- a value that the contract does not name
  expect(addressOf(list, {}, { kind: 'odd' })).toBe('/api/things?kind=odd')
})
