import { inspect } from 'node:util'
import type fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { ERRORS } from '../../contract/errors.ts'
import * as listingApi from '../../contract/public-listing.ts'
import { validate } from '../../domain/text/validate.ts'
import { CHANGING_SEED, holds, namesOf, someOf } from '../support/data/arbitraries.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { watchWrites } from '../support/database/written-rows.ts'
import { expectRefusal } from '../support/http/answers.ts'
import { exampledEndpoints, forgetAttempts, goodCall } from '../support/http/examples.ts'
import {
  bodySpoils,
  nearQuery,
  pathSpoils,
  queryIn,
  querySpoils,
  type Spoil,
  spoils,
} from '../support/http/hostile.ts'
import type { Received, Sent } from '../support/http/send.ts'
import { cookiesOf } from '../support/http/sign-in.ts'

const MINUTE = 60_000
/** Only ends what hangs: a full run sends hundreds of calls, also on a busy machine. */
const PATIENCE = 10 * MINUTE
const harness = setUpHarness()
/** Returns the tables that were written since the last call. */
let written: () => Promise<string[]>
beforeAll(async () => {
  written = await watchWrites(harness.db)
})

/** Never a 5xx. A refusal has the contract's form and has changed nothing. Returns true if the call succeeded. */
async function expectHarmless(answer: Received): Promise<boolean> {
  expect(answer.status, answer.text).toBeLessThan(500)
  const changed = await written()
  if (answer.status < 400) return true
  expect(changed).toEqual([])
  // The server itself answers requests outside of all functions, and with a malformed host.
  if (answer.headers.has('x-request-id')) expectRefusal(answer)
  else expect([400, 404, 431]).toContain(answer.status)
  return false
}

/** Makes the function that sends spoiled variants of a good call. The call is made again once it is used up. */
async function spoiler(makeGood: () => Promise<Sent>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let good: Sent
  const renew = async () => {
    await forgetAttempts(harness.db)
    good = await makeGood()
    await written()
  }
  await renew()
  const trySpoil = async (one: Spoil) => {
    const sent = { ...good, ...one(good) }
    try {
      const answer = await harness.send(sent)
      const succeeded = await expectHarmless(answer)
      // A successful call has used up its subject, and a rate-limited one proves nothing.
      if (answer.status === ERRORS.too_many_attempts.status) await forgetAttempts(harness.db)
      else if (succeeded && sent.method !== 'GET') await renew()
    } catch (cause) {
      throw new Error(`The request was ${inspect(sent, { depth: 6, maxStringLength: 300 })}`, {
        cause,
      })
    }
  }
  return { trySpoil, good: () => good }
}

async function spoilOften(
  makeGood: () => Promise<Sent>,
  runs: { runs: number; inFull: number },
  ...kinds: fc.Arbitrary<Spoil>[]
): Promise<void> {
  const { trySpoil } = await spoiler(makeGood)
  for (const kind of kinds) await holds(kind, trySpoil, runs)
}

/** Whether the schema accepts a query or a body. A refused one must have an error at each wrong field. */
function isTaken(schema: z.ZodMiniType<unknown>, input: unknown): boolean {
  const checked = validate(schema, JSON.parse(JSON.stringify(input)))
  if (!checked.ok) expect(Object.values(checked.fields).filter(Boolean)).not.toEqual([])
  return checked.ok
}

/**
 * Sends a good call with each part spoiled in each way. Of what the schema refuses, one of each kind is sent, to prove
 * that the endpoint uses this schema.
 */
async function spoilEachPart(
  makeGood: () => Promise<Sent>,
  spoilsOf: (good: Sent) => ReturnType<typeof bodySpoils>,
  isFine: (spoiled: Partial<Sent>) => boolean,
): Promise<void> {
  const { trySpoil, good } = await spoiler(makeGood)
  const refusedKinds = new Set<string>()
  for (const { kind, place, spoils: ofKind } of spoilsOf(good())) {
    const { taken = [], refused = [] } = Object.groupBy(ofKind, (one) =>
      isFine(one(good())) ? 'taken' : 'refused',
    )
    const sent = refusedKinds.has(kind) ? [] : someOf(refused, 1)
    if (sent.length > 0) refusedKinds.add(kind)
    try {
      for (const one of [...someOf(taken, 1), ...sent]) await trySpoil(one)
    } catch (cause) {
      throw new Error(
        `With ${kind} for ${place} something went wrong, FUZZ_SEED=${CHANGING_SEED}.`,
        { cause },
      )
    }
  }
}

describe.each(exampledEndpoints)('%s', (name, endpoint) => {
  const good = async () => (await goodCall(harness, name, endpoint)).sent
  const { body: schema, query } = endpoint

  test(
    'survives all kinds of addresses, queries, headers and cookies',
    {
      timeout: PATIENCE,
    },
    () =>
      spoilOften(
        good,
        { runs: 2, inFull: 10 },
        spoils.nearPath,
        nearQuery(namesOf(query)),
        spoils.nearHeaders,
        spoils.nearCookie,
      ),
  )

  if (query !== null) {
    test(
      'refuses or survives each part of its query, spoiled in each way',
      {
        timeout: PATIENCE,
      },
      () =>
        spoilEachPart(
          good,
          () => querySpoils(namesOf(query)),
          ({ path = '' }) => isTaken(query, queryIn(path)),
        ),
    )
  }

  if (schema === 'bytes') {
    test('survives all kinds of bytes', { timeout: PATIENCE }, () =>
      spoilOften(good, { runs: 20, inFull: 60 }, spoils.anyBytes),
    )
  } else if (schema !== null) {
    test(
      'refuses or survives each part of its body, spoiled in each way',
      {
        timeout: PATIENCE,
      },
      () => spoilEachPart(good, bodySpoils, ({ body }) => isTaken(schema, body)),
    )

    test('survives all kinds of bodies', { timeout: PATIENCE }, async () => {
      await spoilOften(good, { runs: 4, inFull: 70 }, spoils.nearBody)
      await spoilOften(good, { runs: 2, inFull: 12 }, spoils.anyBody, spoils.anyBytes)
    })
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
    '/api/auth/%s survives all kinds of bodies, headers and cookies',
    { timeout: PATIENCE },
    async (action) => {
      const form = async () => ({ ...(await formOf()), path: `/api/auth/${action}` })
      await spoilOften(form, { runs: 20, inFull: 70 }, nearBody)
      const others = [anyBody, anyBytes, nearHeaders, nearCookie]
      await spoilOften(form, { runs: 6, inFull: 16 }, ...others)
    },
  )
})

test('A photo’s address survives all values', { timeout: PATIENCE }, async () => {
  const photo = async () => ({
    method: 'GET',
    path: '/property_images/abcdefgh-photo/320.webp',
    cookie: harness.cookieOf('Owner'),
  })
  const { trySpoil } = await spoiler(photo)
  for (const one of pathSpoils) await trySpoil(one)
  await spoilOften(photo, { runs: 10, inFull: 50 }, spoils.nearPath, spoils.nearCookie)
})

test('An address with an id survives all values in its place', { timeout: MINUTE }, async () => {
  const { trySpoil } = await spoiler(
    async () => (await goodCall(harness, 'readListing', listingApi.readListing)).sent,
  )
  for (const one of pathSpoils) await trySpoil(one)
})
