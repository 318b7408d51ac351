import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { part, parts } from '../../client/lib/parts.ts'
import { listOf, parsed, tableOf, text } from '../../client/lib/stored.ts'
import { chipItem } from '../../client/search/chip-item.ts'
import type { FacetRule } from '../../domain/listing/facets.ts'
import {
  addChoice,
  type Choice,
  choiceIn,
  facetTable,
  filterTables,
  queryOf,
} from '../../domain/search/facets.ts'
import type { CarouselElement } from '../ui/carousel.ts'

const entriesIn = (items: readonly HTMLElement[], rules: readonly FacetRule<string>[]) => ({
  items,
  table: facetTable(
    items.map(({ dataset }) => parsed(dataset.facets ?? null, tableOf(listOf(text))) ?? {}),
    rules,
  ),
})
type Entries = ReturnType<typeof entriesIn>

/** Filters a short list that is completely in the page. The address holds the choice. */
export class FacetFilterElement extends HTMLElement {
  #rules: readonly FacetRule<string>[] = []
  #entries: Entries = entriesIn([], [])
  /** Other places that show the same entries; those that do not fit are hidden there. */
  #followers: Entries = entriesIn([], [])
  #isRead = false
  #choice: Choice = {}
  #end = new AbortController()

  connectedCallback() {
    if (!this.#isRead) this.#read()
    this.#end = new AbortController()
    const { signal } = this.#end
    const form = part<HTMLFormElement>(this, 'form')
    form.addEventListener('submit', (event) => event.preventDefault(), { signal })
    form.addEventListener('change', () => this.#go(this.#chosen(form)), { signal })
    const showAll = () => this.#go(this.#choiceIn(new URLSearchParams()))
    part(this, 'reset').addEventListener('click', showAll, { signal })
    addEventListener('popstate', this.#followAddress, { signal })
    // A wide window shows the filters in the page; they must not also lie over it.
    const hideSheet = () => this.querySelector<HTMLElement>('[popover]')?.hidePopover()
    matchMedia('(min-width: 64rem)').addEventListener('change', hideSheet, { signal })
    this.#followAddress()
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  get #options() {
    return parts<HTMLInputElement>(this, 'option')
  }

  get #list(): HTMLElement {
    return this.querySelector<CarouselElement>('aangan-carousel')?.track ?? part(this, 'list')
  }

  #labelled(input: HTMLInputElement, name: 'name' | 'count') {
    const label = input.closest('label')
    const found = name === 'name' ? parts(this, 'name') : parts(this, 'count')
    return found.find((one) => label?.contains(one))
  }

  /** Reads the facets and the entries, which leave the page when they do not fit. */
  #read() {
    const options = this.#options
    this.#rules = [...new Set(options.map(({ name }) => name))].map((name) => {
      const choices = options.filter((input) => input.name === name)
      return {
        name,
        choice: choices[0]?.type === 'radio' ? 'one' : 'all',
        options: choices.flatMap(({ value }) => (value ? { id: value } : [])),
      }
    })
    const list = this.#list
    const all = [...this.querySelectorAll<HTMLElement>('[data-facets]')]
    const isListed = (item: HTMLElement) => item.parentElement === list
    this.#entries = entriesIn(all.filter(isListed), this.#rules)
    this.#followers = entriesIn(
      all.filter((item) => !isListed(item)),
      this.#rules,
    )
    this.#isRead = true
  }

  #choiceIn = (query: URLSearchParams) => choiceIn(query, this.#rules)

  #chosen(form: HTMLFormElement): Choice {
    const filled = [...new FormData(form)].filter(([, value]) => value) as [string, string][]
    return this.#choiceIn(new URLSearchParams(filled))
  }

  #go(next: Choice) {
    this.#choice = next
    const params = new URLSearchParams()
    addChoice(params, this.#rules, next)
    history.pushState(history.state, '', location.pathname + queryOf(params))
    this.#paint()
  }

  #followAddress = () => {
    this.#choice = this.#choiceIn(new URLSearchParams(location.search))
    this.#paint()
  }

  #fittingIn({ items, table }: Entries) {
    const found = filterTables([table], this.#rules, this.#choice)
    return { ...found, fitting: (found.rows[0] ?? []).flatMap((row) => items[row] ?? []) }
  }

  #paint() {
    const { fitting, counts, unfiltered } = this.#fittingIn(this.#entries)
    const list = this.#list
    // Removed, not hidden: a carousel counts its children.
    list.replaceChildren(...fitting)
    list.scrollLeft = 0
    const following = new Set(this.#fittingIn(this.#followers).fitting)
    for (const item of this.#followers.items) item.hidden = !following.has(item)
    part(this, 'empty').hidden = fitting.length > 0
    const noun = fitting.length === 1 ? this.dataset.one : this.dataset.many
    for (const place of parts(this, 'total'))
      place.textContent = `${place.dataset.before ?? ''}${fitting.length} ${noun}${place.dataset.after ?? ''}`
    for (const input of this.#options) {
      const { name, value } = input
      const chosen = this.#choice[name] ?? []
      input.checked = value ? chosen.includes(value) : chosen.length === 0
      const count = this.#labelled(input, 'count')
      if (count) count.textContent = String(value ? (counts[name]?.[value] ?? 0) : unfiltered[name])
    }
    this.#paintChips()
  }

  #paintChips() {
    const labelOf = (name: string, id: string) => {
      const input = this.#options.find((one) => one.name === name && one.value === id)
      return (input && this.#labelled(input, 'name')?.textContent) ?? id
    }
    const on = this.#rules.flatMap(({ name }) =>
      (this.#choice[name] ?? []).map((id) => ({ name, id })),
    )
    const chips = on.map(({ name, id }) => {
      const label = labelOf(name, id)
      const rest = (this.#choice[name] ?? []).filter((one) => one !== id)
      return this.#chipFor(label, { ...this.#choice, [name]: rest }, texts.remove(label))
    })
    if (on.length > 1) chips.push(this.#chipFor(texts.clear, this.#choiceIn(new URLSearchParams())))
    part(this, 'chips').replaceChildren(...chips)
  }

  #chipFor(label: string, next: Choice, name?: string) {
    const press = () => {
      this.#go(next)
      // The chip is removed, so the focus moves to the next one, or to the results.
      const first = part(this, 'chips').querySelector('button')
      ;(first ?? part(this, 'results')).focus({ preventScroll: true })
    }
    return chipItem(label, press, name)
  }
}
