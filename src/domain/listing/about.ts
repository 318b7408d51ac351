import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'

/** "Kesar Heights, Gomti Nagar, Lucknow", as it is stored, with its place in the language of whoever reads it. */
export function shownAbout(about: string): string {
  const parts = about.split(', ')
  const city = parts.pop() ?? ''
  const place = parts.splice(1).join(', ')
  return [...parts, ...(place ? [shownLocality(city, place)] : []), shownCity(city)].join(', ')
}
