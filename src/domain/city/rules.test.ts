import { expect, test } from 'vitest'
import { normaliseProject } from '../project/schema.ts'
import { CITIES, CITY_NAMES } from './constants.ts'
import { cityMapLink, cityNamed, citySlug } from './rules.ts'

test('Five cities are routed; Mathura is coming soon; Agra is named in texts only', () => {
  expect(CITY_NAMES).toEqual(['Lucknow', 'Noida', 'Gurugram', 'Kanpur', 'Varanasi'])
  const others = CITIES.filter(({ cityKind }) => cityKind !== 'routed')
  expect(others.map(({ name, cityKind }) => [name, cityKind])).toEqual([
    ['Mathura', 'coming-soon'],
    ['Agra', 'marketing'],
  ])
})

test('The city cards claim 1000+, 500+, 100+, 1000+ and 200+ properties', () => {
  const claims = Object.fromEntries(CITIES.map((city) => [city.name, city.claim]))
  expect(claims).toMatchObject({
    Lucknow: '1000+',
    Noida: '500+',
    Kanpur: '100+',
    Varanasi: '1000+',
    Gurugram: '200+',
  })
})

test('A free text is matched to a city ignoring case; any other text gives unknown', () => {
  expect([cityNamed(' kanpur '), cityNamed('Agra'), cityNamed('Mathura')]).toEqual([
    'Kanpur',
    null,
    null,
  ])
  expect(cityNamed('वाराणसी')).toBe('Varanasi')
  expect([citySlug('NOIDA'), citySlug('लखनऊ'), citySlug('Sector 62')]).toEqual([
    'noida',
    'lucknow',
    'unknown',
  ])
})

test('A city’s map is centred on the city', () => {
  expect(cityMapLink({ at: [26.8467, 80.9462] })).toBe(
    'https://www.openstreetmap.org/#map=12/26.8467/80.9462',
  )
})

test('Capitalised field names are read like lower-case ones', () => {
  const project = normaliseProject({
    id: 'p1',
    City: 'Lucknow',
    Locality: 'Aliganj',
    ProjectBuildingName: 'Madhuban',
    imageURL: '/a.webp',
  })
  expect(project).toEqual({
    id: 'p1',
    city: 'Lucknow',
    locality: 'Aliganj',
    projectBuildingName: 'Madhuban',
    propertyCategory: '',
    imageUrls: ['/a.webp'],
    createdAt: '',
    launch: null,
  })
})
