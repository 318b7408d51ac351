/** What admins write besides listings; each is a table of the database. */
export const COLLECTIONS = ['projects', 'projectExplore', 'newlyProject', 'cityData', 'comingSoon'] as const
export type Collection = (typeof COLLECTIONS)[number]

/** What an entry is written as. A `postedLaunch` is a new launch from the posting form: it leaves open what a listing may leave open. */
export const ENTRY_KINDS = [...COLLECTIONS, 'postedLaunch'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Characters, and pictures of one project. */
export const CONTENT_LIMITS = { city: 80, line: 160, text: 1500, picture: 200, pictures: 12 } as const
