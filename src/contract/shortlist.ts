import { endpoint, type Nothing, type } from './endpoint.ts'

/** A saved listing. `name` and `price` are those of when it was saved, as far as they were known; a price in rupees. */
export type ShortlistItem = { id: string; name: string; note: string; price: number | null }
/** What opens the list to whoever has the link, and what it shows then besides the listings. */
export type ShortlistLink = { secret: string; notes: boolean; name: boolean }
/** The shortlist of an account, the one saved first first. */
export type Shortlist = { account: string; items: ShortlistItem[]; link: ShortlistLink | null }

export const readShortlist = endpoint({
  method: 'GET',
  path: '/api/my/shortlist',
  action: 'shortlist.keep',
  reply: type<Shortlist>(),
})
/** Answers with the list as it is then; twice the same is the same. Of more than there is room for, the last are left out. */
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
/** Makes a link, or changes what the one that there is shows. */
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
