import { pillPrice } from '../locality/labels.ts'
import { MAP_TEXTS, type Noun } from '#language/locality/texts'
import { exact, inWords, lowerBound, once } from '../money/rules.ts'
import type { Criteria } from './criteria.ts'
import type { PlaceStat, PlaceStats } from './found.ts'

/** Whether a search found something for sale and something to let, so that one price cannot speak for both. */
export const isMixed = (stats: PlaceStats): boolean => {
  const all = Object.values(stats)
  return all.some(({ sales }) => sales > 0) && all.some(({ sales, count }) => sales < count)
}

/** Whether a map may show what homes for sale ask per sq ft: some of what was found can be such homes. */
export const hasRates = (stats: PlaceStats, { wish }: Pick<Criteria, 'wish'>): boolean =>
  wish !== 'commercial' && Object.values(stats).some(({ sales }) => sales > 0)

/** Whether nothing was found in a place but what is to let, in a search where its price cannot stand alone. */
const onlyToLet = ({ sales, from }: PlaceStat, mixed: boolean) =>
  sales === 0 && (mixed || from === null)

/** Whether some of what was found in a place is for sale, and some to let. */
export const isPartlyForSale = ({ sales, count }: PlaceStat): boolean => sales > 0 && sales < count

/** The pill of a plot: "₹ 52 L+" and "12"; "₹ 52 L+" and "1/3" where one of three is for sale; "2 to rent". */
export function pillWords(stat: PlaceStat, mixed: boolean): { text: string; count: string } {
  const { count, sales, from } = stat
  if (onlyToLet(stat, mixed) || !from) return { text: MAP_TEXTS.toRent(count), count: '' }
  return {
    text: pillPrice(from),
    count: isPartlyForSale(stat) ? MAP_TEXTS.ofAll(sales, count) : String(count),
  }
}

type Spoken = {
  name: string
  stat: PlaceStat | undefined
  mixed: boolean
  noun: Noun
  /** What homes for sale there ask per sq ft, in rupees, where the map shows it. */
  median: number | null
}

/** The same for screen readers: "Sector 18, 3 properties, 1 for sale from ₹ 52 lakh". */
export function spokenPlace({ name, stat, mixed, noun, median }: Spoken): string {
  const rate = median === null ? '' : `, ${MAP_TEXTS.homesAsk(exact(once(median)))}`
  if (!stat) return `${name}, ${MAP_TEXTS.none}${rate}`
  const { count, sales, from } = stat
  const counted = MAP_TEXTS.count(count, noun)
  const price = from ? ` ${MAP_TEXTS.from(inWords(lowerBound(from)))}` : ''
  if (onlyToLet(stat, mixed)) return `${name}, ${counted} ${MAP_TEXTS.letting}${price}${rate}`
  const sold = isPartlyForSale(stat) ? `, ${MAP_TEXTS.forSale(sales)}` : ''
  return `${name}, ${counted}${sold}${price}${rate}`
}

/** How many were found in no plot of a map. */
export const elsewhereIn = (stats: PlaceStats, drawn: ReadonlySet<string>): number =>
  Object.entries(stats).reduce((sum, [slug, { count }]) => sum + (drawn.has(slug) ? 0 : count), 0)
