import { atom } from 'nanostores'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import type { PublicListing } from '../../contract/public-listing.ts'
import type { Shortlist } from '../../contract/shortlist.ts'
import { isListing } from '../../domain/shortlist/rules.ts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { readHint } from '../account/session-hint.ts'
import {
  favouriteName,
  favourites,
  keepSavedPages,
  toggleFavourite,
} from '../listing/favourites.ts'
import { readPublic } from '../listing/public-listings.ts'
import { showLink } from './link.store.ts'
import { followNotes, showNotes } from './notes.store.ts'
import { unsavedNotes } from './unsaved-notes.ts'

/** A saved listing; null in place of what has no page any more. */
export type Saved = { id: string; listing: PublicListing | null }

export const $savedState = atom<'loading' | 'empty' | 'failed' | 'list'>('loading')
/** Last saved first. */
export const $saved = atom<readonly Saved[]>([])
/** How many there are, after what was taken out last. */
export const $savedCount = atom('')
/** The list of the signed-in account; null for nobody, and before its first answer. */
export const $accountList = atom<Shortlist | null>(null)
/** Whether somebody is signed in whose list could not be read. */
export const $accountUnread = atom(false)

/** Returns the name of a listing that has no page any more. */
export const savedName = (id: string): string => favouriteName(id) ?? texts.unnamed

let loads = 0

export async function loadSaved(): Promise<void> {
  loads += 1
  const mine = loads
  const ids = [...favourites()].reverse()
  if (ids.length === 0) return $savedState.set('empty')
  $savedState.set('loading')
  try {
    const known = await readPublic('saved-list', ids.filter(isListing))
    // A later load knew more; this one must not overwrite it.
    if (mine !== loads) return
    $saved.set(ids.map((id) => ({ id, listing: known.get(id) ?? null })))
    $savedCount.set(texts.count(ids.length))
    $savedState.set('list')
  } catch {
    $savedState.set('failed')
  }
}

/** Takes a listing out whose page is gone, and with it the heart that would do so. */
export function takeOut(id: string): void {
  const name = savedName(id)
  toggleFavourite(id)
  $saved.set($saved.get().filter((one) => one.id !== id))
  // A card stays in the list after its heart was pressed again, but is saved no more.
  const left = favourites().size
  $savedCount.set(`${texts.removed(name)} ${texts.count(left)}`)
  if (left === 0) $savedState.set('empty')
}

async function askAccount(): Promise<Shortlist | null> {
  try {
    await import('./follow.ts')
    const { syncShortlist } = await import('./sync.ts')
    return await syncShortlist()
  } catch {
    // Offline, the scripts themselves may be missing.
    return null
  }
}

/**
 * Shows a signed-in user what other devices have saved. Before the answer, and offline, the list of this device stays.
 */
async function followAccount(): Promise<void> {
  const before = [...favourites()].join()
  const list = await askAccount()
  $accountUnread.set(list === null)
  if (!list) return
  showLink(list.link)
  showNotes(list)
  $accountList.set(list)
  void unsavedNotes.send(list.account)
  if ([...favourites()].join() !== before) await loadSaved()
}

/** Shows the saved listings, and follows other tabs, the account and the network. Returns a function that ends this. */
export function startSaved(): () => void {
  const stored = ({ key }: StorageEvent) => key === FAVOURITES && void loadSaved()
  /** Requests that failed without a connection are repeated once it is back. */
  const online = () => {
    if ($savedState.get() === 'failed') void loadSaved()
    if (readHint() && !$accountList.get()) void followAccount()
  }
  addEventListener('storage', stored)
  addEventListener('online', online)
  const leaveNotes = followNotes()
  void loadSaved()
  keepSavedPages()
  if (readHint()) void followAccount()
  return () => {
    removeEventListener('storage', stored)
    removeEventListener('online', online)
    leaveNotes()
  }
}
