import { COLLECTIONS, type Collection } from '../domain/content/fields.ts'
import type { StoredEntry } from '../domain/content/schema.ts'
import type { Project } from '../domain/project/schema.ts'
import type { PublicListing } from './public-listing.ts'

/** What admins publish besides listings, newest first. */
type Entries = {
  [Of in Collection]: Of extends 'projectExplore' | 'newlyProject' ? Project[] : StoredEntry<Of>[]
}

/** Everything the pages show, read from the database in one statement; listings newest first. */
export type SiteSnapshot = Entries & {
  revision: number
  takenAt: string
  listings: PublicListing[]
  /** When a decision or a sale last changed the page of a listing, by its id. */
  changedAt: Record<string, string>
}

/** A site without any content. */
export const emptySnapshot = (): SiteSnapshot => ({
  revision: 0,
  takenAt: new Date().toISOString(),
  listings: [],
  changedAt: {},
  ...(Object.fromEntries(COLLECTIONS.map((collection) => [collection, []])) as unknown as Entries),
})
