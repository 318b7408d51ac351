import { describe, expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { vocabularyProblems } from '../../test/support/structure/schema-org.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES } from '../listing/constants.ts'
import { SITE_DEFAULTS } from '../site/settings.ts'
import { realEstateListing } from './listing.ts'
import { breadcrumbList, itemList, portal } from './site.ts'
import { linkedDataText } from './text.ts'

const whole = (path: string) => new URL(path, 'https://s.in').href
const PAGE = { title: 'A flat', description: 'Bright', path: '/l/a/', pictures: ['/p/1.webp'] }
const listingOf = (over: Parameters<typeof publicListing>[1] = {}) =>
  realEstateListing(publicListing('a', over), PAGE, whole)

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'A flat', path: '/l/a/' },
]
const TEMPLATES = {
  listing: [listingOf({ bathrooms: 2, floorNumber: 3 })],
  'a bed in a PG': [listingOf({ listingType: 'PG', price: 6000 })],
  breadcrumbs: [breadcrumbList(CRUMBS, whole)],
  gallery: [itemList('For sale', ['/l/a/', '/l/b/'], whole)],
  home: portal(SITE_DEFAULTS, '/Search?q=', whole),
}

describe('What search engines read as data', () => {
  test.each(Object.entries(TEMPLATES))('keeps to schema.org’s vocabulary: %s', (_, things) => {
    const parsed = JSON.parse(linkedDataText(things))
    expect(parsed['@context']).toBe('https://schema.org')
    expect(parsed['@graph'].flatMap((thing: object) => vocabularyProblems(thing))).toEqual([])
  })

  test('keeps to it for each type of property and of offer', () => {
    for (const propertyType of ALL_PROPERTY_TYPES)
      for (const listingType of LISTING_TYPES)
        expect(vocabularyProblems(listingOf({ propertyType, listingType }))).toEqual([])
  })

  test('that leaves the vocabulary is found', () => {
    expect(vocabularyProblems({ '@type': 'Flat' })).toEqual(['@type is Flat'])
    expect(vocabularyProblems({ '@type': 'Room', rooms: 3 })).toEqual(['rooms is no property'])
    const offers = { '@type': 'Room' }
    expect(vocabularyProblems({ '@type': 'RealEstateListing', offers })).toEqual([
      'offers is a Room',
    ])
  })

  test('cannot end its script element, whatever a name contains', () => {
    const name = '</script><script>alert(1)</script><!--\u2028'
    const text = linkedDataText([breadcrumbList([{ name, path: '/' }], whole)])
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe(name)
  })
})

describe('A listing', () => {
  test('has the offer, the price and the place', () => {
    expect(listingOf()).toMatchObject({
      url: 'https://s.in/l/a/',
      datePosted: '2026-11-02',
      image: ['https://s.in/p/1.webp'],
      mainEntity: {
        '@type': 'Apartment',
        address: { addressLocality: 'Lucknow', addressRegion: 'Uttar Pradesh' },
        floorSize: { value: 1450, unitCode: 'FTK' },
        numberOfBedrooms: 3,
      },
      offers: {
        price: 7_200_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  test.each([
    ['2026-11-23T18:29:59Z', '2026-11-23'],
    ['2026-11-23T18:30:00Z', '2026-11-24'],
    ['2026-11-23T20:00:00Z', '2026-11-24'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
  ])('approved at %s was posted on %s, the day in India', (approvedAt, datePosted) => {
    expect(listingOf({ approvedAt })).toMatchObject({ datePosted })
  })

  test('without pictures has no empty list of them', () => {
    const listing = realEstateListing(publicListing('a'), { ...PAGE, pictures: [] }, whole)
    expect(Object.keys(listing)).not.toContain('image')
  })

  test('that is sold is not available, and a rent is per month', () => {
    expect(listingOf({ availability: 'sold' }).offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
    expect(listingOf({ listingType: 'Rent', price: 9000 }).offers).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: 9000, unitText: 'month' },
    })
  })

  test('of a plot is a place with an area and no rooms; a bed in a PG is in a room', () => {
    const plot = listingOf({ propertyType: 'Plot/Land' }).mainEntity
    expect(plot).toMatchObject({ '@type': 'Place', additionalProperty: { value: 1450 } })
    expect(plot).not.toHaveProperty('numberOfBedrooms')
    const room = listingOf({ listingType: 'PG' }).mainEntity
    expect(room).toMatchObject({ '@type': 'Room' })
    for (const own of ['numberOfBedrooms', 'floorSize']) expect(room).not.toHaveProperty(own)
  })
})

test('The home page describes the search of the portal', () => {
  expect(TEMPLATES.home[1]?.potentialAction).toMatchObject({
    target: { urlTemplate: 'https://s.in/Search?q={search_term_string}' },
  })
})
