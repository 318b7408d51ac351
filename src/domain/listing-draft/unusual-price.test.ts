import { expect, test } from 'vitest'
import { unusualPriceQuestion } from './unusual-price.ts'
import { EMPTY_DRAFT } from './values.ts'

const flat = { propertyType: 'Flat/Apartment', plotArea: '900' }
const doubt = (over: Partial<typeof EMPTY_DRAFT>) =>
  unusualPriceQuestion({ ...EMPTY_DRAFT, ...flat, ...over })

test.each([
  { listingType: 'Rent', price: '99999999999' },
  { listingType: 'Rent', price: '72 lakh' },
  { listingType: 'Rent', price: '18.5' },
  { listingType: 'Sell', price: '72,000' },
  { listingType: 'Sell', price: '7200 lakh' },
  { listingType: 'PG', price: '85' },
  { listingType: 'PG', price: '8.5 lakh' },
  {
    listingType: 'Sell',
    propertyType: 'Plot/Land',
    plotArea: '5',
    areaUnit: 'acre',
    price: '5000',
  },
])('%j is asked about', (draft) => expect(doubt(draft)).toContain('usually costs'))

test.each([
  { listingType: 'Rent', price: '18,500' },
  { listingType: 'Rent', price: '2 lakh' },
  { listingType: 'Sell', price: '72 lakh' },
  { listingType: 'Sell', price: '15 Cr' },
  { listingType: 'PG', price: '8,500' },
  {
    listingType: 'Sell',
    propertyType: 'Plot/Land',
    plotArea: '5',
    areaUnit: 'acre',
    price: '1 Cr',
  },
  { listingType: '', price: '5' },
  { listingType: 'Sell', price: '' },
])('%j is not', (draft) => expect(doubt(draft)).toBeNull())

test('The question names the price, the usual range, and the answers to check', () => {
  expect(doubt({ listingType: 'Sell', price: '72,000' })).toBe(
    '₹80 per sq ft is far less than such a property usually costs: ₹400 to ₹2,00,000. Are the price and the area right?',
  )
  expect(doubt({ listingType: 'PG', price: '8.5 lakh' })).toContain('per bed a month is far more')
})
