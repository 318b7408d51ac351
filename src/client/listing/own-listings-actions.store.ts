import { atom, map } from 'nanostores'
import { availabilityLabel } from '#language/listing/texts-described'
import { OWN_LISTING_TEXTS as texts } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import {
  type OwnListing,
  setAvailability,
  setMessagesOnly,
  withdrawListing,
} from '../../contract/listing.ts'
import type { Result } from '../../contract/result.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import { closedState } from '../../domain/listing/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { refreshOwnListings } from './own-listings.store.ts'

/** The listing on which an action is running. */
export const $acting = atom<string | null>(null)
/** The messages for failed actions, by listing. */
export const $actionProblems = map<Record<string, string | undefined>>({})
/** The last successful action. */
export const $done = atom<{ tone: 'success'; text: string; undo?: () => void } | null>(null)
/** The listing whose deletion waits for the poster's confirmation. */
export const $deleting = atom<OwnListing | null>(null)

/** The listing whose price is being changed. */
export const $pricing = atom<string | null>(null)
/** The listing about which the poster answers a doubt. */
export const $answering = atom<string | null>(null)

/** Runs one action at a time, and reloads the list afterwards in any case. True if the action succeeded. */
export async function act(
  listing: OwnListing,
  request: () => Promise<Result<unknown>>,
  done: string,
  undo?: () => void,
): Promise<boolean> {
  if ($acting.get()) return false
  $acting.set(listing.id)
  $done.set(null)
  $actionProblems.setKey(listing.id, undefined)
  const answer = await request()
  if (!answer.ok) $actionProblems.setKey(listing.id, sentenceOf(answer))
  await refreshOwnListings({ quietly: true })
  $acting.set(null)
  if (answer.ok) $done.set({ tone: 'success', text: done, ...(undo && { undo }) })
  return answer.ok
}

/** Marks a listing as sold or rented, or confirms that it is available, which publishes it again. */
export function setClosed(listing: OwnListing, closed: boolean): Promise<boolean> {
  const { id, version, listingType, propertyType } = listing
  const name = shownName(listing.projectBuildingName)
  // An undo names the version that the closing has made, also where the list could not be read again after it.
  let made = version
  return act(
    listing,
    async () => {
      const answer = await call(setAvailability, { params: { id }, body: { version, closed } })
      if (answer.ok) made = answer.value.version
      return answer
    },
    closed
      ? PUBLISHED_TEXTS.closed(name, availabilityLabel(closedState(listingType), propertyType))
      : PUBLISHED_TEXTS.confirmed(name),
    closed ? () => void putBack(listing, made) : undefined,
  )
}

/** Undoes the closing of a listing, in the version that it has made. */
async function putBack(listing: OwnListing, version: number): Promise<void> {
  const { id } = listing
  const name = shownName(listing.projectBuildingName)
  const body = { version, closed: false, undo: true } as const
  await act(listing, () => call(setAvailability, { params: { id }, body }), texts.undone(name))
}

/** Chooses whether visitors may only write about a listing, or are shown the number too. */
export function chooseMessagesOnly(listing: OwnListing, messagesOnly: boolean): Promise<boolean> {
  const { id } = listing
  const name = shownName(listing.projectBuildingName)
  return act(
    listing,
    () => call(setMessagesOnly, { params: { id }, body: { messagesOnly } }),
    messagesOnly ? texts.nowMessagesOnly(name) : texts.nowShowsNumber(name),
  )
}

/** Deletes the listing after the poster has confirmed it. */
export async function deleteListing(): Promise<void> {
  const listing = $deleting.get()
  if (!listing) return
  await act(
    listing,
    () => call(withdrawListing, { params: { id: listing.id } }),
    texts.removed(shownName(listing.projectBuildingName)),
  )
  $deleting.set(null)
}
