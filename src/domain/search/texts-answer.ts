import { joined } from '#language/text/texts'

type Noun = { one: string; many: string }
const COMMERCIAL: Noun = { one: 'commercial property', many: 'commercial properties' }
const NOUNS: Record<string, Noun> = {
  rent: { one: 'home', many: 'homes' },
  pg: { one: 'PG or co-living home', many: 'PG and co-living homes' },
  commercial: COMMERCIAL,
  lease: COMMERCIAL,
}
const WISHED: Record<string, string> = { buy: 'to buy', rent: 'to rent', lease: 'to lease' }
type Part = 'count' | 'noun' | 'sized' | 'wished' | 'where' | 'named'

/** The heading of the results of a search, "38 flats of 2 or 3 BHK to buy in Lucknow", and the prices below it. */
export const ANSWER_TEXTS = {
  noun: { one: 'property', many: 'properties' },
  /** By what the visitor wants to do. */
  nouns: NOUNS,
  wished: WISHED,
  ofSizes: (rooms: readonly string[]) => `of ${joined(rooms, 'or').replace(/ BHK(?=.* BHK)/g, '')}`,
  localities: (count: number) => `${count} localities`,
  placesIn: (places: readonly string[], city: string, isCount: boolean) =>
    [joined(places), city].filter(Boolean).join(isCount ? ' of ' : ', '),
  named: (words: string) => `for “${words}”`,
  found: ({ count, noun, sized, wished, where, named }: Record<Part, string>) =>
    [count, noun, sized, wished, `in ${where}`, named].filter(Boolean).join(' '),
  from: (price: string) => `from ${price}`,
  mostly: (from: string, most: string) => `${from}, mostly ${most}`,
} as const
