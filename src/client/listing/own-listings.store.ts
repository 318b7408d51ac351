import { atom } from 'nanostores'
import { PROFILE_TEXTS } from '#language/account/texts'
import { type OwnListing, readOwnListings } from '../../contract/listing.ts'
import { ownFilter } from '../../domain/listing/own-filter.ts'
import { createAddressFilter } from '../lib/address-filter.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'

export const OWN_LISTINGS_REFRESH_MS = 15_000

const listings = createQuery(
  () => call(readOwnListings),
  (reply) => reply.listings,
  (_, isKnown) => {
    if (navigator.onLine === false) return PROFILE_TEXTS.offline
    return isKnown ? PROFILE_TEXTS.outdated : PROFILE_TEXTS.failed
  },
)
export const { $value: $ownListings, $problem: $ownListingsProblem } = listings
/** The message for screen readers after a refresh. */
export const $ownListingsAnnouncement = atom('')

/** The filter of the list, which stands in the address. */
export const {
  $filter: $ownFilter,
  turn: turnOwn,
  follow: followOwnFilter,
} = createAddressFilter(ownFilter)

/** The parts of a listing's state that its poster reads, as one text. */
const stateOf = ({ state, listingState, goneReportedAt, doubt, change }: OwnListing) =>
  [state, listingState, goneReportedAt, doubt?.askedAt, change?.version, change?.reason].join(' ')

/** Counts the listings whose state differs between two readings, or that are new or gone. */
export function changedListings(
  before: readonly OwnListing[],
  after: readonly OwnListing[],
): number {
  const states = new Map(before.map((listing) => [listing.id, stateOf(listing)]))
  const changed = after.filter((listing) => states.get(listing.id) !== stateOf(listing)).length
  const gone = before.filter((listing) => !after.some(({ id }) => id === listing.id)).length
  return changed + gone
}

/** Reads the listings again. With `quietly` it announces nothing: the poster's own action announces its outcome. */
export async function refreshOwnListings({ quietly = false } = {}): Promise<void> {
  const before = $ownListings.get()
  const answer = await listings.refresh()
  const count = before && answer?.ok ? changedListings(before, answer.value.listings) : 0
  if (count > 0 && !quietly) $ownListingsAnnouncement.set(PROFILE_TEXTS.changed(count))
}

/** From so many listings on, their answer is hundreds of kilobytes: it is read again less often. In milliseconds. */
const LONG = { list: 50, refreshMs: 300_000 }
let readAt = 0

/** Reads the listings again, if it is time: a long list not with each of the page's readings. */
export async function keepOwnListings(): Promise<void> {
  const isLong = ($ownListings.get()?.length ?? 0) >= LONG.list
  if (isLong && Date.now() - readAt < LONG.refreshMs) return
  readAt = Date.now()
  await refreshOwnListings()
}

/** The size up to which a group is open at first. */
const FEW = 5
const placeOf = (state: string) => `own-group-${state}`

/** Whether a group is open at first: as it was left in this tab, otherwise if it is short. */
export function groupIsOpen(state: string, count: number): boolean {
  const kept = sessionStorage.getItem(placeOf(state))
  return kept ? kept === 'open' : count <= FEW
}

/** Stores whether a group is open, for the way back from a listing. */
export const keepGroup = (state: string, open: boolean): void =>
  sessionStorage.setItem(placeOf(state), open ? 'open' : 'closed')
