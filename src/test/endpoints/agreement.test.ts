import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { accepted, acceptedAt, holds } from '../support/data/arbitraries.ts'
import { setUpHarness } from '../support/database/harness.ts'
import {
  callers,
  exampledEndpoints,
  forgetAttempts,
  goodCall,
  pathOf,
} from '../support/http/examples.ts'
import { replyFlaws } from '../support/structure/reply-shapes.ts'

/** Only ends what hangs: a full run sends hundreds of calls, also on a busy machine. */
const PATIENCE = 10 * 60_000
const harness = setUpHarness()

const withBody = exampledEndpoints.filter(([, { body }]) => body !== null && body !== 'bytes')

describe('The database accepts every body that the contract’s schema accepts', () => {
  test.each(withBody)('%s', { timeout: PATIENCE }, async (name, endpoint) => {
    // An admin may send everything that anybody may send.
    const role = callers(endpoint, true).at(-1) ?? 'Admin'
    const { example } = await goodCall(harness, name, endpoint, role)
    const schema = endpoint.body as z.ZodMiniType<unknown>
    const amend = (made: Record<string, unknown>) => ({ ...made, ...example.fixed?.(made) })
    const check = async (body: unknown) => {
      await forgetAttempts(harness.db)
      const { sent, example: own } = await goodCall(harness, name, endpoint, role)
      const answer = await harness.send({
        ...sent,
        body: { ...(body as object), ...own.fixed?.(body as Record<string, unknown>) },
      })
      expect(answer.status, answer.text).toBe(endpoint.status ?? 200)
    }
    // Each field with its smallest and its largest value; then random values.
    for (const end of ['least', 'most'] as const)
      await holds(acceptedAt(end, schema, amend), check, { runs: 2, inFull: 4 })
    await holds(accepted(schema, amend), check, { runs: 6, inFull: 40 })
  })
})

describe('The database accepts every query that the contract’s schema accepts', () => {
  test.each(exampledEndpoints.filter(([, { query }]) => query !== null))(
    '%s',
    async (name, endpoint) => {
      const role = callers(endpoint, true).at(-1) ?? 'Admin'
      const { sent } = await goodCall(harness, name, endpoint, role)
      const schema = endpoint.query as z.ZodMiniType<unknown>
      const check = async (query: unknown) => {
        await forgetAttempts(harness.db)
        const answer = await harness.send({ ...sent, path: pathOf(endpoint, {}, query as object) })
        expect(answer.status, answer.text).toBe(200)
      }
      for (const end of ['least', 'most'] as const)
        await holds(acceptedAt(end, schema), check, { runs: 2, inFull: 4 })
      await holds(accepted(schema), check, { runs: 6, inFull: 40 })
    },
  )
})

test('Everything that was stored in this way can be read, in the contract’s form', async () => {
  for (const [name, endpoint] of exampledEndpoints.filter(([, { method }]) => method === 'GET')) {
    const { sent } = await goodCall(
      harness,
      name,
      endpoint,
      callers(endpoint, true).at(-1) ?? 'Admin',
    )
    const answer = await harness.send(sent)
    expect(answer.status, name).toBe(200)
    expect(replyFlaws(name, answer.body)).toEqual([])
  }
})
