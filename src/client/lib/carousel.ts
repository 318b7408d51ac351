import { SLIDE_MS, step, visibleCards } from '../../domain/carousel/rules.ts'
import { restOf, slideTo } from './slide.ts'

/** Moves a row of cards by one, around its ends, and announces the visible cards. */
function move(carousel: HTMLElement, by: 1 | -1): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]')
  const [first, second] = track?.children ?? []
  if (!track || !first) return
  const cards = track.childElementCount
  const visible = visibleCards((query) => matchMedia(query).matches)
  const stride = second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : track.clientWidth
  const position = step(Math.round(restOf(track) / stride), by, cards, visible)
  slideTo(track, position * stride, SLIDE_MS)
  const last = Math.min(cards, position + visible)
  const place = carousel.querySelector('[data-carousel-place]')
  if (place)
    place.textContent =
      visible === 1 ? `${position + 1} of ${cards}` : `${position + 1} to ${last} of ${cards}`
}

// One listener for all rows, also those that are added later.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null
  const carousel = button?.closest<HTMLElement>('[data-carousel]')
  if (button && carousel) move(carousel, button.dataset.move === '1' ? 1 : -1)
})
