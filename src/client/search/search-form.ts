import { readNumber, readRupees } from '../../domain/listing-draft/numbers.ts'
import { once, short } from '../../domain/money/rules.ts'
import { filtersOn } from '../../domain/search/criteria.ts'
import { optionLabel, rangeLabel } from '../../domain/search/chips.ts'
import type { Found } from '../../domain/search/find.ts'
import { LISTING_FACETS } from '../../domain/search/listing-facets.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { parseSearch, type Search } from '../../domain/search/rules.ts'

export const form = document.querySelector<HTMLFormElement>('#gallery-form')
const inputs = () => [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])]

const amountOf = (name: string, text: string) => {
  const amount = name.startsWith('price') ? readRupees(text) : readNumber(text)
  return amount === undefined || Number.isNaN(amount) ? '' : String(Math.round(amount))
}

/** Reads the search from the form. Localities are not in the form, but in the chips of its field. */
export function searchInForm(before: Search): Search {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value !== 'string' || !value) continue
    query.append(name, /-(min|max)$/.test(name) ? amountOf(name, value) : value)
  }
  return { ...parseSearch(query), locality: before.locality }
}

const say = (name: string, amount: number | null) => {
  if (amount === null) return ''
  return name === 'price' ? short(once(amount)).replace('₹ ', '') : String(amount)
}

/** Fills the form with a search. The focused field keeps its text. */
export function fillForm(search: Search, typing: EventTarget | null = null): void {
  for (const input of inputs()) {
    const { name, value, type } = input
    if (input === typing) continue
    if (type === 'radio' || type === 'checkbox') {
      const chosen = search[name as 'type'] ?? []
      input.checked = value ? chosen.includes(value) : chosen.length === 0
    } else if (name === 'q') input.value = search.q
    else {
      const [range, end] = name.split('-') as ['price' | 'area', string]
      input.value = say(range, search[range][end === 'min' ? 'from' : 'to'])
    }
  }
  for (const select of form?.querySelectorAll('select') ?? []) select.value = search.sort
}

/** Writes a text only if it has changed: a needless layout takes longer than the search. */
export function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Shows for each option how many matches it would give, and hides options that are not offered. */
export function paintCounts(counts: Found['counts'], offered: ReadonlySet<string>): void {
  for (const count of form?.querySelectorAll<HTMLElement>('[data-count-of]') ?? []) {
    const [facet = 'for', id = ''] = (count.dataset.countOf ?? '').split('=')
    const found = counts[facet as 'for'][id] ?? 0
    // The counts of a city that is not loaded are unknown.
    const isKnown = facet !== 'city' || Object.keys(counts.city).length > 1 || found > 0
    write(count, isKnown ? String(found) : '')
    const label = count.closest('label')
    label?.toggleAttribute('data-none', isKnown && found === 0)
    if (facet === 'budget') label?.toggleAttribute('hidden', !offered.has(id))
  }
  for (const facet of form?.querySelectorAll<HTMLElement>('[data-facet]') ?? []) {
    const isChosen = facet.querySelector('input[value]:not([value=""]):checked') !== null
    const isThere = Object.keys(counts[facet.dataset.facet as 'for'] ?? {}).some((id) => id)
    facet.hidden = !isChosen && !isThere
  }
}

/** Shows in each menu of the bar what is chosen in it. */
export function paintMenus(search: Search): void {
  for (const menu of form?.querySelectorAll<HTMLElement>('[data-menu]') ?? []) {
    const names = (menu.dataset.menu ?? '').split(' ')
    const on = filtersOn(search, names)
    const labels = LISTING_FACETS.flatMap(({ name }) =>
      names.includes(name) ? search[name].map((id) => optionLabel(name, id)) : [],
    )
    const { price } = search
    if (names.includes('price') && (price.from !== null || price.to !== null))
      labels.push(rangeLabel('price', price))
    const [first = ''] = labels
    const value = on > 1 || labels.length > 1 ? texts.chosen(Math.max(on, labels.length)) : first
    write(menu.querySelector('[data-menu-value]'), value)
    menu.toggleAttribute('data-on', on > 0)
  }
}
