import { afterEach, describe, expect, test } from 'vitest'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { findIn } from '../search/find.ts'
import { EMPTY_SEARCH, parseSearch } from '../search/rules.ts'
import { knowOwnPlaces, readSentence } from '../search/sentence.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { ownNamedIn, withoutOwnPlaces } from '../search/understood.ts'
import { PLACE_NAME_MOST } from './constants.ts'
import { ownPlacesNamed } from './named.ts'
import { keptName, shownName } from './names.ts'
import type { OwnPlace } from './rules.ts'

const place = (name: string): OwnPlace => ({
  name,
  city: 'Gurugram',
  kind: 'locality',
  at: 'mg-road',
})
const know = (...names: string[]) => knowOwnPlaces(ownPlacesNamed(names.map(place)))
const read = (q: string) => readSentence(q).parts.map(({ label, own }) => own ?? label)
afterEach(() => know())

describe('Typed words name a place of one’s own', () => {
  test.each([
    'near work',
    'near my office',
    'Close to WORK',
    'office ke paas',
    'daftar ke kareeb',
    'ऑफिस के पास',
    'दफ्तर के नज़दीक',
    'काम के पास',
  ])('“%s” means the work that the device knows', (q) => {
    know('work', 'school')
    expect(read(q)).toEqual(['work'])
    expect(readSentence(q).words).toEqual([])
  })

  test('beside other words, which say what they always say', () => {
    know('school', 'Nani')
    expect(read('2 bhk near school under 70 lakh')).toEqual(['2 BHK', 'school', 'Up to ₹70 L'])
    expect(read('nani ke paas flat')).toEqual(['Nani', 'Flat/Apartment'])
  })

  test('a name that the visitor gave goes before what a label is called', () => {
    know('work', 'Office')
    expect(read('near office')).toEqual(['Office'])
    expect(read('near work')).toEqual(['work'])
  })

  test.each(['near work', 'office ke paas', 'ऑफिस के पास', 'office for rent', 'near school'])(
    '“%s” is read as before where the device knows no such place',
    (q) => {
      const before = readSentence(q)
      know('family')
      expect(readSentence(q)).toEqual(before)
      expect(read(q)).not.toContain('work')
    },
  )

  test('an office to rent is none', () => {
    know('work')
    expect(readSentence('office for rent').parts.flatMap(({ own }) => own ?? [])).toEqual([])
  })

  test('a name without letters is none, so that “near” alone names nothing', () => {
    know('🏠')
    expect(read('near')).toEqual([])
  })

  test('they leave nothing out by themselves', () => {
    know('work')
    const search = parseSearch(new URLSearchParams({ q: 'near work' }))
    const found = findIn([tableOf(columnsOf([]))], search)
    expect([found.total, found.aside]).toEqual([
      findIn([tableOf(columnsOf([]))], EMPTY_SEARCH).total,
      [],
    ])
  })
})

test('What a search asks for beside such words is read without them, as for the words that were missed', () => {
  know('work')
  const search = parseSearch(new URLSearchParams({ q: '2 bhk near work', city: 'gurugram' }))
  expect(ownNamedIn(search)).toBe('work')
  expect(withoutOwnPlaces(search)).toEqual({ ...search, q: '2 bhk' })
  know()
  const other = { ...search }
  expect([ownNamedIn(other), withoutOwnPlaces(other)]).toEqual([null, other])
})

describe('A place of one’s own is called', () => {
  test('by its label in the language of the page, or as its visitor calls it', () =>
    expect(['work', 'Nani'].map((name) => shownName({ name }))).toEqual([PLACE_NAMES.work, 'Nani']))

  test('and kept by a label where it has its name, else as typed, up to a length', () => {
    expect(keptName(` ${PLACE_NAMES.school.toUpperCase()} `)).toBe('school')
    expect(keptName('  Gym   at  8 ')).toBe('Gym at 8')
    expect(keptName('x'.repeat(PLACE_NAME_MOST + 9))).toHaveLength(PLACE_NAME_MOST)
    expect(keptName('   ')).toBe('')
  })
})
