import { describe, expect, test } from 'vitest'
import type * as Named from '#language/locality/texts-named'
import type * as Near from '#language/locality/near'
import { CITY_NAMES } from '../domain/city/constants.ts'
import { LANDMARKS } from '../domain/locality/landmarks.ts'
import { LOCALITIES } from '../domain/locality/localities.ts'
import { CITY_MAPS } from '../domain/locality/maps.ts'
import { placesNamed } from '../domain/reading/place.ts'
import { loadInLanguage } from './support/language/in-language.ts'

const load = async <T>(file: string) =>
  (await loadInLanguage<Record<string, unknown>>('hi', file)) as T
const { shownLocality, shownOnMap, shownSlug } = await load<typeof Named>(
  'src/domain/locality/texts-named.hi.ts',
)
const { NEAR } = await load<typeof Near>('src/domain/locality/near.hi.ts')

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text) && !/[a-z]/i.test(text)
/** The spelling of docs/hindi.md: no dots under these letters, and Latin digits. */
const isSpelt = (text: string) => !/[कखगजफ]\u093c|[\u0958-\u095b\u095e]|[०-९]/u.test(text)
const isLatin = (text: string) => !/[\u0900-\u097f]/.test(text)

describe.each(CITY_NAMES)('In Hindi, in %s', (city) => {
  const names = [...LOCALITIES[city], ...LANDMARKS[city]].map(({ name }) => name)

  test('each locality and landmark has a name of its own', () => {
    const shown = names.map((name) => shownLocality(city, name))
    expect(shown.filter((text) => !isHindi(text) || !isSpelt(text))).toEqual([])
    expect(new Set(shown).size).toBe(new Set(names).size)
    for (const { slug, hindi } of LOCALITIES[city]) expect(shownSlug(slug)).toBe(hindi)
  })

  test('so has every spelling of a locality, and a search for it finds the same place', () => {
    for (const { aliases, slug } of LOCALITIES[city])
      for (const alias of aliases.filter(isLatin)) {
        const shown = shownLocality(city, alias)
        expect([alias, isHindi(shown) && isSpelt(shown)]).toEqual([alias, true])
        const meant = placesNamed(shown).filter((place) => 'city' in place && place.city === city)
        expect(
          meant.some((place) => place.kind === 'locality' && place.slug === slug),
          `${alias}: ${shown}`,
        ).toBe(true)
      }
  })

  test('whatever its map names has a name', () => {
    const { rivers, metro, roads, parks, landmarks } = CITY_MAPS[city]
    const drawn = [...rivers, ...metro, ...parks, ...landmarks]
    const named = [...drawn, ...roads.filter(({ hindi }) => hindi !== undefined)]
    for (const one of named) {
      const { text, hindi } = shownOnMap(city, one)
      expect([one.name, isHindi(text), hindi]).toEqual([one.name, true, ''])
    }
  })

  test('three lines say where each locality lies', () => {
    expect(Object.keys(NEAR[city]).sort()).toEqual(LOCALITIES[city].map(({ slug }) => slug).sort())
    expect(
      Object.values(NEAR[city])
        .flat()
        .filter((line) => !isHindi(line)),
    ).toEqual([])
  })
})

test.each([
  ['Lucknow', 'Hazratganj', 'हजरतगंज'],
  ['Lucknow', ' gomtinagar extn ', 'गोमती नगर विस्तार'],
  ['Lucknow', 'Vipin Khand, Gomti Nagar', 'विपिन खंड, गोमती नगर'],
  ['Lucknow', 'Gomti Nagar Lucknow', 'गोमती नगर लखनऊ'],
  ['Lucknow', 'Eldeco Greens, Gomti Nagar', 'Eldeco Greens, गोमती नगर'],
  ['Lucknow', 'Rajajipuram', 'राजाजीपुरम'],
  ['Noida', 'Sec-62', 'सेक्टर 62'],
  ['Noida', 'Sector 93A', 'सेक्टर 93ए'],
  // No map draws them.
  ['Noida', 'Sector 128', 'सेक्टर 128'],
  ['Noida', 'Sector 62 Block B', 'Sector 62 Block B'],
  ['Gurugram', 'Sector 54', 'सेक्टर 54'],
  ['Gurugram', 'Cyber City', 'साइबर सिटी'],
  ['Gurugram', 'Medanta', 'मेदांता'],
  ['Kanpur', 'IIT Kanpur', 'आईआईटी कानपुर'],
  ['Varanasi', 'BHU', 'बीएचयू'],
  ['Varanasi', 'Babatpur', 'बाबतपुर'],
  // What is written in Hindi stays, and so does what we do not know, also of another city.
  ['Lucknow', 'विपिन खंड', 'विपिन खंड'],
  ['Lucknow', 'Quiet Lane', 'Quiet Lane'],
  ['Lucknow', '', ''],
  ['Kanpur', 'Gomti Nagar', 'Gomti Nagar'],
  ['Mathura', 'Gomti Nagar', 'Gomti Nagar'],
])('In Hindi, in %s “%s” is shown as “%s”', (city, typed, shown) =>
  expect(shownLocality(city, typed)).toBe(shown),
)

test('In Hindi, where only a slug is known, its locality is named', () =>
  expect(['gomti-nagar', 'sector-62', 'sector-128', 'quiet-lane'].map(shownSlug)).toEqual([
    ...['गोमती नगर', 'सेक्टर 62', 'सेक्टर 128', 'Quiet Lane'],
  ]))
