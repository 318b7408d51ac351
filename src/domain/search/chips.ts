import { UNIT_NAMES } from '#language/area/texts-units'
import { RANGE_TEXTS } from '#language/listing/texts-facets'
import { shownSlug } from '#language/locality/texts-named'
import { fromTo } from '#language/money/texts-amounts'
import { MEANT_TEXTS } from '#language/search/texts'
import {
  chosenLabel,
  type FacetName,
  LISTING_FACETS,
  RANGE_NAMES,
  type RangeName,
} from '../listing/facets.ts'
import { once, short } from '../money/rules.ts'
import type { Word } from '../reading/reading.ts'
import { groupedDigits } from '../text/digits.ts'
import { meantBy } from './criteria.ts'
import { OPEN, type Search, type Span } from './rules.ts'
import { rewritten, understood } from './understood.ts'

/**
 * An active part of the search: its label, and the change that removes it. `inHeading`: the heading of the results says
 * as much, so that where there is little room, others go before it.
 */
export type Chip = { remove: Partial<Search>; label: string; inHeading?: boolean }
/** Returns the name for a slug. */
export type NameOf = (slug: string) => string

const SAID: Record<RangeName, (amount: number) => string> = {
  price: (amount) => short(once(amount)),
  area: (amount) => RANGE_TEXTS.area(groupedDigits(amount), UNIT_NAMES['sq ft']),
  road: (amount) => RANGE_TEXTS.feet(groupedDigits(amount)),
}

/** "Up to ₹70 L", "₹50 L to ₹90 L". */
export function rangeLabel(name: RangeName, span: Span): string {
  const range = spanLabel(name, span)
  return name === 'road' ? RANGE_TEXTS.road(range) : range
}

function spanLabel(name: RangeName, { from, to }: Span): string {
  const say = SAID[name]
  if (from === null) return RANGE_TEXTS.upTo(say(to ?? 0))
  return to === null ? RANGE_TEXTS.from(say(from)) : fromTo(say(from), say(to))
}

/** What a search asks of a range, as its chips say it: by words, and by what is chosen. */
export function rangeLabels(search: Search, name: RangeName): string[] {
  const { from, to } = search[name]
  return [
    ...understood(search).parts.flatMap(({ says, label }) => (says[name] ? label : [])),
    ...(from === null && to === null ? [] : [rangeLabel(name, search[name])]),
  ]
}

export function optionLabel(name: FacetName, id: string, nameOf: NameOf = shownSlug): string {
  return chosenLabel(name, id) ?? nameOf(id)
}

const IN_HEADING = ['for', 'deal', 'city']

/** The parts of a search that can be removed one by one; not the words `setAside`, which it does not go by. */
export function searchChips(
  search: Search,
  nameOf?: NameOf,
  setAside: readonly Word[] = [],
): Chip[] {
  const { search: meant, text, parts, words } = understood(search)
  const without = (left: readonly { from: number; to: number }[]) => ({
    q: rewritten(text, left),
    page: 1,
  })
  // What is said twice, such as a city by two names, is one chip.
  const said = [...new Set(parts.map(({ label }) => label))].map((label) => {
    const same = parts.filter((part) => part.label === label)
    const names = same.flatMap(({ says: { choices, ...measures } }) => [
      ...Object.keys(choices ?? {}),
      ...Object.keys(measures),
    ])
    const inHeading = names.length > 0 && names.every((name) => IN_HEADING.includes(name))
    return { remove: without(same), label, inHeading }
  })
  const names = words.filter((word) => !word.aside && !setAside.includes(word))
  const facets = LISTING_FACETS.flatMap(({ name }) =>
    search[name]
      // Not what the words contradict.
      .filter((id) => meant[name].includes(id))
      .map((id) => ({
        remove: { [name]: search[name].filter((one) => one !== id), page: 1 },
        label: optionLabel(name, id, nameOf),
        inHeading: IN_HEADING.includes(name),
      })),
  )
  const ranges = RANGE_NAMES.flatMap((name) => {
    const { from, to } = search[name]
    if (from === null && to === null) return []
    const meant = name === 'price' ? meantBy(search) : null
    const label = [rangeLabel(name, search[name]), meant && MEANT_TEXTS[meant].chip]
    return [{ remove: { [name]: OPEN, page: 1 }, label: label.filter(Boolean).join(' ') }]
  })
  const rest = names.length
    ? [{ remove: without(names), label: `“${names.map(({ typed }) => typed).join(' ')}”` }]
    : []
  return [...rest, ...said, ...facets, ...ranges]
}

/** What else the words can mean, each with the change that says so. */
export function otherReadings(search: Search): { label: string; change: Partial<Search> }[] {
  const { text, parts } = understood(search)
  return parts.flatMap(({ from, to, others }) =>
    others.map(({ label, typed }) => ({
      label,
      change: { q: rewritten(text, [{ from, to, instead: typed }]), page: 1 },
    })),
  )
}

/** The search without the localities that are chosen or named, and the parts of its words that name some. */
export function withoutLocalities(search: Search, slug?: string): Search {
  const { text, parts } = understood(search)
  const named = parts.filter(({ says }) => {
    const slugs = says.choices?.locality ?? []
    return slug === undefined ? slugs.length > 0 : slugs.includes(slug)
  })
  return {
    ...search,
    q: rewritten(text, named),
    locality: slug === undefined ? [] : search.locality.filter((one) => one !== slug),
    page: 1,
  }
}
