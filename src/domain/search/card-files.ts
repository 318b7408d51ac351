import type { AreaUnit } from '../area/constants.ts'
import type { CityName } from '../city/constants.ts'
import type { CardListing } from '../listing/card.ts'
import type { Category, ListingType, PropertyType } from '../listing/constants.ts'
import { madeName } from '../listing/name.ts'
import type { ListingFields } from '../listing/schema.ts'
import { IMAGE_FOLDER, type PhotoOrigin } from '../photo/constants.ts'
import type { Photo } from '../photo/schema.ts'
import { type Columns, halfHours, isoOf, statedAt, type WordField } from './table.ts'

/** A cover photo's name, width and height in pixels, the number of photos and, if it is so, that software made it. */
type PhotoLine = [name: string, width: number, height: number, count: number, origin?: PhotoOrigin]
/** The columns of cards that no search needs; one entry per listing. Times are half hours since 1970. */
export type CardColumns = {
  id: string[]
  photo: (PhotoLine | null)[]
  areaUnit: AreaUnit[]
  read: (number | null)[]
  published: (number | null)[]
  lowered: (number | null)[]
  right: (number | null)[]
}

const halfHoursOr = (iso: string | null): number | null => (iso ? halfHours(iso) : null)
const isoOr = (count: number | null | undefined): string | null =>
  count === null || count === undefined ? null : isoOf(count)

export function cardColumns(listings: readonly CardListing[]): CardColumns {
  return {
    id: listings.map(({ id }) => id),
    photo: listings.map(({ photo, photoCount }) => (photo ? lineOf(photo, photoCount) : null)),
    areaUnit: listings.map(({ areaUnit }) => areaUnit),
    read: listings.map(({ readAt }) => halfHoursOr(readAt)),
    published: listings.map(({ publishedAt }) => halfHoursOr(publishedAt)),
    lowered: listings.map(({ loweredAt }) => halfHoursOr(loweredAt)),
    right: listings.map(({ rightAt }) => halfHoursOr(rightAt)),
  }
}

function lineOf(photo: Photo, count: number): PhotoLine {
  const { width, height, origin } = photo
  return origin
    ? [photoName(photo), width, height, count, origin]
    : [photoName(photo), width, height, count]
}

/** The part of a photo's key that differs from those of the others. */
export const photoName = ({ key }: Photo): string => key.slice(IMAGE_FOLDER.length)
/** A photo of which only that is known. */
export const photoNamed = (name: string, width = 0, height = 0): Photo => ({
  id: '',
  key: IMAGE_FOLDER + name,
  placeholder: '',
  width,
  height,
})

function photoOf(line: PhotoLine | null): Pick<CardListing, 'photo' | 'photoCount'> {
  if (!line) return { photo: null, photoCount: 0 }
  const [name, width, height, photoCount, origin] = line
  const photo = photoNamed(name, width, height)
  return { photo: origin ? { ...photo, origin } : photo, photoCount }
}

/** The card of a row, from the filter columns and the columns of its chunk. */
export function cardAt(
  columns: Columns,
  row: number,
  [cards, slot]: [CardColumns, number],
): CardListing {
  const word = (field: WordField) => {
    const { codes, values } = columns.words[field]
    return values[codes[row] ?? 0] ?? ''
  }
  const kindAndPlace = {
    listingType: word('listingType') as ListingType,
    propertyType: word('propertyType') as PropertyType,
    city: word('city') as CityName,
    locality: word('locality'),
  }
  return {
    id: cards.id[slot] ?? '',
    ...kindAndPlace,
    propertyCategory: word('propertyCategory') as Category,
    projectBuildingName: word('projectBuildingName') || madeName(kindAndPlace),
    plotArea: columns.plotArea[row] ?? 0,
    areaUnit: cards.areaUnit[slot] ?? 'sq ft',
    areaBasis: (word('areaBasis') || null) as ListingFields['areaBasis'],
    price: columns.price[row] ?? 0,
    bedrooms: Number(word('bedrooms')) || null,
    furnishing: (word('furnishing') || null) as ListingFields['furnishing'],
    facingType: (word('facingType') || null) as ListingFields['facingType'],
    pgFor: (word('pgFor') || null) as ListingFields['pgFor'],
    deposit: statedAt(columns.deposit, row),
    maintenance: statedAt(columns.maintenance, row),
    ...photoOf(cards.photo[slot] ?? null),
    further: [],
    availability: 'available',
    confirmedAt: isoOf(columns.confirmed[row] ?? 0),
    readAt: isoOr(cards.read[slot]),
    publishedAt: isoOr(cards.published[slot]),
    loweredAt: isoOr(cards.lowered[slot]),
    rightAt: isoOr(cards.right[slot]),
  }
}

/** The number of cards in one file. */
const CHUNK = 64

/** The place of each row's card. Similar listings are in the same chunk, newest first, so a filter needs few chunks. */
export function cardPlaces({ size, words }: Pick<Columns, 'size' | 'words'>): {
  chunks: number
  chunkOf: Uint16Array
  slotOf: Uint8Array
} {
  const { listingType, propertyType } = words
  const kinds = propertyType.values.length
  const kindOf = (row: number) =>
    (listingType.codes[row] ?? 0) * kinds + (propertyType.codes[row] ?? 0)
  const sizes = new Uint32Array(listingType.values.length * kinds)
  for (let row = 0; row < size; row++) sizes[kindOf(row)] = (sizes[kindOf(row)] ?? 0) + 1
  let before = 0
  const next = sizes.map((size) => {
    before += size
    return before - size
  })
  const chunkOf = new Uint16Array(size)
  const slotOf = new Uint8Array(size)
  for (let row = 0; row < size; row++) {
    const place = next[kindOf(row)] ?? 0
    next[kindOf(row)] = place + 1
    chunkOf[row] = Math.floor(place / CHUNK)
    slotOf[row] = place % CHUNK
  }
  return { chunks: Math.ceil(size / CHUNK), chunkOf, slotOf }
}
