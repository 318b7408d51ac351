import { lazy } from '../text/lazy.ts'
import { CITIES } from './constants.ts'
import { AFTER_CITIES, CITIES_ELSEWHERE, CITY_ALIASES } from './names.ts'
import { placeKey, placeWords } from './place-words.ts'
import { cityNamed } from './rules.ts'

const keyOf = (text: string) => placeKey(placeWords(text))

const afterCities = lazy(() => new Set(AFTER_CITIES.map(keyOf)))
/** Whether words are what people write after the name of a city: its state, or that a pincode follows. */
export const isAfterCity = (words: readonly string[]): boolean => afterCities().has(placeKey(words))

/**
 * The English names of cities by what people call them. Of a city without pages only its own names count: the others
 * are often those of a place beside it, such as Thane, which the portal has no reason to rename.
 */
const names = lazy(() => {
  const known = new Map<string, string>()
  for (const { name, names } of [...CITIES_ELSEWHERE, ...CITIES])
    for (const said of [name, ...Object.values(names)]) known.set(keyOf(said), name)
  for (const [name, aliases] of Object.entries(CITY_ALIASES))
    for (const said of aliases) known.set(keyOf(said), name)
  return known
})

const MOST_WORDS = 3
const PINCODE = /\b[1-9]\d\d ?\d{3}$/

/**
 * A city as it is stored: by its English name, in whichever script, and however short, it was written, also with its
 * state or a pincode after it. One that we do not know stays as it was written.
 */
export function storedCity(text: string): string {
  let words: readonly string[] = placeWords(placeWords(text).join(' ').replace(PINCODE, ''))
  while (words.length > 0) {
    const name = names().get(placeKey(words))
    if (name) return name
    const end = words
    const after = Array.from({ length: MOST_WORDS }, (_, n) => n + 1).find(
      (count) => count < end.length && isAfterCity(end.slice(-count)),
    )
    if (!after) return text
    words = words.slice(0, -after)
  }
  return text
}

/** Whether the portal has a page for a city, however it is written. */
export const hasCityPage = (text: string): boolean => cityNamed(storedCity(text)) !== null
