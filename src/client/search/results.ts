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
/** What the search knows of a card: its locality, the line that answers the filters, and how its photos are loaded. */
type Noted = { slug: string; fact: string; loadFurther: LoadPhotos | undefined }

export type Results = ReturnType<typeof openResults>

/** The list of results. */
export function openResults({ results, list }: Pick<GalleryParts, 'results' | 'list'>) {
  /** One list item for each listing, made once: a visible picture is never loaded again. */
  const items = new Map<string, HTMLElement>()
  const noted = new Map<string, Noted>()
  const idOf = (item: Element) =>
    item.querySelector<HTMLElement>('aangan-card')?.dataset.listing ?? ''
  for (const item of list.querySelectorAll('li')) items.set(idOf(item), item)

  function itemOf(listing: CardListing): HTMLElement {
    const item = items.get(listing.id) ?? newItem(listing)
    const { fact = '' } = noted.get(listing.id) ?? {}
    const line = item.querySelector<HTMLElement>('.card-fact')
    if (line) Object.assign(line, { textContent: fact, hidden: fact === '' })
    return item
  }

  function newItem(listing: CardListing): HTMLElement {
    const item = document.createElement('li')
    item.append(cardElement(listing, noted.get(listing.id)?.loadFurther))
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
    note({ id }: CardListing, known: Noted) {
      noted.set(id, known)
    },
    /** Returns the locality of the card that was touched. */
    placeAt: (target: Element) => {
      const item = target.closest('li')
      return item?.parentElement === list ? noted.get(idOf(item))?.slug : undefined
    },
    /** Marks the cards of a locality. */
    light(slug: string | undefined) {
      for (const card of list.querySelectorAll<HTMLElement>('aangan-card'))
        card.toggleAttribute(
          'data-lit',
          Boolean(slug) && noted.get(card.dataset.listing ?? '')?.slug === slug,
        )
    },
    /** Stores the height of the results in the history entry, for the way back. */
    keepHeight() {
      results.style.minHeight = ''
      history.replaceState({ ...history.state, height: results.offsetHeight }, '')
    },
  }
}
