import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Endpoints, endpoints } from '../../contract/endpoints.ts'
import type { SessionUser } from '../../contract/session.ts'
import { ROLES, type Role } from '../../domain/account/constants.ts'
import { may } from '../../domain/permission/table.ts'
import type { Db } from '../../server/db/client.ts'
import { newId } from '../../server/ids.ts'
import { approveListing, rejectListing } from '../../server/moderation/decide.ts'
import type { Harness } from './harness.ts'
import { entryFields, makeEntry } from './entries.ts'
import { listingFields, makeCityProject, makePending, makePhotoRow, makeUser, newSubmissionKey } from './factories.ts'
import { cameraFile } from './pictures.ts'
import type { Sent } from './send.ts'

export type EndpointName = keyof Endpoints
type World = { db: Db; caller: SessionUser }

type Body = Record<string, unknown>

/** A call that succeeds: what it takes, and what its answer looks like. */
export type Example = {
  params?: Record<string, string>
  body?: Body
  bytes?: Uint8Array
  reply: Body
  /** What a body has to take from the world, or from its other fields, where the rest of it is made up by its schema. */
  fixed?: (made: Body) => Body
}

const anId = expect.stringMatching(/^[a-z0-9]{8,40}$/)
const pending = async (db: Db) => makePending(db, await makeUser(db))

async function approved(db: Db): Promise<string> {
  const id = await pending(db)
  await approveListing(db, await makeUser(db, 'Admin'), id, 1)
  return id
}

async function rejected(db: Db): Promise<string> {
  const result = await rejectListing(db, await makeUser(db, 'Admin'), await pending(db), 1, 'The photos are of another flat.')
  if (!result.ok) throw new Error('The listing could not be rejected.')
  return result.value.decisionId
}

const publication = { revision: expect.any(Number), requestedAt: expect.toSatisfy((time) => time === null || !Number.isNaN(Date.parse(String(time)))), lastBuild: null, now: expect.any(String) }

/** One example for each endpoint of the contract. */
const examples: Partial<Record<EndpointName, (world: World) => Promise<Example>>> = {
  createAccount: async () => ({
    body: { name: 'Asha Verma', mobileNumber: '9876543210', email: `${newId()}@example.in`, password: 'a fine password', confirmPassword: 'a fine password', role: 'Owner' },
    reply: { id: anId },
    fixed: ({ password }) => ({ email: `${newId()}@example.in`, confirmPassword: password }),
  }),
  readSession: async ({ caller }) => ({ reply: { user: caller } }),
  uploadPhoto: async () => ({
    bytes: await cameraFile(400, 300),
    reply: { id: anId, key: expect.stringMatching(/^property_images\//), width: 300, height: 400, placeholder: expect.stringMatching(/^data:image\/webp/) },
  }),
  removePhoto: async ({ db, caller }) => {
    const id = await makePhotoRow(db, caller)
    return { params: { id }, reply: { id } }
  },
  createListing: async ({ db, caller }) => ({
    body: { fields: listingFields(), photoIds: [await makePhotoRow(db, caller)], submissionKey: newSubmissionKey() },
    reply: { id: anId },
    fixed: () => ({ photoIds: [], submissionKey: newSubmissionKey(), again: null }),
  }),
  withdrawListing: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    return { params: { id }, reply: { id } }
  },
  readListing: async ({ db }) => {
    const id = await approved(db)
    return { params: { id }, reply: expect.objectContaining({ ...listingFields(), id, photos: [], owner: expect.any(Object), approvedAt: expect.any(String) }) }
  },
  readListings: async ({ db }) => {
    const id = await approved(db)
    return { params: { ids: `${id},${await pending(db)},nosuchlisting` }, reply: { listings: [expect.objectContaining({ id })] } }
  },
  readNewListings: async ({ db }) => {
    const id = await approved(db)
    return { params: { revision: '0' }, reply: { listings: expect.arrayContaining([expect.objectContaining({ id, ...listingFields() })]) } }
  },
  readProject: async ({ db }) => {
    const id = await makeCityProject(db)
    return { params: { id }, reply: { id, city: 'Noida', projectBuildingName: 'Sarovar Greens', locality: 'Sector 75', propertyCategory: 'Residential', imageUrls: [], createdAt: expect.any(String), launch: null } }
  },
  readCityProjects: async ({ db }) => {
    const id = await makeCityProject(db)
    return { params: { city: 'noida' }, reply: { projects: expect.arrayContaining([expect.objectContaining({ id, city: 'Noida' })]) } }
  },
  readOwnListings: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    return { reply: { listings: expect.arrayContaining([expect.objectContaining({ id, state: 'pending', ...listingFields() })]) } }
  },
  readDesk: async ({ db }) => {
    const id = await pending(db)
    const counts = { pending: expect.any(Number), approved: expect.any(Number), rejected: expect.any(Number), users: expect.any(Number) }
    return { reply: { counts, log: expect.any(Array), queue: expect.arrayContaining([expect.objectContaining({ id, version: 1, poster: expect.any(Object) })]) } }
  },
  approveListing: async ({ db }) => ({ params: { id: await pending(db) }, body: { version: 1 }, reply: { revision: expect.any(Number) }, fixed: () => ({ version: 1 }) }),
  rejectListing: async ({ db }) => ({ params: { id: await pending(db) }, body: { version: 1, reason: 'Of another flat.' }, reply: { decisionId: anId }, fixed: () => ({ version: 1 }) }),
  undoDecision: async ({ db }) => ({ params: { id: await rejected(db) }, reply: { listingId: anId } }),
  sendContact: async () => ({
    body: { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in', message: 'Is the flat in Gomti Nagar still free?', submissionKey: newSubmissionKey() },
    reply: { id: expect.any(Number) },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  sendEnquiry: async ({ db }) => ({
    params: { id: await approved(db) },
    body: { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in', message: 'Is it still to be had?', submissionKey: newSubmissionKey() },
    reply: { id: anId },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  readOwnEnquiries: async () => ({ reply: { enquiries: [] } }),
  readContent: async ({ db }) => {
    const id = await makeCityProject(db)
    const entry = { id, version: expect.any(Number), createdAt: expect.any(String), fields: expect.objectContaining({ projectBuildingName: 'Sarovar Greens', imageUrls: [] }) }
    return { params: { collection: 'projectExplore' }, reply: { entries: expect.arrayContaining([entry]) } }
  },
  createEntry: async () => ({
    body: { collection: 'cityData', fields: entryFields.cityData, submissionKey: newSubmissionKey() },
    reply: { id: anId },
    fixed: () => ({ submissionKey: newSubmissionKey() }),
  }),
  changeEntry: async ({ db, caller }) => {
    const { id, version } = await makeEntry(db, caller, 'projectExplore')
    const fields = { ...entryFields.projectExplore, city: 'Kanpur' }
    return { params: { id }, body: { collection: 'projectExplore', fields, version }, reply: { version: expect.any(Number) }, fixed: () => ({ collection: 'projectExplore', fields, version }) }
  },
  removeEntry: async ({ db, caller }) => {
    const { id } = await makeEntry(db, caller, 'comingSoon')
    return { params: { collection: 'comingSoon', id }, reply: { id } }
  },
  readPublished: async ({ db }) => {
    const id = await approved(db)
    return { reply: { listings: expect.arrayContaining([expect.objectContaining({ id, version: 2, poster: 'Owner', availability: 'available', expired: false })]), more: expect.any(Boolean) } }
  },
  unpublishListing: async ({ db }) => ({
    params: { id: await approved(db) }, body: { version: 2, reason: 'It has been let for weeks.' }, reply: { decisionId: anId }, fixed: () => ({ version: 2 }),
  }),
  setAvailability: async ({ db }) => ({ params: { id: await approved(db) }, body: { version: 2, closed: true }, reply: { version: 3 }, fixed: () => ({ version: 2 }) }),
  readPublication: async () => ({ reply: publication }),
  requestPublication: async () => ({ reply: publication }),
}

/** Roles that may, or may not, call an endpoint; null is nobody. */
export const callers = (endpoint: AnyEndpoint, allowed: boolean): (Role | null)[] => [null, ...ROLES].filter((role) => may(role, endpoint.action) === allowed)

export type AnyEndpoint = Endpoint<unknown, unknown, unknown>

export function pathOf(endpoint: AnyEndpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** A call of an endpoint that would succeed, by its first permitted role that is somebody, with the answer to expect. */
export async function goodCall(
  { db, users, cookieOf }: Harness, name: EndpointName, endpoint: AnyEndpoint, role: Role = callers(endpoint, true).find((one) => one !== null) ?? 'Owner',
): Promise<{ sent: Sent; example: Example }> {
  const make = examples[name]
  if (!make) throw new Error(`There is no example of the endpoint ${name}.`)
  const example = await make({ db, caller: users[role] })
  const { params, body, bytes } = example
  const sent = { method: endpoint.method, path: pathOf(endpoint, params), cookie: cookieOf(role) }
  return { sent: { ...sent, ...(bytes ? { bytes } : body ? { body } : {}) }, example }
}

/** All endpoints of the contract, by name. */
export const allEndpoints = Object.entries(endpoints) as [EndpointName, AnyEndpoint][]
/** Those that have an example; that all have one is a test of its own. */
export const exampledEndpoints = allEndpoints.filter(([name]) => examples[name])

/** Empties the counted attempts, so that a long test is not throttled as one eager caller. */
export const forgetAttempts = (db: Db) => db.rows(sql`delete from attempts`)
