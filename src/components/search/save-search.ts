import { CHANGING } from '../../client/saved-search/changing.ts'
import { part } from '../../client/lib/parts.ts'
import { changeOf } from '../../domain/saved-search/change-link.ts'

/** The fragment that continues the saving after a login. */
const SAVING = '#save-search'

/** Removes the fragment from the address: a reload must not repeat what it asked for. */
const forgetFragment = () =>
  history.replaceState(history.state, '', location.pathname + location.search)

/** The button that saves the search of the page, or replaces the saved search that this tab changes. */
export class SaveSearchElement extends HTMLElement {
  /** The words of the button where it replaces nothing. */
  #usual = ''

  connectedCallback() {
    const button = part(this, 'save')
    const label = part(this, 'label')
    this.#usual ||= label.textContent
    // Disabled while it works: a second press would save the same search twice.
    button.onclick = async () => {
      if (button.ariaDisabled) return
      button.ariaDisabled = 'true'
      await this.#save().catch(() => {})
      button.ariaDisabled = null
    }
    part(this, 'another').onclick = () => {
      this.#endChange()
      button.focus()
      button.click()
    }
    const changing = changeOf(location.hash)
    if (changing || sessionStorage.getItem(CHANGING)) void this.#showChange(changing)
    if (location.hash === SAVING) {
      forgetFragment()
      // Only after a press in this tab: a link from elsewhere must save nothing.
      if (sessionStorage.getItem(SAVING)) this.#save().catch(() => {})
    }
    sessionStorage.removeItem(SAVING)
  }

  /** Shows that the button replaces a saved search; `started` is the id of one that is to be changed from here on. */
  async #showChange(started: string | null) {
    const { startChange, wordsOfChange } = await import('../../client/saved-search/change.ts')
    if (started) {
      startChange(started)
      forgetFragment()
    }
    const words = wordsOfChange()
    if (!words) return
    part(this, 'label').textContent = words
    part(this, 'another').hidden = false
  }

  #endChange() {
    sessionStorage.removeItem(CHANGING)
    part(this, 'label').textContent = this.#usual
    part(this, 'another').hidden = true
  }

  async #save() {
    const { saveThisSearch } = await import('../../client/saved-search/save.ts')
    const isSale = this.dataset.gallery === 'buy'
    if (await saveThisSearch(SAVING, isSale)) this.#endChange()
  }
}
