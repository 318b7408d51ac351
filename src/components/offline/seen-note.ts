import { OFFLINE_TEXTS as texts } from '#language/site/texts-offline'
import { part } from '../../client/lib/parts.ts'
import { agoInWords } from '../../domain/time/rules.ts'

const MINUTE_MS = 60_000

/**
 * Says why a copy of the page is shown and how old it is, for as long as the page stays open. Any page may be such a
 * copy, so the layout imports this as well.
 */
class SeenNoteElement extends HTMLElement {
  #end = new AbortController()
  #timer: ReturnType<typeof setInterval> | undefined

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    addEventListener('online', this.#backOnline, { signal })
    addEventListener('offline', this.#say, { signal })
    this.#timer = setInterval(this.#sayAge, MINUTE_MS)
    this.#say()
  }

  disconnectedCallback() {
    this.#end.abort()
    clearInterval(this.#timer)
  }

  #say = () => {
    // A worker may not know that the device has no network.
    const why = navigator.onLine ? this.dataset.why : 'offline'
    part(this, 'why').textContent =
      why === 'slow' || why === 'unreached' ? texts[why] : texts.offline
    part(this, 'reload').hidden = why !== 'slow' && why !== 'unreached'
    this.#sayAge()
  }

  #sayAge = () => {
    const { seen = '' } = this.dataset
    part(this, 'copy').textContent = texts.copy(agoInWords(seen, new Date()))
  }

  #backOnline = () => {
    part(this, 'why').textContent = texts.online
    part(this, 'reload').hidden = false
  }
}

customElements.define('aangan-seen-note', SeenNoteElement)
