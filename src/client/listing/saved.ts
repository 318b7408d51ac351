import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { toCard } from '../../domain/listing/card.ts'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { cardElement } from './card-element.ts'
import { refreshCards } from './card-refresh.ts'
import { FAVOURITES, favouriteName, favourites, toggleFavourite } from './favourites.ts'
import { readFrom } from '../lib/read.ts'
import { VIEWED } from '../../domain/site/constants.ts'
import { readHint } from '../account/session-hint.ts'
import type { Shortlist } from '../../contract/shortlist.ts'

/** The page of saved listings: public ones as cards, others as a line with their name. */
const page = document.querySelector<HTMLElement>('[data-saved]')
const part = (name: string) => page?.querySelector<HTMLElement>(`[data-part="${name}"]`)
const list = part('list')
const samples = new Map(
  [...(page?.querySelectorAll<HTMLElement>('[data-sample-of]') ?? [])].map((item) => [
    item.dataset.sampleOf ?? '',
    item,
  ]),
)

function show(state: 'loading' | 'empty' | 'failed' | 'list'): void {
  for (const name of ['loading', 'empty', 'failed', 'list'])
    part(name)?.toggleAttribute('hidden', name !== state)
}

function goneItem(id: string): HTMLElement {
  const name = favouriteName(id) ?? texts.unnamed
  const item = document
    .querySelector<HTMLTemplateElement>('#gone-template')
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const slot = (of: string) => item.querySelector(`[data-slot="${of}"]`)
  slot('name')?.replaceChildren(name)
  slot('name-again')?.append(name)
  item.querySelector('button')?.addEventListener('click', () => {
    toggleFavourite(id)
    item.remove()
    const count = part('count')
    if (count) count.textContent = `${texts.removed(name)} ${texts.count(favourites().size)}`
    document.querySelector<HTMLElement>('h1')?.focus()
    if (favourites().size === 0) show('empty')
  })
  return item
}

const ASKED_AT_ONCE = 50

/** Returns those of the listings that still have a page, sold and rented ones included. Throws if the network or the server fails. */
async function readPublic(ids: readonly string[]): Promise<Map<string, PublicListing>> {
  const known = new Map<string, PublicListing>()
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const asked = ids.slice(from, from + ASKED_AT_ONCE).join(',')
    const reply = await readFrom(readListings, { ids: asked })
    for (const listing of reply?.listings ?? []) known.set(listing.id, listing)
  }
  return known
}

function itemOf(id: string, listing: PublicListing | undefined): HTMLElement {
  if (!listing && samples.has(id)) return samples.get(id) as HTMLElement
  const item = listing ? document.createElement('li') : goneItem(id)
  if (listing) {
    item.append(cardElement(toCard(listing)))
    item.dataset.price = String(listing.price)
    item.dataset.listingType = listing.listingType
  }
  item.dataset.savedId = id
  return item
}

let account: Shortlist | null = null

/** Adds the notes and prices that only an account has. */
async function addAccountData(): Promise<void> {
  if (!account || !list) return
  const { addOwnData } = await import('../shortlist/own.ts')
  addOwnData(list, account)
}

let loads = 0

async function load(): Promise<void> {
  loads += 1
  const mine = loads
  // Last saved first.
  const ids = [...favourites()].reverse()
  if (ids.length === 0) return show('empty')
  show('loading')
  try {
    const known = await readPublic(ids.filter((id) => /^[a-z0-9]{8,40}$/.test(id)))
    // A later load knew more; this one must not overwrite it.
    if (mine !== loads) return
    list?.replaceChildren(...ids.map((id) => itemOf(id, known.get(id))))
    if (list) refreshCards(list)
    const count = part('count')
    if (count) count.textContent = texts.count(ids.length)
    show('list')
    await addAccountData()
  } catch {
    show('failed')
  }
}

part('failed')?.querySelector('button')?.addEventListener('click', load)
addEventListener('storage', (event) => event.key === FAVOURITES && void load())
void load()

async function askAccount(): Promise<Shortlist | null> {
  try {
    await import('../shortlist/follow.ts')
    const { syncShortlist } = await import('../shortlist/sync.ts')
    return await syncShortlist()
  } catch {
    // Offline, the scripts themselves may be missing.
    return null
  }
}

const kept = part('kept')
const keptWords = [...(kept?.childNodes ?? [])]

/**
 * Shows a signed-in user what other devices have saved. Before the answer, and offline, the list of this device stays.
 */
async function followAccount(): Promise<void> {
  const before = [...favourites()].join()
  account = await askAccount()
  if (!account || !page) return kept?.replaceChildren(kept.dataset.unread ?? '')
  kept?.replaceChildren(...keptWords)
  const { fillListHead } = await import('../shortlist/own.ts')
  fillListHead(page, account)
  if ([...favourites()].join() === before) await addAccountData()
  else await load()
}
/** Requests that failed without a connection are repeated once it is back. */
addEventListener('online', () => {
  if (part('failed')?.hidden === false) void load()
  if (readHint() && !account) void followAccount()
})
if (readHint()) void followAccount()
if (localStorage.getItem(VIEWED)) void import('./viewed-row.ts')
