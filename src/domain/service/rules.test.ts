import { describe, expect, test } from 'vitest'
import { SERVICES } from './constants.ts'
import { fitsOffer } from './rules.ts'

const home = {
  listingType: 'Rent',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
} as const
const servicesFor = (listing: Parameters<typeof fitsOffer>[0]) =>
  SERVICES.filter(({ offer }) => fitsOffer(listing, offer)).map(({ slug }) => slug)

describe('A service offers', () => {
  test.each([
    ['a flat for rent', home, ['rent-home']],
    [
      'an office for rent',
      { ...home, propertyCategory: 'Commercial', propertyType: 'Office' },
      ['lease-commercial'],
    ],
    [
      'a shop for sale',
      { listingType: 'Sell', propertyCategory: 'Commercial', propertyType: 'Retail' },
      ['buy-commercial'],
    ],
    [
      'a plot for sale, of either category',
      { listingType: 'Sell', propertyCategory: 'Commercial', propertyType: 'Plot/Land' },
      ['buy-commercial', 'buy-plots'],
    ],
    ['a bed in a PG', { ...home, listingType: 'PG' }, ['pg-co-living']],
    ['a flat for sale: none, the gallery shows it', { ...home, listingType: 'Sell' }, []],
  ] as const)('%s', (_, listing, slugs) => {
    expect(servicesFor(listing)).toEqual(slugs)
  })
})

test('The five service cards are titled as the home page names them', () => {
  expect(SERVICES.map(({ title }) => title)).toEqual([
    'Buying a commercial property',
    'Leasing a commercial property',
    'Buy Plots/Land',
    'Renting a home',
    'PG and co-living',
  ])
})
