import { expect, it } from 'vitest'
import { suchHomeOf } from './such-home.ts'
import { EMPTY_DRAFT } from './values.ts'

const draft = (over: Partial<typeof EMPTY_DRAFT> = {}) => ({
  ...EMPTY_DRAFT,
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: ' Gomti Nagar ',
  plotArea: '100',
  areaUnit: 'sq yd',
  bedrooms: '3',
  ...over,
})

it('The home of a draft has its size in sq ft, and needs no price', () =>
  expect(suchHomeOf(draft())).toEqual({
    home: {
      listingType: 'Sell',
      propertyCategory: 'Residential',
      propertyType: 'Flat/Apartment',
      city: 'Lucknow',
      locality: 'Gomti Nagar',
      plotArea: 900,
      bedrooms: 3,
    },
    missing: null,
  }))

it('What is missing is named in the order of the form', () => {
  expect(suchHomeOf(EMPTY_DRAFT).missing?.slice(0, 2)).toEqual(['listingType', 'propertyCategory'])
  const some = draft({ locality: ' ', plotArea: 'large', bedrooms: '' })
  expect(suchHomeOf(some)).toEqual({ home: null, missing: ['locality', 'plotArea', 'bedrooms'] })
})

it('A plot has no bedrooms, and a bed in a PG needs neither bedrooms nor a size', () => {
  const plot = draft({ propertyType: 'Plot/Land', bedrooms: '' })
  expect(suchHomeOf(plot).home).toMatchObject({ bedrooms: null })
  const bed = draft({ listingType: 'PG', bedrooms: '', plotArea: '' })
  expect(suchHomeOf(bed).home).toMatchObject({ bedrooms: null, plotArea: 1 })
})
