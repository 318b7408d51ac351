import { optionLabel, rangeLabel } from '../../domain/search/chips.ts'
import { filtersOn } from '../../domain/search/criteria.ts'
import { LISTING_FACETS } from '../../domain/search/listing-facets.ts'
import type { Search } from '../../domain/search/rules.ts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'

/** By facet and option, how many matches the option would give. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A menu of the bar: `BarMenuElement`. */
export interface BarMenu {
  /** The facets and ranges in it. */
  readonly names: readonly string[]
  showChoice: (text: string, isOn: boolean) => void
  showCounts: (counts: OptionCounts, offered: ReadonlySet<string>) => void
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
