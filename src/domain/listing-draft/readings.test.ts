import { describe, expect, test } from 'vitest'
import { sketchOf } from './readings.ts'
import { EMPTY_DRAFT } from './values.ts'

describe('the sketch of a draft', () => {
  test('leaves out missing answers', () => {
    expect(sketchOf(EMPTY_DRAFT)).toEqual({
      line: '',
      title: null,
      place: null,
      price: null,
      unit: '',
      rate: null,
      facts: null,
    })
  })

  test('has no facts before type and area are known, and no rate before price and area are', () => {
    const typed = { ...EMPTY_DRAFT, listingType: 'Sell', propertyType: 'Flat/Apartment' }
    expect(sketchOf(typed)).toMatchObject({ facts: null, rate: null })
    expect(sketchOf({ ...EMPTY_DRAFT, plotArea: '1450' })).toMatchObject({ facts: null })
    expect(sketchOf({ ...typed, plotArea: '1450' })).toMatchObject({
      facts: 'Flat ·\u00a01,450 sq ft',
      rate: null,
    })
    expect(sketchOf({ ...typed, price: '72 lakh' })).toMatchObject({ price: '₹72 L', rate: null })
  })

  test('leaves out the spaces around a name and a place', () => {
    const said = { projectBuildingName: ' ', locality: ' Sector 62 ', city: '' }
    expect(sketchOf({ ...EMPTY_DRAFT, ...said })).toMatchObject({ title: null, place: 'Sector 62' })
    expect(sketchOf({ ...EMPTY_DRAFT, locality: ' ', city: 'Noida' }).place).toBe('Noida')
  })

  test('has the words of a card', () => {
    const draft = {
      ...EMPTY_DRAFT,
      listingType: 'Sell',
      propertyCategory: 'Residential',
      propertyType: 'Flat/Apartment',
      city: 'Noida',
      locality: 'Sector 62',
      projectBuildingName: 'The Very Long Name Of Towers',
      plotArea: '1450',
      areaBasis: 'Carpet',
      price: '72 lakh',
      bedrooms: '3',
    }
    expect(sketchOf(draft)).toEqual({
      line: '₹72 L ·\u00a03 BHK flat ·\u00a01,450 sq ft ·\u00a0Sector 62',
      title: 'The Very Long Name Of...',
      place: 'Sector 62, Noida',
      price: '₹72 L',
      unit: '',
      rate: '₹4,966 per sq ft',
      facts: '3 BHK flat ·\u00a01,450 sq ft carpet',
    })
    expect(sketchOf({ ...draft, listingType: 'Rent', bedrooms: 'x' })).toMatchObject({
      unit: 'per month',
      rate: null,
      facts: 'Flat ·\u00a01,450 sq ft carpet',
    })
  })
})
