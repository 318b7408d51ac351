import { expect, test } from 'vitest'
import { CITY_NAMES } from '../city/constants.ts'
import { LOCALITIES } from './localities.ts'
import { neighboursOf } from './neighbours.ts'

const beside = (...[city, slug]: Parameters<typeof neighboursOf>) =>
  neighboursOf(city, slug).map(({ name }) => name)

test('The neighbours of a locality are those beside it on the map, the nearest first', () => {
  expect(beside('Lucknow', 'gomti-nagar')).toEqual([
    'Vibhuti Khand',
    'Gomti Nagar Extension',
    'Hazratganj',
  ])
  expect(beside('Varanasi', 'lanka').slice(0, 2)).toEqual(['Assi', 'Sundarpur'])
  expect(beside('Noida', 'nowhere')).toEqual([])
})

test('Every locality has some, and is none of its own', () => {
  for (const city of CITY_NAMES)
    for (const { name, slug } of LOCALITIES[city]) {
      expect(beside(city, slug).length, name).toBeGreaterThanOrEqual(3)
      expect(beside(city, slug)).not.toContain(name)
    }
})
