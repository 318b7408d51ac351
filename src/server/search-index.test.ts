import { expect, test } from 'vitest'
import { INDEX_FORMAT } from '../contract/search-index.ts'
import type { SiteSnapshot } from '../contract/snapshot.ts'
import { WORD_FIELDS } from '../domain/search/table.ts'
import { publicListing } from '../test/support/data/public-listing.ts'
import { indexFiles } from './search-index.ts'

const photo = { id: 'p', key: 'property_images/one.avif', width: 4, height: 3, placeholder: '' }
const listings = [
  publicListing('one', { reraNumber: 'UPRERAPRJ1', photos: [photo] }),
  publicListing('two', { locality: 'gomti nagar', areaBasis: null, amenities: [] }),
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

// An open page keeps its script when the site is published: if this test needs a change, increment INDEX_FORMAT.
test('The index contains everything that a script of this format reads', () => {
  const cards = [
    ...['id[]: string', 'photo[]: null', 'photo[][]: string', 'photo[][]: number'],
    ...['areaUnit[]: string', 'areaBasis[]: string', 'areaBasis[]: null'],
    ...['reraNumber[]: string', 'reraNumber[]: null', 'confirmed[]: number'],
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
    ...['price', 'plotArea', 'day', 'rank'].map((name) => `columns.${name}[]: number`),
    ...['slug', 'name', 'aliases', 'near[]'].map((name) => `places[].${name}: string`),
    'chunks[]: string',
    ...cards.map((line) => `newest.${line}`),
  ]
  const shard = read(shards.lucknow)
  expect([INDEX_FORMAT, new Set(typesIn(shard))]).toEqual([1, new Set(expected)])
  expect(new Set(typesIn(read(shard.chunks[0])))).toEqual(new Set(cards))
})

test('The index contains each locality once, in any spelling, and counts a listing under one slug', () => {
  const { columns, places } = read(shards.lucknow)
  expect(places.map(({ slug }: { slug: string }) => slug)).toEqual(['gomti-nagar'])
  expect(columns.words.locality.codes.map((code: number) => columns.slugs[code])).toEqual([
    'gomti-nagar',
    'gomti-nagar',
  ])
})
