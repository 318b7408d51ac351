import { describe, expect, it } from 'vitest'
import type { ListingFields } from '../listing/schema.ts'
import { everyField, fullPrice } from './fields.ts'

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
const value = (listing: ListingFields, label: string) =>
  everyField(listing).find((field) => field.label === label)?.value

describe('The fields an admin reads', () => {
  it('state money and area in full', () => {
    expect(value(flat, 'Price')).toBe('₹72,50,000')
    expect(value(flat, 'Rate')).toBe('₹5,000 per sq ft')
    expect(value(flat, 'Area')).toBe('1,450 sq ft carpet')
  })

  it('are complete, in reading order', () => {
    const full: ListingFields = {
      ...flat,
      bathrooms: 2,
      furnishing: 'Unfurnished',
      floorNumber: 0,
      totalFloors: 4,
      facingType: 'East',
      availableFrom: '2026-12-01',
      reraNumber: 'UPRERAPRJ12345',
    }
    const stated = everyField(full).filter(({ value: text }) => text !== null)
    expect(stated.map(({ label, value: text }) => `${label}: ${text}`)).toEqual([
      'Listing type: Sell',
      'Category: Residential',
      'Property type: Flat/Apartment',
      'City: Lucknow',
      'Locality: Gomti Nagar',
      'Area: 1,450 sq ft carpet',
      'Price: ₹72,50,000',
      'Rate: ₹5,000 per sq ft',
      'Bedrooms: 3',
      'Bathrooms: 2',
      'Furnishing: Unfurnished',
      'Facing: East',
      'Floor: Ground floor',
      'Total floors: 4',
      'Available from: 1 Dec 2026',
      'RERA number: UPRERAPRJ12345',
    ])
  })

  it('name missing answers', () => {
    for (const label of ['RERA number', 'Bathrooms', 'Furnishing', 'Floor', 'Facing'])
      expect(value(flat, label)).toBeNull()
    expect(value(flat, 'Available from')).toBeNull()
  })

  it('give the square feet of an area stated in another unit', () => {
    expect(value({ ...flat, plotArea: 1800, areaUnit: 'sq yd', areaBasis: null }, 'Area')).toBe(
      '200 sq yd (1,800 sq ft)',
    )
  })

  it('leave out what has no meaning for the type', () => {
    const labels = everyField({ ...flat, propertyType: 'Plot/Land' }).map((field) => field.label)
    expect(labels).toContain('Facing')
    for (const label of ['Bedrooms', 'Bathrooms', 'Furnishing', 'Floor', 'Total floors'])
      expect(labels).not.toContain(label)
  })

  it('state the period of a rent, and no rate for it', () => {
    const rented: ListingFields = { ...flat, listingType: 'Rent', price: 18_000 }
    expect(fullPrice(rented)).toBe('₹18,000 per month')
    const labels = (listing: ListingFields) => everyField(listing).map(({ label }) => label)
    expect([labels(flat).includes('Rate'), labels(rented).includes('Rate')]).toEqual([true, false])
    expect(value({ ...rented, deposit: 0 }, 'Deposit')).toBe('₹0')
    expect(value({ ...flat, plotArea: 0 }, 'Rate')).toBeNull()
  })
})
