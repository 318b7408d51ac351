import { part } from '../../client/lib/parts.ts'
import type { Suggesting, WordsField } from '../../client/search/suggesting.ts'
import type { Suggestion } from '../../domain/search/suggest.ts'

const optionId = (n: number) => `suggestion-${n}`

function optionOf({ kind, label, detail }: Suggestion, n: number): HTMLElement {
  const option = document.createElement('li')
  option.id = optionId(n)
  option.setAttribute('role', 'option')
  const name = Object.assign(document.createElement('span'), { textContent: label })
  const more = Object.assign(document.createElement('span'), {
    className: 'muted',
    textContent: [kind, detail].filter(Boolean).join(' · '),
  })
  option.append(name, more)
  return option
}

/**
 * The words of a search, with a list of suggestions below. The arrow keys walk through it, Enter takes one, Escape
 * closes it.
 */
export class WordsFieldElement extends HTMLElement implements WordsField {
  #search: Suggesting | undefined
  #shown: readonly Suggestion[] = []
  #active = -1
  /** Counts the questions: an answer to an older one is not shown. */
  #asked = 0
  #end = new AbortController()

  connectedCallback() {
    this.#end = new AbortController()
    const { signal } = this.#end
    const { input, list } = this
    input.addEventListener('input', this.#suggest, { signal })
    input.addEventListener('keydown', this.#pressed, { signal })
    input.addEventListener('blur', this.#close, { signal })
    // Prevents the field from losing the focus, which would close the list under the pointer.
    list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
    list.addEventListener('click', this.#clicked, { signal })
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  private get input(): HTMLInputElement {
    return part<HTMLInputElement>(this, 'input')
  }

  private get list(): HTMLElement {
    return part(this, 'list')
  }

  use(search: Suggesting) {
    this.#search = search
    // Words that were typed before this script was loaded.
    if (this.input.value && document.activeElement === this.input) void this.#suggest()
  }

  showChips(chips: readonly HTMLElement[]) {
    part(this, 'chips').replaceChildren(...chips)
  }

  override focus(options?: FocusOptions) {
    this.input.focus(options)
  }

  #mark(place: number) {
    const { input, list } = this
    this.#active = place
    for (const [n, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(n === place))
    if (place < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(place))
    list.children[place]?.scrollIntoView({ block: 'nearest' })
  }

  #show(suggestions: readonly Suggestion[]) {
    const isOpen = suggestions.length > 0
    this.#shown = suggestions
    this.list.replaceChildren(...suggestions.map(optionOf))
    this.list.hidden = !isOpen
    this.input.setAttribute('aria-expanded', String(isOpen))
    this.#mark(-1)
  }

  #close = () => {
    this.#asked += 1
    this.#show([])
  }

  #suggest = async () => {
    this.#asked += 1
    const asked = this.#asked
    const found = await this.#search?.suggest(this.input.value).catch(() => [])
    if (found && asked === this.#asked) this.#show(found)
  }

  #take(n: number) {
    const chosen = this.#shown[n]
    this.#close()
    if (chosen) this.#search?.take(chosen)
    this.focus({ preventScroll: true })
  }

  #pressed = (event: KeyboardEvent) => {
    const { length } = this.#shown
    const now = this.#active
    if (event.key === 'ArrowDown' && length > 0) this.#mark((now + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) this.#mark(now <= 0 ? length - 1 : now - 1)
    else if (event.key === 'Enter' && now >= 0) this.#take(now)
    else if (event.key === 'Escape' && length > 0) this.#close()
    else return
    event.preventDefault()
  }

  #clicked = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    if (option) this.#take([...this.list.children].indexOf(option))
  }
}
