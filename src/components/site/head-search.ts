import { part } from '../../client/lib/parts.ts'

/** The search of the header. A bar without the room for its field has a link, which shows the field over the bar. */
export class HeadSearchElement extends HTMLElement {
  #wide = matchMedia('(min-width: 74rem)')

  connectedCallback() {
    part(this, 'open').onclick = this.#open
    this.#wide.addEventListener('change', this.#hide)
  }

  disconnectedCallback() {
    this.#wide.removeEventListener('change', this.#hide)
  }

  #open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    part(this, 'form').showPopover()
    // A phone shows its keyboard only for a focus that the press itself gives.
    this.querySelector('input')?.focus()
  }

  #hide = () => part(this, 'form').hidePopover()
}
