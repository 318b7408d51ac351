/**
 * Every city the portal names. `routed` cities have pages and take listings; `coming-soon` ones are shown on cards
 * without a link; `marketing` ones are named in the home page's text only. `claim` is the advertised number of properties.
 */
export const CITIES = [
  { name: 'Lucknow', slug: 'lucknow', state: 'Uttar Pradesh', claim: '1000+', standing: 'routed' },
  { name: 'Noida', slug: 'noida', state: 'Uttar Pradesh', claim: '500+', standing: 'routed' },
  { name: 'Gurugram', slug: 'gurugram', state: 'Haryana', claim: '200+', standing: 'routed' },
  { name: 'Kanpur', slug: 'kanpur', state: 'Uttar Pradesh', claim: '100+', standing: 'routed' },
  { name: 'Varanasi', slug: 'varanasi', state: 'Uttar Pradesh', claim: '1000+', standing: 'routed' },
  { name: 'Mathura', slug: 'mathura', state: 'Uttar Pradesh', claim: null, standing: 'coming-soon' },
  { name: 'Agra', slug: 'agra', state: 'Uttar Pradesh', claim: null, standing: 'marketing' },
] as const

export type RoutedCity = Extract<(typeof CITIES)[number], { standing: 'routed' }>
export type CityName = RoutedCity['name']

export const ROUTED_CITIES = CITIES.filter((city): city is RoutedCity => city.standing === 'routed')
export const CITY_NAMES = ROUTED_CITIES.map((city) => city.name) as [CityName, ...CityName[]]
