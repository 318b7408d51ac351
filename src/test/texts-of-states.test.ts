import { describe, expect, test } from 'vitest'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import type { PublicListing } from '../contract/public-listing.ts'
import { sharedListing } from '../contract/share-pictures.ts'
import { cardTexts, toCard } from '../domain/listing/card.ts'
import { listingFacts } from '../domain/listing/facts.ts'
import { listingHead } from '../domain/listing/head.ts'
import { sharedWords } from '../domain/share/rules.ts'
import { realEstateListing } from '../domain/structured-data/listing.ts'
import { publicListing } from './support/data/public-listing.ts'

const PHOTO = { id: 'p1', key: 'property_images/a-front', width: 1600, height: 1200 }

/** A listing in each state that a visitor can meet, and the word that each text about it must contain. */
const STATES = [
  ['for sale', {}, /for sale/],
  ['sold', { availability: 'sold' }, /^Sold/],
  ['to let', { listingType: 'Rent', price: 24_500 }, /for rent/],
  ['rented', { listingType: 'Rent', price: 24_500, availability: 'rented' }, /^Rented/],
  ['a PG', { listingType: 'PG', price: 6_100 }, /PG in a 3 BHK flat/],
  [
    'a PG that is full',
    { listingType: 'PG', price: 6_100, availability: 'rented' },
    /^Rented.* PG/,
  ],
] as const satisfies readonly [string, Partial<PublicListing>, RegExp][]

const TEXTS = {
  title: (listing) => listingHead(toCard(listing), listing.description).title,
  description: (listing) => listingHead(toCard(listing), listing.description).description,
  'alternative text of the shared picture': (listing) => sharedListing(listing).alt,
} satisfies Record<string, (listing: PublicListing) => string>

describe.each(STATES)('A listing that is %s', (_, over, word) => {
  const listing = publicListing('a', over)

  test.each(Object.entries(TEXTS))('says so in its %s', (_name, textOf) => {
    expect(textOf(listing)).toMatch(word)
    if (listing.availability !== 'available') expect(textOf(listing)).not.toMatch(/for (sale|rent)/)
  })

  test('says on its picture and in a shared text that it is unavailable, and only then', () => {
    const { badge, fullTitle: title } = cardTexts(toCard(listing))
    expect(badge).toBe({ available: '', sold: 'Sold', rented: 'Rented' }[listing.availability])
    const words = sharedWords({ title, state: badge, place: '', price: '', address: '' })
    expect(words).toBe(badge ? `${badge}: Kesar Heights` : 'Kesar Heights')
  })

  test('is compared according to its state', () => {
    const [offer] = listingFacts(listing)
    expect(offer?.value).toBe(
      cardTexts(toCard(listing)).badge || LISTING_TYPE_LABELS[listing.listingType],
    )
  })

  test('is in or out of stock for search engines', () => {
    const data = JSON.stringify(linkedData(listing, []))
    expect(data).toContain(listing.availability === 'available' ? 'InStock' : 'SoldOut')
  })
})

const linkedData = (listing: PublicListing, pictures: readonly string[]) =>
  realEstateListing(listing, { title: 'A', path: '/a/', pictures }, (path) => path)

describe.each([
  ['no photo', [], undefined],
  ['one photo', [{ ...PHOTO, placeholder: '' }], ['/a.webp']],
] as const)('A listing with %s', (_, photos, image) => {
  const listing = publicListing('a', { photos: [...photos] })

  test('counts pictures and lists them for search engines only if there are any', () => {
    expect(cardTexts(toCard(listing)).photoCount).toBe(photos.length > 0 ? '1' : '')
    expect(
      linkedData(
        listing,
        photos.map(() => '/a.webp'),
      ).image,
    ).toEqual(image)
  })
})
