import { describe, expect, it } from 'vitest'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { furtherFacts, listingFacts, mainFacts } from './facts.ts'
import { describeFloor } from './floors.ts'
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
    expect(describeFloor(0, 3)).toBe('Ground floor of 3')
    expect([1, 2, 3, 4, 11, 22].map((floor) => describeFloor(floor, null))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ])
    expect([-1, -5].map((floor) => describeFloor(floor, null))).toEqual([
      '1 below ground',
      '5 below ground',
    ])
    expect(describeFloor(-1, 8)).toBe('1 below ground, 8 floors in total')
    expect(describeFloor(-1, 0)).toBe('1 below ground')
    expect(describeFloor(null, 1)).toBe('1 floor')
    expect(describeFloor(undefined, undefined)).toBeNull()
  })

  it('do not repeat the head of the page', () => {
    const labels = furtherFacts(flat).map(({ label }) => label)
    expect(labels).toEqual(['Facing', 'Floor'])
    expect(furtherFacts({ ...flat, areaUnit: 'sq yd' }).map(({ label }) => label)).toContain(
      'Area in sq ft',
    )
  })

  it('begin with what there is, and end with what there is not', () => {
    const facts = furtherFacts({
      ...flat,
      balconies: 0,
      negotiable: 'No',
      brokerage: 'Brokerage asked',
      parkingSpaces: 1,
    })
    const said = facts.map(({ label, value }) => `${label}: ${value}`)
    expect(said).toContain('Brokerage: Asked')
    expect(said.slice(-2).toSorted()).toEqual(['Balconies: 0', 'Negotiable: No'])
  })

  it('show only the number of floors if the floor is not stated', () => {
    expect([describeFloor(null, 12), describeFloor(undefined, 0)]).toEqual(['12 floors', null])
    expect([describeFloor(4, null), describeFloor(4, 12)]).toEqual(['4th', '4th of 12'])
  })

  it('are all stated ones, in reading order', () => {
    const full: ListingFields = {
      ...flat,
      listingType: 'Rent',
      price: 18_000,
      plotArea: 1800,
      areaUnit: 'sq yd',
      deposit: 36_000,
      availableFrom: '2026-12-01',
      reraNumber: 'UPRERAPRJ12345',
    }
    expect(listingFacts(full).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      `Offer: ${LISTING_TYPE_LABELS.Rent}`,
      'Category: Residential',
      'Property type: Flat/Apartment',
      'Area: 200 sq yd carpet',
      'Area in sq ft: 1,800 sq ft',
      'Bedrooms: 3',
      'Bathrooms: 2',
      'Furnishing: Semi-furnished',
      'Facing: East',
      'Floor: 4th of 12',
      'Deposit: ₹36,000',
      'Available from: 1 Dec 2026',
      'RERA number: UPRERAPRJ12345',
    ])
    expect(listingFacts(flat)).toContainEqual({ label: 'Price per sq ft', value: '₹4,966' })
    expect(listingFacts({ ...full, deposit: 0 }).map(({ label }) => label)).not.toContain('Deposit')
  })

  it('that come first are bathrooms, area and furnishing', () => {
    expect(mainFacts(flat)).toEqual(['2 bathrooms', '1,450 sq ft carpet', 'Semi-furnished'])
    expect(mainFacts({ ...flat, bathrooms: 1 })).toContain('1 bathroom')
  })

  it('of a PG that come first are guests, sharing and meals', () => {
    const pg: ListingFields = { ...flat, listingType: 'PG', pgFor: 'Women', meals: 'All meals' }
    expect(mainFacts(pg)).toEqual(['For women', 'All meals', 'Semi-furnished'])
    expect(mainFacts({ ...flat, listingType: 'PG' })).toContain('2 bathrooms')
    const further = (listing: ListingFields) => furtherFacts(listing).map(({ label }) => label)
    expect(further(pg)).toEqual(expect.arrayContaining(['Area', 'Bathrooms']))
    expect(further(pg)).not.toContain('Meals')
    expect(further({ ...pg, meals: null, pgFor: null })).not.toContain('Area')
  })

  it('include an answer of zero', () => {
    const values = listingFacts({ ...flat, parkingSpaces: 0, maintenance: 0 })
    expect(values).toContainEqual({ label: 'Parking spaces', value: '0' })
    expect(values.map(({ label }) => label)).not.toContain('Maintenance')
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
    expect(mainFacts(plot)).toEqual(['1,450 sq ft carpet', 'East facing'])
  })

  it('of a plot that come first are its road, its corner and where it faces', () => {
    const plot: ListingFields = {
      ...flat,
      propertyType: 'Plot/Land',
      areaBasis: 'Plot',
      roadWidth: 30,
      corner: 'Yes',
    }
    expect(mainFacts(plot)).toEqual([
      '1,450 sq ft plot',
      'On a road of 30 ft',
      'Corner plot',
      'East facing',
    ])
    expect(mainFacts({ ...plot, corner: 'No' })).not.toContain('Corner plot')
    const labels = (listing: ListingFields) => furtherFacts(listing).map(({ label }) => label)
    expect(labels({ ...plot, propertyCategory: 'Commercial' })[0]).toBe('Category')
    expect(labels({ ...plot, corner: 'No' }).length).toBe(labels(plot).length + 1)
  })

  it('leave to the head what it costs to move in, as long as somebody can', () => {
    const rent = { ...flat, listingType: 'Rent', deposit: 36_000, maintenance: 500 } as const
    const labels = (availability: 'available' | 'rented') =>
      furtherFacts({ ...rent, availability }).map(({ label }) => label)
    expect(labels('available')).not.toContain('Deposit')
    expect(labels('rented')).toEqual(expect.arrayContaining(['Deposit', 'Maintenance']))
  })

  it('state an area in the chosen unit and in square feet', () => {
    const facts = listingFacts({ ...flat, plotArea: 1800, areaUnit: 'sq yd', areaBasis: 'Plot' })
    expect(facts).toContainEqual({ label: 'Area', value: '200 sq yd plot' })
    expect(facts).toContainEqual({ label: 'Area in sq ft', value: '1,800 sq ft' })
  })
})
