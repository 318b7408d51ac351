import { part } from '../../client/lib/parts.ts'
import { CHANGING, PAGE_SEARCH } from '../../client/saved-search/changing.ts'

/** The fragment that continues the saving after a login. */
const SAVING = '#save-search'

/** Removes the fragment from the address: a reload must not repeat what it asked for. */
const forgetFragment = () =>
  history.replaceState(history.state, '', location.pathname + location.search)

/** What few press is loaded by the press. */
const load = () => import('../../islands/saved-search/load-saving.ts')

/**
 * The button that saves the search of the page, or replaces the saved search that this tab changes. With a query of its
 * own it saves that one, and a page may have several.
 */
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
    if (!this.dataset.query) this.#offerChange(button)
    this.#saveAfterLogin()
  }

  #saveAfterLogin() {
    const asked = sessionStorage.getItem(SAVING)
    const isBack = location.hash === SAVING
    // Another button of the page led to the login.
    if (isBack && asked && asked !== (this.dataset.query ?? PAGE_SEARCH)) return
    sessionStorage.removeItem(SAVING)
    if (!isBack) return
    forgetFragment()
    // Only after a press in this tab: a link from elsewhere must save nothing.
    if (asked) this.#save().catch(() => {})
  }

  #offerChange(button: HTMLElement) {
    part(this, 'another').onclick = () => {
      this.#endChange()
      button.focus()
      button.click()
    }
    if (location.hash || sessionStorage.getItem(CHANGING)) this.#showChange().catch(() => {})
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
    const { gallery, query: own } = this.dataset
    const showWays = async (query: string, logIn: () => void) =>
      (await loadFollow()).openFollow(part(this, 'save'), query, logIn)
    const isSaved = await saveThisSearch(SAVING, gallery === 'buy', showWays, own)
    if (isSaved && !own) this.#endChange()
  }
}
