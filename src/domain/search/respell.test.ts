import { describe, expect, it } from 'vitest'
import { criteriaOf } from './criteria.ts'
import { respelled } from './respell.ts'
import { EMPTY_SEARCH } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'

const offer = (projectBuildingName: string): Searchable => ({
  projectBuildingName,
  locality: 'Aliganj',
  city: 'Lucknow',
  price: 7_200_000,
  plotArea: 1450,
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  propertyCategory: 'Residential',
})
const TABLES = [tableOf(columnsOf(['Juhi Terraces', 'Kesari Court'].map(offer)))]

/** Finds words of the same length with at most one other letter. */
const similar = (words: string[], word: string) =>
  words.filter(
    (other) =>
      other.length === word.length &&
      [...other].filter((letter, at) => letter !== word[at]).length === 1,
  )
const spelled = (q: string) => respelled({ ...EMPTY_SEARCH, q }, TABLES, similar)

describe('The words of a search', () => {
  it('are spelled as places are, if they are misspelt', () => {
    const search = spelled('2 bhk gomty nagar')
    expect(search.q).toBe('2 bhk gomti nagar')
    expect(criteriaOf(search)).toMatchObject({ city: 'Lucknow', localities: ['gomti-nagar'] })
  })

  it('stay as they are, if a name has them or no place is spelled alike', () => {
    for (const q of ['kesari', 'castle', 'gomti nagar', ''])
      expect(respelled({ ...EMPTY_SEARCH, q }, TABLES, similar).q).toBe(q)
  })

  it('are the name of a building, although a part of it is a place', () => {
    const search = spelled('juhi terraces under 80 lakh')
    expect(search.q).toBe('“juhi terraces” under 80 lakh')
    expect(criteriaOf(search)).toMatchObject({ city: '', localities: [] })
    expect(criteriaOf(spelled('juhi')).city).toBe('Kanpur')
  })

  it('are left alone where misspelt words cannot be looked up', () => {
    const asked = { ...EMPTY_SEARCH, q: 'gomty nagar' }
    expect(respelled(asked, TABLES)).toBe(asked)
  })
})
