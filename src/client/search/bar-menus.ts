import { optionLabel, rangeLabel } from '../../domain/search/chips.ts'
import { filtersOn } from '../../domain/search/criteria.ts'
import { LISTING_FACETS } from '../../domain/search/listing-facets.ts'
import type { Search } from '../../domain/search/rules.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
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

/** Shows in each menu of the bar what is chosen in it. */
export function showChoices(menus: readonly BarMenu[], search: Search): void {
  for (const menu of menus) {
    const { names } = menu
    const on = filtersOn(search, names)
    const labels = LISTING_FACETS.flatMap(({ name }) =>
      names.includes(name) ? search[name].map((id) => optionLabel(name, id)) : [],
    )
    const { price } = search
    if (names.includes('price') && (price.from !== null || price.to !== null))
      labels.push(rangeLabel('price', price))
    const [first = ''] = labels
    const isMore = on > 1 || labels.length > 1
    menu.showChoice(isMore ? texts.chosen(Math.max(on, labels.length)) : first, on > 0)
  }
}

/** Shows for each option of a menu how many matches it would give, and hides what is not offered. */
export function showCounts(
  menu: BarMenu,
  counts: OptionCounts,
  offered: ReadonlySet<string>,
): void {
  for (const count of menu.counts) {
    const label = count.closest('label')
    const { name = '', value = '' } = label?.querySelector('input') ?? {}
    const found = counts[name]?.[value] ?? 0
    // The counts of a city that is not loaded are unknown.
    const isKnown = name !== 'city' || Object.keys(counts.city ?? {}).length > 1 || found > 0
    write(count, isKnown ? String(found) : '')
    label?.toggleAttribute('data-none', isKnown && found === 0)
    if (name === 'budget') label?.toggleAttribute('hidden', !offered.has(value))
  }
  for (const facet of menu.facets) {
    const isChosen = facet.querySelector('input[value]:not([value=""]):checked') !== null
    const isThere = Object.keys(counts[facet.dataset.facet ?? ''] ?? {}).some((id) => id)
    facet.hidden = !isChosen && !isThere
  }
}
