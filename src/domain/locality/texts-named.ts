import { nearCode } from '#language/text/texts'
import type { CityName } from '../city/constants.ts'
import { LOCAL, type Names } from '../language/constants.ts'
import { nameOfSlug } from '../text/slug.ts'
import { pincodeIn } from './locality.ts'

/**
 * What is shown for a locality or a landmark of a city, by its stored name or as somebody typed it. Stored names are
 * English in every language.
 */
export const shownLocality = (_city: string, name: string): string => {
  const code = pincodeIn(name)
  return code ? nearCode(code) : name
}

/** The same where only its slug is known. */
export const shownSlug = (slug: string): string => nameOfSlug(slug)

/** What is written on a map for what it draws: a river or a line in both scripts, where the second one is known. */
export const shownOnMap = (
  _city: CityName,
  { name, names }: { name: string; names?: Names },
): { text: string; beside: string } => ({ text: name, beside: names?.[LOCAL] ?? '' })
