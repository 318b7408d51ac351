import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { ROLES, type Role } from '../../domain/account/constants.ts'
import { LISTING_STATES, type ListingState } from '../../domain/listing/constants.ts'
import { can, PERMISSIONS, type Rule } from '../../domain/permission/table.ts'
import { makeUser } from '../support/data/factories.ts'
import { makeListingIn } from '../support/data/listing-states.ts'
import { setUpHarness } from '../support/database/harness.ts'
import { watchWrites } from '../support/database/written-rows.ts'
import { expectRefusal } from '../support/http/answers.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import type { Example } from '../support/http/examples/example.ts'
import {
  type AnyEndpoint,
  allEndpoints,
  exampleOf,
  forgetAttempts,
  pathOf,
} from '../support/http/examples.ts'

// Calls every endpoint as nobody, and as each role on somebody else's thing. If the permission table distinguishes
// owners, also as each role on its own thing; if it distinguishes the states of a listing, in each of them. The answers
// are compared with the table.
type Caller = { role: Role | null; own: boolean }
const CALLERS: readonly Caller[] = [
  { role: null, own: false },
  ...ROLES.map((role) => ({ role, own: false })),
  ...ROLES.map((role) => ({ role, own: true })),
]

const harness = setUpHarness()
/** One more user, who owns the things that are not the caller's own. */
let stranger: SessionUser
let cells = 0
/** Returns the tables that were written since the last call. */
let written: () => Promise<string[]>
beforeAll(async () => {
  written = await watchWrites(harness.db)
  stranger = await makeUser(harness.db, 'Owner', 'Stranger')
})
afterAll(async () => {
  console.info(
    `${cells} cells of ${allEndpoints.length} endpoints were held against the permission table.`,
  )
})

const rulesOf = ({ action }: AnyEndpoint): readonly Rule[] => PERMISSIONS[action]
const hasThing = ({ path }: AnyEndpoint) => path.split('/').includes(':id')
const told = (endpoint: AnyEndpoint, apart: (rule: Rule) => unknown) =>
  hasThing(endpoint) && rulesOf(endpoint).some(apart)
/** Whether the table distinguishes owners, or the states of a listing, for the thing in the address. */
const byOwner = (endpoint: AnyEndpoint) => told(endpoint, ({ own }) => own)
const byState = (endpoint: AnyEndpoint) => told(endpoint, (rule) => rule.in)

type Call = { example: Example; params: Record<string, string> | undefined }

async function makeCall(
  name: EndpointName,
  endpoint: AnyEndpoint,
  { role, own }: Caller,
  state: ListingState | undefined,
): Promise<Call> {
  const user = role ? harness.users[role] : stranger
  const owner = own ? user : stranger
  // If ownership does not matter, the thing may be anybody's, but photos and the like must belong to the caller.
  const example = await exampleOf(name, {
    db: harness.db,
    caller: byOwner(endpoint) ? owner : user,
  })
  const params = state
    ? { ...example.params, id: await makeListingIn(harness.db, owner, state) }
    : example.params
  return { example, params }
}

async function callAs(
  endpoint: AnyEndpoint,
  { role, own }: Caller,
  { example, params }: Call,
  state: ListingState | undefined,
) {
  await forgetAttempts(harness.db)
  const body =
    state && example.body && 'version' in example.body
      ? { ...example.body, version: 1 }
      : example.body
  // Some examples have their own caller of the same role, who may lose the session or the account in the call.
  const ownCookie = byOwner(endpoint) && !own ? undefined : example.cookie
  const sent = {
    method: endpoint.method,
    path: pathOf(endpoint, params, example.query),
    cookie: role ? (ownCookie ?? harness.cookieOf(role)) : undefined,
  }
  await written()
  return harness.send({
    ...sent,
    ...(example.headers ? { headers: example.headers } : {}),
    ...(example.bytes ? { bytes: example.bytes } : body ? { body } : {}),
  })
}

const isAllowed = (endpoint: AnyEndpoint, { role, own }: Caller, state?: ListingState) =>
  can(
    role,
    endpoint.action,
    hasThing(endpoint)
      ? { own: own || !byOwner(endpoint), ...(state ? { state } : {}) }
      : undefined,
  )

async function holdCell(
  endpoint: AnyEndpoint,
  caller: Caller,
  call: Call,
  state?: ListingState,
): Promise<void> {
  cells += 1
  const { role, own } = caller
  const answer = await callAs(endpoint, caller, call, state)
  const place = `${role ?? 'nobody'}${own ? ', own' : ''}${state ? `, ${state}` : ''}: ${answer.text.slice(0, 200)}`
  if (isAllowed(endpoint, caller, state))
    return expect(answer.status, place).toBe(endpoint.status ?? 200)
  expectRefusal(answer)
  const refusals = can(role, endpoint.action) ? [404, 409, 410] : [role ? 403 : 401]
  expect(refusals, place).toContain(answer.status)
  if (endpoint.method !== 'GET') expect(await written(), place).toEqual([])
}

describe.each(allEndpoints)('%s', (name, endpoint) => {
  // One test for each state; the states of a listing only if the table distinguishes them.
  const states = byState(endpoint) ? LISTING_STATES : [undefined]
  test.each(states)(
    'answers nobody, each role and the owner as the permission table says (state: %s)',
    { timeout: 120_000 },
    async (state) => {
      const callers = CALLERS.filter(({ own }) => !own || byOwner(endpoint))
      // A refused call leaves the thing unchanged for the next refused call.
      let left: Call | undefined
      for (const caller of callers) {
        const refused = !caller.own && !isAllowed(endpoint, caller, state)
        const call = (refused && left) || (await makeCall(name, endpoint, caller, state))
        await holdCell(endpoint, caller, call, state)
        if (refused && !call.example.cookie) left = call
      }
    },
  )
})

test('every action in the table belongs to an endpoint, or is listed here as checked by the server itself', () => {
  const used = new Set<string>(allEndpoints.map(([, { action }]) => action))
  expect(Object.keys(PERMISSIONS).filter((action) => !used.has(action))).toEqual([
    'listing.adminTypes',
    'photo.read',
    'health.examine',
  ])
})
