import { READING_TEXTS as texts } from '#language/reading/texts'
import { lazy } from '../text/lazy.ts'
import { oneOf, type Reading, refused, taken } from './answer.ts'
import type { Manner } from './manner.ts'
import { numberAt } from './number.ts'
import { lexicon, longest, type Token, tidy, tokensOf } from './tokens.ts'

const METRES = lazy(() =>
  lexicon<true>([['m; mtr; mtrs; meter; meters; metre; metres; मीटर', true]]),
)
export const metresAt = (tokens: readonly Token[], at: number) => longest(METRES(), tokens, at)
/** The whole feet of a width in metres: a road of 9 m is no road of 30 feet. */
export const feetOf = (metres: number) => Math.floor(metres / 0.3048)

/** What people write after a number of things, or of feet. */
const COUNTED = lazy(() =>
  lexicon<'things' | 'feet'>([
    [
      'bath; baths; bathroom; bathrooms; t; toilet; toilets; washroom; washrooms; balcony; balconies; parking; parkings; car; cars; covered; open; reserved; slot; slots; space; spaces; no; nos; floor; floors; only; बाथरूम; बालकनी; पार्किंग',
      'things',
    ],
    ['ft; feet; foot; wide; road; wide road; फुट; फीट; चौड़ी; सड़क', 'feet'],
  ]),
)

/**
 * Reads how many of something, or how many feet: "2", "do", "2 covered", "30 ft", "9 m". Null if nothing was written.
 */
export function readCount(
  text: string,
  unit?: 'feet',
  { decimal }: Manner = {},
): Reading<number> | null {
  const written = tidy(text)
  if (written === '') return null
  const tokens = tokensOf(written, decimal)
  const number = numberAt(tokens, 0)
  const metres = number && unit === 'feet' ? metresAt(tokens, number.end) : null
  let end = metres?.end ?? number?.end ?? 0
  for (let next = longest(COUNTED(), tokens, end); next?.meaning === (unit ?? 'things'); ) {
    end = next.end
    next = longest(COUNTED(), tokens, end)
  }
  const stated = end === tokens.length ? (number?.meaning ?? []) : []
  const numbers = metres ? stated.map(feetOf) : stated
  const whole = numbers.filter(Number.isInteger)
  return (
    oneOf((whole.length > 0 ? whole : numbers).map((count) => taken(count, String(count)))) ??
    refused(texts.noCount(written))
  )
}
