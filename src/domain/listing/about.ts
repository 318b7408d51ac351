import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'
import { isMadeName } from './name.ts'
import { shownName } from './name-shown.ts'

/** "Kesar Heights, Gomti Nagar, Lucknow", as it is stored, with its place in the language of whoever reads it. */
export function shownAbout(about: string): string {
  if (isMadeName(about)) return shownName(about)
  const parts = about.split(', ')
  const city = parts.pop() ?? ''
  const place = parts.splice(1).join(', ')
  return [...parts, ...(place ? [shownLocality(city, place)] : []), shownCity(city)].join(', ')
}
