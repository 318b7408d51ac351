import * as z from 'zod/mini'
import { CITIES } from '../city/constants.ts'
import { ALL_PROPERTY_TYPES, FACINGS } from '../listing/constants.ts'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { fieldsWithoutMeaning } from '../listing/fields.ts'
import { isAboveTop, typeProblem } from '../listing/rules.ts'
import { listingFieldsSchema } from '../listing/schema.ts'
import { projectEntrySchema } from '../project-entry/schema.ts'
import { publicLine, publicText } from '../text/public.ts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { CONTENT_LIMITS as LIMITS, type EntryKind } from './constants.ts'
import { CONTENT_FIELD_TEXTS as OWN } from '#language/content/texts'

// Pages may show pictures of this site only.
const pictureSchema = z
  .string(OWN.picture)
  .check(
    z.trim(),
    z.maxLength(LIMITS.picture, { error: OWN.picture, abort: true }),
    z.regex(/^\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpg|svg)$/, OWN.picture),
  )
const picturesSchema = z
  .array(pictureSchema)
  .check(z.maxLength(LIMITS.pictures, OWN.picturesTooMany))

const {
  listingType,
  propertyCategory,
  propertyType,
  locality,
  projectBuildingName,
  plotArea,
  price,
  furnishing,
  floorNumber,
  totalFloors,
  facingType,
  amenities,
} = listingFieldsSchema.shape
/** Free text: opening a project corrects it from the locality. */
const city = publicLine(LIMITS.city, OWN.city)

// In the admins' forms every input is required.
const picturesAsked = picturesSchema.check(z.minLength(1, OWN.picturesMissing))
const amenitiesAsked = amenities.check(z.minLength(1, OWN.amenities))

const cityProjectFields = {
  city,
  projectBuildingName,
  locality,
  propertyCategory,
  imageUrls: picturesSchema,
}

const launchFields = {
  city,
  projectBuildingName,
  locality,
  listingType,
  propertyCategory,
  propertyType,
  plotArea,
  price,
  furnishing,
  floorNumber,
  totalFloors,
  facingType,
  amenities,
  imageUrls: picturesSchema,
}
type Launch = Parameters<typeof typeProblem>[0] & {
  furnishing?: unknown
  floorNumber?: number | null
  totalFloors?: number | null
}
const rule = (path: string, error: string, holds: (launch: Launch) => boolean) =>
  z.refine<Launch>(holds, { error, path: [path], when: evenWithFieldErrors })
const launchRules = [
  rule(
    'propertyType',
    texts.typeNotInCategory,
    (launch) => typeProblem(launch) !== 'typeNotInCategory',
  ),
  rule('propertyType', texts.pgResidential, (launch) => typeProblem(launch) !== 'pgResidential'),
  rule('floorNumber', texts.floorAboveTop, (launch) => !isAboveTop(launch)),
] as const

/** Makes a field required, except where it does not apply: a plot has no floors and no furniture. */
const asked = (field: 'furnishing' | 'floorNumber' | 'totalFloors') =>
  rule(
    field,
    OWN[field],
    (launch) =>
      launch[field] != null ||
      fieldsWithoutMeaning(launch.propertyType, launch.propertyCategory).includes(field),
  )

const launchSchema = z
  .object({
    ...launchFields,
    facingType: z.enum(FACINGS, OWN.facing),
    amenities: amenitiesAsked,
    imageUrls: picturesAsked,
  })
  .check(...launchRules, asked('furnishing'), asked('floorNumber'), asked('totalFloors'))

/** What can be bought in a city; prices in rupees. */
const cityDataSchema = z
  .object({
    title: publicLine(LIMITS.line, OWN.entryTitle),
    about: publicText(LIMITS.text, OWN.about),
    location: publicLine(LIMITS.line, OWN.location),
    projectType: z.enum(ALL_PROPERTY_TYPES, OWN.offerType),
    amenities: amenitiesAsked,
    priceMin: price,
    priceMax: price,
  })
  .check(
    z.refine((entry) => !(entry.priceMin > entry.priceMax), {
      error: OWN.priceOrder,
      path: ['priceMax'],
      when: evenWithFieldErrors,
    }),
  )

const comingSoonSchema = z.object({
  title: publicLine(LIMITS.line, OWN.entryTitle),
  description: publicText(LIMITS.text, OWN.comingSoonDescription),
  listingType,
  propertyType: z.enum(ALL_PROPERTY_TYPES, OWN.comingSoonType),
  city: z.enum(
    CITIES.map(({ name }) => name),
    OWN.cityChosen,
  ),
  image: pictureSchema,
})

/** The schema of each kind of entry, with column names as keys. Money in rupees, areas in square feet. */
export const entrySchemas = {
  projects: projectEntrySchema,
  projectExplore: z.object({ ...cityProjectFields, imageUrls: picturesAsked }),
  newlyProject: launchSchema,
  postedProject: z.object(cityProjectFields),
  postedLaunch: z.object(launchFields).check(...launchRules),
  cityData: cityDataSchema,
  comingSoon: comingSoonSchema,
} as const satisfies Record<EntryKind, z.ZodMiniType>

export type EntryFields<Kind extends EntryKind = EntryKind> = z.infer<(typeof entrySchemas)[Kind]>

/** An entry and its kind. */
export type Entry = {
  [Kind in EntryKind]: { collection: Kind; fields: EntryFields<Kind> }
}[EntryKind]
