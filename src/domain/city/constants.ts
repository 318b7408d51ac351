import type { Names } from '../language/constants.ts'

/** The states in which cities lie. */
export const STATES = {
  'Uttar Pradesh': { hi: 'उत्तर प्रदेश' },
  Haryana: { hi: 'हरियाणा' },
} as const satisfies Record<string, Names>

/**
 * Every city the portal names. `routed` cities have pages and take listings; `coming-soon` ones are shown on cards
 * without a link; `marketing` ones are named in the home page's text only. `claim` is the advertised number of properties,
 * `at` is its latitude and longitude in degrees.
 */
export const CITIES = [
  {
    name: 'Lucknow',
    names: { hi: 'लखनऊ' },
    slug: 'lucknow',
    at: [26.8467, 80.9462],
    state: 'Uttar Pradesh',
    claim: '1000+',
    cityKind: 'routed',
  },
  {
    name: 'Noida',
    names: { hi: 'नोएडा' },
    slug: 'noida',
    at: [28.5355, 77.391],
    state: 'Uttar Pradesh',
    claim: '500+',
    cityKind: 'routed',
  },
  {
    name: 'Gurugram',
    names: { hi: 'गुरुग्राम' },
    slug: 'gurugram',
    at: [28.4595, 77.0266],
    state: 'Haryana',
    claim: '200+',
    cityKind: 'routed',
  },
  {
    name: 'Kanpur',
    names: { hi: 'कानपुर' },
    slug: 'kanpur',
    at: [26.4499, 80.3319],
    state: 'Uttar Pradesh',
    claim: '100+',
    cityKind: 'routed',
  },
  {
    name: 'Varanasi',
    names: { hi: 'वाराणसी' },
    slug: 'varanasi',
    at: [25.3176, 82.9739],
    state: 'Uttar Pradesh',
    claim: '1000+',
    cityKind: 'routed',
  },
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
] as const satisfies readonly {
  name: string
  names: Names
  slug: string
  at: readonly [number, number]
  state: keyof typeof STATES
  claim: string | null
  cityKind: 'routed' | 'coming-soon' | 'marketing'
}[]

export type RoutedCity = Extract<(typeof CITIES)[number], { cityKind: 'routed' }>
export type CityName = RoutedCity['name']

// Marked, so that a script which takes one text of a file leaves all this out.
export const ROUTED_CITIES = /* @__PURE__ */ CITIES.filter(
  (city): city is RoutedCity => city.cityKind === 'routed',
)
export const CITY_NAMES = /* @__PURE__ */ ROUTED_CITIES.map((city) => city.name) as [
  CityName,
  ...CityName[],
]
/** The city that is shown, or reckoned with, until a visitor chooses one. */
export const FIRST_CITY = ROUTED_CITIES[0] as RoutedCity
