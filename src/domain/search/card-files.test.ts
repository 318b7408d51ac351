import { expect, it } from 'vitest'
import { searchable } from '../../contract/search-index.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { toCard } from '../listing/card.ts'
import { cardAt, cardColumns, cardPlaces } from './card-files.ts'
import { columnsOf } from './table.ts'

const photo = {
  id: 'p',
  key: 'property_images/one.avif',
  width: 1280,
  height: 960,
  placeholder: '',
}
const flat = publicListing('flat', {
  readAt: '2026-11-02T06:00:00.000Z',
  photos: [photo],
  history: [
    { kind: 'published', at: '2026-11-02T06:30:00.000Z', amount: 9_000_000, listingType: 'Sell' },
    { kind: 'price', at: '2026-11-20T04:00:00.000Z', amount: 8_000_000, listingType: 'Sell' },
  ],
})
const plot = publicListing('plot', {
  photos: [{ ...photo, origin: 'AI' }],
  propertyType: 'Plot/Land',
  locality: 'sec-9',
  price: 99_999_999_999,
  plotArea: 1076.39,
  areaUnit: 'sq yd',
  areaBasis: null,
  bedrooms: null,
  furnishing: null,
  facingType: null,
  amenities: [],
})
const bed = publicListing('bed', { listingType: 'PG', pgFor: 'Women', price: 1, bedrooms: null })

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

it('A card of the index shows what the card of the page shows', () => {
  const listings = [flat, plot, bed]
  const columns = sent(columnsOf(listings.map(searchable)))
  const cards = sent(cardColumns(listings.map(toCard)))
  for (const [row, listing] of listings.entries()) {
    const { photo: cover, ...card } = cardAt(columns, row, [cards, row])
    const { photo: built, ...own } = { ...toCard(listing), further: [] }
    expect(card).toEqual({
      ...own,
      pgFor: own.pgFor ?? null,
      deposit: own.deposit ?? null,
      maintenance: own.maintenance ?? null,
      confirmedAt: new Date(own.confirmedAt).toISOString(),
      readAt: own.readAt && new Date(own.readAt).toISOString(),
      publishedAt: own.publishedAt && new Date(own.publishedAt).toISOString(),
    })
    expect([cover?.key, cover?.origin]).toEqual([built?.key, built?.origin])
  }
})

it('Each card has its own place, those of one kind together and in the order of the rows', () => {
  const kinds = Array.from({ length: 200 }, (_, n) => [flat, plot, bed][n % 3] ?? flat)
  const { chunks, chunkOf, slotOf } = cardPlaces(columnsOf(kinds.map(searchable)))
  const places = kinds.map((_, row) => (chunkOf[row] ?? 0) * 64 + (slotOf[row] ?? 0))
  expect(new Set(places).size).toBe(200)
  expect([chunks, Math.max(...places)]).toEqual([4, 199])
  const flats = places.filter((_, row) => row % 3 === 0)
  expect(flats).toEqual(Array.from({ length: 67 }, (_, n) => (flats[0] ?? 0) + n))
})
