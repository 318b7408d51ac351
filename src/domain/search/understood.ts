import { type CityName, ROUTED_CITIES } from '../city/constants.ts'
import { LISTING_FACETS, RANGES, type RangeName } from '../listing/facets.ts'
import type { Beside, Part, Word } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import type { Search, Span } from './rules.ts'
import { readSentence } from './sentence.ts'

/** Finds the words that a misspelt word could mean. */
export type FindSimilarWords = (words: string[], word: string) => string[]

/**
 * A search with the filters that its words name beside those that were chosen. `chosen` is what was chosen without what
 * the words contradict, because they go before it. `text` holds the words, tidied; `parts` are those that were
 * understood, `words` the others. `elsewhere`: cities without pages that the words name.
 */
export type Understood = {
  search: Search
  chosen: Search
  text: string
  parts: readonly Part[]
  words: readonly Word[]
  elsewhere: readonly string[]
}

const narrower = (one: Span, other: Span | undefined): Span => {
  if (!other) return one
  const from = Math.max(one.from ?? 0, other.from ?? 0)
  const to = Math.min(one.to ?? Number.POSITIVE_INFINITY, other.to ?? Number.POSITIVE_INFINITY)
  return {
    from: one.from === null && other.from === null ? null : from,
    to: Number.isFinite(to) ? to : null,
  }
}

const DEALS_TO_LET: readonly string[] = ['rent', 'pg']

/** What the chosen filters say of what the words leave open. */
function besideOf(search: Search): Beside {
  const city: CityName | undefined = ROUTED_CITIES.find(({ slug }) => slug === search.city[0])?.name
  const [deal = search.for[0] ?? ''] = search.deal
  const letting = DEALS_TO_LET.includes(deal)
    ? true
    : deal === 'sell' || deal === 'buy'
      ? false
      : null
  return { city, letting }
}

/** What there is to buy or to rent under each choice of the switch. */
const DEALS_OF: Readonly<Record<string, readonly string[]>> = {
  buy: ['sell'],
  rent: ['rent'],
  lease: ['rent'],
  pg: ['pg'],
  commercial: ['sell', 'rent'],
}
const saysOtherWish = (chosen: string, deals: readonly string[]) =>
  deals.length > 0 && !deals.some((deal) => DEALS_OF[chosen]?.includes(deal))

/**
 * Gives up the choices that the words contradict: a city other than the chosen one, or to rent while Buy is on, as it
 * is on the home page until somebody touches it.
 */
function uncontradicted(search: Search, parts: readonly Part[]): Search {
  const said = (name: string) => parts.flatMap(({ says }) => says.choices?.[name] ?? [])
  const cities = said('city')
  const isElsewhere = cities.length > 0 && search.city.some((slug) => !cities.includes(slug))
  const isOther = search.for.some((chosen) => saysOtherWish(chosen, said('deal')))
  if (!isElsewhere && !isOther) return search
  return {
    ...search,
    ...(isElsewhere && { city: [], locality: [] }),
    ...(isOther && { for: [] }),
  }
}

const known = new WeakMap<Search, Understood>()

/** Reads the words of a search, and adds what they say to its filters. */
export function understood(search: Search): Understood {
  const before = known.get(search)
  if (before) return before
  const { text, parts, words } = readSentence(search.q, besideOf(search))
  const chosen = uncontradicted(search, parts)
  const all: Record<string, unknown> = { ...chosen }
  for (const { name } of LISTING_FACETS) {
    const said = parts.flatMap(({ says }) => says.choices?.[name] ?? [])
    if (said.length > 0) all[name] = [...new Set([...chosen[name], ...said])]
  }
  for (const { says } of parts) {
    if (says.price) all.price = narrower(all.price as Span, says.price)
    if (says.area) all.area = narrower(all.area as Span, says.area)
    if (says.road && 'road' in all)
      all.road = narrower(all.road as Span, { from: says.road, to: null })
  }
  const found: Understood = {
    search: all as unknown as Search,
    chosen,
    text,
    parts,
    words,
    elsewhere: [...new Set(parts.flatMap(({ elsewhere }) => elsewhere ?? []))],
  }
  known.set(search, found)
  return found
}

/** The words of a search without some slices, or with other words in their place. */
export function rewritten(
  text: string,
  changes: readonly { from: number; to: number; instead?: string }[],
): string {
  let rest = ''
  let end = 0
  for (const { from, to, instead = '' } of [...changes].sort((a, b) => a.from - b.from)) {
    rest += text.slice(end, from) + instead
    end = to
  }
  return (rest + text.slice(end)).replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
}

/**
 * The search without the words that say something of a filter, because what is chosen there takes their place. What the
 * same words say of other filters is chosen instead. A city takes the place of its localities and of a city without
 * pages, too.
 */
export function withoutWordsOf(search: Search, name: string): Search {
  const { text, parts } = understood(search)
  const [facet, range] = [name === 'for' ? 'deal' : name, name === 'budget' ? 'price' : name]
  const said = parts.filter(
    ({ says, elsewhere }) =>
      says.choices?.[facet] !== undefined ||
      (range in RANGES && says[range as RangeName] !== undefined) ||
      (name === 'city' && elsewhere !== undefined),
  )
  if (said.length === 0) return search
  const kept: Record<string, unknown> = { ...search, q: rewritten(text, said) }
  for (const { name: other } of LISTING_FACETS) {
    const ids = said.flatMap(({ says }) => says.choices?.[other] ?? [])
    // The switch and the city say all that the words said, of the category and of the localities.
    if (other !== facet && name !== 'city' && name !== 'for' && ids.length > 0)
      kept[other] = [...new Set([...search[other], ...ids])]
  }
  return kept as unknown as Search
}

/** The name of the place of the visitor's own that the words of a search name; null for none. */
export const ownNamedIn = (search: Search): string | null =>
  understood(search).parts.find(({ own }) => own !== undefined)?.own ?? null

/** The search without the words that name a place of the visitor's own. */
export function withoutOwnPlaces(search: Search): Search {
  const { text, parts } = understood(search)
  const own = parts.filter((part) => part.own !== undefined)
  return own.length > 0 ? { ...search, q: rewritten(text, own) } : search
}

/** The searchable form of a name: folded, followed by the same as one word, because "gomtinagar" is typed too. */
export const sought = (name: string): string => fold(`${name} ${name.replace(/[\s-]/g, '')}`)
