import { atom } from 'nanostores'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import type { Shortlist } from '../../contract/shortlist.ts'
import { isListing } from '../../domain/shortlist/rules.ts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { readHint } from '../account/session-hint.ts'
import { readFrom } from '../lib/read.ts'
import {
  favouriteName,
  favourites,
  keepSavedPages,
  toggleFavourite,
} from '../listing/favourites.ts'
import { keepAnswer, lastAnswer } from '../listing/kept-answer.ts'
import { showLink } from './link.store.ts'
import { followNotes, showNotes } from './notes.store.ts'
import { sendUnsaved } from './unsaved-notes.ts'

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

const ASKED_AT_ONCE = 50

/** Returns those that still have a page, sold and rented ones included. Throws if the network or the server fails. */
async function readPublic(ids: readonly string[]): Promise<Map<string, PublicListing>> {
  const known = new Map<string, PublicListing>()
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const asked = ids.slice(from, from + ASKED_AT_ONCE).join(',')
    const reply = await readFrom(readListings, { ids: asked })
    for (const listing of reply?.listings ?? []) known.set(listing.id, listing)
  }
  void keepAnswer('saved-list', [...known.values()])
  return known
}

/** The last answer, on a page that says itself how old it is; otherwise the failure stands. */
async function lastKnown(failure: unknown): Promise<Map<string, PublicListing>> {
  const last = document.querySelector('aangan-seen-note') && (await lastAnswer('saved-list'))
  if (!last) throw failure
  return new Map(last.map((listing) => [listing.id, listing]))
}

let loads = 0

export async function loadSaved(): Promise<void> {
  loads += 1
  const mine = loads
  const ids = [...favourites()].reverse()
  if (ids.length === 0) return $savedState.set('empty')
  $savedState.set('loading')
  try {
    const known = await readPublic(ids.filter(isListing)).catch(lastKnown)
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
  void sendUnsaved(list.account)
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
