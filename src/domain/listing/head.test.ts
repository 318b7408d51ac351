import { describe, expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { toCard } from './card.ts'
import { closedWords, describeOffer, listingHead } from './head.ts'

describe('The head of a listing', () => {
  test('describes the property and its place', () => {
    expect(listingHead(toCard(publicListing('a')), 'Bright, on a quiet lane.')).toEqual({
      title: 'Kesar Heights: 3 BHK flat for sale in Gomti Nagar, Lucknow',
      description:
        '3 BHK flat for sale in Gomti Nagar, Lucknow, ₹72,00,000, 1,450 sq ft carpet. Bright, on a quiet lane.',
    })
  })

  test('says what the price of a rent or of a bed is paid for', () => {
    const described = (listingType: 'Rent' | 'PG') =>
      listingHead(toCard(publicListing('a', { listingType, price: 119_250 })), '').description
    expect(described('Rent')).toContain(', ₹1,19,250 per month, ')
    expect(described('PG')).toContain(', ₹1,19,250 per bed per month, ')
  })

  test('ends with a whole word', () => {
    const { description } = listingHead(toCard(publicListing('a')), 'wonderful '.repeat(40))
    expect(description).toMatch(/ wonderful…$/)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test('says of a closed listing first on which day of India it went', () => {
    const closedAt = '2026-11-24T20:00:00Z'
    const flat = { propertyType: 'Flat/Apartment' } as const
    expect(closedWords({ ...flat, availability: 'sold', closedAt })).toBe('Sold, marked on 25 Nov')
    expect(closedWords({ ...flat, availability: 'rented', closedAt })).toBe(
      'Rented, marked on 25 Nov',
    )
    expect(closedWords({ ...flat, availability: 'available', closedAt: null })).toBe('')
  })

  test('describes a PG without "for rent"', () =>
    expect(
      describeOffer({
        listingType: 'PG',
        propertyType: 'Flat/Apartment',
        bedrooms: 2,
        availability: 'available',
      }),
    ).toBe('PG in a 2 BHK flat'))
})
