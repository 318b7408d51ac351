import { part } from '../../client/lib/parts.ts'
import { CHANGING } from '../../client/saved-search/changing.ts'

/** The fragment that continues the saving after a login. */
const SAVING = '#save-search'

/** Removes the fragment from the address: a reload must not repeat what it asked for. */
const forgetFragment = () =>
  history.replaceState(history.state, '', location.pathname + location.search)

/** What few press is loaded by the press. */
const load = () => import('../../islands/saved-search/load-saving.ts')

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
    if (location.hash || sessionStorage.getItem(CHANGING)) this.#showChange().catch(() => {})
    if (location.hash === SAVING) {
      forgetFragment()
      // Only after a press in this tab: a link from elsewhere must save nothing.
      if (sessionStorage.getItem(SAVING)) this.#save().catch(() => {})
    }
    sessionStorage.removeItem(SAVING)
  }

  /** Shows that the button replaces a saved search, from here on where the fragment names one. */
  async #showChange() {
    const { startChange, wordsOfChange } = await (await load()).loadSave()
    if (startChange(location.hash)) forgetFragment()
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
    const { loadFollow, loadSave } = await load()
    const { saveThisSearch } = await loadSave()
    const isSale = this.dataset.gallery === 'buy'
    const showWays = async (query: string, logIn: () => void) =>
      (await loadFollow()).openFollow(part(this, 'save'), query, logIn)
    if (await saveThisSearch(SAVING, isSale, showWays)) this.#endChange()
  }
}
