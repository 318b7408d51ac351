import type { MailStop } from '../domain/mail/stops.ts'
import type { AlertRhythm, RhythmChoice } from '../domain/saved-search/constants.ts'
import { endpoint, type } from './endpoint.ts'

/**
 * A search that a user saved: the query of the search page's address. `pausedUntil`: until when no mails come, as an ISO
 * time; null where they come.
 */
export type SavedSearch = {
  id: string
  query: string
  rhythm: AlertRhythm
  pausedUntil: string | null
}

export const readSavedSearches = endpoint({
  method: 'GET',
  path: '/api/my/searches',
  action: 'search.keep',
  /** `homeMails`: mails tell of saved listings that became cheaper. */
  reply: type<{ searches: SavedSearch[]; mailStop: MailStop | null; homeMails: boolean }>(),
})
export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/my/searches',
  action: 'search.keep',
  /** `replaces`: the saved search that becomes this one; it keeps its rhythm. */
  body: type<{ query: string; rhythm: AlertRhythm; replaces?: string | undefined }>(),
  /** `confirmed`: the user's e-mail address is confirmed, so mails will be sent. */
  reply: type<{ id: string; confirmed: boolean }>(),
  status: 201,
})
export const changeRhythm = endpoint({
  method: 'POST',
  path: '/api/my/searches/:id',
  action: 'search.keep',
  body: type<{ rhythm: RhythmChoice }>(),
  reply: type<{ id: string }>(),
})
export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/my/searches/:id',
  action: 'search.keep',
  reply: type<{ id: string }>(),
})
/**
 * `secret` is in the mails, and says what it stops: mails about saved search `id`, for good or for some weeks, about all of user `id`,
 * or about saved listings or lists of two of user `id`. Mail programs call this endpoint too.
 */
export const stopAlerts = endpoint({
  method: 'POST',
  path: '/api/alerts-off/:id/:secret',
  action: 'search.stopMails',
  fromAnywhere: true,
  reply: type<{ stopped: true }>(),
})

/**
 * Asks for mails about a search without an account. The answer is the same whatever is known of the address: a mail to
 * it has a link that begins them. Where an account has confirmed the address, the search becomes the account's.
 */
export const askByMail = endpoint({
  method: 'POST',
  path: '/api/alerts',
  action: 'search.askByMail',
  body: type<{
    email: string
    query: string
    submissionKey: string
    website?: string | undefined
  }>(),
  reply: type<Record<string, never>>(),
})

/** Never asks the mailbox of a mail again whether it wants mails about a search. */
export const refuseAsking = endpoint({
  method: 'POST',
  path: '/api/alerts-never/:id/:secret',
  action: 'search.stopMails',
  reply: type<{ refused: true }>(),
})

/** What is kept for an address: by the secret of a mail that asks to confirm, the search that it is about. */
export type Followed = {
  email: string
  searches: SavedSearch[]
  mailStop: MailStop | null
  /** When it will be erased, unless the reader of the address does something before. */
  endsAt: string
}

/** `secret` is in the mails to an address without an account, and says what `id` is. */
export const readFollowed = endpoint({
  method: 'GET',
  path: '/api/alerts/:id/:secret',
  action: 'search.keepByMail',
  reply: type<Followed>(),
})
/**
 * Begins the mails that were asked for, and again where they have stopped since. The link to what is kept; null where
 * an account has the search now.
 */
export const confirmFollowed = endpoint({
  method: 'POST',
  path: '/api/alerts-on/:id/:secret',
  action: 'search.keepByMail',
  reply: type<{ link: { id: string; secret: string } | null }>(),
})
/** Keeps all for another year, with another rhythm unless that is null. */
export const changeFollowed = endpoint({
  method: 'POST',
  path: '/api/alerts/:id/:secret',
  action: 'search.keepByMail',
  body: type<{ rhythm: AlertRhythm | null }>(),
  reply: type<{ endsAt: string }>(),
})
/** Erases the address with all its searches. */
export const eraseFollowed = endpoint({
  method: 'DELETE',
  path: '/api/alerts/:id/:secret',
  action: 'search.keepByMail',
  reply: type<{ id: string }>(),
})
export const changeFollowedSearch = endpoint({
  method: 'POST',
  path: '/api/alerts/:id/:secret/:search',
  action: 'search.keepByMail',
  body: type<{ rhythm: RhythmChoice }>(),
  reply: type<{ id: string }>(),
})
/** Removes a search; with the last one the address is erased too. */
export const removeFollowedSearch = endpoint({
  method: 'DELETE',
  path: '/api/alerts/:id/:secret/:search',
  action: 'search.keepByMail',
  reply: type<{ id: string }>(),
})
