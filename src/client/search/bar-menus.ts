import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { LISTING_FACETS, RANGE_NAMES } from '../../domain/listing/facets.ts'
import { optionLabel, rangeLabel } from '../../domain/search/chips.ts'
import {
  budgetsFor,
  type Criteria,
  criteriaOf,
  filtersOn,
  isOffered,
} from '../../domain/search/criteria.ts'
import type { Search } from '../../domain/search/rules.ts'
import { write } from '../lib/write.ts'

/** By facet and option, how many matches the option would give. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A menu of the bar: `BarMenuElement`. */
export interface BarMenu {
  /** The facets and ranges in it. */
  readonly names: readonly string[]
  showChoice: (text: string, isOn: boolean) => void
  /** The numbers beside its options. */
  readonly counts: readonly HTMLElement[]
  /** The groups of options, named by their facet. */
  readonly facets: readonly HTMLElement[]
}

/** Shows in each menu of the bar what is chosen in it. Returns what they say. */
export function showChoices(menus: readonly BarMenu[], search: Search): string[] {
  const criteria = criteriaOf(search)
  return menus.map((menu) => {
    // What the switch says is no choice of a menu.
    const names = menu.names.filter((name) => name !== 'deal' || isOffered(criteria, name))
    const on = filtersOn(search, names)
    const labels = LISTING_FACETS.flatMap(({ name }) =>
      names.includes(name) ? search[name].map((id) => optionLabel(name, id)) : [],
    )
    for (const name of RANGE_NAMES) {
      const { from, to } = search[name]
      if (names.includes(name) && (from !== null || to !== null))
        labels.push(rangeLabel(name, search[name]))
    }
    const [first = ''] = labels
    const isMore = on > 1 || labels.length > 1
    const said = isMore ? texts.chosen(Math.max(on, labels.length)) : first
    menu.showChoice(said, on > 0)
    return said
  })
}

/**
 * Shows for each option of a menu how many matches it would give, and hides what is not offered. What gives none stays:
 * a group that came and went would move the others.
 */
export function showCounts(menu: BarMenu, counts: OptionCounts, criteria: Criteria): void {
  const offered = new Set(budgetsFor(criteria).map(({ id }) => id))
  for (const count of menu.counts) {
    const label = count.closest('label')
    const { name = '', value = '', checked = false } = label?.querySelector('input') ?? {}
    const found = counts[name]?.[value] ?? 0
    // The counts of a city that is not loaded are unknown.
    const isKnown = name !== 'city' || Object.keys(counts.city ?? {}).length > 1 || found > 0
    write(count, isKnown ? String(found) : '')
    label?.toggleAttribute('data-none', isKnown && found === 0)
    if (name === 'budget') label?.toggleAttribute('hidden', !offered.has(value) && !checked)
  }
  for (const facet of menu.facets) {
    const name = facet.dataset.facet ?? ''
    const inputs = [...facet.querySelectorAll('input')]
    const isEmpty = inputs.every(({ type, value }) => type !== 'text' && !value)
    const isChosen = inputs.some(
      ({ type, checked, value }) => value && (checked || type === 'text') && name !== 'deal',
    )
    facet.hidden = isEmpty || !(isChosen || isOffered(criteria, name))
  }
}
