import { joined } from '#language/text/texts'
import type { StateRow } from '../states/form.ts'
import { STATES_ON } from '../states/on/states.ts'
import { CITIES, CITY_NAMES, ROUTED_CITIES } from './constants.ts'

const NUMBERS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ', 'दस']

/** What is shown for the stored name of a city: its name in Hindi. Other texts stay as they are. */
export const shownCity = (name: string): string =>
  CITIES.find((city) => city.name === name)?.names.hi ?? name

/** The same for a state. */
export const shownState = (name: string): string =>
  (STATES_ON as Readonly<Record<string, StateRow>>)[name]?.names.hi ?? name

/** "पांच शहरों", in the form that में, के and से follow. */
export const citiesCounted = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'शहर' : 'शहरों'}`

const those = (cityKind: (typeof CITIES)[number]['cityKind']) =>
  CITIES.filter((city) => city.cityKind === cityKind).map(({ name }) => name)

const named = (cities: readonly string[]) => joined(cities.map(shownCity))

/** "अब मथुरा की बारी है; आगरा हमारी लिस्ट में है।"; empty where there are no such cities. */
export function citiesToCome(soon: readonly string[], listed: readonly string[]): string {
  const said = [
    ...(soon.length > 0 ? [`अब ${named(soon)} की बारी है`] : []),
    ...(listed.length > 0
      ? [`${named(listed)} हमारी लिस्ट में ${listed.length > 1 ? 'हैं' : 'है'}`]
      : []),
  ]
  return said.length > 0 ? `${said.join('; ')}।` : ''
}

/** The cities with pages, as texts name them: "लखनऊ, नोएडा, गुरुग्राम, कानपुर और वाराणसी". */
export const CITY_LIST = /* @__PURE__ */ named(CITY_NAMES)

/** How many there are, in the form that में, के and से follow: "पांच शहरों". */
export const CITY_COUNT = /* @__PURE__ */ citiesCounted(CITY_NAMES.length)

/** The states in which they lie: "उत्तर प्रदेश और हरियाणा". */
export const STATE_LIST = /* @__PURE__ */ joined([
  ...new Set(ROUTED_CITIES.map(({ state }) => shownState(state))),
])

/** The cities that have no pages yet, in a sentence. */
export const CITIES_TO_COME = /* @__PURE__ */ citiesToCome(those('coming-soon'), those('marketing'))
