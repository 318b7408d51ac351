import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/session.ts'
import { ROLES, type Role } from '../../domain/account/constants.ts'
import { LISTING_STATES, type ListingState } from '../../domain/listing/constants.ts'
import { may, PERMISSIONS, type Rule } from '../../domain/permission/table.ts'
import { expectRefusal } from '../support/answers.ts'
import type { EndpointName } from '../support/examples/example.ts'
import {
  allEndpoints,
  type AnyEndpoint,
  exampleOf,
  forgetAttempts,
  pathOf,
} from '../support/examples.ts'
import { makeUser } from '../support/factories.ts'
import { type Harness, startHarness } from '../support/harness.ts'
import { makeListingIn } from '../support/listing-states.ts'
import { watchWrites } from '../support/written-rows.ts'

// Every endpoint is called as nobody, as each role with a thing of somebody else's, and as each role with one of its own;
// where the table tells the states of a listing apart, in each of them. What comes back is held against the table.
type Caller = { role: Role | null; own: boolean }
const CALLERS: readonly Caller[] = [
  { role: null, own: false },
  ...ROLES.map((role) => ({ role, own: false })),
  ...ROLES.map((role) => ({ role, own: true })),
]

let harness: Harness
/** Somebody else to everybody: one more user, who owns what is not the caller's own. */
let stranger: SessionUser
let cells = 0
/** The tables of what was written since it was last asked. */
let written: () => Promise<string[]>
beforeAll(async () => {
  harness = await startHarness()
  written = await watchWrites(harness.db)
  stranger = await makeUser(harness.db, 'Owner', 'Stranger')
})
afterAll(async () => {
  console.info(
    `${cells} cells of ${allEndpoints.length} endpoints were held against the permission table.`,
  )
  await harness.close()
})

const rulesOf = ({ action }: AnyEndpoint): readonly Rule[] => PERMISSIONS[action]
const hasThing = ({ path }: AnyEndpoint) => path.split('/').includes(':id')
const told = (endpoint: AnyEndpoint, apart: (rule: Rule) => unknown) =>
  hasThing(endpoint) && rulesOf(endpoint).some(apart)
/** Whether the table tells one's own from others', or the states of a listing, for what the address names. */
const byOwner = (endpoint: AnyEndpoint) => told(endpoint, ({ own }) => own)
const byState = (endpoint: AnyEndpoint) => told(endpoint, (rule) => rule.in)

async function callAs(
  name: EndpointName,
  endpoint: AnyEndpoint,
  { role, own }: Caller,
  state: ListingState | undefined,
) {
  const user = role ? harness.users[role] : stranger
  const owner = own ? user : stranger
  await forgetAttempts(harness.db)
  // Where ownership means nothing, the thing may be anybody's, but photos and the like have to be the caller's own.
  const example = await exampleOf(name, {
    db: harness.db,
    caller: byOwner(endpoint) ? owner : user,
  })
  const params = state
    ? { ...example.params, id: await makeListingIn(harness.db, owner, state) }
    : example.params
  const body =
    state && example.body && 'version' in example.body
      ? { ...example.body, version: 1 }
      : example.body
  // Some examples bring a caller of the same role along, who may lose the session or the account by it.
  const ownCookie = byOwner(endpoint) && !own ? undefined : example.cookie
  const sent = {
    method: endpoint.method,
    path: pathOf(endpoint, params),
    cookie: role ? (ownCookie ?? harness.cookieOf(role)) : undefined,
  }
  await written()
  return harness.send({
    ...sent,
    ...(example.bytes ? { bytes: example.bytes } : body ? { body } : {}),
  })
}

async function holdCell(
  name: EndpointName,
  endpoint: AnyEndpoint,
  caller: Caller,
  state?: ListingState,
): Promise<void> {
  cells += 1
  const { role, own } = caller
  const answer = await callAs(name, endpoint, caller, state)
  const thing = hasThing(endpoint)
    ? { own: own || !byOwner(endpoint), ...(state ? { state } : {}) }
    : undefined
  const place = `${role ?? 'nobody'}${own ? ', own' : ''}${state ? `, ${state}` : ''}: ${answer.text.slice(0, 200)}`
  if (may(role, endpoint.action, thing))
    return expect(answer.status, place).toBe(endpoint.status ?? 200)
  expectRefusal(answer)
  const refusals = may(role, endpoint.action) ? [404, 409, 410] : [role ? 403 : 401]
  expect(refusals, place).toContain(answer.status)
  if (endpoint.method !== 'GET') expect(await written(), place).toEqual([])
}

describe.each(allEndpoints)('%s', (name, endpoint) => {
  // One test for each state; those of a listing only where the table tells them apart.
  const states = byState(endpoint) ? LISTING_STATES : [undefined]
  test.each(states)(
    'answers nobody, each role and the owner as the permission table says (state: %s)',
    { timeout: 120_000 },
    async (state) => {
      for (const caller of CALLERS) await holdCell(name, endpoint, caller, state)
    },
  )
})

test('every action of the table is that of an endpoint, or named here as one that the server asks about itself', () => {
  const used = new Set<string>(allEndpoints.map(([, { action }]) => action))
  expect(Object.keys(PERMISSIONS).filter((action) => !used.has(action))).toEqual([
    'listing.adminTypes',
    'photo.read',
  ])
})
