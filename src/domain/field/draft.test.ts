import { describe, expect, test } from 'vitest'
import { chosenOf, emptyDraft, restoreDraft, toggled, writeDraft } from './draft.ts'
import { of } from './field.ts'
import { readDraft } from './reading.ts'

const FIELDS = {
  name: of({ kind: 'line', max: 20 }, { label: 'Name' }),
  propertyType: of({ kind: 'choice', options: ['Flat/Apartment', 'Plot/Land'] }, { label: 'Type' }),
  floor: of(
    { kind: 'count', min: 0, max: 9 },
    { label: 'Floor', notFor: { types: ['Plot/Land'] } },
  ),
  plotArea: of({ kind: 'area' }, { label: 'Area' }),
  areaUnit: of(
    { kind: 'choice', options: ['sq ft', 'sq yd'] },
    { label: 'Unit', initial: 'sq ft' },
  ),
  rooms: of({ kind: 'choices', options: ['Hall', 'Study', 'Store'] }, { label: 'Rooms' }),
  photos: of({ kind: 'pictures', max: 3 }, { label: 'Photos' }),
}
const answers = {
  name: 'Nandanvan',
  propertyType: 'Flat/Apartment',
  floor: 0,
  plotArea: 900,
  areaUnit: 'sq yd',
  rooms: ['Hall', 'Store'],
  photos: ['/b.svg', '/a.svg'],
}

describe('A draft', () => {
  test('is written from answers and read as the same, an area in the chosen unit', () => {
    const draft = writeDraft(FIELDS, answers)
    expect(draft).toMatchObject({ floor: '0', plotArea: '100', photos: '/b.svg\n/a.svg' })
    expect(readDraft(FIELDS, draft)).toEqual(answers)
  })

  test('is empty except for default values', () => {
    const { areaUnit, ...others } = emptyDraft(FIELDS)
    expect([areaUnit, ...new Set(Object.values(others))]).toEqual(['sq ft', ''])
    expect(readDraft(FIELDS, { ...others, areaUnit, name: ' ' })).toEqual({
      areaUnit: 'sq ft',
      rooms: [],
      photos: [],
    })
  })

  test('is read without the fields that do not apply, and without hidden ones', () => {
    const plot = writeDraft(FIELDS, { ...answers, propertyType: 'Plot/Land' })
    expect(readDraft(FIELDS, plot)).not.toHaveProperty('floor')
    expect(readDraft(FIELDS, plot, new Set(['name']))).not.toHaveProperty('name')
  })

  test('is restored from any data that a device has stored', () =>
    expect(restoreDraft(FIELDS, { name: 'A', floor: 5, other: 'x' })).toEqual({
      ...emptyDraft(FIELDS),
      name: 'A',
    }))
})

test('Chosen options are in their usual order, without unknown ones', () => {
  const { options } = FIELDS.rooms
  expect(chosenOf(options, 'Store\nMoat\nHall')).toEqual(['Hall', 'Store'])
  expect(toggled(options, 'Store\nHall', 'Study', true)).toBe('Hall\nStudy\nStore')
  expect(toggled(options, 'Store\nHall', 'Hall', false)).toBe('Store')
})
