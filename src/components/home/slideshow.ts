import { part, parts } from '../../client/lib/parts.ts'
import { restOf, slideTo } from '../../client/lib/slide.ts'
import { SLIDE_MS } from '../../domain/carousel/rules.ts'
import { nextSlide, SLIDESHOW_MS } from '../../domain/home/rules.ts'

/**
 * A slideshow that advances by itself. It pauses while hovered, focused, paused by the visitor, out of view, or under
 * reduced motion.
 */
export class SlideshowElement extends HTMLElement {
  #slide = 0
  #seen = false
  #paused = matchMedia('(prefers-reduced-motion: reduce)').matches
  #timer: ReturnType<typeof setInterval> | undefined
  #sight = new IntersectionObserver(
    ([entry]) => {
      this.#seen = entry?.isIntersecting ?? false
    },
    { threshold: 0.5 },
  )

  connectedCallback() {
    // A single slide has no buttons.
    if (this.#count < 2) return
    part(this, 'previous').onclick = () => this.#choose(nextSlide(this.#slide, -1, this.#count))
    part(this, 'next').onclick = () => this.#choose(nextSlide(this.#slide, 1, this.#count))
    for (const [n, dot] of this.#dots.entries()) dot.onclick = () => this.#choose(n)
    part(this, 'toggle').onclick = () => {
      this.#paused = !this.#paused
      this.#showPaused()
    }
    this.#track.addEventListener('scrollend', this.#swiped)
    this.#sight.observe(this.#track)
    this.#showPaused()
    this.#timer = setInterval(this.#advance, SLIDESHOW_MS)
  }

  disconnectedCallback() {
    clearInterval(this.#timer)
    this.#sight.disconnect()
  }

  get #track() {
    return part(this, 'track')
  }
  get #dots() {
    return parts(this, 'dot')
  }
  get #count() {
    return this.#track.childElementCount
  }

  #advance = () => {
    const rests =
      this.#paused ||
      !this.#seen ||
      document.hidden ||
      this.matches(':hover') ||
      this.contains(document.activeElement)
    if (!rests) this.#go(nextSlide(this.#slide, 1, this.#count))
  }

  #go(to: number) {
    slideTo(this.#track, to * this.#track.clientWidth, SLIDE_MS)
    this.#mark(to)
  }

  /** A move that the visitor asked for is also announced. */
  #choose(to: number) {
    this.#go(to)
    part(this, 'place').textContent = parts(this, 'title')[to]?.textContent ?? ''
  }

  // A swipe sets the slide from which the show continues. Browsers also send this event after each frame of our own
  // slide.
  #swiped = () => this.#mark(Math.round(restOf(this.#track) / this.#track.clientWidth))

  #mark(slide: number) {
    this.#slide = slide
    for (const [n, dot] of this.#dots.entries())
      dot.setAttribute('aria-current', String(n === slide))
  }

  #showPaused() {
    const toggle = part(this, 'toggle')
    const label = this.#paused ? toggle.dataset.playLabel : toggle.dataset.pauseLabel
    this.toggleAttribute('data-paused', this.#paused)
    toggle.setAttribute('aria-label', label ?? '')
  }
}
