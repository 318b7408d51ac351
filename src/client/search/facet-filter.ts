import {
  choiceQuery,
  countWith,
  type Facets,
  fitsChoice,
  parseChoice,
} from '../../domain/search/facets.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { listOf, parsed, tableOf, text } from '../lib/stored.ts'

/**
 * Filters a short list that is completely in the page. `[data-facet-form]` holds radio buttons and checkboxes, named by
 * facet. `[data-facet-list]` holds the entries with their values. The address holds the choice.
 */
const form = document.querySelector<HTMLFormElement>('[data-facet-form]')
const list = document.querySelector<HTMLElement>('[data-facet-list]')
const frame = document.querySelector<HTMLElement>('[data-facet-results]')
const part = (name: string) => document.querySelector<HTMLElement>(`[data-facet-${name}]`)

const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])]
const known: Record<string, string[]> = {}
for (const { name, value } of inputs) known[name] = [...(known[name] ?? []), value]
const facetsOf = (item: Element): Facets =>
  parsed(item.getAttribute('data-facets'), tableOf(listOf(text))) ?? {}
const entries = [...(list?.children ?? [])].map((item) => ({ item, facets: facetsOf(item) }))

/** Other places that show the same entries; those that do not fit are hidden there. */
const followers = [...document.querySelectorAll<HTMLElement>('[data-facet-follow] > *')]

let choice: Facets = parseChoice(new URLSearchParams(location.search), known)
const labelOf = (facet: string, id: string) =>
  inputs
    .find((input) => input.name === facet && input.value === id)
    ?.closest('label')
    ?.querySelector('[data-label]')?.textContent ?? id

function paint() {
  const fitting = entries.filter(({ facets }) => fitsChoice(facets, choice))
  // Removed, not hidden: a carousel counts its children.
  list?.replaceChildren(...fitting.map(({ item }) => item))
  if (list) list.scrollLeft = 0
  for (const item of followers) item.hidden = !fitsChoice(facetsOf(item), choice)
  list
    ?.closest<HTMLElement>('.carousel')
    ?.setAttribute('data-count', String(Math.min(fitting.length, 4)))
  part('empty')?.toggleAttribute('hidden', fitting.length > 0)
  for (const total of document.querySelectorAll<HTMLElement>('[data-facet-total]')) {
    const { one = '', many = '', before = '' } = total.dataset
    total.textContent = `${before}${fitting.length} ${fitting.length === 1 ? one : many}`
  }
  const all = entries.map(({ facets }) => facets)
  for (const input of inputs) {
    const chosen = Boolean(choice[input.name]?.includes(input.value))
    input.checked =
      chosen || (input.type === 'radio' && !input.value && choice[input.name]?.length === 0)
    const count = input.closest('label')?.querySelector('[data-count]')
    const many = input.type === 'checkbox' && !chosen
    if (count)
      count.textContent = String(
        countWith(
          all,
          many ? choice : without(input),
          input.name,
          input.value,
          input.type === 'checkbox',
        ),
      )
  }
  paintChips()
  frame?.toggleAttribute('data-ready', true)
}

const without = ({ name, value }: HTMLInputElement): Facets => ({
  ...choice,
  [name]: (choice[name] ?? []).filter((id) => id !== value),
})

function paintChips() {
  const on = Object.entries(choice).flatMap(([facet, ids]) => ids.map((id) => ({ facet, id })))
  const chips = on.map(({ facet, id }) =>
    chip(labelOf(facet, id), true, {
      ...choice,
      [facet]: (choice[facet] ?? []).filter((one) => one !== id),
    }),
  )
  if (on.length > 1) chips.push(chip(texts.clear, false, {}))
  part('chips')?.replaceChildren(...chips)
}

function chip(label: string, removes: boolean, next: Facets) {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: label,
  })
  if (removes) button.setAttribute('aria-label', texts.remove(label))
  button.addEventListener('click', () => {
    go(parseChoice(new URLSearchParams(choiceQuery(next)), known))
    // The chip is removed, so the focus moves to the next one, or to the results.
    const [first] = part('chips')?.querySelectorAll('button') ?? []
    ;(first ?? frame)?.focus({ preventScroll: true })
  })
  item.append(button)
  return item
}

function go(next: Facets) {
  choice = next
  history.pushState(history.state, '', location.pathname + choiceQuery(choice))
  paint()
}

form?.addEventListener('submit', (event) => event.preventDefault())
form?.addEventListener('change', () => {
  const filled = [...new FormData(form)].filter(([, value]) => value) as [string, string][]
  go(parseChoice(new URLSearchParams(filled), known))
})
for (const reset of document.querySelectorAll('[data-facet-reset]'))
  reset.addEventListener('click', () => go(parseChoice(new URLSearchParams(), known)))
addEventListener('popstate', () => {
  choice = parseChoice(new URLSearchParams(location.search), known)
  paint()
})
// A wide window shows the filters in the page; they must not also lie over it.
matchMedia('(min-width: 64rem)').addEventListener('change', () =>
  document.querySelector<HTMLElement>('.gallery-filters[popover]')?.hidePopover(),
)
paint()
