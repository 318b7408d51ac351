import type { CityRow } from '../domain/cities/form.ts'
import { CITIES_OFF } from '../domain/cities/on/off.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import {
  cityProjectsPath,
  homesPath,
  localitiesPath,
  projectOffersPath,
  projectServicePath,
  withoutEndSlashes,
  withoutLanguage,
} from './paths.ts'

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)

/** Whether an address is one of a city, as it has them when it is on: its pages, those of its places, its projects. */
export function isOfCity(path: string, { slug }: Pick<CityRow, 'slug'>): boolean {
  const asked = withoutEndSlashes(path).toLowerCase()
  const [, place = ''] = withoutLanguage(asked).split('/')
  // A place of "greater-x" is none of "x".
  const ofLonger = ROUTED_CITIES.some(
    (one) => one.slug.endsWith(`-${slug}`) && place.endsWith(`-${one.slug}`),
  )
  if (place === slug || (!ofLonger && new RegExp(`-in-([a-z0-9-]+-)?${slug}$`).test(place)))
    return true
  return [cityProjectsPath, projectOffersPath, projectServicePath, localitiesPath, homesPath].some(
    (pathOf) => isBelow(asked, withoutEndSlashes(pathOf(slug)).toLowerCase()),
  )
}

/** The city with a folder, but off, whose address this is; whether it ever was on only the database knows. */
export const cityOffAt = (
  path: string,
  cities: readonly CityRow[] = CITIES_OFF,
): CityRow | undefined => cities.find((city) => isOfCity(path, city))
