import { AMENITIES } from '../listing/constants.ts'
import { BUDGETS, RENTS } from './constants.ts'
import { type Facet, type FacetName, LISTING_FACETS, MOST_BEDROOMS } from './listing-facets.ts'
import { slugOf } from '../locality/locality.ts'
import { dayNumber } from '../time/calendar.ts'
import type { Searchable } from './text.ts'

/** One value per row: `codes` are indexes in `values`. */
export type Column = { codes: ArrayLike<number>; values: readonly string[] }

/** The fields that are stored as text. */
export const WORD_FIELDS = [
  ...(['projectBuildingName', 'locality', 'city', 'listingType', 'propertyCategory'] as const),
  ...(['propertyType', 'bedrooms', 'furnishing', 'facingType', 'possession'] as const),
  ...(['propertyAge', 'pgFor', 'sharing', 'meals', 'by'] as const),
]
export type WordField = (typeof WORD_FIELDS)[number]

/** Listings as columns. `day`: the day of approval since 1970; `rank`: the place among all listings, newest first. */
export type Columns = {
  size: number
  words: Record<WordField, Column>
  /** The slug of each value of the localities. */
  slugs: readonly string[]
  price: ArrayLike<number>
  plotArea: ArrayLike<number>
  /** A bit mask of the amenities, in their order. */
  amenities: ArrayLike<number>
  day: ArrayLike<number>
  rank: ArrayLike<number>
}
/** The columns, and the facets of each row. */
export type Table = Columns & { facets: Record<FacetName, Column> }

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

/** Makes the columns of some listings, in their order. `slugFor` finds the slug for any spelling of a locality. */
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
    day: listings.map(({ approvedAt }) => dayNumber(new Date(approvedAt ?? '1970'))),
    rank: listings.map((_, row) => rankOf(row)),
  }
}

const idOf = (facet: Facet, value: string) =>
  facet.name === 'bhk' && value ? String(Math.min(Number(value), MOST_BEDROOMS)) : slugOf(value)

/** A column of ids that are derived from several fields. */
function derived(size: number, values: readonly string[], read: (row: number) => string): Column {
  const places = new Map(values.map((value, n) => [value, n]))
  const codes = new Uint8Array(size)
  for (let row = 0; row < size; row++) codes[row] = places.get(read(row)) ?? 0
  return { codes, values }
}

/** Makes a slug of two values. All pairs are computed once, because there are few of them. */
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
        // The ranges ascend without gaps, so the first one that ends above a price contains it.
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

/** `now` is in milliseconds since 1970, for the filter by approval date. */
export function tableOf(columns: Columns, now = Date.now()): Table {
  const today = dayNumber(new Date(now))
  const facets = LISTING_FACETS.map((facet) => [facet.name, facetColumn(columns, facet, today)])
  return { ...columns, facets: Object.fromEntries(facets) as Table['facets'] }
}
