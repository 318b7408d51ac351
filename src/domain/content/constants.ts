/** What admins write besides listings; each is a table of the database. */
export const COLLECTIONS = [
  'projects',
  'projectExplore',
  'newlyProject',
  'cityData',
  'comingSoon',
] as const
export type Collection = (typeof COLLECTIONS)[number]

/** What an entry is written as. Posted ones come from the posting form: they leave open what a listing may leave open. */
export const ENTRY_KINDS = [...COLLECTIONS, 'postedProject', 'postedLaunch'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Where an entry stands, whatever it was written as. */
export function collectionOf(kind: EntryKind): Collection {
  if (kind === 'postedProject') return 'projectExplore'
  return kind === 'postedLaunch' ? 'newlyProject' : kind
}

/** Characters, and pictures of one project. */
export const CONTENT_LIMITS = {
  city: 80,
  line: 160,
  text: 1500,
  picture: 200,
  pictures: 12,
} as const
