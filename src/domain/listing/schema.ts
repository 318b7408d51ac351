import * as z from 'zod/mini'
import { AREA_BASES, AREA_UNIT_NAMES } from '../area/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { hasContactDetails } from '../text/contact-details.ts'
import { evenWithFieldErrors, longText, requiredLine } from '../text/schema.ts'
import {
  ALL_PROPERTY_TYPES,
  AMENITIES,
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_LIMITS as LIMITS,
  LISTING_TYPES,
} from './constants.ts'
import { LISTING_FIELD_MESSAGES as SAY } from './messages.ts'
import { floorProblem, typeProblem } from './rules.ts'

const wholeNumber = (min: number, max: number, sentence: string) =>
  z.number(sentence).check(z.int(sentence), z.minimum(min, sentence), z.maximum(max, sentence))
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** What everybody reads: a number in it would get round the consent and the limits of showing one. */
const noContact = z.refine<string>((text) => !hasContactDetails(text), SAY.contactDetails)

/** Step 1 of the wizard. `plotArea` is in square feet, `areaUnit` the unit the poster chose to state it in. */
const detailFields = {
  listingType: z.enum(LISTING_TYPES, SAY.listingType),
  propertyCategory: z.enum(CATEGORIES, SAY.propertyCategory),
  propertyType: z.enum(ALL_PROPERTY_TYPES, SAY.propertyType),
  city: z.enum(CITY_NAMES, SAY.city),
  locality: requiredLine(LIMITS.locality, SAY.locality).check(noContact),
  projectBuildingName: requiredLine(LIMITS.name, SAY.projectBuildingName).check(noContact),
  plotArea: z
    .number(SAY.plotArea)
    .check(
      z.gt(0, SAY.plotArea),
      z.minimum(LIMITS.areaLeast, SAY.plotAreaTooLow),
      z.maximum(LIMITS.area, SAY.plotAreaTooHigh),
    ),
  areaUnit: z.enum(AREA_UNIT_NAMES, SAY.areaUnit),
  areaBasis: optional(z.enum(AREA_BASES, SAY.choose)),
  price: z
    .number(SAY.price)
    .check(z.int(SAY.price), z.minimum(1, SAY.price), z.maximum(LIMITS.price, SAY.priceTooHigh)),
}

/** Step 2: all optional. Money in rupees, `availableFrom` an ISO date. */
const additionalFields = {
  bedrooms: optional(wholeNumber(1, LIMITS.bedrooms, SAY.bedrooms)),
  bathrooms: optional(wholeNumber(1, LIMITS.bathrooms, SAY.bathrooms)),
  furnishing: optional(z.enum(FURNISHINGS, SAY.choose)),
  floorNumber: optional(wholeNumber(0, LIMITS.floors, SAY.floors)),
  totalFloors: optional(wholeNumber(0, LIMITS.floors, SAY.floors)),
  facingType: optional(z.enum(FACINGS, SAY.choose)),
  deposit: optional(wholeNumber(0, LIMITS.price, SAY.deposit)),
  availableFrom: optional(
    z.iso.date(SAY.availableFrom).check(z.refine((date) => /^20/.test(date), SAY.availableFrom)),
  ),
  reraNumber: optional(requiredLine(LIMITS.reraNumber, SAY.choose)),
  description: optional(longText(LIMITS.description).check(noContact)),
}

const amenityFields = {
  amenities: z.pipe(
    z.array(z.enum(AMENITIES, SAY.choose)).check(z.maxLength(AMENITIES.length * 2)),
    z.transform((chosen) => AMENITIES.filter((amenity) => chosen.includes(amenity))),
  ),
}

const typeFits = z.refine<TypeChoice>((listing) => typeProblem(listing) !== SAY.typeNotInCategory, {
  error: SAY.typeNotInCategory,
  path: ['propertyType'],
  when: evenWithFieldErrors,
})
const pgFits = z.refine<TypeChoice>((listing) => typeProblem(listing) !== SAY.pgResidential, {
  error: SAY.pgResidential,
  path: ['propertyType'],
  when: evenWithFieldErrors,
})
const floorsFit = z.refine<{ floorNumber?: number | null; totalFloors?: number | null }>(
  (listing) => floorProblem(listing) === null,
  { error: SAY.floorAboveTop, path: ['floorNumber'], when: evenWithFieldErrors },
)
type TypeChoice = { listingType: string; propertyCategory: string; propertyType: string }

/** What each wizard step must satisfy before Next; `photos` are ids of uploaded photos, cover first. */
export const stepSchemas = {
  details: z.object(detailFields).check(typeFits, pgFits),
  additional: z.object(additionalFields).check(floorsFit),
  amenities: z.object(amenityFields),
} as const

/** The fields of a listing that its poster writes. */
export const listingFieldsSchema = z
  .object({ ...detailFields, ...additionalFields, ...amenityFields })
  .check(typeFits, pgFits, floorsFit)

export const photoIdsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9]{8,40}$/)))
  .check(z.maxLength(PHOTO_LIMITS.count, SAY.photos))

export type ListingFields = z.infer<typeof listingFieldsSchema>
