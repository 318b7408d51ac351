import { beforeEach, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Action } from '../../domain/permission/table.ts'
import { namesOf, sampleOf } from '../support/data/arbitraries.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { expectRefusal } from '../support/http/answers.ts'
import {
  type AnyEndpoint,
  allEndpoints as all,
  callers,
  forgetAttempts,
  goodCall,
  pathOf,
} from '../support/http/examples.ts'
import { wrongQuery } from '../support/http/hostile.ts'
import type { Sent } from '../support/http/send.ts'

const harness = setUpHarness()
// Refused bodies have a limit of their own, which one caller of all endpoints would use up.
beforeEach(() => forgetAttempts(harness.db))

const writing = all.filter(([, { method, fromAnywhere }]) => method !== 'GET' && !fromAnywhere)
const withJson = all.filter(([, { body }]) => body !== null && body !== 'bytes')
const permitted = (endpoint: AnyEndpoint) =>
  harness.cookieOf(callers(endpoint, true).at(-1) ?? null)

/** Returns a call with well-formed parameters that name nothing existing. */
const call = (endpoint: AnyEndpoint, over: Partial<Sent> = {}): Sent => ({
  method: endpoint.method,
  path: pathOf(endpoint, sampleOf(endpoint.params) as Record<string, string>),
  cookie: permitted(endpoint),
  ...over,
})
async function expectRefused(sent: Sent, code: ErrorCode) {
  const answer = await harness.send(sent)
  expectRefusal(answer, code)
  return answer
}

describe.each(all)('%s', (_, endpoint) => {
  test('refuses other methods, and names the allowed one', async () => {
    const here = all
      .filter(([, { path }]) => path === endpoint.path)
      .map(([, { method }]) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (one) => !here.some((own) => own === one),
    )) {
      const answer = await expectRefused(call(endpoint, { method }), 'method_not_allowed')
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...here].sort())
    }
  })

  test('is closed to those whom the permission table does not let in', async () => {
    for (const role of callers(endpoint, false))
      await expectRefused(
        call(endpoint, { cookie: harness.cookieOf(role) }),
        role ? 'forbidden' : 'not_signed_in',
      )
  })

  test('is not confused by an address similar to its own', async () => {
    for (const twist of ['/%00', '%2F..', '/%E0%A4%A', '/../../etc/passwd']) {
      const { status } = await harness.send(call(endpoint, { path: call(endpoint).path + twist }))
      // If this is the form of another endpoint's address, that endpoint does not accept the method.
      expect([400, 404, 405]).toContain(status)
    }
  })
})

test('Only endpoints with their own secret accept calls from outside a page', () => {
  const open = all
    .filter(([, { fromAnywhere }]) => fromAnywhere)
    .map(([name]) => name)
    .sort()
  expect(open).toEqual(['noteMailEvent', 'stopAlerts'])
})

describe.each(writing)('%s, a write,', (_, endpoint) => {
  test.each([
    ['from another site', 'https://evil.example'],
    ['from another port of this host', 'http://127.0.0.1:1'],
    ['from a sandboxed frame', 'null'],
    ['without an origin', null],
  ])('is refused %s', async (_, origin) => {
    await expectRefused(call(endpoint, { origin }), 'foreign_origin')
  })
})

describe.each(all.filter(([, { body }]) => body !== null))('The body of %s', (_, endpoint) => {
  const tooLong = new Uint8Array(endpoint.maxBytes + 1).fill(32)
  test('is refused if its declared length is too large', async () => {
    await expectRefused(
      call(endpoint, { bytes: tooLong, headers: { 'content-type': 'application/json' } }),
      'too_large',
    )
  })

  test('is refused if it grows too large without a declared length', async () => {
    await expectRefused(
      call(endpoint, {
        bytes: tooLong,
        chunked: true,
        headers: { 'content-type': 'application/json' },
      }),
      'too_large',
    )
  })
})

describe.each(withJson)('The body of %s', (_, endpoint) => {
  test('must have the content type of JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ])
      await expectRefused(
        call(endpoint, { bytes: Buffer.from('{}'), headers: { 'content-type': type } }),
        'unsupported_type',
      )
  })

  test('must be JSON in UTF-8', async () => {
    for (const bytes of [
      Buffer.from(''),
      Buffer.from('{"a":'),
      Buffer.from('\u0000'),
      Buffer.from([0x22, 0xff, 0xfe, 0x22]),
      Buffer.from('NaN'),
    ])
      await expectRefused(
        call(endpoint, { bytes, headers: { 'content-type': 'application/json' } }),
        'malformed',
      )
  })

  test('gets an error at each wrong field', async () => {
    for (const body of [{}, [], null, 7, 'text']) {
      const answer = await expectRefused(call(endpoint, { body }), 'invalid')
      expect(Object.keys(answer.body.fields as object)).not.toHaveLength(0)
    }
  })
})

describe.each(all.filter(([, { query }]) => query !== null))('The query of %s', (_, endpoint) => {
  const { query: schema } = endpoint
  const names = namesOf(schema)
  const wrong = wrongQuery(names, (query) => schema?.safeParse(query).success ?? true)
  const refusedFields = async (query: object) => {
    const answer = await expectRefused(
      call(endpoint, { path: pathOf(endpoint, {}, query) }),
      'invalid',
    )
    return Object.keys(answer.body.fields as object)
  }

  test.each(names)('gets an error at %s where it is wrong', async (name) => {
    expect(await refusedFields({ [name]: wrong[name] })).toEqual([name])
  })

  test('gets an error at each wrong part', async () => {
    expect((await refusedFields(wrong)).sort()).toEqual(names.toSorted())
  })

  test('is not read for those whom the permission table does not let in', async () => {
    for (const role of callers(endpoint, false))
      await expectRefused(
        call(endpoint, { path: pathOf(endpoint, {}, wrong), cookie: harness.cookieOf(role) }),
        role ? 'forbidden' : 'not_signed_in',
      )
  })
})

/** A link of a mail is dead, whether what it is for was erased, is somebody else's, or never was. */
const diesWithItsLink = (action: Action) => action === 'search.keepByMail'

describe.each(all.filter(([, { path }]) => path.split('/').includes(':id')))(
  '%s',
  (name, endpoint) => {
    test('finds nothing for an unknown id', async () => {
      const { sent, example } = await goodCall(harness, name, endpoint)
      const answer = await harness.send({
        ...sent,
        path: pathOf(endpoint, { ...example.params, id: 'nosuchthing' }),
      })
      expectRefusal(answer)
      expect(answer.status).toBe(diesWithItsLink(endpoint.action) ? 410 : 404)
    })
  },
)
