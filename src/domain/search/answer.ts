import { shownElsewhere } from '#language/city/texts-elsewhere'
import { CITY_COUNT, shownCity } from '#language/city/texts-named'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { shownSlug } from '#language/locality/texts-named'
import { fromTo } from '#language/money/texts-amounts'
import { MEANT_TEXTS } from '#language/search/texts'
import { ANSWER_TEXTS as texts } from '#language/search/texts-answer'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import { joined } from '#language/text/texts'
import { CITIES } from '../city/constants.ts'
import { BUDGETS, RENTS } from '../listing/facet-options.ts'
import { exact, lowerBound, type Money, once, short } from '../money/rules.ts'
import type { Word } from '../reading/reading.ts'
import { groupedDigits } from '../text/digits.ts'
import type { NameOf } from './chips.ts'
import { criteriaOf, meantBy } from './criteria.ts'
import type { Found } from './find.ts'
import { priceAt } from './found.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'
import { understood } from './understood.ts'

const NAMED = 2

/**
 * The heading of the results: "38 flats to buy in Lucknow". `aside` are the words that were left out, because nothing
 * knows them.
 */
export function answerTo(
  search: Search,
  total: number,
  { nameOf = shownSlug, aside = [] }: { nameOf?: NameOf; aside?: readonly Word[] } = {},
): string {
  const { wish, types, rooms, city, cities, localities, words } = criteriaOf(search)
  const { search: asked, elsewhere } = understood(search)
  const isOne = texts.isOne(total)
  const kinds = types.map((type) => {
    const many = KINDS[type].toLowerCase()
    return isOne ? PLACE_TEXTS.one(many) : many
  })
  // "Rent" alone is typed for shops and warehouses as well; only homes have bedrooms.
  const isOfHomes =
    asked.for.includes('rent') || asked.category.includes('residential') || rooms.length > 0
  const isCommercial = asked.category.length === 1 && asked.category[0] === 'commercial'
  const { one, many } =
    wish === 'rent' && !isOfHomes
      ? texts.noun
      : (texts.nouns[isCommercial ? 'commercial' : wish] ??
        (rooms.length > 0 ? texts.home : texts.noun))
  const noun =
    kinds.length > 0 && kinds.length <= NAMED && wish !== 'pg' ? joined(kinds) : isOne ? one : many
  const sized = rooms.length > 0 ? texts.ofSizes(rooms) : ''
  const places =
    localities.length > NAMED
      ? [texts.localities(localities.length)]
      : localities.map((slug) => nameOf(slug))
  const where =
    places.length > 0
      ? texts.placesIn(places, city, localities.length > NAMED)
      : joined([...cities.map(shownCity), ...elsewhere.map(shownElsewhere)]) || CITY_COUNT
  const used = words.filter((word) => !word.aside && !aside.includes(word))
  const named = used.length > 0 ? texts.named(used.map(({ typed }) => typed).join(' ')) : ''
  const meant = meantBy(search)
  const wished = texts.wished[wish] ?? (meant ? MEANT_TEXTS[meant].chip : '')
  const priced = pricedBy(asked)
  return texts.found({ count: groupedDigits(total), noun, sized, wished, where, priced, named })
}

/** The budget of a search, unless it is of several ranges. */
function pricedBy({ price, budget: [id, ...others] }: Pick<Search, 'price' | 'budget'>): string {
  const chosen = others.length === 0 ? [...BUDGETS, ...RENTS].find((one) => one.id === id) : null
  const { from, to } = chosen ?? price
  const [least, most] = [from || null, to === Number.POSITIVE_INFINITY ? null : to].map((amount) =>
    amount === null ? '' : short(once(amount)),
  ) as [string, string]
  return least || most ? texts.priced(least, most) : ''
}

/** What the visitor should know of an answer that could be read in two ways; empty where it cannot. */
export function meaningOf(search: Search, found: Pick<Found, 'aside'>): string {
  return [...asideOf(search, found), kindMeant(search)].filter(Boolean).join(' ')
}

const isComingSoon = (city: string) =>
  CITIES.some(({ name, cityKind }) => name === city && cityKind === 'coming-soon')

/** Names the words that were left out, those that stand together as one. */
function asideOf(search: Search, { aside }: Pick<Found, 'aside'>): string[] {
  const { text, elsewhere } = understood(search)
  const slices: { from: number; to: number }[] = []
  for (const { from, to } of aside) {
    const before = slices.at(-1)
    if (before && /^\s*$/.test(text.slice(before.to, from))) before.to = to
    else slices.push({ from, to })
  }
  return [
    ...elsewhere.map((city) => MEANT_TEXTS.elsewhere(shownElsewhere(city), isComingSoon(city))),
    ...(slices.length > 0
      ? [MEANT_TEXTS.aside(slices.map(({ from, to }) => text.slice(from, to)))]
      : []),
  ]
}

function kindMeant(search: Search): string {
  const meant = meantBy(search)
  return meant ? MEANT_TEXTS[meant].text : ''
}

/** The fewest results for a usual range. */
const ENOUGH = 5
/** Of more results, an even sample of this size is enough. */
const SAMPLE = 2000
/** The quantiles between which most prices lie. */
const MOST = [0.15, 0.85] as const
const rounded = (amount: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.round(amount / unit) * unit
}

/**
 * "from ₹42 L, mostly ₹5,100 to 7,400 per sq ft", "from ₹8,000 per month, mostly ₹10,000 to 24,000"; empty if the
 * results mix sale and rent.
 */
export function spreadOf(tables: readonly Table[], { rows, total, counts }: Found): string {
  const deals = Object.keys(counts.deal).filter((id) => id)
  const isSale = deals[0] === 'sell'
  if (total === 0 || deals.length !== 1) return ''
  let least: Money | null = null
  const rates: number[] = []
  const step = Math.max(1, Math.ceil(total / SAMPLE))
  for (const [n, found] of rows.entries()) {
    const { price = [], plotArea = [] } = tables[n] ?? {}
    for (const [place, row] of found.entries()) {
      const amount = price[row] ?? 0
      if (!least || amount < least.rupees) least = priceAt(tables[n] as Table, row)
      if (place % step === 0) rates.push(isSale ? amount / Math.max(1, plotArea[row] ?? 1) : amount)
    }
  }
  if (!least) return ''
  const from = texts.from(lowerBound(least))
  if (total < ENOUGH) return from
  rates.sort((a, b) => a - b)
  // What most ask is rounded to the nearest, but is never below the lowest price.
  const floor = isSale ? 0 : least.rupees
  const [low = 0, high = 0] = MOST.map((part) =>
    Math.max(floor, rounded(rates[Math.floor(part * (rates.length - 1))] ?? 0)),
  )
  if (!isSale && high === least.rupees) return from
  const lowest = exact(once(low))
  const most = low === high ? lowest : fromTo(lowest, groupedDigits(high))
  return texts.mostly(from, isSale ? DESCRIBED_TEXTS.perSquareFoot(most) : most)
}
