import { describe, expect, it } from 'vitest'
import { describeFloor, listingFacts, mainFacts } from './facts.ts'
import type { ListingFields } from './schema.ts'

const flat: ListingFields = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  projectBuildingName: 'Garden Bay',
  plotArea: 1450,
  areaUnit: 'sq ft',
  areaBasis: 'Carpet',
  price: 7_200_000,
  bedrooms: 3,
  bathrooms: 2,
  furnishing: 'Semi-furnished',
  floorNumber: 4,
  totalFloors: 12,
  facingType: 'East',
  amenities: [],
}

describe('the facts of a listing', () => {
  it('name the floor in words', () => {
    expect(describeFloor(0, 3)).toBe('Ground of 3')
    expect([1, 2, 3, 4, 11, 22].map((floor) => describeFloor(floor, null))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ])
    expect(describeFloor(null, 1)).toBe('1 floor')
    expect(describeFloor(undefined, undefined)).toBeNull()
  })

  it('leave out what is missing', () => {
    const plot: ListingFields = {
      ...flat,
      propertyType: 'Plot/Land',
      bedrooms: null,
      bathrooms: null,
      furnishing: null,
      floorNumber: null,
      totalFloors: null,
    }
    const labels = listingFacts(plot).map((fact) => fact.label)
    expect(labels).toEqual([
      'Offer',
      'Category',
      'Property type',
      'Area',
      'Price per sq ft',
      'Facing',
    ])
    expect(mainFacts(plot)).toEqual(['1,450 sq ft carpet'])
  })

  it('state an area in the chosen unit and in square feet', () => {
    const facts = listingFacts({ ...flat, plotArea: 1800, areaUnit: 'sq yd', areaBasis: 'Plot' })
    expect(facts).toContainEqual({ label: 'Area', value: '200 sq yd plot' })
    expect(facts).toContainEqual({ label: 'Area in sq ft', value: '1,800 sq ft' })
  })
})
