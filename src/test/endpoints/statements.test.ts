import { afterAll, expect, test } from 'vitest'
import { makePhotoRow } from '../support/data/factories.ts'
import { setUpHarness } from '../support/database/harness.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import { type AnyEndpoint, callers, exampledEndpoints, goodCall } from '../support/http/examples.ts'
import type { Sent } from '../support/http/send.ts'

// Statements are counted on the connection between the functions and Postgres, so none is missed. A session costs one
// statement in every endpoint: it is looked up each time, so a sign-out works at once.
const SESSION = 1
const READ = 1
/**
 * A read sends one further statement. A write may send two: one that counts the attempt, and the write itself. The
 * endpoints below need more, each for a reason.
 */
const WRITE = 2
const MORE: Partial<Record<EndpointName, number>> = {
  // Reads the stored password hash and compares the typed password before anything is changed.
  changePassword: 3,
  switchTwoStepOn: 3,
  switchTwoStepOff: 3,
  deleteAccount: 3,
  // Counts the attempt only for a confirmed address: otherwise others could use up a network's attempts.
  revealPhone: 3,
  // Reads what the mail asked about before accepting the answer.
  renewListing: 3,
  // Looks whether a made name is that of another home of the account: only a home without a name of its own has one.
  createListing: 3,
  // Reads which limits the account has before it reads what is counted by them.
  readFileQuota: 2,
  // Looks whether the home is on offer under a reference, and who has the limits for files.
  closeMissing: 4,
  // Reads what was sent since the last mail, of which the domain makes the next one.
  reportFile: 3,
  // Finds what was sent already before its repetition counts as an attempt.
  sendLaunch: 3,
  // Reads first what all waiting listings state: the bounds of values are rules of the domain, not of SQL.
  readDesk: 2,
  readPrices: 2,
  // Reads the asking prices of such homes, of which the domain makes a range.
  readHints: 2,
  // Seeks copies of it among the stored photos, itself being one of them by then; stores its sizes outside of the
  // database, and then checks once more that the account still exists.
  uploadPhoto: 4,
  // Looks whether the listing is the caller's before it draws the paper, and whether it is still there when its pages are
  // stored; refused bodies of the caller are counted before a long one is read.
  showPaper: 5,
  // Looks whether the listing is the caller's before the address counts as asked, and answers what the page shows then.
  askOwner: 4,
  // Answers with what stands beside the listing then.
  judgeHome: 3,
  // Looks up the link's account; without a session of that account, also checks its password.
  verifyEmail: 5,
}

/** A change of what is on offer reads what is there of its kind, and stores the new figures. */
const FIGURES = 2
const CHANGES_OFFER: readonly EndpointName[] = [
  ...([
    'approveListing',
    'approveListings',
    'approveEdit',
    'approveEdits',
    'unpublishListing',
    'takeBackRight',
    'judgeHome',
  ] as const),
  ...([
    'takeDownReported',
    'hideReported',
    'setAvailability',
    'closeMissing',
    'renewListing',
    'requestRebuild',
  ] as const),
]

const harness = setUpHarness()

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
  (MORE[name] ?? (method === 'GET' ? READ : WRITE)) + (CHANGES_OFFER.includes(name) ? FIGURES : 0)

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
  '%s looks up no session for a caller without one',
  async (name, endpoint) => {
    const { sent } = await goodCall(harness, name, endpoint)
    const statements = await countOf({ ...sent, cookie: undefined })
    // The lookup itself, not the statement that ends a user's sessions.
    expect(statements.join('\n')).not.toMatch(/from sessions s\s+join/)
    expect(statements.length).toBeLessThanOrEqual(limit(name, endpoint))
  },
)

test('no statement contains a value in its text', async () => {
  const id = await makePhotoRow(harness.db, harness.users.Owner)
  const statements = await countOf({
    method: 'DELETE',
    path: `/api/photos/${id}`,
    cookie: harness.cookieOf('Owner'),
  })
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.join('\n')).not.toContain(id)
})
