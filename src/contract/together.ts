import type { Answer } from '../domain/together/constants.ts'
import type { TogetherHome } from '../domain/together/rules.ts'
import { endpoint, type Nothing, type } from './endpoint.ts'

/**
 * Who calls: the secret of the device that took an invitation without an account; null where the session says it. It is
 * in the body, because addresses are logged.
 */
type Seated = { seat: string | null }

/** An invitation that nobody has taken; it works until a time. */
export type Invitation = { secret: string; until: string }

/**
 * A list of two as one of them reads it. `host`: the reader's saved homes are the list. `other`: the name of the other
 * person, null while there is none; `joinedAt`: when the invitation was taken. `since`: when the reader's visit before
 * this one ended, null at the first. `mails`: whether the reader wants them; null where there is no address to send to.
 */
export type Together = {
  id: string
  host: boolean
  other: string | null
  joinedAt: string | null
  invitation: Invitation | null
  since: string | null
  mails: boolean | null
  /** The reader's saved searches, and whether the other gets mails about them; the queries of the other's shared ones. */
  searches: { id: string; query: string; shared: boolean }[]
  othersSearches: string[]
  homes: TogetherHome[]
}

/**
 * Reads the lists of the account, of which it says the id, and of the device. `seated`: whether the device's secret has
 * a place, also where the list is the account's own. It counts as a visit.
 */
export const readTogether = endpoint({
  method: 'POST',
  path: '/api/together',
  action: 'together.choose',
  body: type<Seated>(),
  reply: type<{ account: string | null; seated: boolean; lists: Together[] }>(),
})
/** Makes the account's list and an invitation to it; a former invitation no longer works. `invitation_taken`: by somebody. */
export const inviteToTogether = endpoint({
  method: 'POST',
  path: '/api/my/together-invitation',
  action: 'shortlist.keep',
  reply: type<Invitation>(),
})
/** Who invites, before it is taken; `own`: the reader. It is a write because the secret is in no address. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/together-invitation',
  action: 'together.choose',
  body: type<{ secret: string }>(),
  reply: type<{ by: string; homes: number; own: boolean }>(),
})
/** Takes an invitation, once. `seat`: the secret for this device, null where the account has the place. */
export const takeInvitation = endpoint({
  method: 'POST',
  path: '/api/together-invitation/taken',
  action: 'together.choose',
  body: type<{ secret: string; name: string }>(),
  reply: type<{ id: string; seat: string | null }>(),
})
/** Says something of a home, and puts it on the list where it was not. What is null stays as it was. */
export const sayTogether = endpoint({
  method: 'POST',
  path: '/api/together/:id/said',
  action: 'together.choose',
  body: type<Seated & { listing: string; answer: Answer | '' | null; note: string | null }>(),
  reply: type<{ at: string }>(),
})
/** Erases what the caller said of a home. */
export const takeBackSaid = endpoint({
  method: 'POST',
  path: '/api/together/:id/taken-back',
  action: 'together.choose',
  body: type<Seated & { listing: string }>(),
  reply: type<Nothing>(),
})
/** Whether mails tell the caller what is new. A device's place passes to the account that asks for them. */
export const setTogetherMails = endpoint({
  method: 'POST',
  path: '/api/my/together/:id/mails',
  action: 'shortlist.keep',
  body: type<Seated & { mails: boolean }>(),
  reply: type<{ mails: boolean }>(),
})
/** Whether mails about a saved search of the caller go to the other person of the list as well. */
export const shareSearch = endpoint({
  method: 'POST',
  path: '/api/my/together/:id/search',
  action: 'shortlist.keep',
  body: type<{ search: string; shared: boolean }>(),
  reply: type<{ shared: boolean }>(),
})
/** The host ends the list and erases all that was said; the other person leaves it and erases their own words. */
export const endTogether = endpoint({
  method: 'POST',
  path: '/api/together/:id/ended',
  action: 'together.choose',
  body: type<Seated>(),
  reply: type<Nothing>(),
})
