import { describe, expect, it, test } from 'vitest'
import {
  bucketsOf,
  isIn,
  localityOf,
  type Offer,
  offerFacets,
  offerOptions,
  priceRange,
} from './offers.ts'

const LAKH = 100_000
const within = (min: number, max: number) =>
  bucketsOf({ priceMin: min * LAKH, priceMax: max * LAKH })

describe('A price range of the filter', () => {
  it('matches overlapping ranges', () => {
    expect(within(60, 95)).toEqual(['50l-90l', '90l-1cr'])
    expect(within(40, 400)).toEqual(['50l-90l', '90l-1cr', '1cr-3cr'])
    expect(within(120, 280)).toEqual(['1cr-3cr'])
  })

  it('includes its lower end only, so 90 L is in 90L-1Cr', () => {
    expect(within(90, 90)).toEqual(['90l-1cr'])
    expect(within(50, 89)).toEqual(['50l-90l'])
    expect(within(300, 350)).toEqual([])
    expect(within(20, 49)).toEqual([])
  })
})

const flats: Offer = {
  location: 'Gomti Nagar, Lucknow',
  projectType: 'Flat/Apartment',
  amenities: ['Power Backup', "ATM'S"],
  priceMin: 60 * LAKH,
  priceMax: 70 * LAKH,
}

test('An offer is filtered by price, location, type and amenities', () => {
  expect(offerOptions(flats)).toEqual({
    price: ['50l-90l'],
    location: ['gomti-nagar'],
    type: ['flat-apartment'],
    amenities: ['power-backup', 'atm-s'],
  })
})

test('Filters offer the values that the offers have, each once and in alphabetical order', () => {
  const villas = { ...flats, location: 'Aliganj, Lucknow', amenities: ['Gym', 'Power Backup'] }
  const labels = offerFacets([flats, villas]).map(({ name, choice, options }) => [
    name,
    choice,
    options?.map(({ label }) => label),
  ])
  expect(labels).toEqual([
    ['price', 'one', ['50L-90L', '90L-1Cr', '1Cr-3Cr']],
    ['location', 'one', ['Aliganj', 'Gomti Nagar']],
    ['type', 'one', ['Flat/Apartment']],
    ['amenities', 'all', ["ATM'S", 'Gym', 'Power Backup']],
  ])
})

test('An offer belongs to the city in its location', () => {
  expect(isIn({ location: 'Gomti Nagar, Lucknow' }, 'lucknow')).toBe(true)
  expect(isIn({ location: 'Lucknow Road, Kanpur' }, 'Lucknow')).toBe(false)
})

test('Within a city an offer belongs to its locality', () => {
  expect(['Gomti Nagar, Lucknow', ' Aliganj ,Lucknow', 'Kanpur', ''].map(localityOf)).toEqual([
    'Gomti Nagar',
    'Aliganj',
    'Kanpur',
    '',
  ])
})

test('A price range shows both ends, or a single price once', () => {
  expect(priceRange({ priceMin: 50 * LAKH, priceMax: 130 * LAKH })).toEqual({
    short: '₹50 L to ₹1.3 Cr',
    full: '₹50,00,000 to ₹1,30,00,000',
  })
  expect(priceRange({ priceMin: 50 * LAKH, priceMax: 50 * LAKH }).short).toBe('₹50 L')
})
