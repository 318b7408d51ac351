import type { AlertRhythm } from '../domain/saved-search/constants.ts'
import type { MailStop } from '../domain/mail/stops.ts'
import { endpoint, type } from './endpoint.ts'

/** A search that a user saved: the query of the search page's address. */
export type SavedSearch = { id: string; query: string; rhythm: AlertRhythm }

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
  body: type<{ rhythm: AlertRhythm }>(),
  reply: type<{ id: string }>(),
})
export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/my/searches/:id',
  action: 'search.keep',
  reply: type<{ id: string }>(),
})
/**
 * `secret` is in the mails, and says what it stops: mails about saved search `id`, about all of user `id`, or about saved
 * listings of user `id`. Mail programs call this endpoint too.
 */
export const stopAlerts = endpoint({
  method: 'POST',
  path: '/api/alerts-off/:id/:secret',
  action: 'search.stopMails',
  fromAnywhere: true,
  reply: type<{ stopped: true }>(),
})
