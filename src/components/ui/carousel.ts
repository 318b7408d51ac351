import { IN_VIEW } from '#language/carousel/texts'
import { part } from '../../client/lib/parts.ts'
import { restOf, slideTo } from '../../client/lib/slide.ts'
import { SLIDE_MS, step, visibleCards } from '../../domain/carousel/rules.ts'

/** A row of cards that two buttons move by one, around its ends. Its cards may change at any time. */
export class CarouselElement extends HTMLElement {
  connectedCallback() {
    part(this, 'previous').onclick = () => this.#move(-1)
    part(this, 'next').onclick = () => this.#move(1)
  }

  /** The list that holds the cards. */
  get track(): HTMLElement {
    return part(this, 'track')
  }

  /** Moves the row, and announces the visible cards. */
  #move(by: 1 | -1) {
    const { track } = this
    const [first, second] = track.children
    if (!first) return
    const cards = track.childElementCount
    const visible = visibleCards((query) => matchMedia(query).matches)
    const stride = second
      ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
      : track.clientWidth
    const position = step(Math.round(restOf(track) / stride), by, cards, visible)
    slideTo(track, position * stride, SLIDE_MS)
    const last = Math.min(cards, position + visible)
    part(this, 'place').textContent =
      visible === 1 ? IN_VIEW.one(position + 1, cards) : IN_VIEW.some(position + 1, last, cards)
  }
}
