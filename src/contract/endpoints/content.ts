import * as z from 'zod/mini'
import { COLLECTIONS, ENTRY_KINDS } from '../../domain/content/constants.ts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import type { Project } from '../../domain/project/schema.ts'
import { ADMIN_ADDRESSES } from '../admin-addresses.ts'
import { ADDRESSES } from '../addresses.ts'
import type { ContentEntry, PublishedListing } from '../content.ts'
import { endpoint, idSchema, submissionKeySchema, withId } from '../endpoint.ts'
import { READS } from '../reads.ts'

/** An entry of any kind, with more beside it. */
function entryWith<More extends z.core.$ZodShape>(
  more: More,
): z.ZodMiniType<Entry & z.infer<z.ZodMiniObject<More>>> {
  const [first, ...others] = ENTRY_KINDS.map((kind) =>
    z.object({ collection: z.literal(kind), fields: entrySchemas[kind], ...more }),
  )
  return z.discriminatedUnion('collection', [first, ...others] as never) as never
}
const collection = z.enum(COLLECTIONS)

export const contentEndpoints = {
  readProject: endpoint<Project>()({
    method: 'GET',
    path: READS.project,
    action: 'project.read',
    params: withId,
  }),
  readCityProjects: endpoint<{ projects: Project[] }>()({
    method: 'GET',
    path: READS.cityProjects,
    action: 'project.read',
    params: z.object({ city: z.string().check(z.regex(/^[^/\p{Cc}]{1,80}$/u)) }),
  }),
  readContent: endpoint<{ entries: ContentEntry[] }>()({
    ...ADMIN_ADDRESSES.readContent,
    action: 'content.manage',
    params: z.object({ collection }),
  }),
  createEntry: endpoint<{ id: string }>()({
    ...ADDRESSES.createEntry,
    action: 'content.manage',
    status: 201,
    body: entryWith({ submissionKey: submissionKeySchema }),
  }),
  changeEntry: endpoint<{ version: number }>()({
    ...ADMIN_ADDRESSES.changeEntry,
    action: 'content.manage',
    params: withId,
    body: entryWith({ version: z.number().check(z.int(), z.minimum(1)) }),
  }),
  removeEntry: endpoint<{ id: string }>()({
    ...ADMIN_ADDRESSES.removeEntry,
    action: 'content.manage',
    params: z.object({ collection, id: idSchema }),
  }),
  readPublished: endpoint<{ listings: PublishedListing[]; more: boolean }>()({
    ...ADMIN_ADDRESSES.readPublished,
    action: 'listing.manage',
  }),
  unpublishListing: endpoint<{ decisionId: string }>()({
    ...ADMIN_ADDRESSES.unpublishListing,
    action: 'listing.manage',
    params: withId,
    body: z.object({ version: versionSchema, reason: reasonSchema }),
  }),
  setAvailability: endpoint<{ version: number }>()({
    ...ADDRESSES.setAvailability,
    action: 'listing.setAvailability',
    params: withId,
    /** `closed`: sold or rented, by its listing type; otherwise it was confirmed to be still available. */
    body: z.object({ version: versionSchema, closed: z.boolean() }),
  }),
} as const
