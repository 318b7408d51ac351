import { part } from '../../client/lib/parts.ts'
import { makeHeart } from '../../client/listing/favourites.ts'
import { loadTools } from '../../client/listing/tools.ts'
import { showToast } from '../../client/site/toast.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'

/** Saves and shares the listing of a page, and says that it is no longer on offer. */
export class OwnerPanelElement extends HTMLElement {
  #end = new AbortController()
  #saysClosed = false

  connectedCallback() {
    this.#end = new AbortController()
    const { listing: id = '', name = '' } = this.dataset
    makeHeart(part(this, 'heart'), { id, name }, this.#end.signal)
    const share = part(this, 'share')
    share.onclick = () => this.#share(share).catch(() => showToast())
    addEventListener(LISTING_CLOSED, ({ detail }) => this.#sayClosed(detail), {
      signal: this.#end.signal,
    })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  /** The buttons that would fail are gone; this says why. */
  #sayClosed(text: string) {
    if (this.#saysClosed) return
    this.#saysClosed = true
    const words = document.createElement('p')
    words.textContent = text
    part(this, 'panel').prepend(words)
    showToast(text)
  }

  async #share(button: HTMLElement) {
    const { shareListing } = await loadTools()
    await shareListing(button, {
      listing: this.dataset.listing ?? '',
      title: this.dataset.name ?? '',
      state: this.dataset.state ?? '',
      place: this.dataset.place ?? '',
      price: this.dataset.price ?? '',
    })
  }
}
