import { part, parts } from '../../client/lib/parts.ts'
import { compared, followCompared } from '../../client/listing/compared.ts'
import { makeHeart } from '../../client/listing/favourites.ts'
import { followChoices, loadTools } from '../../client/listing/tools.ts'
import { showToast } from '../../client/site/toast.ts'

/** The card of a listing: its heart, and the buttons that choose it for a comparison and share it. */
export class CardElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const { listing: id = '', name = '' } = this.dataset
    makeHeart(part(this, 'heart'), { id, name }, signal)
    const compare = parts(this, 'compare')
    this.#on(parts(this, 'share'), 'share')
    this.#on(parts(this, 'more'), 'more')
    this.#on(compare, 'compare')
    for (const button of compare)
      followCompared(
        () => button.setAttribute('aria-pressed', `${compared().includes(id)}`),
        signal,
      )
    followChoices()
  }

  #on(buttons: readonly HTMLElement[], tool: 'share' | 'compare' | 'more') {
    for (const button of buttons)
      button.onclick = () =>
        loadTools()
          .then((tools) => tools[tool](this, button))
          .catch(() => showToast())
  }

  disconnectedCallback() {
    this.#end.abort()
  }
}
