import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePhotoRow } from '../support/factories.ts'
import type { EndpointName } from '../support/endpoints.ts'
import { exampledEndpoints, type AnyEndpoint, callers, goodCall } from '../support/examples.ts'
import { type Harness, startHarness } from '../support/harness.ts'
import type { Sent } from '../support/send.ts'

// Counted on the wire between the functions and Postgres, so nothing that reaches the database is left out. A caller
// with a session costs one statement more, in every endpoint: it is looked up each time, so that signing out works at once.
const SESSION = 1
const READ = 1
/** What a write may send besides, at most: one that counts the attempt, and itself. Those that need more say why. */
const WRITE = 2
const MORE: Partial<Record<EndpointName, number>> = {
  // What is stored of the password is read, and held against what was typed, before anything is changed.
  changePassword: 3,
  switchTwoStepOn: 3,
  switchTwoStepOff: 3,
  deleteAccount: 3,
  // Only whose address is confirmed is counted: others could use up what a network has.
  revealPhone: 3,
  // What the mail asked about is read before its owner's word is taken.
  renewListing: 3,
  // Its sizes are stored outside of the database: whether the account still is there is asked once more afterwards.
  uploadPhoto: 3,
  // Whose link it is is looked up; without a session of that account its password is proved as well.
  verifyEmail: 5,
}

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.close())

const counts: string[] = []
afterAll(() =>
  console.info(`Statements that a call sends, its session's included:\n${counts.join('\n')}`),
)

async function countOf(sent: Sent): Promise<string[]> {
  harness.line.taken()
  const answer = await harness.send(sent)
  expect(answer.status).toBeLessThan(300)
  return harness.line.taken()
}
const limit = (name: EndpointName, { method }: AnyEndpoint) =>
  method === 'GET' ? READ : (MORE[name] ?? WRITE)

test.each(exampledEndpoints)(
  '%s sends no more statements than it needs',
  async (name, endpoint) => {
    const { sent } = await goodCall(harness, name, endpoint)
    const statements = await countOf(sent)
    counts.push(`${String(statements.length).padStart(3)}  ${name}`)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(
      SESSION + limit(name, endpoint),
    )
  },
)

test.each(exampledEndpoints.filter(([, endpoint]) => callers(endpoint, true).includes(null)))(
  '%s looks up no session for who has none',
  async (name, endpoint) => {
    const { sent } = await goodCall(harness, name, endpoint)
    const statements = await countOf({ ...sent, cookie: undefined })
    // The look-up itself; to end a user's sessions is another thing.
    expect(statements.join('\n')).not.toContain('from sessions s join')
    expect(statements.length).toBeLessThanOrEqual(limit(name, endpoint))
  },
)

test('no statement carries a value in its text', async () => {
  const id = await makePhotoRow(harness.db, harness.users.Owner)
  const statements = await countOf({
    method: 'DELETE',
    path: `/api/photos/${id}`,
    cookie: harness.cookieOf('Owner'),
  })
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.join('\n')).not.toContain(id)
})
