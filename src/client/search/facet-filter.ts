import {
  addChoice,
  type Choice,
  choiceIn,
  type FacetRule,
  facetTable,
  filterTables,
  queryOf,
} from '../../domain/search/facets.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { listOf, parsed, tableOf, text } from '../lib/stored.ts'
import { chipItem } from './chip-item.ts'

/**
 * Filters a short list that is completely in the page. `[data-facet-form]` holds radio buttons and checkboxes, named by
 * facet. `[data-facet-list]` holds the entries with their options. The address holds the choice.
 */
const form = document.querySelector<HTMLFormElement>('[data-facet-form]')
const list = document.querySelector<HTMLElement>('[data-facet-list]')
const frame = document.querySelector<HTMLElement>('[data-facet-results]')
const part = (name: string) => document.querySelector<HTMLElement>(`[data-facet-${name}]`)

const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])]
const rules = [...new Set(inputs.map(({ name }) => name))].map((name): FacetRule<string> => {
  const choices = inputs.filter((input) => input.name === name)
  return {
    name,
    choice: choices[0]?.type === 'radio' ? 'one' : 'all',
    options: choices.flatMap(({ value }) => (value ? { id: value } : [])),
  }
})
const entriesIn = (items: readonly HTMLElement[]) => ({
  items,
  table: facetTable(
    items.map(({ dataset }) => parsed(dataset.facets ?? null, tableOf(listOf(text))) ?? {}),
    rules,
  ),
})
const entries = entriesIn([...(list?.querySelectorAll<HTMLElement>(':scope > *') ?? [])])
/** Other places that show the same entries; those that do not fit are hidden there. */
const followers = entriesIn([...document.querySelectorAll<HTMLElement>('[data-facet-follow] > *')])

const NOTHING = choiceIn(new URLSearchParams(), rules)
const addressed = () => choiceIn(new URLSearchParams(location.search), rules)
let choice = addressed()
const labelOf = (facet: string, id: string) =>
  inputs
    .find((input) => input.name === facet && input.value === id)
    ?.closest('label')
    ?.querySelector('[data-label]')?.textContent ?? id

function fittingIn({ items, table }: typeof entries) {
  const found = filterTables([table], rules, choice)
  return { ...found, fitting: (found.rows[0] ?? []).flatMap((row) => items[row] ?? []) }
}

function paint() {
  const { fitting, counts, unfiltered } = fittingIn(entries)
  // Removed, not hidden: a carousel counts its children.
  list?.replaceChildren(...fitting)
  if (list) list.scrollLeft = 0
  const following = new Set(fittingIn(followers).fitting)
  for (const item of followers.items) item.hidden = !following.has(item)
  part('empty')?.toggleAttribute('hidden', fitting.length > 0)
  for (const total of document.querySelectorAll<HTMLElement>('[data-facet-total]')) {
    const { one = '', many = '', before = '' } = total.dataset
    total.textContent = `${before}${fitting.length} ${fitting.length === 1 ? one : many}`
  }
  for (const input of inputs) {
    const { name, value } = input
    const chosen = choice[name] ?? []
    input.checked = value ? chosen.includes(value) : chosen.length === 0
    const count = input.closest('label')?.querySelector('[data-count]')
    if (count) count.textContent = String(value ? (counts[name]?.[value] ?? 0) : unfiltered[name])
  }
  paintChips()
  frame?.toggleAttribute('data-ready', true)
}

function paintChips() {
  const on = rules.flatMap(({ name }) => (choice[name] ?? []).map((id) => ({ name, id })))
  const chips = on.map(({ name, id }) => {
    const label = labelOf(name, id)
    const rest = (choice[name] ?? []).filter((one) => one !== id)
    return chipFor(label, { ...choice, [name]: rest }, texts.remove(label))
  })
  if (on.length > 1) chips.push(chipFor(texts.clear, NOTHING))
  part('chips')?.replaceChildren(...chips)
}

const chipFor = (label: string, next: Choice, name?: string) =>
  chipItem(
    label,
    () => {
      go(next)
      // The chip is removed, so the focus moves to the next one, or to the results.
      const [first] = part('chips')?.querySelectorAll('button') ?? []
      ;(first ?? frame)?.focus({ preventScroll: true })
    },
    name,
  )

function go(next: Choice) {
  choice = next
  const params = new URLSearchParams()
  addChoice(params, rules, choice)
  history.pushState(history.state, '', location.pathname + queryOf(params))
  paint()
}

form?.addEventListener('submit', (event) => event.preventDefault())
form?.addEventListener('change', () => {
  const filled = [...new FormData(form)].filter(([, value]) => value) as [string, string][]
  go(choiceIn(new URLSearchParams(filled), rules))
})
for (const reset of document.querySelectorAll('[data-facet-reset]'))
  reset.addEventListener('click', () => go(NOTHING))
addEventListener('popstate', () => {
  choice = addressed()
  paint()
})
// A wide window shows the filters in the page; they must not also lie over it.
matchMedia('(min-width: 64rem)').addEventListener('change', () =>
  document.querySelector<HTMLElement>('.gallery-filters[popover]')?.hidePopover(),
)
paint()
