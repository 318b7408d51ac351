import { describe, expect, it } from 'vitest'
import { suggestionsFor } from './suggest.ts'
import { columnsOf, tableOf } from './table.ts'
import type { Searchable } from './text.ts'

const flat: Searchable = {
  ...{ listingType: 'Sell', propertyCategory: 'Residential', propertyType: 'Flat/Apartment' },
  ...{ projectBuildingName: 'Gomti Heights', locality: 'Gomti Nagar', city: 'Lucknow' },
  ...{ price: 5_000_000, plotArea: 1000 },
}
const FROM = [
  {
    city: 'Lucknow',
    table: tableOf(columnsOf([flat])),
    places: [
      {
        slug: 'gomti-nagar',
        name: 'Gomti Nagar',
        aliases: 'गोमती नगर Vipin Khand',
        near: ['Ambedkar Park on the Gomti'],
      },
      {
        slug: 'aliganj',
        name: 'Aliganj',
        aliases: 'Kapoorthala',
        near: ['The old Hanuman temple'],
      },
    ],
  },
]
const labels = (q: string) => suggestionsFor(q, FROM).map(({ kind, label }) => `${kind}: ${label}`)

describe('Suggestions while typing', () => {
  it('are localities, nearby landmarks, or buildings', () =>
    expect(labels('gom')).toEqual([
      'Locality: Gomti Nagar',
      'Landmark: Ambedkar Park on the Gomti',
      'Building: Gomti Heights',
    ]))

  it('are found by other spellings, in one word and in Hindi', () => {
    for (const typed of ['vipin', 'gomtinag', 'गोमती'])
      expect(labels(typed)[0], typed).toBe('Locality: Gomti Nagar')
    expect(labels('kapoor')).toEqual(['Locality: Aliganj'])
  })

  it('include a city by its first letters', () => expect(labels('luck')).toEqual(['City: Lucknow']))

  it('are none for a single letter, or for words that were understood', () => {
    expect([labels('g'), labels('3 bhk'), labels('')]).toEqual([[], [], []])
  })

  it('replace the words; parts that were understood stay', () => {
    const [first] = suggestionsFor('3 bhk gomti', FROM)
    expect(first?.change).toEqual({
      ...{ q: '3 bhk', page: 1 },
      ...{ locality: ['gomti-nagar'], city: ['lucknow'] },
    })
  })
})
