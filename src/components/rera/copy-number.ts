import { part } from '../../client/lib/parts.ts'

/** Copies the number beside its button, and says so. */
export class CopyNumberElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    part(this, 'copy').addEventListener('click', this.#copy, { signal: this.#end.signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #copy = () => {
    const say = (words = '') => {
      part(this, 'said').textContent = words
    }
    navigator.clipboard
      .writeText(part(this, 'number').textContent?.trim() ?? '')
      .then(() => say(this.dataset.copied))
      .catch(() => say(this.dataset.failed))
  }
}
