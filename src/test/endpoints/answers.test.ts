import { expect, test } from 'vitest'
import { setUpHarness } from '../support/database/harness.ts'
import { expectSafeHeaders } from '../support/http/answers.ts'
import { allEndpoints, exampledEndpoints, goodCall } from '../support/http/examples.ts'
import { replyFlaws } from '../support/structure/reply-shapes.ts'

const harness = setUpHarness()

test('every endpoint has an example in src/test/support/http/examples.ts', () => {
  const missing = allEndpoints
    .filter((one) => !exampledEndpoints.includes(one))
    .map(([name]) => name)
  expect(missing).toEqual([])
})

test.each(exampledEndpoints)(
  '%s answers as its contract and its example say, and only a public answer may be cached',
  async (name, endpoint) => {
    const { sent, example } = await goodCall(harness, name, endpoint)
    const answer = await harness.send(sent)
    expect([answer.status, answer.body]).toEqual([endpoint.status ?? 200, example.reply])
    expect(replyFlaws(name, answer.body)).toEqual([])
    expect(answer.headers.get('content-type')).toMatch(endpoint.media ?? /^application\/json/)
    expectSafeHeaders(answer, endpoint.sharedBy ? /^public, max-age=0/ : undefined)
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe(
      endpoint.sharedBy ? 'public, durable, max-age=86400' : null,
    )
  },
)
