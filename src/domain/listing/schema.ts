import * as z from 'zod/mini'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { type Rule, schemaOf } from '../field/schema.ts'
import { PHOTO_LIMITS, PHOTO_ORIGINS, ROOMS } from '../photo/constants.ts'
import { FIELD_NAMES, type FieldName, LISTING_FIELDS } from './fields.ts'
import { isAboveTop, typeProblem } from './rules.ts'

type TypeChoice = { listingType: string; propertyCategory: string; propertyType: string }
type Floors = { floorNumber?: number | null; totalFloors?: number | null }

const TYPE = ['listingType', 'propertyCategory', 'propertyType']

/** The rules across fields of a listing, and of everything that has the same fields. */
export const LISTING_RULES: readonly Rule[] = [
  {
    fields: TYPE,
    shownAt: 'propertyType',
    error: texts.typeNotInCategory,
    holds: (choice: TypeChoice) => typeProblem(choice) !== 'typeNotInCategory',
  },
  {
    fields: TYPE,
    shownAt: 'propertyType',
    error: texts.pgResidential,
    holds: (choice: TypeChoice) => typeProblem(choice) !== 'pgResidential',
  },
  {
    fields: ['floorNumber', 'totalFloors'],
    shownAt: 'floorNumber',
    error: texts.floorAboveTop,
    holds: (floors: Floors) => !isAboveTop(floors),
  },
]

/** The fields of a listing that its poster fills in. */
export const listingFieldsSchema = schemaOf(LISTING_FIELDS, LISTING_RULES, texts.contactDetails)

const photoIdSchema = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
export const photoIdsSchema = z
  .array(photoIdSchema)
  .check(z.maxLength(PHOTO_LIMITS.count, texts.photos))

const byPhoto = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.optional(
    z
      .record(photoIdSchema, z.enum(words))
      .check(z.refine((said) => Object.keys(said).length <= PHOTO_LIMITS.count)),
  )

/** What the poster says of the photos: what they show, and which were made or staged by software. */
export const saidOfPhotosSchema = {
  photoRooms: byPhoto(ROOMS),
  photoOrigins: byPhoto(PHOTO_ORIGINS),
}

export type ListingFields = z.infer<typeof listingFieldsSchema>

/** The fields whose values are outside their bounds, and that the poster says are right. None in older listings. */
export type Confirmed = { confirmed?: FieldName[] }
export const confirmedSchema = z.optional(
  z.array(z.enum(FIELD_NAMES)).check(z.maxLength(2 * FIELD_NAMES.length)),
)
