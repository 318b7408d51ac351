/** What admins decide about a listing, and about an edit of a published one, as the log names it. */
export const LISTING_DECISIONS = [
  'listing.approved',
  'listing.rejected',
  'listing.approval_undone',
  'listing.rejection_undone',
] as const
export const EDIT_DECISIONS = [
  'edit.approved',
  'edit.rejected',
  'edit.approval_undone',
  'edit.rejection_undone',
] as const
export const DECISIONS = [...LISTING_DECISIONS, ...EDIT_DECISIONS] as const
export type Decision = (typeof DECISIONS)[number]
/** The decisions that settle what waits, each with the one that undoes it. */
export const UNDONE_AS = {
  'listing.approved': 'listing.approval_undone',
  'listing.rejected': 'listing.rejection_undone',
  'edit.approved': 'edit.approval_undone',
  'edit.rejected': 'edit.rejection_undone',
} as const satisfies Partial<Record<Decision, Decision>>
/** A further log entry: the poster has replaced a rejected listing with a new one, so the rejection is final. */
export const REPOSTED = 'listing.reposted'
/** Every value of a line of the log. */
export const LOGGED_DECISIONS = [...DECISIONS, REPOSTED] as const

/** Characters. */
export const REASON_LIMIT = 500

/** The most reasons that an admin keeps, and the longest of them in characters. */
export const OWN_REASONS = { most: 12, length: 200 } as const

/** The most listings in one approval. */
export const BATCH_LIMIT = 50

/** The id of the place in the header's row where the desk puts its views. */
export const DESK_VIEWS_ID = 'desk-views'

/** The views of the desk: pending listings, changes of prices, pending names, reports, and all decisions. */
export const DESK_VIEWS = ['queue', 'prices', 'names', 'reports', 'log'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/**
 * What of a waiting listing or change an admin had on the screen: all of it, or the price where nothing else changes.
 */
export const READ_PARTS = ['all', 'price'] as const
/** For how long, in ms, it has to be there: who leafs through a queue has not read what flew past. */
export const READ_MS: Record<(typeof READ_PARTS)[number], number> = { all: 3000, price: 1000 }
export type ReadPart = (typeof READ_PARTS)[number]

/**
 * The largest size of a photo in the detail, and how wide it is there: what is loaded ahead has to be what is shown.
 */
export const DETAIL_PHOTO = {
  upTo: 1280,
  sizes: { cover: '(min-width: 60rem) 22rem, 100vw', other: '(min-width: 60rem) 11rem, 33vw' },
} as const
