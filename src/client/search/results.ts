import type { CardListing } from '../../domain/listing/card.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { PAGE_SIZE } from '../../domain/search/constants.ts'
import { afterFrame, yieldToBrowser } from '../lib/yield-to-browser.ts'
import { cardElement } from '../listing/card-element.ts'
import type { GalleryParts } from './gallery-parts.ts'

/** Cards that are drawn at once. More would take a phone longer than a press may wait. */
const AT_ONCE = 2
/**
 * Cards in or near the viewport, drawn a few for each frame. The others are laid out only when the user scrolls to
 * them.
 */
const NEAR = 6

type LoadPhotos = () => Promise<readonly Photo[]>

export type Results = ReturnType<typeof openResults>

/** The list of results. */
export function openResults({ results, list }: Pick<GalleryParts, 'results' | 'list'>) {
  /** One list item for each listing, made once: a visible picture is never loaded again. */
  const items = new Map<string, HTMLElement>()
  /** The locality of each shown card, and how its further photos are loaded. */
  const places = new Map<string, string>()
  const loaders = new Map<string, LoadPhotos>()
  const idOf = (item: Element) =>
    item.querySelector<HTMLElement>('aangan-card')?.dataset.listing ?? ''
  for (const item of list.querySelectorAll('li')) items.set(idOf(item), item)

  function itemOf(listing: CardListing): HTMLElement {
    const known = items.get(listing.id)
    if (known) return known
    const item = document.createElement('li')
    item.append(cardElement(listing, loaders.get(listing.id)))
    items.set(listing.id, item)
    return item
  }

  /**
   * Shows cards, the first ones at once. An item in the right place stays, because an inserted item loses the focus and
   * is laid out again. Other items are replaced or moved one by one, which keeps the page's height. `isOld` returns
   * true once another search has started.
   */
  async function show(listings: readonly CardListing[], isOld: () => boolean): Promise<void> {
    list.toggleAttribute('data-long', listings.length > PAGE_SIZE)
    while (list.children[listings.length]) list.lastElementChild?.remove()
    let drawn = 0
    for (const [n, listing] of listings.entries()) {
      const item = itemOf(listing)
      const there = list.children[n]
      if (there === item) continue
      const { parentNode, nextSibling } = item
      if (!there) list.append(item)
      else {
        there.replaceWith(item)
        if (parentNode) list.insertBefore(there, nextSibling)
      }
      drawn += 1
      if (drawn % AT_ONCE > 0) continue
      await (n < NEAR ? afterFrame() : yieldToBrowser())
      if (isOld()) return
    }
  }

  return {
    show,
    note({ id }: CardListing, slug: string, loadFurther?: LoadPhotos) {
      places.set(id, slug)
      if (loadFurther) loaders.set(id, loadFurther)
    },
    /** Returns the locality of the card that was touched. */
    placeAt: (target: Element) => {
      const item = target.closest('li')
      return item?.parentElement === list ? places.get(idOf(item)) : undefined
    },
    /** Marks the cards of a locality. */
    light(slug: string | undefined) {
      for (const card of list.querySelectorAll<HTMLElement>('aangan-card'))
        card.toggleAttribute(
          'data-lit',
          Boolean(slug) && places.get(card.dataset.listing ?? '') === slug,
        )
    },
    /** Stores the height of the results in the history entry, for the way back. */
    keepHeight() {
      results.style.minHeight = ''
      history.replaceState({ ...history.state, height: results.offsetHeight }, '')
    },
  }
}
