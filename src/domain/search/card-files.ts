import type { AreaBasis, AreaUnit } from '../area/constants.ts'
import type { CardListing } from '../listing/card.ts'
import type { Category, ListingType, PropertyType } from '../listing/constants.ts'
import type { CityName } from '../city/constants.ts'
import type { ListingFields } from '../listing/schema.ts'
import { IMAGE_FOLDER } from '../photo/constants.ts'
import type { Columns, WordField } from './table.ts'

/** A cover photo's name, width and height in pixels, and the number of photos. */
type PhotoLine = [name: string, width: number, height: number, count: number]
/**
 * The columns of cards that no filter needs; one entry per listing. `ids` is one text, because quotes between random
 * letters do not compress. `confirmed`: half hours since 1970.
 */
export type CardColumns = {
  ids: string
  photo: (PhotoLine | 0)[]
  measured: string[]
  rera: string[]
  confirmed: number[]
}

const BETWEEN = '|'
/** Cards show the day, and a day in India starts at a full half hour in UTC. */
const HALF_HOUR_MS = 1_800_000

export function packCards(listings: readonly CardListing[]): CardColumns {
  return {
    ids: listings.map(({ id }) => id).join(BETWEEN),
    photo: listings.map(({ photo, photoCount }) =>
      photo ? [photo.key.slice(IMAGE_FOLDER.length), photo.width, photo.height, photoCount] : 0,
    ),
    measured: listings.map(({ areaUnit, areaBasis }) => `${areaUnit}${BETWEEN}${areaBasis ?? ''}`),
    rera: listings.map(({ reraNumber }) => reraNumber ?? ''),
    confirmed: listings.map(({ confirmedAt }) =>
      Math.floor(Date.parse(confirmedAt) / HALF_HOUR_MS),
    ),
  }
}

export const idsIn = ({ ids }: Pick<CardColumns, 'ids'>): string[] => ids.split(BETWEEN)

function photoOf(line: PhotoLine | 0): Pick<CardListing, 'photo' | 'photoCount'> {
  if (line === 0) return { photo: null, photoCount: 0 }
  const [name, width, height, photoCount] = line
  return { photo: { id: '', key: IMAGE_FOLDER + name, width, height, placeholder: '' }, photoCount }
}

/** The card of a row, from the filter columns and the columns of its chunk. */
export function unpackCard(
  columns: Columns,
  row: number,
  [cards, slot]: [CardColumns, number],
): CardListing {
  const word = (field: WordField) => {
    const { codes, values } = columns.words[field]
    return values[codes[row] ?? 0] ?? ''
  }
  const [areaUnit, areaBasis] = (cards.measured[slot] ?? '').split(BETWEEN)
  return {
    id: idsIn(cards)[slot] ?? '',
    listingType: word('listingType') as ListingType,
    propertyCategory: word('propertyCategory') as Category,
    propertyType: word('propertyType') as PropertyType,
    city: word('city') as CityName,
    locality: word('locality'),
    projectBuildingName: word('projectBuildingName'),
    plotArea: columns.plotArea[row] ?? 0,
    areaUnit: areaUnit as AreaUnit,
    areaBasis: (areaBasis || null) as AreaBasis | null,
    price: columns.price[row] ?? 0,
    bedrooms: Number(word('bedrooms')) || null,
    furnishing: (word('furnishing') || null) as ListingFields['furnishing'],
    facingType: (word('facingType') || null) as ListingFields['facingType'],
    pgFor: (word('pgFor') || null) as ListingFields['pgFor'],
    reraNumber: cards.rera[slot] || null,
    ...photoOf(cards.photo[slot] ?? 0),
    availability: 'available',
    confirmedAt: new Date((cards.confirmed[slot] ?? 0) * HALF_HOUR_MS).toISOString(),
  }
}
