import { hasKeptUnit, loadUnits } from '../../client/area/units.ts'
import { part } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'

/** Shows the areas of the page in the unit that the device keeps, and offers another one. */
export class AreaUnitElement extends HTMLElement {
  #end = new AbortController()

  connectedCallback() {
    part(this, 'open').onclick = () => this.#offer()
    // The form around it would search again, and reset what is chosen here.
    this.#units.oninput = (event) => event.stopPropagation()
    this.#units.onchange = async () => {
      const { value } = this.#units
      const { chooseUnit } = await loadUnits()
      chooseUnit(value)
    }
    this.#end = new AbortController()
    const { signal } = this.#end
    // Another page may have changed the unit before Back restores this one.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#showKept(), { signal })
    this.#showKept()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get #units() {
    return part<HTMLSelectElement>(this, 'units')
  }

  async #show() {
    const { showKeptUnit } = await loadUnits()
    this.#units.value = showKeptUnit()
  }

  #showKept() {
    // Areas as stated need no script.
    if (hasKeptUnit()) this.#show().catch(() => {})
  }

  async #offer() {
    try {
      await this.#show()
    } catch {
      return showToast()
    }
    part(this, 'open').hidden = true
    part(this, 'choice').hidden = false
    this.#units.focus()
  }
}
