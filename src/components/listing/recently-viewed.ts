import { part } from '../../client/lib/parts.ts'
import { loadCard } from '../../client/listing/load-card.ts'
import { VIEWED } from '../../domain/site/constants.ts'
import type { CarouselElement } from '../ui/carousel.ts'

const load = () => import('../../client/listing/viewed-listings.ts')

/** A row of the listings that this device has viewed. It is far down: most visits never scroll there. */
export class RecentlyViewedElement extends HTMLElement {
  #near: IntersectionObserver | undefined

  connectedCallback() {
    part(this, 'clear').onclick = () => this.#clear()
    this.#near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        this.#near?.disconnect()
        // Without its scripts, as offline, the row stays away.
        if (localStorage.getItem(VIEWED)) this.#fill().catch(() => {})
      },
      { rootMargin: '400px' },
    )
    this.#near.observe(this)
  }

  disconnectedCallback() {
    this.#near?.disconnect()
  }

  async #fill() {
    const [{ viewedListings }, { cardElement, toCard }] = await Promise.all([load(), loadCard()])
    const cards = (await viewedListings()).map((listing) => {
      const item = document.createElement('li')
      item.append(cardElement(toCard(listing)))
      return item
    })
    this.#show(cards)
  }

  #show(cards: HTMLElement[]) {
    this.querySelector<CarouselElement>('aangan-carousel')?.track.replaceChildren(...cards)
    part(this, 'row').hidden = cards.length === 0
  }

  async #clear() {
    const { forgetViewed } = await load()
    forgetViewed()
    this.#show([])
    part(this, 'announcement').textContent = this.dataset.cleared ?? ''
    this.focus({ preventScroll: true })
  }
}
