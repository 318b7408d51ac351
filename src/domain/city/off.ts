import { shownCity } from '#language/city/texts-named'
import { THIS } from '#language/language/this'
import { CITIES_OFF } from '../cities/on/off.ts'
import { nameIn } from '../language/others.ts'

/** What is shown for the stored name of a city that may be off: pages know only the names of those that are on. */
export function shownOff(name: string): string {
  const city = CITIES_OFF.find((one) => one.name === name)
  return city ? nameIn(THIS, city) : shownCity(name)
}
