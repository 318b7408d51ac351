import { followKeptUnit } from '../../client/area/units.ts'
import { compared, followCompared } from '../../client/listing/compared.ts'
import { makeHeart } from '../../client/listing/heart.ts'
import { part, parts } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'
import { listingPath } from '../../contract/paths.ts'

/** What few press is loaded by the press. */
const loadBar = () => import('../../client/listing/compare-bar.ts')
const loadSheet = () => import('../../client/listing/share-sheet.ts')

/** The card of a listing: its heart, and the buttons that choose it for a comparison and share it. */
export class CardElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const { listing: id = '', name = '' } = this.dataset
    followKeptUnit()
    makeHeart(part(this, 'heart'), { id, name }, signal)
    for (const button of parts(this, 'share')) button.onclick = () => this.#share(button)
    for (const button of parts(this, 'compare')) {
      button.onclick = () =>
        loadBar().then(
          (bar) => bar.choose(id, button),
          () => showToast(),
        )
      followCompared(() => {
        button.setAttribute('aria-pressed', `${compared().includes(id)}`)
      }, signal)
      if (compared().length > 0) loadBar().catch(() => {})
    }
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  async #share(button: HTMLElement) {
    const { listing = '', name = '' } = this.dataset
    const textOf = (found?: HTMLElement) => found?.textContent.trim() ?? ''
    try {
      const { openShareSheet } = await loadSheet()
      openShareSheet(button, {
        title: name,
        state: textOf(parts(this, 'badge')[0]),
        place: textOf(part(this, 'place')),
        price: textOf(part(this, 'price')),
        address: new URL(listingPath(listing), location.origin).href,
      })
    } catch {
      showToast()
    }
  }
}
