import { atom } from 'nanostores'
import { calls } from '../contract/calls.ts'
import type { OwnListing } from '../contract/listing.ts'
import { postPath, repostPath } from '../contract/paths.ts'
import { draftOf } from '../domain/listing-draft/rules.ts'
import { call } from './api.ts'
import { $draftIsEmpty, fillDraft } from './listing-draft.store.ts'
import { goToStep } from './listing-draft-step.ts'
import { $photos, replacePhotos } from './photo.store.ts'
import { askToLogIn } from './submission-login.ts'

/** How far "edit and post again" has come; `asking` whether the draft on this device may go. */
export type Again = { state: 'none' | 'loading' | 'missing' | 'failed' | 'ready' } | { state: 'asking'; listing: OwnListing }

export const $again = atom<Again>({ state: 'none' })

const decisionId = () => new URLSearchParams(location.search).get('again')
const dropParameter = () => history.replaceState(null, '', postPath())

/** Loads the rejected listing that the address names, if it names one. Call it once the photos are loaded. */
export async function loadAgain(): Promise<void> {
  const wanted = decisionId()
  if (!wanted) return
  $again.set({ state: 'loading' })
  const answer = await call(calls.readOwnListings)
  if (!answer.ok) {
    if (answer.code === 'not_signed_in') askToLogIn(repostPath(wanted))
    return $again.set({ state: answer.code === 'not_signed_in' ? 'none' : 'failed' })
  }
  const listing = answer.value.listings.find((own) => own.decisionId === wanted && own.canPostAgain)
  if (!listing) {
    dropParameter()
    return $again.set({ state: 'missing' })
  }
  if ($draftIsEmpty.get() && $photos.get().length === 0) return takeOver(listing)
  $again.set({ state: 'asking', listing })
}

async function takeOver(listing: OwnListing): Promise<void> {
  fillDraft(draftOf(listing), listing.decisionId ?? undefined)
  goToStep(1, { replace: true })
  await replacePhotos(listing.photos)
  $again.set({ state: 'ready' })
}

/** The poster's answer to "replace my draft?". */
export async function decideAgain(replace: boolean): Promise<void> {
  const again = $again.get()
  if (again.state !== 'asking') return
  if (replace) return takeOver(again.listing)
  dropParameter()
  $again.set({ state: 'none' })
}
