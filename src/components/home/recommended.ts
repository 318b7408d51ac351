import { newListings } from '../../client/home/new-listings.ts'
import { loadCard } from '../../client/listing/load-card.ts'
import type { CarouselElement } from '../ui/carousel.ts'

/** A row of listings. Those that were approved after the page was built are put before the others. */
export class RecommendedElement extends HTMLElement {
  connectedCallback() {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300))
    whenIdle(() => this.#addNew())
  }

  async #addNew() {
    const row = this.querySelector<CarouselElement>('aangan-carousel')?.track
    const listings = await newListings(this.dataset.newerThan ?? '0')
    if (!listings) console.error(this.dataset.failed)
    const fresh = listings?.filter(
      ({ id }) => !row?.querySelector(`[data-listing="${CSS.escape(id)}"]`),
    )
    if (!row || !fresh?.length) return
    // Loaded only when there is something new, which is rare.
    const { cardElement, toCard } = await loadCard()
    const items = fresh.map((listing) => {
      const item = document.createElement('li')
      item.append(cardElement(toCard(listing)))
      return item
    })
    const atStart = row.scrollLeft < 1
    row.prepend(...items)
    // Scroll snapping would keep the former first card in view.
    if (atStart) row.scrollLeft = 0
  }
}
