import { expect } from 'vitest'
import { ERRORS, type ErrorCode } from '../../../contract/errors.ts'
import { SECURITY_HEADERS } from '../../../server/answer.ts'
import type { Received } from './send.ts'

// Traces of code, tables, the driver or the machine, which no answer may contain.
const INNER =
  /node_modules|\.[cm]?[jt]s\b|\bat \w+ \(|\bselect\b.*\bfrom\b|\binsert into\b|\brelation\b|\bconstraint\b|syntax|ECONN|127\.0\.0\.1|Error:|postgres|password_hash/i

/** Checks the headers of every answer of an endpoint; `cache` is the expected cache header. */
export function expectSafeHeaders({ headers }: Received, cache = /\bno-store$/): void {
  const id = expect.stringMatching(/^[a-z0-9]{12}$/)
  expect(Object.fromEntries(headers)).toMatchObject({
    ...SECURITY_HEADERS,
    'cache-control': expect.stringMatching(cache),
    'x-request-id': id,
  })
  for (const name of ['x-powered-by', 'server']) expect(headers.has(name)).toBe(false)
}

/** Checks that an error has the contract's form: its code's status, a sentence, the request's id, and no internals. */
export function expectRefusal(answer: Received, code?: ErrorCode): void {
  const {
    code: said,
    message,
    requestId,
    fields = {},
    listingId,
    retryAfter,
    ...more
  } = answer.body
  if (code) expect({ code: said, ...answer.body }).toMatchObject({ code })
  expect(Object.keys(ERRORS)).toContain(said)
  expect(answer.status).toBe(ERRORS[said as ErrorCode].status)
  expect([typeof message, more]).toEqual(['string', {}])
  expect(['string', 'undefined']).toContain(typeof listingId)
  expect(['number', 'undefined']).toContain(typeof retryAfter)
  expect(Object.values(fields as object).every((sentence) => typeof sentence === 'string')).toBe(
    true,
  )
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expectSafeHeaders(answer)
  expect(requestId).toBe(answer.headers.get('x-request-id'))
  expect(answer.text.replace(String(requestId), '')).not.toMatch(INNER)
}
