import { expect, test } from 'vitest'
import type { PublicListing } from '../contract/public-listing.ts'
import { INDEX_FORMAT } from '../contract/search-index.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { cardAt } from '../domain/search/card-files.ts'
import { WORD_FIELDS } from '../domain/search/table.ts'
import { publicListing } from '../test/support/data/public-listing.ts'
import { FURTHER_BYTES, furtherPhotos, indexFiles } from './search-index.ts'

const photo = { id: 'p', key: 'property_images/one.avif', width: 4, height: 3, placeholder: '' }
const listings = [
  publicListing('one', {
    photos: [photo],
    right: { kind: 'tax receipt', agree: ['name'], at: '2026-11-05T00:00:00Z' },
    deposit: 50_000,
    maintenance: 900,
    history: [
      { kind: 'published', at: '2026-11-02T00:00:00Z', amount: 7_500_000, listingType: 'Sell' },
      { kind: 'price', at: '2026-11-09T00:00:00Z', amount: 7_200_000, listingType: 'Sell' },
    ],
  }),
  publicListing('two', { readAt: null, locality: 'gomti nagar', areaBasis: null, amenities: [] }),
]
const { files, shards } = indexFiles({ listings, revision: 1 } as unknown as SiteSnapshot)
const read = (name = '') => JSON.parse(files.get(name) ?? 'null')

/** The types of all values, by their property paths. */
function typesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${path}: ${value === null ? 'null' : typeof value}`]
  if (Array.isArray(value)) return value.flatMap((one) => typesIn(one, `${path}[]`))
  return Object.entries(value).flatMap(([name, one]) =>
    typesIn(one, path ? `${path}.${name}` : name),
  )
}

const AMOUNTS = [
  ...(['price', 'plotArea', 'roadWidth', 'deposit', 'maintenance', 'confirmed'] as const),
  ...(['approved', 'seen', 'rank', 'home', 'poster'] as const),
]

// An open page keeps its script when the site is published: if this test needs a change, increment INDEX_FORMAT.
test('The index contains everything that a script of this format reads', () => {
  const cards = [
    'id[]: string',
    'photo[]: null',
    'photo[][]: string',
    'photo[][]: number',
    'areaUnit[]: string',
    'read[]: number',
    'read[]: null',
    'published[]: number',
    'lowered[]: number',
    'lowered[]: null',
    'right[]: number',
    'right[]: null',
  ]
  const expected = [
    'columns.size: number',
    ...WORD_FIELDS.flatMap((field) => [
      `columns.words.${field}.codes[]: number`,
      `columns.words.${field}.values[]: string`,
    ]),
    ...['slugs[]: string', 'amenities.masks[]: number', 'amenities.values[]: string'].map(
      (line) => `columns.${line}`,
    ),
    ...AMOUNTS.map((name) => `columns.${name}[]: number`),
    ...['slug', 'name'].map((name) => `places[].${name}: string`),
    'chunks[]: string',
    'further: string',
    ...cards.map((line) => `newest.${line}`),
  ]
  const shard = read(shards.lucknow)
  expect([INDEX_FORMAT, new Set(typesIn(shard))]).toEqual([8, new Set(expected)])
  expect(new Set(typesIn(read(shard.chunks[0])))).toEqual(new Set(cards))
})

test('The index says in one figure each that a right to offer was seen; of the paper, a card has the time', () => {
  const right = { kind: 'electricity bill', agree: ['name', 'place'], at: '2026-11-11T20:10:00Z' }
  const shown = publicListing('shown', { right: right as PublicListing['right'] })
  const made = indexFiles({ listings: [shown, ...listings] } as unknown as SiteSnapshot)
  const { columns, newest } = JSON.parse(made.files.get(made.shards.lucknow ?? '') ?? 'null')
  expect(columns.seen).toEqual([1, 1, 0])
  expect(cardAt(columns, 0, [newest, 0]).rightAt).toBe('2026-11-11T20:00:00.000Z')
  expect(newest.right.at(-1)).toBeNull()
  expect([...made.files.values()].join('')).not.toMatch(/electricity|receipt|agree/)
})

test('The further photos are in one file of a city, the newest as far as it may reach', () => {
  const named = (key: string) => ({ ...photo, key: `property_images/${key}` })
  const four = publicListing('four', { photos: ['a', 'b', 'c', 'd'].map(named) })
  expect(furtherPhotos([four, publicListing('none')])).toEqual([['b', 'c'], []])
  const many = furtherPhotos(Array.from({ length: 30_000 }, () => four))
  expect(JSON.stringify(many).length).toBeLessThanOrEqual(FURTHER_BYTES)
  expect(many.length).toBeGreaterThan(10_000)
  expect(read(read(shards.lucknow).further)).toEqual([[], []])
})

test('The index contains each locality once, in any spelling, and counts a listing under one slug', () => {
  const { columns, places } = read(shards.lucknow)
  expect(places.map(({ slug }: { slug: string }) => slug)).toEqual(['gomti-nagar'])
  expect(columns.words.locality.codes.map((code: number) => columns.slugs[code])).toEqual([
    'gomti-nagar',
    'gomti-nagar',
  ])
})
