import { shownCity } from '#language/city/texts-named'

/** "Kesar Heights, Gomti Nagar, Lucknow", as it is stored, with the city in the language of whoever reads it. */
export function shownAbout(about: string): string {
  const end = about.lastIndexOf(', ') + 2
  return about.slice(0, end) + shownCity(about.slice(end))
}
