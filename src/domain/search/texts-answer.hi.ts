import { shownCity } from '#language/city/texts-named'
import { fromTo, startingAt } from '#language/money/texts-amounts'
import { joined } from '#language/text/texts'

type Noun = { one: string; many: string }
const COMMERCIAL: Noun = { one: 'कमर्शियल प्रॉपर्टी', many: 'कमर्शियल प्रॉपर्टी' }
const HOME: Noun = { one: 'घर', many: 'घर' }
const NOUNS: Record<string, Noun> = {
  rent: HOME,
  pg: { one: 'पीजी या को-लिविंग घर', many: 'पीजी और को-लिविंग घर' },
  commercial: COMMERCIAL,
  lease: COMMERCIAL,
}
const WISHED: Record<string, string> = {
  buy: 'खरीदने के लिए',
  rent: 'किराए पर',
  lease: 'लीज पर',
}
const quoted = (wishes: readonly string[]) => joined(wishes.map((wish) => `“${wish}”`))
type Part = 'count' | 'noun' | 'sized' | 'wished' | 'where' | 'priced' | 'named'

/**
 * The heading of the results of a search, "लखनऊ में खरीदने के लिए 2 या 3 बीएचके के 38 फ्लैट", and the prices below it.
 */
export const ANSWER_TEXTS = {
  noun: { one: 'प्रॉपर्टी', many: 'प्रॉपर्टी' },
  /** Of what has a number of bedrooms. */
  home: HOME,
  /** By what the visitor wants to do. */
  nouns: NOUNS,
  wished: WISHED,
  ofSizes: (rooms: readonly string[]) =>
    `${joined(rooms, 'या').replace(/ बीएचके(?=.* बीएचके)/g, '')}`,
  /** Whether a noun stands in the singular with a count: of none, it is "कोई घर नहीं". */
  isOne: (count: number) => count < 2,
  localities: (count: number) => `${count} इलाकों`,
  placesIn: (places: readonly string[], city: string, isCount: boolean) =>
    isCount && city
      ? `${shownCity(city)} के ${joined(places)}`
      : [joined(places), shownCity(city)].filter(Boolean).join(', '),
  named: (words: string) => `“${words}”:`,
  /** A budget: its ends, of which one may be open. */
  priced: (from: string, to: string) =>
    from && to ? `${fromTo(from, to)} में` : to ? `${to} तक में` : `${from} से ऊपर`,
  found: ({ count, noun, sized, wished, where, priced, named }: Record<Part, string>) =>
    [
      named,
      `${where} में`,
      priced,
      wished,
      ...(sized ? [sized, count === '0' || count === '1' ? 'का' : 'के'] : []),
      ...(count === '0' ? ['कोई', noun, 'नहीं'] : [count, noun]),
    ]
      .filter(Boolean)
      .join(' '),
  from: startingAt,
  mostly: (from: string, most: string) => `${from}, ज्यादातर ${most}`,
} as const

/** "इसमें", "इन 9 में". */
const inThese = (count: number) => (count === 1 ? 'इसमें' : `इन ${count} में`)
const comeLater = (count: number) => (count === 1 ? 'वह नीचे है' : 'वे नीचे हैं')

/** How many results say what is wished, and how many leave it open; `said` and `open` are these numbers. */
export const UNSAID_TEXTS = {
  /** Of one wish. */
  one: (wish: string, said: number, open: number) =>
    said === 0
      ? `“${wish}”: यह किसी लिस्टिंग में नहीं लिखा। ${inThese(open)} न हां लिखा है, न ना।`
      : `“${wish}”: ${said} में यह लिखा है; ${open} में इसका जिक्र नहीं; ${comeLater(open)}।`,
  /** Of several. */
  many: (wishes: readonly string[], said: number, open: number) =>
    said === 0
      ? `${quoted(wishes)}: यह सब किसी लिस्टिंग में नहीं लिखा। ${inThese(open)} कुछ बातें नहीं लिखीं।`
      : `${quoted(wishes)}: ${said} में यह सब लिखा है; ${open} में कुछ बातों का जिक्र नहीं; ${comeLater(open)}।`,
} as const
