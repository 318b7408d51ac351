import { expect, test } from 'vitest'
import {
  CITIES_TO_COME,
  CITY_COUNT,
  CITY_LIST,
  citiesCounted,
  citiesToCome,
  STATE_LIST,
} from '#language/city/texts-named'
import { HOME_TEXTS } from '#language/home/texts'

test('Texts name the cities of the table, and how many they are', () => {
  expect(CITY_LIST).toBe('Lucknow, Noida, Gurugram, Kanpur and Varanasi')
  expect(CITY_COUNT).toBe('five cities')
  expect(STATE_LIST).toBe('Uttar Pradesh and Haryana')
  expect(CITIES_TO_COME).toBe('Mathura follows; Agra is on our list.')
  expect(HOME_TEXTS.cities).toBe('Five cities, street by street')
  expect(HOME_TEXTS.pageTitle).toBe('Property in Lucknow, Noida, Gurugram, Kanpur and Varanasi')
})

test('They do so for any number of cities', () => {
  expect([1, 6, 24].map(citiesCounted)).toEqual(['one city', 'six cities', '24 cities'])
  expect(citiesToCome([], [])).toBe('')
  expect(citiesToCome(['Ajmer', 'Kota'], [])).toBe('Ajmer and Kota follow.')
  expect(citiesToCome([], ['Ajmer', 'Kota'])).toBe('Ajmer and Kota are on our list.')
})
