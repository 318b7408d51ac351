import { homeNumber, posterNumber } from '../hidden/rules.ts'
import { AMENITIES } from '../listing/constants.ts'
import { BUDGETS, isInRange, RENTS } from '../listing/facet-options.ts'
import {
  type Facet,
  type FacetName,
  LISTING_FACETS,
  MOST_BEDROOMS,
  optionsWith,
} from '../listing/facets.ts'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { floorIdsOf } from '../listing/floors.ts'
import { partsOf } from '../listing/name.ts'
import { RIGHT_SEEN } from '../right-to-offer/shown.ts'
import { slugOf } from '../text/slug.ts'
import { dayNumber } from '../time/calendar.ts'
import { type FacetColumn, type FacetTable, facetColumn, type Silence } from './facets.ts'
import type { Searchable } from './searchable.ts'

/** One value per row: `codes` are indexes in `values`. */
export type Column = { codes: ArrayLike<number>; values: readonly string[] }

/** The fields that are stored as text. */
export const WORD_FIELDS = [
  ...(['projectBuildingName', 'locality', 'city', 'listingType', 'propertyCategory'] as const),
  ...(['propertyType', 'bedrooms', 'furnishing', 'facingType', 'possession'] as const),
  ...(['propertyAge', 'pgFor', 'sharing', 'meals', 'by'] as const),
  ...(['airConditioning', 'wifi', 'laundry', 'gateCloses'] as const),
  ...(['tenantsPreferred', 'pets', 'brokerage', 'corner', 'approvedBy', 'floorNumber'] as const),
  ...(['areaBasis'] as const),
]
export type WordField = (typeof WORD_FIELDS)[number]

/**
 * Listings as columns, of which all can travel as JSON. Of a floor, its groups, because visitors look for these. `rank`:
 * the place among all listings, newest first.
 */
export type Columns = {
  size: number
  words: Record<WordField, Column>
  /** The slug of each value of the localities. */
  slugs: readonly string[]
  price: ArrayLike<number>
  plotArea: ArrayLike<number>
  /** 0 where it is not stated. */
  roadWidth: ArrayLike<number>
  /** In rupees, `UNSTATED` where it is not stated: 0 is an answer. */
  deposit: ArrayLike<number>
  maintenance: ArrayLike<number>
  /** When the poster last confirmed it, in half hours since 1970. */
  confirmed: ArrayLike<number>
  /** A bit mask for each row: bit n stands for value n. A number of JavaScript keeps 53 of them. */
  amenities: { masks: ArrayLike<number>; values: readonly string[] }
  /** When it was approved, in half hours since 1970. */
  approved: ArrayLike<number>
  /** 1 where a right to offer was seen, else 0. */
  seen: ArrayLike<number>
  rank: ArrayLike<number>
  /** Which home it is, and whose: numbers by which a visitor's device knows what it hides. 0 of a poster for none. */
  home: ArrayLike<number>
  poster: ArrayLike<number>
}
/** Stands for an amount that a listing does not state. */
const UNSTATED = -1
/** The amount of a row; null where the listing does not state it. */
export function statedAt(amounts: ArrayLike<number>, row: number): number | null {
  const amount = amounts[row] ?? UNSTATED
  return amount === UNSTATED ? null : amount
}

/** Pages show the day, and a day in India starts at a full half hour in UTC. */
const HALF_HOUR_MS = 1_800_000
export const halfHours = (iso: string): number => Math.floor(Date.parse(iso) / HALF_HOUR_MS)
export const isoOf = (count: number): string => new Date(count * HALF_HOUR_MS).toISOString()

/** The columns, and the facets of each row. */
export type Table = Columns & FacetTable<FacetName>

function columnOf<T>(rows: readonly T[], read: (row: T) => string): Column {
  const texts = rows.map(read)
  // In the order of their spelling, in which suggestions name them; it also compresses best.
  const values = [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1))
  const codes = new Map(values.map((value, code) => [value, code]))
  return { codes: texts.map((text) => codes.get(text) ?? 0), values }
}

function wordOf(listing: Searchable, field: WordField): string {
  if (field === 'floorNumber') return floorIdsOf(listing).join(' ')
  const word = String(listing[field] ?? '')
  // A name that follows from other columns names no building that somebody may look for.
  const isFollowing =
    field === 'projectBuildingName' && partsOf(word)?.locality === listing.locality.trim()
  return isFollowing ? '' : word
}

type Reading = { rankOf?: (row: number) => number; slugFor?: (locality: string) => string }

/** Makes the columns of some listings, in their order. `slugFor` finds the slug for any spelling of a locality. */
export function columnsOf(
  listings: readonly Searchable[],
  { rankOf = (row) => row, slugFor = slugOf }: Reading = {},
): Columns {
  const words = WORD_FIELDS.map((field) => [
    field,
    columnOf(listings, (listing) => wordOf(listing, field)),
  ])
  const columns = Object.fromEntries(words) as Columns['words']
  const bits = (amenities: readonly string[] = []) =>
    AMENITIES.reduce((sum, amenity, n) => sum + (amenities.includes(amenity) ? 2 ** n : 0), 0)
  return {
    size: listings.length,
    words: columns,
    slugs: columns.locality.values.map(slugFor),
    price: listings.map(({ price }) => price),
    plotArea: listings.map(({ plotArea }) => plotArea),
    roadWidth: listings.map(({ roadWidth }) => roadWidth ?? 0),
    deposit: listings.map(({ deposit }) => deposit ?? UNSTATED),
    maintenance: listings.map(({ maintenance }) => maintenance ?? UNSTATED),
    confirmed: listings.map(({ confirmedAt }) => (confirmedAt ? halfHours(confirmedAt) : 0)),
    amenities: { masks: listings.map(({ amenities }) => bits(amenities)), values: AMENITIES },
    approved: listings.map(({ approvedAt }) => (approvedAt ? halfHours(approvedAt) : 0)),
    seen: listings.map(({ right }) => (right ? 1 : 0)),
    rank: listings.map((_, row) => rankOf(row)),
    home: listings.map(({ id = '' }) => homeNumber(id)),
    poster: listings.map(({ poster = '' }) => posterNumber(poster)),
  }
}

const columnWith = (facet: Facet, codes: ArrayLike<number>, ids: readonly string[]) =>
  facetColumn(
    codes,
    ids.map((id) => optionsWith(facet, id)),
  )

const idOf = (facet: Facet, value: string) =>
  facet.name === 'bhk' && value ? String(Math.min(Number(value), MOST_BEDROOMS)) : slugOf(value)

/** A column of ids that are derived from several fields. */
function derived(size: number, facet: Facet, read: (row: number) => string): FacetColumn {
  const ids = ['', ...(facet.options ?? []).flatMap(({ id, also = [] }) => [id, ...also])]
  const places = new Map(ids.map((id, n) => [id, n]))
  const codes = new Uint8Array(size)
  for (let row = 0; row < size; row++) codes[row] = places.get(read(row)) ?? 0
  return columnWith(facet, codes, ids)
}

/** Makes a slug of two values. All pairs are computed once, because there are few of them. */
function pairSlugs(first: Column, second: Column): (row: number) => string {
  const slugs = first.values.map((one) => second.values.map((two) => slugOf(`${one} ${two}`)))
  return (row) => slugs[first.codes[row] ?? 0]?.[second.codes[row] ?? 0] ?? ''
}

/** The amenities of each row. Each set of them that occurs is one code. */
function amenityColumn({ size, amenities: { masks, values } }: Columns): FacetColumn {
  const sets = new Map<number, number>()
  const members: number[][] = []
  const codes = new Uint32Array(size)
  for (let row = 0; row < size; row++) {
    const mask = masks[row] ?? 0
    const code = sets.get(mask) ?? sets.size
    codes[row] = code
    if (code < sets.size) continue
    sets.set(mask, code)
    const places: number[] = []
    // Bit operators would lose what lies above the 32nd.
    for (let place = 0, left = mask; left > 0; place++, left = Math.floor(left / 2))
      if (left % 2 === 1) places.push(place)
    members.push(places)
  }
  return { codes, ids: values.map(slugOf), members }
}

/**
 * What a row says that leaves a field empty, which has this code; undefined for a field that everyone has to answer. A
 * flat leaves no road open, because it has none in front.
 */
export function silenceIn({ words }: Columns, name: FieldName, code: number): Silence | undefined {
  const { required, notFor = {} } = fieldOf(name)
  if (required) return undefined
  const without = (
    [
      [words.listingType, notFor.listingTypes],
      [words.propertyCategory, notFor.categories],
      [words.propertyType, notFor.types],
    ] as const
  ).flatMap(([{ codes, values }, out]) =>
    out ? [{ codes, isOut: values.map((value) => out.some((one) => one === value)) }] : [],
  )
  return { code, isOpen: (row) => !without.some(({ codes, isOut }) => isOut[codes[row] ?? 0]) }
}

function columnFor(columns: Columns, facet: Facet, today: number): FacetColumn {
  const column = readColumn(columns, facet, today)
  if (!facet.field || !(facet.field in columns.words)) return column
  const { values } = columns.words[facet.field as WordField]
  return { ...column, silence: silenceIn(columns, facet.field, values.indexOf('')) }
}

function readColumn(columns: Columns, facet: Facet, today: number): FacetColumn {
  const { size, words, price, approved, seen } = columns
  if (facet.field === 'locality') return columnWith(facet, words.locality.codes, columns.slugs)
  if (facet.field === 'amenities') return amenityColumn(columns)
  if (facet.field) {
    const { codes, values } = words[facet.field as WordField]
    if (facet.field === 'floorNumber')
      return facetColumn(
        codes,
        values.map((ids) => ids.split(' ').filter(Boolean)),
      )
    return columnWith(
      facet,
      codes,
      values.map((value) => idOf(facet, value)),
    )
  }
  const { listingType, propertyCategory } = words
  const answerOf = ({ codes, values }: Column, row: number) => values[codes[row] ?? 0] ?? ''
  const amountOf = (row: number) => price[row] ?? 0
  switch (facet.name) {
    case 'for':
      return derived(size, facet, pairSlugs(listingType, propertyCategory))
    case 'by':
      return columnWith(facet, words.by.codes, words.by.values.map(slugOf))
    case 'right':
      return derived(size, facet, (row) => (seen[row] ? RIGHT_SEEN : ''))
    case 'budget':
      return derived(size, facet, (row) => {
        const ranges = answerOf(listingType, row) === 'Sell' ? BUDGETS : RENTS
        return ranges.find((range) => isInRange(amountOf(row), range))?.id ?? ''
      })
    case 'added':
      return derived(size, facet, (row) => {
        const days = today - dayNumber(new Date(isoOf(approved[row] ?? 0)))
        return (facet.options ?? []).find(({ id }) => days <= Number(id))?.id ?? ''
      })
    default:
      throw new Error(`No column says ${facet.name}.`)
  }
}

/** `now` is in milliseconds since 1970, for the filter by approval date. */
export function tableOf(columns: Columns, now = Date.now()): Table {
  const today = dayNumber(new Date(now))
  const facets = LISTING_FACETS.map((facet) => [facet.name, columnFor(columns, facet, today)])
  return { ...columns, facets: Object.fromEntries(facets) as Table['facets'] }
}

/** The slug of a row's locality. */
export const localityAt = ({ words, slugs }: Columns, row: number): string =>
  slugs[words.locality.codes[row] ?? 0] ?? ''
