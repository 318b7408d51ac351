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

describe('What words may mean while one types', () => {
  it('is a locality, what is near it, or a building', () =>
    expect(labels('gom')).toEqual([
      'Locality: Gomti Nagar',
      'Landmark: Ambedkar Park on the Gomti',
      'Building: Gomti Heights',
    ]))

  it('is found by other spellings, in one word and in Hindi', () => {
    for (const typed of ['vipin', 'gomtinag', 'गोमती'])
      expect(labels(typed)[0], typed).toBe('Locality: Gomti Nagar')
    expect(labels('kapoor')).toEqual(['Locality: Aliganj'])
  })

  it('is a city by its beginning', () => expect(labels('luck')).toEqual(['City: Lucknow']))

  it('is nothing for a letter, or for what is understood', () => {
    expect([labels('g'), labels('3 bhk'), labels('')]).toEqual([[], [], []])
  })

  it('takes the place of the words; what was understood stays', () => {
    const [first] = suggestionsFor('3 bhk gomti', FROM)
    expect(first?.change).toEqual({
      ...{ q: '3 bhk', page: 1 },
      ...{ locality: ['gomti-nagar'], city: ['lucknow'] },
    })
  })
})
