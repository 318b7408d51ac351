import type { CityRow } from '../cities/form.ts'
import { CITIES_ON } from '../cities/on/cities.ts'

// Marked, so that a script which takes one text of a file leaves all this out.
/** The cities that have pages and take listings. */
export const ROUTED_CITIES = /* @__PURE__ */ CITIES_ON.map((city) => ({
  ...city,
  cityKind: 'routed' as const,
}))
export type RoutedCity = (typeof ROUTED_CITIES)[number]
export type CityName = RoutedCity['name']

export const CITY_NAMES = /* @__PURE__ */ ROUTED_CITIES.map((city) => city.name) as [
  CityName,
  ...CityName[],
]
/** The city that is shown, or reckoned with, until a visitor chooses one. */
export const FIRST_CITY = ROUTED_CITIES[0] as RoutedCity

/**
 * Cities that the portal names without pages, until they have them: `coming-soon` ones are shown on cards without a
 * link; `marketing` ones are named in the home page's text only.
 */
export const CITIES_WITHOUT_PAGES = [
  {
    name: 'Mathura',
    names: { hi: 'मथुरा' },
    slug: 'mathura',
    at: [27.4924, 77.6737],
    state: 'Uttar Pradesh',
    claim: null,
    cityKind: 'coming-soon',
  },
  {
    name: 'Agra',
    names: { hi: 'आगरा' },
    slug: 'agra',
    at: [27.1767, 78.0081],
    state: 'Uttar Pradesh',
    claim: null,
    cityKind: 'marketing',
  },
] as const satisfies readonly (CityRow & { cityKind: 'coming-soon' | 'marketing' })[]

/** Every city that the portal names. */
export const CITIES = /* @__PURE__ */ [
  ROUTED_CITIES,
  CITIES_WITHOUT_PAGES.filter(
    ({ slug }) => !ROUTED_CITIES.some((city: CityRow) => city.slug === slug),
  ),
].flat()
