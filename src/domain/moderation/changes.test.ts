import { describe, expect, it } from 'vitest'
import { DESK_TEXTS, EDIT_TEXTS } from '#english/moderation/texts'
import type { ListingFields } from '../listing/schema.ts'
import { fieldChanges, photosDiffer, priceStep } from './changes.ts'

const flat: ListingFields = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  projectBuildingName: 'Shalimar Court',
  plotArea: 1450,
  areaUnit: 'sq ft',
  areaBasis: 'Carpet',
  price: 7_250_000,
  bedrooms: 3,
  amenities: ['Lift'],
}

describe('What changes in a listing', () => {
  it('is listed field by field, before and after, with the desk’s labels', () => {
    expect(fieldChanges(flat, { ...flat, price: 7_000_000, description: 'Painted anew.' })).toEqual(
      [
        { label: 'Price', before: '₹72,50,000', after: '₹70,00,000' },
        { label: 'Rate', before: '₹5,000 per sq ft', after: '₹4,828 per sq ft' },
        { label: 'Description', before: null, after: 'Painted anew.' },
      ],
    )
  })

  it('includes its name and amenities', () => {
    const next = { projectBuildingName: 'Garden Bay', amenities: ['Gym' as const, 'Lift' as const] }
    expect(fieldChanges(flat, { ...flat, ...next })).toEqual([
      { label: EDIT_TEXTS.name, before: 'Shalimar Court', after: 'Garden Bay' },
      { label: DESK_TEXTS.amenities, before: 'Lift', after: 'Gym, Lift' },
    ])
    expect(fieldChanges(flat, { ...flat, amenities: [] })).toEqual([
      { label: DESK_TEXTS.amenities, before: 'Lift', after: null },
    ])
  })

  it('includes fields that the new type does not have', () => {
    const labels = fieldChanges(
      { ...flat, furnishing: 'Fully furnished' },
      { ...flat, propertyType: 'Plot/Land', bedrooms: null },
    )
    expect(labels).toContainEqual({ label: 'Furnishing', before: 'Fully furnished', after: null })
    expect(labels).toContainEqual({ label: 'Bedrooms', before: '3', after: null })
  })

  it('is empty if only the form of empty answers differs', () => {
    expect(fieldChanges(flat, { ...flat, deposit: null, description: '' })).toEqual([])
  })

  it('counts the order of photos', () => {
    const [a, b] = [{ id: 'a' }, { id: 'b' }]
    expect([photosDiffer([a, b], [b, a]), photosDiffer([a], [a]), photosDiffer([], [a])]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('A change of the price', () => {
  const to = (price: number) => priceStep(flat, { ...flat, price })

  it('says both prices, and by how much it goes up or down', () => {
    expect(to(7_000_000)).toEqual({ before: '₹72,50,000', after: '₹70,00,000', percent: '-3.4%' })
    expect(to(14_500_000).percent).toBe('+100%')
    expect(to(725_000_000).percent).toBe('+9,900%')
    expect(to(7_250_001).percent).toBe('0%')
  })
})
