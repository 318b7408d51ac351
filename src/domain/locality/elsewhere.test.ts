import { expect, test } from 'vitest'
import { citiesElsewhere } from './elsewhere.ts'

test.each([
  ['Noida', 'Gomti Nagar', ['Lucknow']],
  ['Noida', 'Vipin Khand, Gomti Nagar', ['Lucknow']],
  ['Noida', 'गोमती नगर', ['Lucknow']],
  ['Lucknow', 'Gomti Nagar', []],
  ['Noida', 'Sector 62', []],
  ['Noida', 'Nobody’s Corner', []],
  ['Noida', ' ', []],
  ['', 'Gomti Nagar', []],
])('In %s, the locality “%s” is known elsewhere: %j', (city, locality, cities) =>
  expect(citiesElsewhere(city, locality)).toEqual(cities),
)
