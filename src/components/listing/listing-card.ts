import { compared, followCompared } from '../../client/listing/compared.ts'
import { makeHeart } from '../../client/listing/favourites.ts'
import { followChoices, loadTools } from '../../client/listing/tools.ts'
import { part, parts } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'

const failed = () => showToast()

/** The card of a listing: its heart, and the buttons that choose it for a comparison and share it. */
export class CardElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const id = this.dataset.listing ?? ''
    makeHeart(part(this, 'heart'), { id, name: this.dataset.name ?? '' }, signal)
    for (const button of parts(this, 'share'))
      button.onclick = () => this.#share(button).catch(failed)
    for (const button of parts(this, 'compare')) {
      button.onclick = () => loadTools().then(({ choose }) => choose(id, button), failed)
      followCompared(
        () => button.setAttribute('aria-pressed', `${compared().includes(id)}`),
        signal,
      )
    }
    followChoices()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  async #share(button: HTMLElement) {
    const { share } = await loadTools()
    const textOf = (found?: HTMLElement) => found?.textContent.trim() ?? ''
    await share(button, {
      listing: this.dataset.listing ?? '',
      title: this.dataset.name ?? '',
      state: textOf(parts(this, 'badge')[0]),
      place: textOf(part(this, 'place')),
      price: textOf(part(this, 'price')),
    })
  }
}
