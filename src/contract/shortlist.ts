import type { ListingType } from '../domain/listing/constants.ts'
import { endpoint, type Nothing, type } from './endpoint.ts'

/**
 * A saved listing. `name` and `price` (in rupees) are those at the time of saving, as far as they were known;
 * `listingType` says what the price is paid for.
 */
export type ShortlistItem = {
  id: string
  name: string
  note: string
  price: number | null
  listingType: ListingType | null
}
/** The secret that opens the list to anybody with the link, and whether it shows the notes and the name. */
export type ShortlistLink = { secret: string; notes: boolean; name: boolean }
/** The shortlist of an account, oldest entry first. */
export type Shortlist = { account: string; items: ShortlistItem[]; link: ShortlistLink | null }

export const readShortlist = endpoint({
  method: 'GET',
  path: '/api/my/shortlist',
  action: 'shortlist.keep',
  reply: type<Shortlist>(),
})
/**
 * Returns the resulting list. The call is idempotent. Entries beyond the maximum are left out, starting with the last.
 */
export const changeShortlist = endpoint({
  method: 'POST',
  path: '/api/my/shortlist',
  action: 'shortlist.keep',
  body: type<{ add: { id: string; name: string }[]; remove: string[] }>(),
  reply: type<Shortlist>(),
})
export const noteOnShortlist = endpoint({
  method: 'POST',
  path: '/api/my/shortlist/:id/note',
  action: 'shortlist.keep',
  body: type<{ note: string }>(),
  reply: type<{ id: string }>(),
})
/** Creates a link, or changes what the existing one shows. */
export const shareShortlist = endpoint({
  method: 'POST',
  path: '/api/my/shortlist-link',
  action: 'shortlist.keep',
  body: type<{ notes: boolean; name: boolean }>(),
  reply: type<ShortlistLink>(),
})
export const endShortlistLink = endpoint({
  method: 'DELETE',
  path: '/api/my/shortlist-link',
  action: 'shortlist.keep',
  reply: type<Nothing>(),
})
/** Whether mails tell of saved listings that became cheaper; they go to confirmed addresses. */
export const setHomeMails = endpoint({
  method: 'POST',
  path: '/api/my/shortlist-mails',
  action: 'shortlist.keep',
  body: type<{ mails: boolean }>(),
  reply: type<{ mails: boolean }>(),
})
