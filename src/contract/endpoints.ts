import * as z from 'zod/mini'
import type { Role } from '../domain/account/constants.ts'
import { signUpSchema } from '../domain/account/schema.ts'
import { contactSchema } from '../domain/contact/schema.ts'
import { COLLECTIONS, ENTRY_KINDS } from '../domain/content/constants.ts'
import { type Entry, entrySchemas } from '../domain/content/schema.ts'
import { listingFieldsSchema, photoIdsSchema } from '../domain/listing/schema.ts'
import { reasonSchema, versionSchema } from '../domain/moderation/schema.ts'
import type { Action } from '../domain/permission/table.ts'
import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import type { Project } from '../domain/project/schema.ts'
import { ADDRESSES } from './addresses.ts'
import type { ContentEntry, PublishedListing } from './content.ts'
import { READS } from './reads.ts'
import type { Desk, Enquiry, OwnListing, PublicationStatus, PublicListing } from './listing.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** One endpoint: where it is, who may call it, what it takes. `Reply` is the type of its success body. */
export type Endpoint<Params, Body, Reply, Doing extends Action = Action> = {
  method: Method
  /** Path with `:name` for parameters; the function's own config repeats it literally. */
  path: string
  action: Doing
  params: z.ZodMiniType<Params>
  /** Schema of the JSON body; `bytes` for a binary one. */
  body: z.ZodMiniType<Body> | 'bytes' | null
  /** Largest body in bytes. */
  maxBytes: number
  status?: 200 | 201
  reply?: Reply
}

const JSON_BYTES = 64_000
const id = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
const noParams = z.object({})
const withId = z.object({ id })

type Spec<Params, Body, Reply, Doing extends Action> = Pick<Endpoint<Params, Body, Reply, Doing>, 'method' | 'path' | 'action'> &
  Partial<Omit<Endpoint<Params, Body, Reply>, 'reply' | 'action'>>

function endpoint<Reply>() {
  return <const Doing extends Action, Params = Record<string, never>, Body = null>(
    spec: Spec<Params, Body, Reply, Doing>,
  ): Endpoint<Params, Body, Reply, Doing> => ({
    params: noParams as unknown as z.ZodMiniType<Params>,
    body: null,
    maxBytes: JSON_BYTES,
    ...spec,
  })
}

/** Sent by the browser with each submission, so that a second tap makes no second listing. */
const submissionKeySchema = z.string().check(z.regex(/^[a-z0-9-]{16,64}$/))

const messageSchema = z.extend(contactSchema, {
  submissionKey: submissionKeySchema,
  /** No person sees this field: whoever fills it in is a program. */
  website: z.optional(z.string()),
})

/** An entry of any kind, with more beside it. */
function entryWith<More extends z.core.$ZodShape>(more: More): z.ZodMiniType<Entry & z.infer<z.ZodMiniObject<More>>> {
  const [first, ...others] = ENTRY_KINDS.map((kind) => z.object({ collection: z.literal(kind), fields: entrySchemas[kind], ...more }))
  return z.discriminatedUnion('collection', [first, ...others] as never) as never
}
const collection = z.enum(COLLECTIONS)

export type SessionUser = { id: string; name: string; email: string; role: Role }

export const endpoints = {
  createAccount: endpoint<{ id: string }>()({
    ...ADDRESSES.createAccount, action: 'account.create', body: signUpSchema, status: 201,
  }),
  readSession: endpoint<{ user: SessionUser | null }>()({ ...ADDRESSES.readSession, action: 'session.read' }),
  uploadPhoto: endpoint<Photo>()<'photo.upload', Record<string, never>, Uint8Array>({
    ...ADDRESSES.uploadPhoto, action: 'photo.upload', body: 'bytes', maxBytes: PHOTO_LIMITS.bytes, status: 201,
  }),
  removePhoto: endpoint<{ id: string }>()({
    ...ADDRESSES.removePhoto, action: 'photo.remove', params: withId,
  }),
  createListing: endpoint<{ id: string }>()({
    ...ADDRESSES.createListing, action: 'listing.create', status: 201,
    body: z.object({
      fields: listingFieldsSchema,
      photoIds: photoIdsSchema,
      submissionKey: submissionKeySchema,
      /** The rejection that this listing answers. */
      again: z.optional(z.nullable(id)),
    }),
  }),
  withdrawListing: endpoint<{ id: string }>()({ ...ADDRESSES.withdrawListing, action: 'listing.withdraw', params: withId }),
  readListing: endpoint<PublicListing>()({ method: 'GET', path: READS.listing, action: 'listing.read', params: withId }),
  readListings: endpoint<{ listings: PublicListing[] }>()({
    method: 'GET', path: READS.listings, action: 'listing.read',
    params: z.object({ ids: z.string().check(z.regex(/^[a-z0-9]{8,40}(,[a-z0-9]{8,40}){0,49}$/)) }),
  }),
  readNewListings: endpoint<{ listings: PublicListing[] }>()({
    method: 'GET', path: READS.newListings, action: 'listing.read',
    params: z.object({ revision: z.string().check(z.regex(/^\d{1,12}$/)) }),
  }),
  readProject: endpoint<Project>()({ method: 'GET', path: READS.project, action: 'project.read', params: withId }),
  readCityProjects: endpoint<{ projects: Project[] }>()({
    method: 'GET', path: READS.cityProjects, action: 'project.read',
    params: z.object({ city: z.string().check(z.regex(/^[^/\p{Cc}]{1,80}$/u)) }),
  }),
  readOwnListings: endpoint<{ listings: OwnListing[] }>()({ ...ADDRESSES.readOwnListings, action: 'listing.readOwn' }),
  readDesk: endpoint<Desk>()({ ...ADDRESSES.readDesk, action: 'moderation.read' }),
  approveListing: endpoint<{ revision: number }>()({
    ...ADDRESSES.approveListing, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema }),
  }),
  rejectListing: endpoint<{ decisionId: string }>()({
    ...ADDRESSES.rejectListing, action: 'moderation.decide', params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  undoDecision: endpoint<{ listingId: string }>()({
    ...ADDRESSES.undoDecision, action: 'moderation.decide', params: withId,
  }),
  sendContact: endpoint<{ id: number }>()({ ...ADDRESSES.sendContact, action: 'contact.send', status: 201, body: messageSchema }),
  sendEnquiry: endpoint<{ id: string }>()({
    ...ADDRESSES.sendEnquiry, action: 'enquiry.send', status: 201, params: withId, body: messageSchema,
  }),
  readOwnEnquiries: endpoint<{ enquiries: Enquiry[] }>()({ ...ADDRESSES.readOwnEnquiries, action: 'enquiry.readOwn' }),
  readContent: endpoint<{ entries: ContentEntry[] }>()({ ...ADDRESSES.readContent, action: 'content.manage', params: z.object({ collection }) }),
  createEntry: endpoint<{ id: string }>()({
    ...ADDRESSES.createEntry, action: 'content.manage', status: 201, body: entryWith({ submissionKey: submissionKeySchema }),
  }),
  changeEntry: endpoint<{ version: number }>()({
    ...ADDRESSES.changeEntry, action: 'content.manage', params: withId,
    body: entryWith({ version: z.number().check(z.int(), z.minimum(1)) }),
  }),
  removeEntry: endpoint<{ id: string }>()({ ...ADDRESSES.removeEntry, action: 'content.manage', params: z.object({ collection, id }) }),
  readPublished: endpoint<{ listings: PublishedListing[]; more: boolean }>()({ ...ADDRESSES.readPublished, action: 'listing.manage' }),
  unpublishListing: endpoint<{ decisionId: string }>()({
    ...ADDRESSES.unpublishListing, action: 'listing.manage', params: withId, body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  setAvailability: endpoint<{ version: number }>()({
    ...ADDRESSES.setAvailability, action: 'listing.manage', params: withId,
    /** `closed`: sold or rented, by its listing type; otherwise it was confirmed to be still available. */
    body: z.object({ version: versionSchema, closed: z.boolean() }),
  }),
  readPublication: endpoint<PublicationStatus>()({ ...ADDRESSES.readPublication, action: 'publication.read' }),
  requestPublication: endpoint<PublicationStatus>()({ ...ADDRESSES.requestPublication, action: 'publication.request' }),
} as const

export type Endpoints = typeof endpoints
