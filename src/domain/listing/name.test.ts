import { describe, expect, test } from 'vitest'
import { ALL_PROPERTY_TYPES, LISTING_LIMITS } from './constants.ts'
import { isMadeName, isMostlyNameless, madeName, sizedName, storedAbout } from './name.ts'
import { nameInCity, shownName } from './name-shown.ts'
import { nameFor, shownWhenMade, sizedNameFor } from './name-stored.ts'

const HOUSE = {
  listingType: 'Sell',
  propertyType: 'Independent House/Villa',
  city: 'Kanpur',
  locality: 'Kakadeo',
  plotArea: 1200,
  areaUnit: 'sq ft' as const,
}

describe('a name that is made', () => {
  test('says kind and place', () => expect(madeName(HOUSE)).toBe('House in Kakadeo, Kanpur'))

  test('says the size, in the unit of its poster, where two are told apart', () =>
    expect(
      [HOUSE, { ...HOUSE, plotArea: 1800, areaUnit: 'sq yd' as const }].map(sizedName),
    ).toEqual(['House in Kakadeo, Kanpur, 1,200 sq ft', 'House in Kakadeo, Kanpur, 200 sq yd']))

  test('of a bed says PG, whatever it is in', () =>
    expect(madeName({ ...HOUSE, listingType: 'PG' })).toBe('PG in Kakadeo, Kanpur'))

  test('needs kind and place', () =>
    expect(
      [{ propertyType: '' }, { locality: ' ' }, { city: '' }].map((left) =>
        madeName({ ...HOUSE, ...left }),
      ),
    ).toEqual(['', '', '']))

  test.each(ALL_PROPERTY_TYPES)('of every kind is known again: %s', (propertyType) => {
    const facts = { ...HOUSE, propertyType, locality: 'Sector 62, Block B (old)' }
    expect([madeName(facts), sizedName(facts)].map(isMadeName)).toEqual([true, true])
  })

  test('fits where a name is stored', () =>
    expect(
      sizedName({
        ...HOUSE,
        propertyType: 'Serviced Apartment',
        city: 'Gurugram',
        locality: 'x'.repeat(LISTING_LIMITS.locality),
        plotArea: LISTING_LIMITS.area,
      }).length,
    ).toBeLessThanOrEqual(LISTING_LIMITS.name))

  test.each(['Kesar Heights', 'House of Kakadeo', 'House in Kakadeo', 'Villa in Kakadeo, Kanpur'])(
    'is not one that somebody typed: %s',
    (name) => expect(isMadeName(name)).toBe(false),
  )

  test('is shown with its place once', () =>
    expect(
      ['House in Kakadeo, Kanpur', 'Kesar Heights'].map((projectBuildingName) =>
        storedAbout({ ...HOUSE, projectBuildingName }),
      ),
    ).toEqual(['House in Kakadeo, Kanpur', 'Kesar Heights, Kakadeo, Kanpur']))

  test('is shorter beside its city', () =>
    expect([sizedName(HOUSE), 'Kesar Heights'].map(nameInCity)).toEqual([
      'House in Kakadeo',
      'Kesar Heights',
    ]))

  test('is shown as it is stored in English', () =>
    expect([sizedName(HOUSE), 'Kesar Heights'].map(shownName)).toEqual([
      'House in Kakadeo, Kanpur, 1,200 sq ft',
      'Kesar Heights',
    ]))
})

describe('the name of a listing', () => {
  const named = (projectBuildingName: string, over: Partial<typeof HOUSE> = {}) =>
    nameFor({ ...HOUSE, ...over, projectBuildingName })

  test('is what somebody typed', () => expect(named(' Kesar Heights ')).toBe('Kesar Heights'))
  test('is made where nothing was', () => expect(named('')).toBe('House in Kakadeo, Kanpur'))
  test('follows kind and place while it is a made one', () =>
    expect(
      named('House in Kakadeo, Kanpur', { propertyType: 'Plot/Land', locality: 'Kalyanpur' }),
    ).toBe('Plot in Kalyanpur, Kanpur'))
  test('keeps saying the size, as it is now', () =>
    expect(named('House in Kakadeo, Kanpur, 1,200 sq ft', { plotArea: 1500 })).toBe(
      'House in Kakadeo, Kanpur, 1,500 sq ft',
    ))
})

describe('a made name says the place that was meant', () => {
  test.each([
    ['Lucknow', 'gomti nagr', 'Gomti Nagar'],
    ['Lucknow', 'गोमती नगर', 'Gomti Nagar'],
    ['Lucknow', 'Near Patrakarpuram Chauraha, Gomti Nagar, Lucknow 226010', 'Gomti Nagar'],
    ['Lucknow', 'B-12 Gomti Ngr', 'Gomti Nagar'],
    ['Lucknow', 'Vipin Khand, Gomti Nagar', 'Vipin Khand, Gomti Nagar'],
    ['Lucknow', 'vipin khand', 'Vipin Khand'],
    ['Lucknow', 'Gomti Nagar Lucknow', 'Gomti Nagar'],
    ['Noida', 'sec 62', 'Sector 62'],
    ['Noida', 'Sector 62, Block B (old)', 'Sector 62'],
    ['Noida', 'Greater Noida', 'Greater Noida'],
    ['Lucknow', 'Old Gomti Nagar', 'Old Gomti Nagar'],
    ['Lucknow', 'Quiet Lane', 'Quiet Lane'],
    ['Lucknow', 'Quiet Lane, Lucknow - 226010', 'Quiet Lane'],
    ['Lucknow', 'Quiet Lane Lucknow 226010', 'Quiet Lane'],
    ['Lucknow', 'Plot 12/4, Quiet Lane, Lucknow, Uttar Pradesh 226 010', 'Plot 12/4, Quiet Lane'],
  ])('in %s, “%s” is %s', (city, locality, place) => {
    const home = { ...HOUSE, city, locality }
    const name = `House in ${place}, ${city}`
    expect([nameFor({ ...home, projectBuildingName: '' }), shownWhenMade(madeName(home))]).toEqual([
      name,
      name,
    ])
    expect(nameFor({ ...home, projectBuildingName: madeName(home) })).toBe(name)
    expect(sizedNameFor(home)).toBe(`${name}, 1,200 sq ft`)
    expect(shownWhenMade(name)).toBe(name)
  })
})

test('plots, houses, shops and PGs mostly have none, flats and offices do', () =>
  expect(
    [
      'Plot/Land',
      'Independent House/Villa',
      'Retail',
      'Storage',
      'Flat/Apartment',
      'Office',
      '',
    ].map((propertyType) => isMostlyNameless({ listingType: 'Rent', propertyType })),
  ).toEqual([true, true, true, true, false, false, false]))
