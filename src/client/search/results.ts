import type { CardListing } from '../../domain/listing/card.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { cardElement } from '../listing/card-element.ts'
import { afterFrame, yieldToBrowser } from '../lib/yield-to-browser.ts'

const results = document.querySelector<HTMLElement>('#results')
export const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

/** One list item for each listing, made once: a visible picture is never loaded again. */
const items = new Map<string, HTMLElement>()
for (const item of results?.querySelectorAll<HTMLElement>('[data-list] > li') ?? []) {
  items.set(item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '', item)
}

/** The locality of each shown card. */
const places = new Map<string, string>()
export const placeOf = (listing: string): string | undefined => places.get(listing)
export const notePlace = (listing: CardListing, slug: string): void => {
  places.set(listing.id, slug)
}

function itemOf(listing: CardListing): HTMLElement {
  const known = items.get(listing.id)
  if (known) return known
  const item = document.createElement('li')
  item.append(cardElement(listing))
  items.set(listing.id, item)
  return item
}

/** Cards that are drawn at once. More would take a phone longer than a press may wait. */
const AT_ONCE = 2
/**
 * Cards in or near the viewport, drawn a few for each frame. The others are laid out only when the user scrolls to
 * them.
 */
const NEAR = 6

/**
 * Shows cards, the first ones at once. An item in the right place stays, because an inserted item loses the focus and
 * is laid out again. Other items are replaced or moved one by one, which keeps the page's height. `isOld` returns true
 * once another search has started.
 */
export async function showCards(
  listings: readonly CardListing[],
  isOld: () => boolean,
): Promise<void> {
  const list = part('list')
  list?.toggleAttribute('data-long', listings.length > PAGE_SIZE)
  while (list?.children[listings.length]) list.lastElementChild?.remove()
  let drawn = 0
  for (const [n, listing] of listings.entries()) {
    const item = itemOf(listing)
    const there = list?.children[n]
    if (there === item) continue
    const { parentNode, nextSibling } = item
    if (!there) list?.append(item)
    else {
      there.replaceWith(item)
      if (parentNode) list?.insertBefore(there, nextSibling)
    }
    drawn += 1
    if (drawn % AT_ONCE > 0) continue
    await (n < NEAR ? afterFrame() : yieldToBrowser())
    if (isOld()) return
  }
}

/** Stores the height of the results in the history entry, for the way back. */
export function keepHeight(): void {
  if (!results) return
  results.style.minHeight = ''
  history.replaceState({ ...history.state, height: results.offsetHeight }, '')
}

export function markResults(marks: { ready?: true; filtered?: boolean }): void {
  for (const [name, on] of Object.entries(marks)) results?.toggleAttribute(`data-${name}`, on)
}
