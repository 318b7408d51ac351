import { AMENITIES } from '../listing/constants.ts'
import { BUDGETS, RENTS } from './constants.ts'
import { type Facet, type FacetName, LISTING_FACETS, MOST_BEDROOMS } from './listing-facets.ts'
import { slugOf } from '../locality/locality.ts'
import type { Searchable } from './text.ts'

/** One answer a row: `codes` are places in `values`. */
export type Column = { codes: ArrayLike<number>; values: readonly string[] }

/** The fields that are kept as they are written. */
export const WORD_FIELDS = [
  ...(['projectBuildingName', 'locality', 'city', 'listingType', 'propertyCategory'] as const),
  ...(['propertyType', 'bedrooms', 'furnishing', 'facingType', 'possession'] as const),
  ...(['propertyAge', 'pgFor', 'sharing', 'meals', 'by'] as const),
]
export type WordField = (typeof WORD_FIELDS)[number]

/** Listings as columns. `day`: days since 1970 when it was approved; `rank`: its place among all, the newest first. */
export type Columns = {
  size: number
  words: Record<WordField, Column>
  /** The slug of each value of the localities. */
  slugs: readonly string[]
  price: ArrayLike<number>
  plotArea: ArrayLike<number>
  /** A bit for each amenity, in their order. */
  amenities: ArrayLike<number>
  day: ArrayLike<number>
  rank: ArrayLike<number>
}
/** Columns with what each row falls under. */
export type Table = Columns & { facets: Record<FacetName, Column> }

const DAY_MS = 86_400_000

function columnOf<T>(rows: readonly T[], read: (row: T) => string): Column {
  const codes = new Map<string, number>()
  const own = rows.map((row) => {
    const value = read(row)
    const code = codes.get(value) ?? codes.size
    codes.set(value, code)
    return code
  })
  return { codes: own, values: [...codes.keys()] }
}

type Reading = { rankOf?: (row: number) => number; slugFor?: (locality: string) => string }

/** The columns of some listings, in their order. `slugFor` knows a locality by its spellings. */
export function columnsOf(
  listings: readonly Searchable[],
  { rankOf = (row) => row, slugFor = slugOf }: Reading = {},
): Columns {
  const words = WORD_FIELDS.map((field) => [
    field,
    columnOf(listings, (listing) => String(listing[field] ?? '')),
  ])
  const columns = Object.fromEntries(words) as Columns['words']
  const bits = (own: readonly string[] = []) =>
    AMENITIES.reduce((sum, amenity, n) => sum + (own.includes(amenity) ? 2 ** n : 0), 0)
  return {
    size: listings.length,
    words: columns,
    slugs: columns.locality.values.map(slugFor),
    price: listings.map(({ price }) => price),
    plotArea: listings.map(({ plotArea }) => plotArea),
    amenities: listings.map((listing) => bits(listing.amenities)),
    day: listings.map(({ approvedAt }) => Math.floor(Date.parse(approvedAt ?? '1970') / DAY_MS)),
    rank: listings.map((_, row) => rankOf(row)),
  }
}

const idOf = (facet: Facet, value: string) =>
  facet.name === 'bhk' && value ? String(Math.min(Number(value), MOST_BEDROOMS)) : slugOf(value)

/** The column of ids that follow from several fields. */
function derived(size: number, values: readonly string[], read: (row: number) => string): Column {
  const places = new Map(values.map((value, n) => [value, n]))
  const codes = new Uint8Array(size)
  for (let row = 0; row < size; row++) codes[row] = places.get(read(row)) ?? 0
  return { codes, values }
}

/** One slug of two answers; there are few of them, however many rows. */
function pairSlugs(first: Column, second: Column): (row: number) => string {
  const slugs = first.values.map((one) => second.values.map((two) => slugOf(`${one} ${two}`)))
  return (row) => slugs[first.codes[row] ?? 0]?.[second.codes[row] ?? 0] ?? ''
}

function facetColumn(columns: Columns, facet: Facet, today: number): Column {
  const { size, words, price, day } = columns
  if (facet.field === 'locality') return { codes: words.locality.codes, values: columns.slugs }
  if (facet.field && facet.field !== 'amenities') {
    const { codes, values } = words[facet.field as WordField]
    return { codes, values: values.map((value) => idOf(facet, value)) }
  }
  const ids = ['', ...(facet.options ?? []).flatMap(({ id, also = [] }) => [id, ...also])]
  const { listingType, propertyCategory } = words
  const answerOf = ({ codes, values }: Column, row: number) => values[codes[row] ?? 0] ?? ''
  const amountOf = (row: number) => price[row] ?? 0
  switch (facet.name) {
    case 'for':
      return derived(size, ids, pairSlugs(listingType, propertyCategory))
    case 'by':
      return { codes: words.by.codes, values: words.by.values.map(slugOf) }
    case 'budget':
      return derived(size, ids, (row) => {
        const ranges: readonly { id: string; to: number }[] =
          answerOf(listingType, row) === 'Sell' ? BUDGETS : RENTS
        // They rise without a gap, so the first that ends above a price is the one it lies in.
        return ranges.find(({ to }) => amountOf(row) < to)?.id ?? ''
      })
    case 'added':
      return derived(size, ids, (row) => {
        const days = today - (day[row] ?? 0)
        return (facet.options ?? []).find(({ id }) => days <= Number(id))?.id ?? ''
      })
    default:
      return { codes: new Uint8Array(size), values: [''] }
  }
}

/** `now` in milliseconds since 1970, for what was added lately. */
export function tableOf(columns: Columns, now = Date.now()): Table {
  const today = Math.floor(now / DAY_MS)
  const facets = LISTING_FACETS.map((facet) => [facet.name, facetColumn(columns, facet, today)])
  return { ...columns, facets: Object.fromEntries(facets) as Table['facets'] }
}
