import type { Role } from '../account/constants.ts'
import { type Action, can } from '../permission/table.ts'
import { LISTING_DAYS, type ListingState } from './constants.ts'

const DAY_MS = 86_400_000

/** What a poster can do with a listing of their own. */
export type OwnAction =
  | 'edit'
  | 'price'
  | 'confirm'
  | 'close'
  | 'reopen'
  | 'messagesOnly'
  | 'right'
  | 'remove'

/** Each action: the permission that it needs, and the states in which it has an effect. */
const ACTIONS: Record<OwnAction, { needs: Action; in?: readonly ListingState[] }> = {
  confirm: { needs: 'listing.setAvailability', in: ['published', 'expired'] },
  edit: { needs: 'listing.edit' },
  price: { needs: 'listing.edit' },
  close: { needs: 'listing.setAvailability', in: ['published', 'expired'] },
  reopen: { needs: 'listing.setAvailability', in: ['closed', 'past'] },
  messagesOnly: { needs: 'listing.edit' },
  right: { needs: 'right.show' },
  remove: { needs: 'listing.withdraw' },
}

/** What the poster may do with their own listing in a state, the likeliest first; nothing with a rejected one. */
export function ownActions(role: Role, state: ListingState | null): OwnAction[] {
  if (state === null) return []
  const names = Object.keys(ACTIONS) as OwnAction[]
  return names.filter(
    (name) =>
      (ACTIONS[name].in ?? [state]).includes(state) &&
      can(role, ACTIONS[name].needs, { own: true, state }),
  )
}

/** The ISO time at which an approved listing expires or its page goes; null for one that is not approved. */
export function shownUntil({
  confirmedAt,
  closedAt,
}: {
  confirmedAt: string | null
  closedAt: string | null
}): string | null {
  const [from, days] = closedAt
    ? [closedAt, LISTING_DAYS.closed]
    : [confirmedAt, LISTING_DAYS.unconfirmed]
  return from === null ? null : new Date(Date.parse(from) + days * DAY_MS).toISOString()
}
