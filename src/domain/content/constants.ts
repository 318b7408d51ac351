/** What admins publish besides listings; each is a database table. */
export const COLLECTIONS = [
  'projects',
  'projectExplore',
  'newlyProject',
  'cityData',
  'comingSoon',
] as const
export type Collection = (typeof COLLECTIONS)[number]

/** The kinds of entries. Posted ones come from the posting form; what is optional in a listing is optional in them. */
export const ENTRY_KINDS = [...COLLECTIONS, 'postedProject', 'postedLaunch'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The collection to which an entry of this kind belongs. */
export function collectionOf(kind: EntryKind): Collection {
  if (kind === 'postedProject') return 'projectExplore'
  return kind === 'postedLaunch' ? 'newlyProject' : kind
}

/** Lengths in characters, and the number of pictures of one project. */
export const CONTENT_LIMITS = {
  city: 80,
  line: 160,
  text: 1500,
  picture: 200,
  pictures: 12,
} as const
