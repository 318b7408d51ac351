import { UNIT_NAMES } from '#english/area/texts-units'
import { PG_WORD, TYPE_WORDS } from '#english/listing/texts-described'
import { inPlace, withCapital } from '#english/text/texts'
import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { fromSquareFeet } from '../area/rules.ts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { lazy } from '../text/lazy.ts'
import { ALL_PROPERTY_TYPES, LISTING_LIMITS, type PropertyType } from './constants.ts'

/** What a name is made from. */
export type KindAndPlace = {
  listingType: string
  propertyType: string
  city: string
  locality: string
}
/** The size that tells two of them apart; the area is in square feet. */
export type Sized = KindAndPlace & { plotArea: number | null; areaUnit: AreaUnit | undefined }

export type Kind = PropertyType | 'PG'
const KINDS: readonly Kind[] = [...ALL_PROPERTY_TYPES, 'PG']
const wordOf = (kind: Kind) => (kind === 'PG' ? PG_WORD : TYPE_WORDS[kind])

/** The types that mostly stand in a building with a name of its own: for these one asks before making a name. */
const IN_BUILDINGS: readonly PropertyType[] = [
  ...(['Flat/Apartment', '1 RK/Studio Apartment', 'Office'] as const),
  ...(['Serviced Apartment', 'Hospitality'] as const),
]

/** Whether such a property mostly has no name but that of its kind and place: a plot, a house, a shop, a PG. */
export const isMostlyNameless = ({
  listingType,
  propertyType,
}: Pick<KindAndPlace, 'listingType' | 'propertyType'>): boolean =>
  listingType === 'PG' ||
  (propertyType !== '' && !IN_BUILDINGS.some((type) => type === propertyType))

/**
 * What a property without a name of its own is called, as it is stored, in English: "House in Kakadeo, Kanpur". Empty
 * while its kind or place is not known.
 */
export function madeName({ listingType, propertyType, city, ...where }: KindAndPlace): string {
  const locality = where.locality.trim()
  const kind = listingType === 'PG' ? 'PG' : KINDS.find((one) => one === propertyType)
  return kind && locality && city ? inPlace(withCapital(wordOf(kind)), `${locality}, ${city}`) : ''
}

/** The same with its size, where it has to be told apart: "House in Kakadeo, Kanpur, 1,200 sq ft". */
export function sizedName(home: Sized): string {
  const name = madeName(home)
  const unit = home.areaUnit ?? AREA_UNIT_NAMES[0]
  if (!name || !home.plotArea) return name
  const longer = `${name}, ${groupedDigits(fromSquareFeet(home.plotArea, unit))} ${UNIT_NAMES[unit]}`
  return longer.length > LISTING_LIMITS.name ? name : longer
}

const MADE = lazy(() => {
  const words = KINDS.map((kind) => withCapital(wordOf(kind))).join('|')
  const units = AREA_UNIT_NAMES.map((unit) => UNIT_NAMES[unit]).join('|')
  const size = String.raw`(?:, ([\d,.]+) (${units}))?`
  return new RegExp(`^${inPlace(`(${words})`, `(.+), (${CITY_NAMES.join('|')})`)}${size}$`)
})

/** What a made name says. */
type Parts = { kind: Kind; locality: string; city: CityName; amount: string; unit: AreaUnit | null }
export function partsOf(name: string): Parts | null {
  const [, word = '', locality = '', city = '', amount = '', measured] = MADE().exec(name) ?? []
  const kind = KINDS.find((one) => withCapital(wordOf(one)) === word)
  const unit = AREA_UNIT_NAMES.find((one) => UNIT_NAMES[one] === measured) ?? null
  return kind ? { kind, locality, city: city as CityName, amount, unit } : null
}

/** Whether a stored name was made from kind and place. */
export const isMadeName = (name: string): boolean => partsOf(name) !== null

/** Name and place as rows keep them that outlive a listing, in English: a name that says its place does so once. */
export function storedAbout(listing: {
  projectBuildingName: string
  locality: string
  city: string
}): string {
  const { projectBuildingName: name, locality, city } = listing
  const place = `${locality}, ${city}`
  return name.includes(place) ? name : `${name}, ${place}`
}
