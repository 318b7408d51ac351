import { whenLoaded } from '../../client/lib/loaded.ts'
import { part } from '../../client/lib/parts.ts'
import { listOf, parsed, tableOf, text } from '../../client/lib/stored.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Visitors who save data or want no motion keep the picture. */
function isWanted(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return (
    !saveData && effectiveType === '4g' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** A film that starts by itself, and its button. */
export class FilmElement extends HTMLElement {
  #begun = false
  #stopped = false
  #end = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  // Out of view it would go on using the processor and the battery.
  #sight = new IntersectionObserver((entries) => {
    if (this.#stopped) return
    if (entries.at(-1)?.isIntersecting) this.#play()
    else this.#video.pause()
  })

  connectedCallback() {
    if (this.#begun) return this.#sight.observe(this)
    this.#end = new AbortController()
    // The film starts after the page has loaded: it must not compete with the text and pictures.
    const loaded = () => {
      this.#timer = setTimeout(() => this.#begin(), 500)
    }
    if (isWanted()) whenLoaded(loaded, { signal: this.#end.signal })
  }

  disconnectedCallback() {
    this.#end.abort()
    clearTimeout(this.#timer)
    this.#sight.disconnect()
  }

  get #video() {
    return part<HTMLVideoElement>(this, 'video')
  }

  #begin() {
    this.#begun = true
    const video = this.#video
    const films = parsed(this.dataset.films, listOf(tableOf(text))) ?? []
    video.append(...films.map((film) => Object.assign(document.createElement('source'), film)))
    this.hidden = false
    video.load()
    video.onplaying = () => void this.toggleAttribute('data-playing', true)
    video.onplay = this.#showState
    video.onpause = this.#showState
    part(this, 'toggle').onclick = () => {
      this.#stopped = !video.paused
      if (this.#stopped) video.pause()
      else this.#play()
    }
    this.#sight.observe(this)
  }

  /** If the browser blocks autoplay, the button says so. */
  #play() {
    this.#video.play().catch(this.#showState)
  }

  #showState = () => {
    const toggle = part(this, 'toggle')
    const { paused } = this.#video
    const label = paused ? toggle.dataset.playLabel : toggle.dataset.pauseLabel
    this.toggleAttribute('data-paused', paused)
    toggle.setAttribute('aria-label', label ?? '')
  }
}
