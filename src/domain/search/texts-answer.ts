import { fromTo, startingAt } from '#language/money/texts-amounts'
import { joined } from '#language/text/texts'

type Noun = { one: string; many: string }
const COMMERCIAL: Noun = { one: 'commercial property', many: 'commercial properties' }
const HOME: Noun = { one: 'home', many: 'homes' }
const NOUNS: Record<string, Noun> = {
  rent: HOME,
  pg: { one: 'PG or co-living home', many: 'PG and co-living homes' },
  commercial: COMMERCIAL,
  lease: COMMERCIAL,
}
const WISHED: Record<string, string> = { buy: 'to buy', rent: 'to rent', lease: 'to lease' }
const quoted = (wishes: readonly string[]) => joined(wishes.map((wish) => `“${wish}”`))
type Part = 'count' | 'noun' | 'sized' | 'wished' | 'where' | 'priced' | 'named'

/** The heading of the results of a search, "38 flats of 2 or 3 BHK to buy in Lucknow", and the prices below it. */
export const ANSWER_TEXTS = {
  noun: { one: 'property', many: 'properties' },
  /** Of what has a number of bedrooms. */
  home: HOME,
  /** By what the visitor wants to do. */
  nouns: NOUNS,
  wished: WISHED,
  ofSizes: (rooms: readonly string[]) =>
    `with ${joined(rooms, 'or').replace(/ BHK(?=.* BHK)/g, '')}`,
  /** Whether a noun stands in the singular with a count. */
  isOne: (count: number) => count === 1,
  localities: (count: number) => `${count} localities`,
  placesIn: (places: readonly string[], city: string, isCount: boolean) =>
    [joined(places), city].filter(Boolean).join(isCount ? ' of ' : ', '),
  named: (words: string) => `for “${words}”`,
  /** A budget: its ends, of which one may be open. */
  priced: (from: string, to: string) =>
    from && to ? `at ${fromTo(from, to)}` : to ? `under ${to}` : `from ${from}`,
  found: ({ count, noun, sized, wished, where, priced, named }: Record<Part, string>) =>
    [count, noun, sized, wished, `in ${where}`, priced, named].filter(Boolean).join(' '),
  from: startingAt,
  mostly: (from: string, most: string) => `${from}, mostly ${most}`,
} as const

/** How many results say what is wished, and how many leave it open; `said` and `open` are these numbers. */
export const UNSAID_TEXTS = {
  /** Of one wish. */
  one: (wish: string, said: number, open: number) =>
    said === 0
      ? `“${wish}”: no listing says so. ${open === 1 ? 'This one does' : `These ${open} do`} not say yes or no.`
      : `“${wish}”: ${said} ${said === 1 ? 'says' : 'say'} so; ${open} ${open === 1 ? 'does not say and comes' : 'do not say and come'} after ${said === 1 ? 'it' : 'them'}.`,
  /** Of several. */
  many: (wishes: readonly string[], said: number, open: number) =>
    said === 0
      ? `${quoted(wishes)}: no listing says all of it. ${open === 1 ? 'This one leaves' : `These ${open} leave`} some of it open.`
      : `${quoted(wishes)}: ${said} ${said === 1 ? 'says' : 'say'} all of it; ${open} ${open === 1 ? 'leaves some open and comes' : 'leave some open and come'} after ${said === 1 ? 'it' : 'them'}.`,
} as const
