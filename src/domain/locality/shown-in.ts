import { shownCity } from '#language/city/texts-named'
import { nearCode } from '#language/text/texts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { placeKey, placeWords } from '../city/place-words.ts'
import type { Names, OtherLanguage } from '../language/constants.ts'
import { inOtherScript } from '../language/written.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { nameOfSlug } from '../text/slug.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { pincodeIn } from './locality.ts'
import { inParts, PARTS } from './parts.ts'

/** The word for a sector, and the letters of sectors as they are said: there is a Sector 93A. */
type Sectors = { word: string; letters: Readonly<Record<string, string>> }

const keyOf = (text: string) => placeKey(placeWords(text))

/** How a build for a language other than that of stored names shows places. */
export function shownIn(language: OtherLanguage, { word, letters }: Sectors) {
  /** Also of a sector that no map draws. */
  function sectorIn(text: string): string | undefined {
    const [, number, letter = ''] = /^sector(\d+)([a-z])?$/.exec(keyOf(text)) ?? []
    const said = letter ? letters[letter] : ''
    return number && said !== undefined ? `${word} ${number}${said}` : undefined
  }

  /** The names by what is written for them, in the order in which they go before one another. */
  function namesIn(city: CityName): ReadonlyMap<string, string> {
    const known = new Map<string, string>()
    const add = (written: readonly string[], names: Names) => {
      for (const text of written) {
        const key = keyOf(text)
        if (!known.has(key)) known.set(key, names[language])
      }
    }
    for (const { name, names } of LOCALITIES[city]) add([name], names)
    for (const [written, names] of Object.entries(PARTS[city])) add(written.split('; '), names)
    for (const { name, names } of LANDMARKS[city]) add([name], names)
    for (const { names, aliases } of LOCALITIES[city])
      add(
        aliases.filter((alias) => !inOtherScript(alias)),
        names,
      )
    return known
  }

  function placesIn(city: CityName): (text: string) => string {
    const names = lazy(() => namesIn(city))
    const known = (text: string) => sectorIn(text) ?? names().get(keyOf(text))
    const ending = new RegExp(`^(.*\\S)(\\s+)(${city})$`, 'i')
    const partOf = (text: string): string => {
      const said = text.toLowerCase() === city.toLowerCase() ? shownCity(city) : known(text)
      if (said !== undefined) return said
      const [, before, blank] = ending.exec(text) ?? []
      return before && blank ? `${partOf(before)}${blank}${shownCity(city)}` : text
    }
    // What is written in this language stays as it is, and so does what we do not know.
    return remembered(
      (text) =>
        known(text) ?? inParts(text, (part) => (/[a-z0-9]/i.test(part) ? partOf(part) : part)),
    )
  }

  const shown: Readonly<Record<string, (text: string) => string>> = Object.fromEntries(
    CITY_NAMES.map((city) => [city, placesIn(city)]),
  )

  /**
   * What is shown for a locality or a landmark of a city, by its stored name or as somebody typed it: its name in this
   * language. Of several parts, as in "Vipin Khand, Gomti Nagar", each has its own; what we do not know stays as typed.
   */
  const shownLocality = (city: string, name: string): string => {
    const code = pincodeIn(name)
    return code ? nearCode(code) : (shown[city]?.(name) ?? name)
  }

  /** The same where only its slug is known. */
  function shownSlug(slug: string): string {
    const known = Object.values(LOCALITIES)
      .flat()
      .find((locality) => locality.slug === slug)
    return known?.names[language] ?? sectorIn(nameOfSlug(slug)) ?? nameOfSlug(slug)
  }

  /** What is written on a map for what it draws. */
  const shownOnMap = (
    city: CityName,
    { name, names }: { name: string; names?: Names },
  ): { text: string; beside: string } => ({
    text: names?.[language] || shownLocality(city, name),
    beside: '',
  })

  return { shownLocality, shownSlug, shownOnMap }
}
