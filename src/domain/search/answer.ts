import { groupedDigits } from '../text/digits.ts'
import { CITY_COUNT } from '#language/city/texts-named'
import { TYPE_WORDS } from '#language/listing/texts-described'
import { exact, lowerBound, type Money, once } from '../money/rules.ts'
import { joined } from '#language/text/texts'
import { criteriaOf, meantBy } from './criteria.ts'
import { type NameOf, nameOfSlug } from './chips.ts'
import type { Found } from './find.ts'
import { priceAt } from './found.ts'
import { KINDS } from './constants.ts'
import type { Search } from './rules.ts'
import type { Table } from './table.ts'
import { KINDS_APART, MEANT_TEXTS } from '#language/search/texts'

const NAMED = 2

const NOUNS: Record<string, readonly [one: string, many: string]> = {
  rent: ['home', 'homes'],
  pg: ['PG or co-living home', 'PG and co-living homes'],
  commercial: ['commercial property', 'commercial properties'],
  lease: ['commercial property', 'commercial properties'],
}
const WISHED: Record<string, string> = { buy: ' to buy', rent: ' to rent', lease: ' to lease' }

/** The heading of the results: "38 flats to buy in Lucknow". */
export function answerTo(search: Search, total: number, nameOf: NameOf = nameOfSlug): string {
  const { wish, types, rooms, city, localities, words } = criteriaOf(search)
  const kinds = types.map((type) => (total === 1 ? TYPE_WORDS[type] : KINDS[type].toLowerCase()))
  const [one, many] = NOUNS[wish] ?? ['property', 'properties']
  const noun =
    kinds.length > 0 && kinds.length <= NAMED && wish !== 'pg'
      ? joined(kinds, 'and')
      : total === 1
        ? one
        : many
  const sized = rooms.length > 0 ? ` of ${joined(rooms, 'or').replace(/ BHK(?=.* BHK)/g, '')}` : ''
  const places =
    localities.length > NAMED
      ? [`${localities.length} localities`]
      : localities.map((slug) => nameOf(slug))
  const where =
    places.length > 0
      ? `${joined(places, 'and')}${city ? (localities.length > NAMED ? ` of ${city}` : `, ${city}`) : ''}`
      : city || CITY_COUNT
  const named = words ? ` for “${words}”` : ''
  const meant = meantBy(search)
  const wished = WISHED[wish] ?? (meant ? ` ${MEANT_TEXTS[meant].chip}` : '')
  return `${groupedDigits(total)} ${noun}${sized}${wished} in ${where}${named}`
}

/** What the visitor should know of an answer that could be read in two ways; empty where it cannot. */
export function meaningOf(search: Search, { counts }: Pick<Found, 'counts'>): string {
  const meant = meantBy(search)
  if (meant) return MEANT_TEXTS[meant].text
  const deals = Object.keys(counts.deal).filter((id) => id)
  return search.sort.startsWith('price') && deals.length > 1 ? KINDS_APART : ''
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

/** A no-break space keeps a sign with its figure. */
const glued = (text: string) => text.replace(/₹ ?/, '₹\u00a0')

/**
 * "from ₹ 42 L, mostly ₹ 5,100 to 7,400 per sq ft", "from ₹ 8,000 per month, mostly ₹ 10,000 to 24,000"; empty if the
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
  const from = `from ${glued(lowerBound(least))}`
  if (total < ENOUGH) return from
  rates.sort((a, b) => a - b)
  // What most ask is rounded to the nearest, but is never below the lowest price.
  const floor = isSale ? 0 : least.rupees
  const [low = 0, high = 0] = MOST.map((part) =>
    Math.max(floor, rounded(rates[Math.floor(part * (rates.length - 1))] ?? 0)),
  )
  if (!isSale && high === least.rupees) return from
  const most = exact(once(low)) + (low === high ? '' : ` to ${groupedDigits(high)}`)
  return `${from}, mostly ${glued(most)}${isSale ? ' per sq ft' : ''}`
}
