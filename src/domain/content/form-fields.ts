import { CITIES, CITY_NAMES } from '../city/constants.ts'
import {
  ALL_PROPERTY_TYPES,
  AMENITIES,
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_LIMITS,
  LISTING_TYPES,
} from '../listing/constants.ts'
import { FIELD_NAMES, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import { CONTENT_LIMITS, type Collection } from './constants.ts'
import { ENTRY_FIELD_LABELS as OWN, ENTRY_TEXTS } from '#language/content/texts'

type Option = string | { value: string; label: string }

/** One input of an entry's form. `types` offers the types of the chosen category, `many` any number of its options. */
export type FormField = { name: string; label: string; hint?: string | undefined } & (
  | { kind: 'line'; suggestions?: readonly string[] }
  | { kind: 'text'; limit: number }
  | { kind: 'money' | 'number' | 'types' | 'pictures' | 'picture' }
  | { kind: 'choice' | 'many'; options: readonly Option[] }
)

const labels: Record<string, string> = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(name).label])),
  ...OWN,
  imageUrls: ENTRY_TEXTS.pictures,
  image: ENTRY_TEXTS.picture,
}
const hints: Record<string, string | undefined> = {
  price: LISTING_FIELDS.price.hint,
  priceMin: LISTING_FIELDS.price.hint,
  image: ENTRY_TEXTS.pictureHint,
  imageUrls: ENTRY_TEXTS.uploadHint,
}
const frame = (name: string) => ({ name, label: labels[name] ?? name, hint: hints[name] })

const line = (name: string): FormField => ({ ...frame(name), kind: 'line' })
const text = (name: string, limit: number = CONTENT_LIMITS.text): FormField => ({
  ...frame(name),
  kind: 'text',
  limit,
})
const money = (name: string): FormField => ({ ...frame(name), kind: 'money' })
const number = (name: string): FormField => ({ ...frame(name), kind: 'number' })
const choice = (name: string, options: readonly Option[]): FormField => ({
  ...frame(name),
  kind: 'choice',
  options,
})
const amenities: FormField = { ...frame('amenities'), kind: 'many', options: AMENITIES }
const types: FormField = {
  ...frame('propertyType'),
  hint: ENTRY_TEXTS.chooseCategory,
  kind: 'types',
}
const pictures: FormField = { ...frame('imageUrls'), kind: 'pictures' }

const listingType = choice('listingType', LISTING_TYPES)
const category = choice('propertyCategory', CATEGORIES)
const city: FormField = { ...frame('city'), kind: 'line', suggestions: CITY_NAMES }

/** The form's fields for each collection, in their order. */
export const FORM_FIELDS: Record<Collection, readonly FormField[]> = {
  projects: [
    line('title'),
    line('heading'),
    listingType,
    category,
    types,
    line('location'),
    money('price'),
    text('description', LISTING_LIMITS.description),
  ],
  projectExplore: [line('projectBuildingName'), category, city, line('locality'), pictures],
  newlyProject: [
    line('projectBuildingName'),
    listingType,
    category,
    types,
    city,
    line('locality'),
    { ...number('plotArea'), label: `${LISTING_FIELDS.plotArea.label} (sq ft)` },
    money('price'),
    choice('furnishing', FURNISHINGS),
    number('floorNumber'),
    number('totalFloors'),
    choice('facingType', FACINGS),
    amenities,
    pictures,
  ],
  cityData: [
    line('title'),
    text('about'),
    line('location'),
    choice('projectType', ALL_PROPERTY_TYPES),
    money('priceMin'),
    money('priceMax'),
    amenities,
  ],
  comingSoon: [
    { ...frame('image'), kind: 'picture' },
    line('title'),
    text('description'),
    choice(
      'listingType',
      LISTING_TYPES.map((value) => (value === 'Rent' ? { value, label: OWN.rentOrLease } : value)),
    ),
    choice('propertyType', ALL_PROPERTY_TYPES),
    choice(
      'city',
      CITIES.map(({ name }) => name),
    ),
  ],
}
