import { expect, test } from 'vitest'
import { CITY_NAMES, ROUTED_CITIES } from './constants.ts'
import { CITY_ALIASES } from './names.ts'
import { hasCityPage, storedCity } from './stored.ts'

test('Every known way to write a city with a page is stored as its English name', () => {
  for (const { name, names } of ROUTED_CITIES)
    for (const said of [name, ...Object.values(names), ...CITY_ALIASES[name]])
      expect([storedCity(said), storedCity(` ${said.toUpperCase()} `)], said).toEqual([name, name])
})

test('What stands after a city is no part of its name', () => {
  expect(
    [
      'Lucknow, Uttar Pradesh',
      'lko up',
      'लखनऊ, उत्तर प्रदेश, भारत',
      'Lucknow - 226010',
      'Lucknow, U.P., India, PIN code 226 010',
    ].map(storedCity),
  ).toEqual(Array.from({ length: 5 }, () => 'Lucknow'))
})

test('A city without pages is stored by its own English name, and not by that of its neighbour', () => {
  expect(['आगरा', 'jaipur', 'दिल्ली', 'Thane', 'Indirapuram'].map(storedCity)).toEqual([
    'Agra',
    'Jaipur',
    'Delhi',
    'Thane',
    'Indirapuram',
  ])
})

test('A city that we do not know, and a text that says more, stay as they were written', () => {
  for (const said of ['Nainital', 'नैनीताल', 'Gomti Nagar, Lucknow', 'Uttar Pradesh', '226010', ' '])
    expect(storedCity(said)).toBe(said)
  expect(CITY_NAMES).toContain(storedCity('बनारस'))
})

test('Only the cities with pages have one, however they are written', () => {
  expect(['lko', 'बनारस', 'Noida, UP'].every(hasCityPage)).toBe(true)
  expect(['Agra', 'आगरा', 'Nainital', ''].some(hasCityPage)).toBe(false)
})
