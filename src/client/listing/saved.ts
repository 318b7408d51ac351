import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { toCard } from '../../domain/listing/card.ts'
import { SAVED_MESSAGES as SAY } from '../../domain/listing/saved-messages.ts'
import { cardElement } from './card-element.ts'
import { refreshCards } from './card-refresh.ts'
import { FAVOURITES, favouriteName, favourites, toggleFavourite } from './favourites.ts'
import { readFrom } from '../lib/read.ts'

/** The page of saved listings: those on offer as cards, those that have gone as a line with their name. */
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
  const name = favouriteName(id) ?? SAY.unnamed
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
    if (count) count.textContent = `${SAY.removed(name)} ${SAY.count(favourites().size)}`
    document.querySelector<HTMLElement>('h1')?.focus()
    if (favourites().size === 0) show('empty')
  })
  return item
}

const ASKED_AT_ONCE = 50

/** Those of the listings that are on offer. Throws where the network or the server fails. */
async function onOffer(ids: readonly string[]): Promise<Map<string, PublicListing>> {
  const known = new Map<string, PublicListing>()
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const asked = ids.slice(from, from + ASKED_AT_ONCE).join(',')
    const reply = await readFrom(readListings, { ids: asked })
    for (const listing of reply?.listings ?? []) known.set(listing.id, listing)
  }
  return known
}

function itemOf(id: string, listing: PublicListing | undefined): HTMLElement {
  if (!listing) return samples.get(id) ?? goneItem(id)
  const item = document.createElement('li')
  item.append(cardElement(toCard(listing)))
  return item
}

async function load(): Promise<void> {
  // The last one saved comes first.
  const ids = [...favourites()].reverse()
  if (ids.length === 0) return show('empty')
  show('loading')
  try {
    const known = await onOffer(ids.filter((id) => /^[a-z0-9]{8,40}$/.test(id)))
    list?.replaceChildren(...ids.map((id) => itemOf(id, known.get(id))))
    if (list) refreshCards(list)
    const count = part('count')
    if (count) count.textContent = SAY.count(ids.length)
    show('list')
  } catch {
    show('failed')
  }
}

part('failed')?.querySelector('button')?.addEventListener('click', load)
addEventListener('storage', (event) => event.key === FAVOURITES && void load())
void load()
