import { describe, expect, test } from 'vitest'
import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import { hiddenFields } from './rules.ts'
import {
  isAnswered,
  isOneChoice,
  MORE,
  missingBefore,
  neighboursOf,
  PHOTOS,
  placeOfTurn,
  saidTo,
  type Turn,
  turnFor,
  turnsOf,
  turnToOpen,
} from './turns.ts'
import { EMPTY_DRAFT } from './values.ts'

const draft = (listingType: string, propertyCategory: string, propertyType: string) => ({
  ...EMPTY_DRAFT,
  listingType,
  propertyCategory,
  propertyType,
})
const FLAT = draft('Sell', 'Residential', 'Flat/Apartment')
const KINDS = {
  flat: FLAT,
  rent: draft('Rent', 'Residential', 'Flat/Apartment'),
  PG: draft('PG', 'Residential', 'Flat/Apartment'),
  office: draft('Sell', 'Commercial', 'Office'),
  plot: draft('Sell', 'Residential', 'Plot/Land'),
}
const DETAILS = [
  'listingType',
  'propertyType',
  'city',
  'locality',
  'projectBuildingName',
  'plotArea',
  'price',
]
const named = (turns: readonly Turn[], name: string): Turn => {
  const turn = turnFor(turns, name)
  if (!turn) throw new Error(`Nothing asks for ${name}.`)
  return turn
}
const names = (turns: readonly Turn[]) => turns.map(({ name }) => name)

describe('the questions of a talk', () => {
  test.each([
    ['flat', ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']],
    ['rent', ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']],
    ['PG', ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']],
    ['office', ['floorNumber', 'furnishing', 'availableFrom']],
    ['plot', ['availableFrom']],
  ] as const)('of a %s begin with what buyers filter by, where it applies', (kind, first) => {
    const turns = turnsOf(KINDS[kind])
    const asked = turns.filter(({ extra }) => !extra)
    expect(names(asked)).toEqual([...DETAILS, ...first, MORE, 'amenities', PHOTOS])
    const steps = turns.map(({ step }) => step)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  test.each(Object.entries(KINDS))(
    'of a %s leave out no field of the form, and ask none twice',
    (_, values) => {
      const hidden = hiddenFields(values)
      const asked = turnsOf(values).flatMap(({ fields }) => fields)
      expect(asked.toSorted()).toEqual(FIELD_NAMES.filter((name) => !hidden.has(name)).toSorted())
    },
  )

  test('go on in their order, and say more only to whom has opened that', () => {
    const turns = turnsOf(FLAT)
    const step = (name: string, way: 'before' | 'after') =>
      neighboursOf(turns, named(turns, name))[way]?.name
    expect(step('listingType', 'before')).toBeUndefined()
    expect(step('price', 'after')).toBe('bedrooms')
    expect(step('availableFrom', 'after')).toBe(MORE)
    expect(step(MORE, 'after')).toBe('amenities')
    expect(step('bathrooms', 'before')).toBe(MORE)
    expect(step('bathrooms', 'after')).toBe('balconies')
    expect(step('description', 'after')).toBe('amenities')
    expect(step('amenities', 'before')).toBe(MORE)
    expect(step(PHOTOS, 'after')).toBeUndefined()
  })

  test('are counted, those that say more apart', () => {
    const turns = turnsOf(FLAT)
    expect(placeOfTurn(turns, named(turns, 'city'))).toEqual({ at: 3, of: 14 })
    const more = turns.filter(({ extra }) => extra).length
    expect(placeOfTurn(turns, named(turns, 'bathrooms'))).toEqual({ at: 1, of: more })
  })

  test('are found by each of their fields, and not by what is not asked', () => {
    const turns = turnsOf(FLAT)
    expect(turnFor(turns, 'propertyCategory')?.name).toBe('propertyType')
    expect(turnFor(turns, 'areaUnit')?.name).toBe('plotArea')
    expect(turnFor(turnsOf(KINDS.plot), 'bedrooms')).toBeUndefined()
  })
})

describe('a step opens', () => {
  const at = (values: typeof FLAT, step: number) => turnToOpen(turnsOf(values), step, values)?.name

  test('at its first question without an answer, or else at its first', () => {
    expect(at(EMPTY_DRAFT, 1)).toBe('listingType')
    expect(at(FLAT, 1)).toBe('city')
    const full = { ...FLAT, city: 'Noida', locality: 'Sector 62', projectBuildingName: 'Rohtas' }
    expect(at({ ...full, plotArea: '1450', price: '72 lakh' }, 1)).toBe('listingType')
    expect(at({ ...FLAT, bedrooms: '3' }, 2)).toBe('floorNumber')
    expect(at(FLAT, 4)).toBe(PHOTOS)
  })

  test('a house that is called by its kind and place has a name', () => {
    const house = draft('Sell', 'Residential', 'Independent House/Villa')
    expect(at({ ...house, city: 'Kanpur', locality: 'Kakadeo' }, 1)).toBe('plotArea')
  })
})

test('After a change, a needed answer that is missing is asked for before the talk goes back', () => {
  const values = { ...FLAT, propertyType: '' }
  const turns = turnsOf(values)
  expect(missingBefore(turns, named(turns, 'price'), values)?.name).toBe('propertyType')
  expect(missingBefore(turns, named(turns, 'propertyType'), values)).toBeUndefined()
  expect(isAnswered(named(turns, 'propertyType'), values)).toBe(false)
})

test.each([
  ['listingType', true],
  ['propertyType', true],
  ['bedrooms', true],
  ['availableFrom', true],
  ['locality', false],
  ['plotArea', false],
  ['amenities', false],
  ['reraNumber', false],
])('A tap is all that %s needs: %s', (name, expected) => {
  expect(isOneChoice(named(turnsOf(FLAT), name))).toBe(expected)
})

test('What was said is told as it is read', () => {
  const said = (field: FieldName, values: Partial<typeof FLAT>) => {
    const all = { ...FLAT, ...values }
    return saidTo(named(turnsOf(all), field), all)
  }
  expect(said('propertyType', {})).toBe('Residential · Flat/Apartment')
  expect(said('plotArea', {})).toBe('')
  expect(said('plotArea', { plotArea: '1450' })).toBe('1450 · sq ft')
  expect(said('availableFrom', { availableFrom: '2027-01-15' })).toBe('15 January 2027')
  expect(said('amenities', { amenities: 'Gym\nLift' })).toBe('Gym, Lift')
})
