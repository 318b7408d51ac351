import { SLIDE_MS } from '../../domain/carousel/rules.ts'
import { SLIDESHOW_MS } from '../../domain/home/constants.ts'
import { nextSlide } from '../../domain/home/rules.ts'
import { restOf, slideTo } from '../lib/slide.ts'

/** Advances a slideshow automatically. It pauses while hovered, focused, paused by the visitor, out of view, or under reduced motion. */
function turn(show: HTMLElement, track: HTMLElement): void {
  const count = track.childElementCount
  const dots = [...show.querySelectorAll<HTMLElement>('[data-slide-to]')]
  const place = show.querySelector<HTMLElement>('[data-place]')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let slide = 0
  let seen = false
  let paused = still.matches

  const resting = () =>
    paused ||
    !seen ||
    document.hidden ||
    show.matches(':hover') ||
    show.contains(document.activeElement)
  const mark = () => {
    for (const [n, dot] of dots.entries()) dot.setAttribute('aria-current', String(n === slide))
  }
  const go = (to: number) => {
    slide = to
    slideTo(track, to * track.clientWidth, SLIDE_MS)
    mark()
  }
  /** A move that the visitor asked for is also announced. */
  const choose = (to: number) => {
    go(to)
    if (place) place.textContent = track.children[to]?.querySelector('h3')?.textContent ?? ''
  }
  const showPaused = () => {
    const toggle = show.querySelector<HTMLElement>('[data-toggle]')
    show.toggleAttribute('data-paused', paused)
    toggle?.setAttribute(
      'aria-label',
      (paused ? toggle.dataset.playLabel : toggle.dataset.pauseLabel) ?? '',
    )
  }

  show.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (button?.dataset.step) choose(nextSlide(slide, button.dataset.step === '1' ? 1 : -1, count))
    else if (button?.dataset.slideTo) choose(Number(button.dataset.slideTo))
    else if (button && 'toggle' in button.dataset) {
      paused = !paused
      showPaused()
    }
  })
  // A swipe sets the slide from which the show continues. Browsers also send this event after each frame of our own
  // slide.
  track.addEventListener('scrollend', () => {
    slide = Math.round(restOf(track) / track.clientWidth)
    mark()
  })
  new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false
    },
    { threshold: 0.5 },
  ).observe(track)
  showPaused()
  setInterval(() => resting() || go(nextSlide(slide, 1, count)), SLIDESHOW_MS)
}

for (const show of document.querySelectorAll<HTMLElement>('[data-slideshow]')) {
  const track = show.querySelector<HTMLElement>('[data-track]')
  if (track && track.childElementCount > 1) turn(show, track)
}
