import {
  ENTRY_TEXTS,
  CONTENT_FIELD_TEXTS as ERRORS,
  ENTRY_FIELD_LABELS as LABELS,
} from '#english/content/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { ENTRY_LABELS, PROJECT_ENTRY_FIELD_TEXTS } from '#language/project-entry/texts'
import { CITIES, CITY_NAMES } from '../city/constants.ts'
import { storedCity } from '../city/stored.ts'
import { alsoAsked, type Fields, of } from '../field/field.ts'
import {
  ALL_PROPERTY_TYPES,
  AMENITIES,
  LISTING_LIMITS,
  LISTING_TYPES,
} from '../listing/constants.ts'
import type { ListingField, ProjectPosting } from '../listing/field.ts'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { RERA_FIELDS } from '../rera/fields.ts'
import { CONTENT_LIMITS as LIMITS } from './constants.ts'

/** In the admins' forms every input is required, but for what a project states of its registration. */
const asked = (label: string, missing: string) =>
  ({ required: true, label, errors: { missing } }) as const

const line = (max: number, label: string, missing: string) =>
  of({ kind: 'line', max }, asked(label, missing))
const text = (max: number, label: string, missing: string) =>
  of({ kind: 'text', max }, asked(label, missing))
const type = (label: string, missing: string) =>
  of({ kind: 'choice', options: ALL_PROPERTY_TYPES }, asked(label, missing))
const money = (label: string, hint?: string) =>
  of(
    { kind: 'money', min: LISTING_FIELDS.price.min },
    {
      required: true,
      label,
      ...(hint ? { hint } : {}),
      errors: { missing: LISTING_FIELD_TEXTS.price, tooMuch: LISTING_FIELD_TEXTS.priceTooHigh },
    },
  )

const category = alsoAsked(LISTING_FIELDS.propertyCategory)
const listingType = alsoAsked(LISTING_FIELDS.listingType)
const locality = alsoAsked(LISTING_FIELDS.locality)
const name = alsoAsked(LISTING_FIELDS.projectBuildingName)
const price = money(LISTING_FIELDS.price.label, LISTING_FIELDS.price.hint)
const propertyType = alsoAsked(LISTING_FIELDS.propertyType)
/** Free text: opening a project corrects it from the locality. */
const city = of(
  { kind: 'line', max: LIMITS.city, suggestions: CITY_NAMES, stored: storedCity },
  asked(LISTING_FIELDS.city.label, ERRORS.city),
)
const amenities = of(
  { kind: 'choices', options: AMENITIES, min: 1 },
  asked(LISTING_FIELDS.amenities.label, ERRORS.amenities),
)
const postedPictures = of(
  { kind: 'pictures', max: LIMITS.pictures },
  {
    required: true,
    label: ENTRY_TEXTS.pictures,
    hint: ENTRY_TEXTS.uploadHint,
    errors: {
      missing: ERRORS.picturesMissing,
      wrong: ERRORS.picture,
      tooMuch: ERRORS.picturesTooMany,
    },
  },
)
const pictures = { ...postedPictures, min: 1 }

/**
 * What admins publish besides listings: each collection is a table of fields, in the order of its form. Schema, form
 * and statements are derived from these, and so is what a build reads.
 */
export const CONTENT_FIELDS = {
  projects: {
    title: line(LISTING_LIMITS.name, LABELS.title, PROJECT_ENTRY_FIELD_TEXTS.title),
    heading: line(LISTING_LIMITS.name, ENTRY_LABELS.heading, PROJECT_ENTRY_FIELD_TEXTS.heading),
    listingType,
    propertyCategory: category,
    propertyType,
    location: line(
      LISTING_LIMITS.locality,
      ENTRY_LABELS.location,
      PROJECT_ENTRY_FIELD_TEXTS.location,
    ),
    price,
    description: text(
      LISTING_LIMITS.description,
      LISTING_FIELDS.description.label,
      PROJECT_ENTRY_FIELD_TEXTS.description,
    ),
  },
  projectExplore: {
    projectBuildingName: name,
    propertyCategory: category,
    city,
    locality,
    ...RERA_FIELDS,
    imageUrls: pictures,
  },
  newlyProject: {
    projectBuildingName: name,
    listingType,
    propertyCategory: category,
    propertyType,
    city,
    locality,
    plotArea: {
      ...alsoAsked(LISTING_FIELDS.plotArea, { label: LABELS.squareFeet }),
      whole: true,
    },
    price,
    furnishing: alsoAsked(LISTING_FIELDS.furnishing, { errors: { missing: ERRORS.furnishing } }),
    floorNumber: alsoAsked(LISTING_FIELDS.floorNumber, { errors: { missing: ERRORS.floorNumber } }),
    totalFloors: alsoAsked(LISTING_FIELDS.totalFloors, { errors: { missing: ERRORS.totalFloors } }),
    facingType: alsoAsked(LISTING_FIELDS.facingType, { errors: { missing: ERRORS.facing } }),
    amenities,
    ...RERA_FIELDS,
    imageUrls: pictures,
  },
  /** What can be bought in a city. */
  cityData: {
    title: line(LIMITS.line, LABELS.title, ERRORS.entryTitle),
    about: text(LIMITS.text, LABELS.about, ERRORS.about),
    location: line(LIMITS.line, ENTRY_LABELS.location, ERRORS.location),
    projectType: type(LABELS.projectType, ERRORS.offerType),
    priceMin: money(LABELS.priceMin, LISTING_FIELDS.price.hint),
    priceMax: money(LABELS.priceMax),
    amenities,
  },
  comingSoon: {
    image: of(
      { kind: 'picture' },
      { ...asked(ENTRY_TEXTS.picture, ERRORS.picture), hint: ENTRY_TEXTS.pictureHint },
    ),
    title: line(LIMITS.line, LABELS.title, ERRORS.entryTitle),
    description: text(LIMITS.text, LISTING_FIELDS.description.label, ERRORS.comingSoonDescription),
    listingType: of(
      { kind: 'choice', options: LISTING_TYPES, labels: { Rent: LABELS.rentOrLease } },
      { required: true, label: LISTING_FIELDS.listingType.label },
    ),
    propertyType: type(LISTING_FIELDS.propertyType.label, ERRORS.comingSoonType),
    city: of(
      { kind: 'choice', options: CITIES.map(({ name: city }) => city) as unknown as Names },
      asked(LISTING_FIELDS.city.label, ERRORS.cityChosen),
    ),
  },
} satisfies Record<string, Fields>
type Names = readonly [(typeof CITIES)[number]['name'], ...(typeof CITIES)[number]['name'][]]

export type Collection = keyof typeof CONTENT_FIELDS
export const COLLECTIONS = Object.keys(CONTENT_FIELDS) as [Collection, ...Collection[]]

type Also<Posting extends ProjectPosting> = {
  [Name in keyof typeof LISTING_FIELDS as (typeof LISTING_FIELDS)[Name] extends {
    also: readonly (infer Known)[]
  }
    ? Posting extends Known
      ? Name
      : never
    : never]: (typeof LISTING_FIELDS)[Name]
}
const alsoOf = <const Posting extends ProjectPosting>(posting: Posting) =>
  Object.fromEntries(
    Object.entries<ListingField>(LISTING_FIELDS).filter(([, { also }]) => also?.includes(posting)),
  ) as unknown as Also<Posting>

// Areas are stored in square feet, and a project's page shows them in these.
const { areaUnit: _, ...posted } = alsoOf('postedLaunch')
const launch = { ...posted, plotArea: { ...posted.plotArea, whole: true } } as const

/**
 * The fields of each kind of entry. Posted ones come from the posting form; what is optional in a listing is optional
 * in them.
 */
export const ENTRY_FIELDS = {
  ...CONTENT_FIELDS,
  postedProject: { ...alsoOf('postedProject'), city, imageUrls: postedPictures },
  postedLaunch: { ...launch, city, imageUrls: postedPictures },
  /** What a builder has sent in: an admin finishes it, and invents nothing that the builder did not say. */
  sentLaunch: { ...launch, city, ...RERA_FIELDS, imageUrls: pictures },
} satisfies Record<string, Fields>

export type EntryKind = keyof typeof ENTRY_FIELDS
export const ENTRY_KINDS = Object.keys(ENTRY_FIELDS) as [EntryKind, ...EntryKind[]]

/** The collection to which an entry of this kind belongs. */
export function collectionOf(kind: EntryKind): Collection {
  if (kind === 'postedProject') return 'projectExplore'
  return kind === 'postedLaunch' || kind === 'sentLaunch' ? 'newlyProject' : kind
}
