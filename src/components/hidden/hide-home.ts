import { part } from '../../client/lib/parts.ts'
import { followStored } from '../../client/lib/stored.ts'
import { showToast } from '../../client/site/toast.ts'
import { HIDDEN, HIDDEN_CHANGED } from '../../domain/site/constants.ts'

const load = () => import('../../client/hidden/hide-on-page.ts')

/** Hides the listing of a page, or all of its poster, and shows them again. */
export class HideHomeElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    for (const button of [part(this, 'home'), part(this, 'poster')])
      button.addEventListener('click', () => this.#press(button), { signal })
    followStored({ key: HIDDEN, events: [HIDDEN_CHANGED] }, this.#show, signal)
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #press = (button: HTMLElement) =>
    load()
      .then(({ press }) => press(this, button))
      .catch(() => showToast())

  /** Few devices hide anything: the buttons then stay as they were built. */
  #show = async () => {
    const isPainted = this.hasAttribute('data-painted')
    try {
      if (!isPainted && !localStorage.getItem(HIDDEN)) return
      this.toggleAttribute('data-painted', true)
      const { paint } = await load()
      paint(this)
    } catch {
      // The page is the same without it.
    }
  }
}
