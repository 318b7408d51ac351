import { part } from '../../client/lib/parts.ts'
import type { Suggesting, WordsField } from '../../client/search/suggesting.ts'

/** The words of a search, with a list of suggestions below, which loads with the first focus. */
export class WordsFieldElement extends HTMLElement implements WordsField {
  #search: Suggesting | undefined
  #end = new AbortController()
  /** Of the connection for which the list is open. */
  #opened: AbortSignal | undefined

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    this.#input.addEventListener('focus', this.#open, { once: true, signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get #input(): HTMLInputElement {
    return part<HTMLInputElement>(this, 'input')
  }

  use(search: Suggesting) {
    this.#search = search
    if (document.activeElement === this.#input) void this.#open()
  }

  showChips(chips: readonly HTMLElement[]) {
    part(this, 'chips').replaceChildren(...chips)
  }

  override focus(options?: FocusOptions) {
    this.#input.focus(options)
  }

  #open = async () => {
    const { signal } = this.#end
    if (this.#opened === signal) return
    this.#opened = signal
    const parts = { input: this.#input, list: part(this, 'list') }
    const { openSuggestions } = await import('../../client/search/suggestions.ts')
    if (this.#search && !signal.aborted) openSuggestions(parts, this.#search, signal)
  }
}
