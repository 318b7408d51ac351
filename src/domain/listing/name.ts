import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'
import { UNIT_NAMES as SHOWN_UNITS } from '#language/area/texts-units'
import { PG_WORD as SHOWN_PG, TYPE_WORDS as SHOWN_WORDS } from '#language/listing/texts-described'
import { inPlace as shownInPlace } from '#language/text/texts'
import { UNIT_NAMES } from '#english/area/texts-units'
import { PG_WORD, TYPE_WORDS } from '#english/listing/texts-described'
import { inPlace } from '#english/text/texts'
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

type Kind = PropertyType | 'PG'
const KINDS: readonly Kind[] = [...ALL_PROPERTY_TYPES, 'PG']
const wordOf = (kind: Kind) => (kind === 'PG' ? PG_WORD : TYPE_WORDS[kind])
const shownWordOf = (kind: Kind) => (kind === 'PG' ? SHOWN_PG : SHOWN_WORDS[kind])
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

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
  return kind && locality && city ? inPlace(capital(wordOf(kind)), `${locality}, ${city}`) : ''
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
  const words = KINDS.map((kind) => capital(wordOf(kind))).join('|')
  const units = AREA_UNIT_NAMES.map((unit) => UNIT_NAMES[unit]).join('|')
  const size = String.raw`(?:, ([\d,.]+) (${units}))?`
  return new RegExp(`^${inPlace(`(${words})`, `(.+), (${CITY_NAMES.join('|')})`)}${size}$`)
})

type Parts = { kind: Kind; locality: string; city: CityName; amount: string; unit: AreaUnit | null }
function partsOf(name: string): Parts | null {
  const [, word = '', locality = '', city = '', amount = '', measured] = MADE().exec(name) ?? []
  const kind = KINDS.find((one) => capital(wordOf(one)) === word)
  const unit = AREA_UNIT_NAMES.find((one) => UNIT_NAMES[one] === measured) ?? null
  return kind ? { kind, locality, city: city as CityName, amount, unit } : null
}

/** Whether a stored name was made from kind and place. */
export const isMadeName = (name: string): boolean => partsOf(name) !== null

/** A stored name in the reader's language: one that was made is said in it, any other stays as it was written. */
export function shownName(name: string): string {
  const made = partsOf(name)
  if (!made) return name
  const { kind, locality, city, amount, unit } = made
  const place = `${shownLocality(city, locality)}, ${shownCity(city)}`
  const shown = shownInPlace(capital(shownWordOf(kind)), place)
  return unit ? `${shown}, ${amount} ${SHOWN_UNITS[unit]}` : shown
}

/** The same where the city is said beside it: "House in Kakadeo". */
export function nameInCity(name: string): string {
  const made = partsOf(name)
  return made
    ? shownInPlace(capital(shownWordOf(made.kind)), shownLocality(made.city, made.locality))
    : name
}

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

/**
 * The stored name of a property: what was typed, or, where that is empty or made from kind and place, the name that
 * follows from the kind, the place and the size that it has now.
 */
export function nameFor(home: Sized & { projectBuildingName: string }): string {
  const name = home.projectBuildingName.trim()
  const [plain, sized] = [madeName(home), sizedName(home)] as const
  if (name === '' || name === shownName(plain)) return plain
  const parts = partsOf(name)
  if (parts) return parts.unit ? sized : plain
  return name === shownName(sized) ? sized : name
}
