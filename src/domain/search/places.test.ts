import { describe, expect, test } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES } from '../listing/constants.ts'
import { isPlaceSlug, NARROWINGS, wholeOf } from './place-slug.ts'
import { NARROWED_LISTINGS, nounOf, type Placed, placesAmong, placesOf } from './places.ts'

const placed = (over: Partial<Placed> = {}): Placed => ({
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  ...over,
})
const slugs = (over: Partial<Placed> = {}) => placesOf(placed(over)).map(({ slug }) => slug)

describe('The places of a listing', () => {
  test('are its city and its locality, of its kind', () => {
    expect(placesOf(placed()).map(({ slug, name }) => [slug, name])).toEqual([
      ['flats-for-sale-in-lucknow', 'Flats for sale in Lucknow'],
      ['flats-for-sale-in-gomti-nagar-lucknow', 'Flats for sale in Gomti Nagar, Lucknow'],
    ])
    expect(slugs({ listingType: 'Rent', propertyType: 'Retail' })[0]).toBe(
      'shops-for-rent-in-lucknow',
    )
    expect(slugs({ listingType: 'PG' })[1]).toBe('pg-in-gomti-nagar-lucknow')
  })

  test('are only the city if an unknown locality is written in another script', () =>
    expect(slugs({ locality: 'नई बस्ती' })).toEqual(['flats-for-sale-in-lucknow']))

  test('are the same for spellings that differ in case, accents and punctuation', () => {
    for (const locality of ['gomti nagar', ' Gomti-Nagar ', 'Gomtī  Nagar.', 'गोमती नगर'])
      expect(slugs({ locality })).toEqual(slugs())
    expect(slugs({ locality: 'Sector 1-2' })).not.toEqual(slugs({ locality: 'Sector 12' }))
  })

  test('have addresses of a known form, which no other page uses', () => {
    for (const city of CITY_NAMES)
      for (const propertyType of ALL_PROPERTY_TYPES)
        for (const listingType of LISTING_TYPES)
          expect(slugs({ city, propertyType, listingType }).every(isPlaceSlug)).toBe(true)
    for (const path of Object.values(PATHS))
      expect(isPlaceSlug(path.slice(1).toLowerCase())).toBe(false)
    for (const other of [
      'flats-for-sale-in-agra',
      'flats-in-lucknow',
      'flats-for-sale-in--lucknow',
    ])
      expect(isPlaceSlug(other), other).toBe(false)
  })

  test('a locality named like its own or another city gets no place of its own', () => {
    expect(slugs({ locality: 'Lucknow' })[1]).toBe('flats-for-sale-in-lucknow-lucknow')
    expect(slugs({ locality: 'Noida' })[1]).toBe('flats-for-sale-in-noida-lucknow')
  })
})

describe('A place has a page', () => {
  const listings = [
    placed({ locality: 'gomti nagar' }),
    placed(),
    placed(),
    placed({ locality: 'Aliganj' }),
    placed({ city: 'Noida', locality: 'Sector 75' }),
  ]

  const counted = (some: Placed[]) =>
    placesAmong(some).map(({ name, listings: { length } }) => [name, length])

  test('with one listing, in a city or in a locality of its map', () =>
    expect(counted(listings)).toEqual([
      ['Flats for sale in Aliganj, Lucknow', 1],
      ['Flats for sale in Gomti Nagar, Lucknow', 3],
      ['Flats for sale in Lucknow', 4],
      ['Flats for sale in Noida', 1],
      ['Flats for sale in Sector 75, Noida', 1],
    ]))

  test('for homes with a number of bedrooms in a city, except for large ones and beds', () => {
    const sized = [3, 3, 2, 5, null].map((bedrooms) => placed({ bedrooms }))
    const other = (['Plot/Land', '1 RK/Studio Apartment'] as const).map((propertyType) =>
      placed({ propertyType, bedrooms: 1 }),
    )
    const bed = placed({ listingType: 'PG', bedrooms: 3 })
    const found = placesAmong([...sized, ...other, bed]).filter(({ narrowed }) => narrowed)
    expect(
      found.map(({ slug, name, kind, listings: { length } }) => [slug, name, kind, length]),
    ).toEqual([
      ['2-bhk-flats-for-sale-in-lucknow', '2 BHK flats for sale in Lucknow', 'flats-for-sale', 1],
      ['3-bhk-flats-for-sale-in-lucknow', '3 BHK flats for sale in Lucknow', 'flats-for-sale', 2],
    ])
    expect(found.every(({ slug }) => isPlaceSlug(slug))).toBe(true)
    expect(isPlaceSlug('9-bhk-flats-for-sale-in-lucknow')).toBe(false)
  })

  test('with five that their owners post, or of which a right to offer was seen, of any kind', () => {
    const least = (over: Partial<Placed>, count = NARROWED_LISTINGS) =>
      placesAmong(
        Array.from({ length: count }, () => placed({ propertyType: 'Plot/Land', ...over })),
      )
        .filter(({ narrowed }) => narrowed)
        .map(({ slug, name }) => [slug, name])
    const byOwner = [['plots-for-sale-by-owner-in-lucknow', 'Plots for sale by owner in Lucknow']]
    expect(NARROWED_LISTINGS).toBe(5)
    for (const role of ['Owner', 'Client'] as const)
      expect(least({ owner: { role } })).toEqual(byOwner)
    for (const role of ['Agent', 'Admin'] as const) expect(least({ owner: { role } })).toEqual([])
    expect(least({ owner: { role: 'Owner' } }, NARROWED_LISTINGS - 1)).toEqual([])
    expect(least({ right: {} })).toEqual([
      [
        'plots-for-sale-right-to-offer-seen-in-lucknow',
        'Plots for sale in Lucknow, right to offer seen',
      ],
    ])
    expect(least({ right: {} }, NARROWED_LISTINGS - 1)).toEqual([])
    expect(least({ listingType: 'PG', owner: { role: 'Owner' } })).toEqual([
      ['pg-by-owner-in-lucknow', 'PG and co-living by owner in Lucknow'],
    ])
  })

  test('whose address says of which whole it is a part', () => {
    const all = Array.from({ length: NARROWED_LISTINGS }, () => [
      ...[1, 2, 3, 4].map((bedrooms) => placed({ bedrooms, owner: { role: 'Owner' }, right: {} })),
    ]).flat()
    const parts = placesAmong(all).filter(({ narrowed }) => narrowed)
    expect(new Set(parts.map(({ slug }) => slug)).size).toBe(NARROWINGS.length)
    for (const { slug } of parts)
      expect([isPlaceSlug(slug), wholeOf(slug)]).toEqual([true, 'flats-for-sale-in-lucknow'])
    for (const other of ['flats-for-sale-in-lucknow', 'pg-in-by-owner-lucknow', 'by-owner', ''])
      expect(wholeOf(other), other).toBeNull()
    expect(wholeOf('pg-by-owner-in-aliganj-lucknow')).toBe('pg-in-aliganj-lucknow')
  })

  test('with three listings in any other locality, named by its most frequent spelling', () => {
    const unknown = ['rajajipuram', 'Rajajipuram', 'Rajajipuram'].map((locality) =>
      placed({ locality }),
    )
    expect(counted(unknown.slice(1))).toEqual([['Flats for sale in Lucknow', 2]])
    expect(counted(unknown)[1]).toEqual(['Flats for sale in Rajajipuram, Lucknow', 3])
  })

  test('that states its count', () => {
    expect(nounOf(placed())).toEqual(['flat for sale', 'flats for sale'])
    expect(nounOf(placed({ listingType: 'PG' }))).toEqual(['PG', 'PGs'])
    expect(nounOf(placed({ propertyType: 'Hospitality' }))[0]).toBe('hotel property for sale')
  })
})
