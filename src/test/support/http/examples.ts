import { sql } from 'drizzle-orm/sql/sql'
import { addressOf, type AnyEndpoint as Endpoint } from '../../../contract/endpoint.ts'
import { ROLES, type Role } from '../../../domain/account/constants.ts'
import { queryOf } from '../../../domain/paging/rules.ts'
import { can } from '../../../domain/permission/table.ts'
import type { Db } from '../../../server/db/client.ts'
import { JSON_BYTES, type Mounted } from '../../../server/http.ts'
import type { Harness } from '../database/harness.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { accountExamples } from './examples/account.ts'
import { adminExamples } from './examples/admin.ts'
import { contentExamples } from './examples/content.ts'
import { deskExamples } from './examples/desk.ts'
import type { Example, Examples } from './examples/example.ts'
import { hiddenExamples } from './examples/hidden.ts'
import { launchExamples } from './examples/launch.ts'
import { listingExamples } from './examples/listing.ts'
import { messageExamples } from './examples/message.ts'
import { moderationExamples } from './examples/moderation.ts'
import { ownDataExamples } from './examples/own-data.ts'
import { rightToOfferExamples } from './examples/right-to-offer.ts'
import { savedSearchExamples } from './examples/saved-search.ts'
import { shortlistExamples } from './examples/shortlist.ts'
import { togetherExamples } from './examples/together.ts'
import { mountedOf } from './handlers.ts'
import type { Sent } from './send.ts'

/** One example for each endpoint of the contract. */
const examples: Examples = {
  ...accountExamples,
  ...ownDataExamples,
  ...listingExamples,
  ...savedSearchExamples,
  ...shortlistExamples,
  ...hiddenExamples,
  ...togetherExamples,
  ...messageExamples,
  ...launchExamples,
  ...rightToOfferExamples,
  ...moderationExamples,
  ...deskExamples,
  ...contentExamples,
  ...adminExamples,
}

/** Returns the roles that may, or may not, call an endpoint; null is nobody. */
export const callers = (endpoint: Pick<Endpoint, 'action'>, allowed: boolean): (Role | null)[] =>
  [null, ...ROLES].filter((role) => can(role, endpoint.action) === allowed)

/** An endpoint of the contract, with the schemas of its parameters, its query and its body. */
export type AnyEndpoint = Omit<Endpoint, 'query' | 'body' | 'maxBytes'> &
  Pick<Mounted, 'params' | 'query' | 'body'> & { maxBytes: number }

export function pathOf(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
  query: object = {},
): string {
  return addressOf(endpoint, params) + queryOf(query)
}

/** Returns the parts of a good call of an endpoint, for a caller with the right to it. */
export async function exampleOf(
  name: EndpointName,
  world: Parameters<NonNullable<Examples[EndpointName]>>[0],
): Promise<Example> {
  const make = examples[name]
  if (!make) throw new Error(`There is no example of the endpoint ${name}.`)
  return make(world)
}

/**
 * Returns a call of an endpoint that succeeds, by its first permitted role that is not nobody, with the expected
 * answer.
 */
export async function goodCall(
  { db, users, cookieOf }: Harness,
  name: EndpointName,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'action'>,
  role: Role = callers(endpoint, true).find((one) => one !== null) ?? 'Owner',
): Promise<{ sent: Sent; example: Example }> {
  const example = await exampleOf(name, { db, caller: users[role] })
  const { params, query, body, bytes, cookie, headers } = example
  const sent = {
    method: endpoint.method,
    path: pathOf(endpoint, params, query),
    cookie: cookie ?? cookieOf(role),
    ...(headers ? { headers } : {}),
  }
  return { sent: { ...sent, ...(bytes ? { bytes } : body ? { body } : {}) }, example }
}

/** All endpoints of the contract, by name. */
export const allEndpoints = Object.entries(endpoints).map(([key, endpoint]: [string, Endpoint]) => {
  const name = key as EndpointName
  const { params, query, body } = mountedOf(name)
  const { maxBytes = JSON_BYTES } = endpoint
  return [name, { ...endpoint, params, query, body, maxBytes }] as [EndpointName, AnyEndpoint]
})
/** The endpoints with an example; another test checks that all have one. */
export const exampledEndpoints = allEndpoints.filter(([name]) => examples[name])

/** Deletes the counted attempts: a long test would be rate-limited like a single caller. */
export const forgetAttempts = (db: Db) => db.rows(sql`delete from rate_limits`)
