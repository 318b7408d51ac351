import { joined } from '#language/text/texts'
import { CITIES, CITY_NAMES, ROUTED_CITIES } from './constants.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** What is shown for the stored name of a city. Stored names are English in every language. */
export const shownCity = (name: string): string => name

/** The same for a state. */
export const shownState = (name: string): string => name

/** "five cities". */
export const citiesCounted = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'city' : 'cities'}`

const those = (cityKind: (typeof CITIES)[number]['cityKind']) =>
  CITIES.filter((city) => city.cityKind === cityKind).map(({ name }) => name)

/** "Mathura follows; Agra is on our list."; empty where there are no such cities. */
export function citiesToCome(soon: readonly string[], listed: readonly string[]): string {
  const said = [
    ...(soon.length > 0 ? [`${joined(soon)} ${soon.length > 1 ? 'follow' : 'follows'}`] : []),
    ...(listed.length > 0
      ? [`${joined(listed)} ${listed.length > 1 ? 'are' : 'is'} on our list`]
      : []),
  ]
  return said.length > 0 ? `${said.join('; ')}.` : ''
}

/** The cities with pages, as texts name them: "Lucknow, Noida, Gurugram, Kanpur and Varanasi". */
export const CITY_LIST = /* @__PURE__ */ joined(CITY_NAMES)

/** How many there are: "five cities". */
export const CITY_COUNT = /* @__PURE__ */ citiesCounted(CITY_NAMES.length)

/** The states in which they lie: "Uttar Pradesh and Haryana". */
export const STATE_LIST = /* @__PURE__ */ joined([
  ...new Set(ROUTED_CITIES.map(({ state }) => state)),
])

/** The cities that have no pages yet, in a sentence. */
export const CITIES_TO_COME = /* @__PURE__ */ citiesToCome(those('coming-soon'), those('marketing'))
