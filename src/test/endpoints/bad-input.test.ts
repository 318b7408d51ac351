import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERRORS } from '../../contract/errors.ts'
import { expectRefusal } from '../support/answers.ts'
import { SEED } from '../support/arbitraries.ts'
import { exampledEndpoints, forgetAttempts, goodCall } from '../support/examples.ts'
import { type Harness, startHarness } from '../support/harness.ts'
import { type Spoil, spoils } from '../support/hostile.ts'
import type { Received, Sent } from '../support/send.ts'
import { cookiesOf } from '../support/sign-in.ts'
import { watchWrites } from '../support/written-rows.ts'

const MINUTE = 60_000
let harness: Harness
/** The tables of what was written since it was last asked. */
let written: () => Promise<string[]>
beforeAll(async () => {
  harness = await startHarness()
  written = await watchWrites(harness.db)
})
afterAll(() => harness.close())

/** Never a 5xx; a refusal has the contract's form and has changed nothing. True where the call succeeded all the same. */
async function expectHarmless(answer: Received): Promise<boolean> {
  expect(answer.status, answer.text).toBeLessThan(500)
  const changed = await written()
  if (answer.status < 400) return true
  expect(changed).toEqual([])
  // Addresses outside of all functions, and hosts that are none, are answered by the server before them.
  if (answer.headers.has('x-request-id')) expectRefusal(answer)
  else expect([400, 404, 431]).toContain(answer.status)
  return false
}

async function spoilOften(
  numRuns: number,
  spoil: fc.Arbitrary<Spoil>,
  makeGood: () => Promise<Sent>,
): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let good: Sent
  const renew = async () => {
    await forgetAttempts(harness.db)
    good = await makeGood()
    await written()
  }
  await renew()
  await fc.assert(
    fc.asyncProperty(spoil, async (one) => {
      const sent = { ...good, ...one(good) }
      try {
        const answer = await harness.send(sent)
        // A call that succeeded has used up what it was about; one that is throttled says nothing any more.
        if ((await expectHarmless(answer)) || answer.status === ERRORS.too_many_attempts.status)
          await renew()
      } catch (cause) {
        throw new Error(`The request was ${inspect(sent, { depth: 6, maxStringLength: 300 })}`, {
          cause,
        })
      }
    }),
    { seed: SEED, numRuns },
  )
}

describe.each(exampledEndpoints)('%s', (name, endpoint) => {
  const good = async () => (await goodCall(harness, name, endpoint)).sent

  test('survives addresses, queries, headers and cookies of every kind', {
    timeout: 3 * MINUTE,
  }, async () => {
    await spoilOften(
      40,
      fc.oneof(spoils.nearPath, spoils.nearQuery, spoils.nearHeaders, spoils.nearCookie),
      good,
    )
  })

  if (endpoint.body === 'bytes') {
    test('survives bytes of every kind', { timeout: 3 * MINUTE }, () =>
      spoilOften(60, spoils.anyBytes, good),
    )
  } else if (endpoint.body !== null) {
    test('survives bodies of every kind', { timeout: 3 * MINUTE }, () =>
      spoilOften(
        90,
        fc.oneof({ weight: 6, arbitrary: spoils.nearBody }, spoils.anyBody, spoils.anyBytes),
        good,
      ),
    )
  }
})

describe('Sign-in and sign-out', () => {
  const { nearBody, anyBody, anyBytes, nearHeaders, nearCookie } = spoils
  const formOf = async () => {
    const csrf = await harness.send({ path: '/api/auth/csrf' })
    return {
      method: 'POST',
      cookie: cookiesOf(csrf),
      headers: { 'x-auth-return-redirect': '1' },
      body: {
        email: harness.users.Client.email,
        password: 'not the password',
        csrfToken: csrf.body.csrfToken,
      },
    }
  }
  test.each(['callback/credentials', 'signout'])(
    '/api/auth/%s survives bodies, headers and cookies of every kind',
    { timeout: 3 * MINUTE },
    async (action) => {
      const spoil = fc.oneof(
        { weight: 4, arbitrary: nearBody },
        anyBody,
        anyBytes,
        nearHeaders,
        nearCookie,
      )
      await spoilOften(120, spoil, async () => ({
        ...(await formOf()),
        path: `/api/auth/${action}`,
      }))
    },
  )
})

test('A photo’s address survives everything', { timeout: 3 * MINUTE }, async () => {
  await spoilOften(100, fc.oneof(spoils.nearPath, spoils.nearCookie), async () => ({
    path: '/property_images/abcdefgh-photo/320.webp',
    cookie: harness.cookieOf('Owner'),
  }))
})
