import { describe, expect, test } from 'vitest'
import { PINCODES_ON } from '../cities/on/pincodes.ts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import type { Place } from '../reading/reading.ts'
import { pointsOf } from './drawing.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { CITY_MAPS } from './maps.ts'
import { isOfCity, pincodesFrom, slugsAt } from './pincodes.ts'
import { MOST_WORDS, NAMES, placesNamed } from './place-names.ts'

const said = (place: Place) => {
  if (place.kind === 'city') return place.city
  if (place.kind === 'elsewhere') return `elsewhere: ${place.name}`
  if (place.kind === 'pincode')
    return `${place.code} ${place.city}: ${place.places.map(({ slug }) => slug).join(', ')}`
  return `${place.name}, ${place.city}`
}
const named = (text: string) => placesNamed(text).map(said)
const inCity = (city: CityName, text: string) =>
  placesNamed(text).filter((place) => 'city' in place && place.city === city)

describe('Every name', () => {
  test('finds its place, and no other one of its city', () => {
    for (const { place, keys } of NAMES)
      for (const key of keys) {
        const places = placesNamed(key)
        expect(places, key).toContain(place)
        const here =
          'city' in place
            ? inCity(place.city, key)
            : places.filter((one) => one.kind === 'elsewhere')
        expect(here.map(said), key).toEqual([said(place)])
        expect(key.split(' ').length, key).toBeLessThanOrEqual(MOST_WORDS)
      }
  })

  test('is found in capitals, with hyphens, with and without blanks', () => {
    for (const { place, label } of NAMES) {
      const inOne = label.replace(/(?<=\D) (?=\D)/g, '')
      const written = [
        label.toUpperCase(),
        label.replaceAll(' ', '-'),
        ` ${label.replaceAll(' ', '  ')}. `,
        label.replace(/ (?=\d)/g, ''),
        // Of a station, the second word may be left out; as one word it is a part of the name.
        ...(label.endsWith(' station') ? [] : [inOne]),
      ]
      for (const text of written) expect(placesNamed(text), text).toContain(place)
    }
  })

  test('of what is drawn on a map finds something of its city', () => {
    for (const city of CITY_NAMES) {
      const { landmarks, parks, roads, metro } = CITY_MAPS[city]
      const drawn = [
        ...landmarks,
        ...parks,
        ...metro,
        ...roads.filter(({ kind }) => kind !== 'rail'),
      ]
      for (const { name } of drawn) expect(inCity(city, name), `${name}, ${city}`).toHaveLength(1)
    }
  })

  test('of a drawn landmark says a locality that is drawn near it', () => {
    for (const city of CITY_NAMES)
      for (const { name, at } of CITY_MAPS[city].landmarks) {
        const to = (outline: string) =>
          Math.min(...pointsOf(outline).map(([x, y]) => Math.hypot(x - at[0], y - at[1])))
        const nearest = Object.entries(CITY_MAPS[city].plots)
          .sort(([, a], [, b]) => to(a.outline) - to(b.outline))
          .map(([slug]) => slug)
          .slice(0, 3)
        const [place] = inCity(city, name)
        const [said] = place?.kind === 'landmark' ? place.slugs : []
        expect(nearest, name).toContain(said)
      }
  })

  test('of a landmark says in which localities it lies', () => {
    for (const city of CITY_NAMES)
      for (const { name, near } of LANDMARKS[city]) {
        expect(near.length, name).toBeGreaterThan(0)
        expect(new Set(near).size, name).toBe(near.length)
        expect(
          LOCALITIES[city].map(({ slug }) => slug),
          name,
        ).toEqual(expect.arrayContaining([...near]))
      }
  })
})

describe('A place is found', () => {
  test.each([
    ['charbagh', 'Charbagh station, Lucknow'],
    ['चारबाग स्टेशन', 'Charbagh station, Lucknow'],
    ['Lulu  Mall', 'Lulu Mall, Lucknow'],
    ['bhu', 'Banaras Hindu University, Varanasi'],
    ['B.H.U.', 'Banaras Hindu University, Varanasi'],
    ['iit kanpur', 'IIT Kanpur, Kanpur'],
    ['huda city center metro', 'Millennium City Centre, Gurugram'],
    ['gomti nagar', 'Gomti Nagar, Lucknow'],
    ['gomtinagar', 'Gomti Nagar, Lucknow'],
    ['gomti ngr vistar', 'Gomti Nagar Extension, Lucknow'],
    ['इन्दिरा नगर', 'Indira Nagar, Lucknow'],
    ['sec62', 'Sector 62, Noida'],
    ['सेक्टर ६२', 'Sector 62, Noida'],
    ['sector 93-a', 'Sector 93A, Noida'],
    ['dlf ph-v', 'DLF Phase 5, Gurugram'],
    ['DLF Phase II', 'DLF Phase 2, Gurugram'],
    ['assi ghat', 'Assi, Varanasi'],
    ['golf course extension road', 'Golf Course Extension Road, Gurugram'],
    ['greater noida', 'elsewhere: Greater Noida'],
    ['लखनऊ', 'Lucknow'],
    ['mathura', 'elsewhere: Mathura'],
    ['allahabad', 'elsewhere: Prayagraj'],
    ['nai dilli', undefined],
    ['नई दिल्ली', 'elsewhere: Delhi'],
    ['282001', 'elsewhere: Agra'],
  ])('%s: %s', (text, place) => expect(named(text)).toEqual(place ? [place] : []))

  test('in each city that has one of the name', () => {
    expect(named('zoo')).toEqual([
      'Lucknow zoo, Lucknow',
      'Allen Forest Zoo, Kanpur',
      'Deer park, Varanasi',
    ])
    expect(named('mall road')).toEqual(['Mall Road, Kanpur', 'Cantonment, Varanasi'])
  })

  test('but not where only a part of a name is said, or two numbers stand side by side', () => {
    for (const text of [
      'sector',
      'sector 6',
      'sector 6 2',
      'sector 620',
      'nagar',
      'phase',
      '',
      '226000',
      '72',
    ])
      expect(named(text), text).toEqual([])
  })
})

describe('A pincode', () => {
  const FIRST_DIGITS: Readonly<Record<string, string>> = {
    Lucknow: '226',
    Noida: '2013',
    Gurugram: '122',
    Kanpur: '208',
    Varanasi: '221',
  }

  test('of a locality has six digits, those of its city first, and finds localities of the map', () => {
    const known = CITY_NAMES.flatMap((city) =>
      Object.keys(PINCODES_ON[city].places).map((code) => ({ city, code })),
    )
    expect(known.map(({ code }) => code).sort()).toEqual(pincodesFrom(''))
    for (const { city, code } of known) {
      expect(code).toMatch(/^\d{6}$/)
      expect(code.startsWith(FIRST_DIGITS[city] ?? ''), code).toBe(true)
      expect(CITY_NAMES.filter((one) => isOfCity(one, code))).toEqual([city])
      const slugs = slugsAt(city, code)
      expect(slugs, code).not.toEqual([])
      const drawn = LOCALITIES[city].map(({ slug }) => slug)
      expect(drawn, code).toEqual(expect.arrayContaining([...slugs]))
      const places = slugs.map((slug) => ({ city, slug }))
      expect(placesNamed(code)).toEqual([{ kind: 'pincode', city, code, places }])
    }
  })

  test.each([
    ['226010', '226010 Lucknow: gomti-nagar, vibhuti-khand, gomti-nagar-extension'],
    ['226 010', '226010 Lucknow: gomti-nagar, vibhuti-khand, gomti-nagar-extension'],
    ['२२६०२४', '226024 Lucknow: aliganj'],
    ['201301', '201301 Noida: '],
    ['201306', 'elsewhere: Greater Noida'],
    ['122018', '122018 Gurugram: south-city-2, sohna-road'],
    ['208016', '208016 Kanpur: '],
  ])('is read as one: %s', (text, place) => expect(named(text)).toEqual([place]))

  test('of no city that people ask for is none, nor is a round figure', () => {
    for (const text of ['999999', '012345', '122000', '201500', '22601', '2260100'])
      expect(named(text), text).toEqual([])
  })
})
