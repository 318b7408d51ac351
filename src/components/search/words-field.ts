import { connected } from '../../client/lib/connected.ts'
import { part } from '../../client/lib/parts.ts'
import type { Suggesting, WordsField } from '../../client/search/suggesting.ts'

/** The words of a search, with a list of suggestions below, which loads with the first focus. */
export class WordsFieldElement extends HTMLElement implements WordsField {
  #search: Suggesting | undefined
  #end = new AbortController()
  /** The words that were sent before the list was loaded: it must not lie over their answer. */
  #sent = ''
  /** Of the connection for which the list is open, or about to be. */
  #opened: AbortSignal | undefined

  connectedCallback() {
    this.#end = new AbortController()
    // A list that could not be loaded is asked for again while words are typed.
    for (const type of ['focus', 'input'])
      this.#input.addEventListener(type, this.#open, { signal: this.#end.signal })
    this.#input.form?.addEventListener('submit', this.#noteSent, { signal: this.#end.signal })
    if (document.activeElement === this.#input) void this.#open()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get #input(): HTMLInputElement {
    return part<HTMLInputElement>(this, 'input')
  }

  get typing(): HTMLInputElement | null {
    const input = this.#input
    return document.activeElement === input && input.value ? input : null
  }

  use(search: Suggesting) {
    this.#search = search
  }

  showChips(chips: readonly HTMLElement[]) {
    part(this, 'chips').replaceChildren(...chips)
  }

  override focus(options?: FocusOptions) {
    this.#input.focus(options)
  }

  #noteSent = () => {
    this.#sent = this.#input.value
  }

  #open = async () => {
    const { signal } = this.#end
    if (this.#opened === signal) return
    this.#opened = signal
    try {
      await connected()
      const { openSuggestions } = await import('../../client/search/suggestions.ts')
      const parts = { input: this.#input, list: part(this, 'list') }
      if (!signal.aborted) openSuggestions(parts, () => this.#search, signal, this.#sent)
    } catch {
      // Words can be typed and sent without suggestions; the next letter asks for them again.
      this.#opened = undefined
    }
  }
}
