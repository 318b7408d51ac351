import { fromSquareFeet, toSquareFeet } from '../area/rules.ts'
import type { Role } from '../account/constants.ts'
import { CATEGORIES, type Category, type PropertyType } from '../listing/constants.ts'
import { fieldOf, fieldsWithoutMeaning } from '../listing/fields.ts'
import { isAdminOnlyType, typeProblem, typesFor } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { readNumber, readRupees } from './numbers.ts'
import { type Posting, UNASKED } from './posting.ts'
import {
  areaUnitOf,
  chosenAmenities,
  DRAFT_FIELDS,
  type DraftField,
  type DraftValues,
  EMPTY_DRAFT,
} from './values.ts'

/** The types that fit the draft's category and listing type; none before a category is chosen. */
export function typesOnOffer(values: DraftValues, role: Role | null): readonly PropertyType[] {
  const category = CATEGORIES.find((own) => own === values.propertyCategory)
  if (!category) return []
  return typesFor(category, role === 'Admin').filter(
    (propertyType) => typeProblem({ ...values, propertyType }) === null,
  )
}

/** The categories that fit the draft's listing type. */
export function categoriesOnOffer({ listingType }: DraftValues): readonly Category[] {
  return listingType === 'PG' ? CATEGORIES.slice(0, 1) : CATEGORIES
}

/** The draft after an answer. Another category, or a listing type that does not fit, clears the property type. */
export function withAnswer(values: DraftValues, field: DraftField, value: string): DraftValues {
  const next = { ...values, [field]: value }
  const [only, ...others] = categoriesOnOffer(next)
  if (field === 'listingType' && only && others.length === 0) next.propertyCategory = only
  const otherCategory = next.propertyCategory !== values.propertyCategory
  if (otherCategory || (field === 'listingType' && typeProblem(next) !== null))
    next.propertyType = ''
  return next
}

/** The fields that do not apply with the answers so far; they are not shown and not sent. */
export function hiddenFields(
  values: DraftValues,
  posting: Posting = 'listing',
): ReadonlySet<DraftField> {
  return new Set<DraftField>([
    ...UNASKED[posting],
    ...fieldsWithoutMeaning(values.propertyType, values.propertyCategory, values.listingType),
  ])
}

/** Converts an answer for the schema: numbers are parsed, an empty answer is undefined. */
function readAnswer(field: DraftField, values: DraftValues): unknown {
  const text = values[field]
  switch (fieldOf(field).kind) {
    case 'money':
      return readRupees(text)
    case 'count':
      return readNumber(text)
    case 'choices':
      return chosenAmenities(values)
    case 'area': {
      const amount = readNumber(text)
      return amount === undefined ? undefined : toSquareFeet(amount, areaUnitOf(values))
    }
    default:
      return text.trim() === '' ? undefined : text
  }
}

/** Converts a draft to the input of the listing's schema: parsed numbers, area in square feet. */
export function toListingInput(
  values: DraftValues,
  posting: Posting = 'listing',
): Record<string, unknown> {
  const hidden = hiddenFields(values, posting)
  const shown = DRAFT_FIELDS.filter((field) => !hidden.has(field))
  return Object.fromEntries(shown.map((field) => [field, readAnswer(field, values)]))
}

/** Converts a listing to a draft. Without `admin`, a type that only an Admin may choose is left empty. */
export function draftOf(listing: ListingFields, admin = false): DraftValues {
  const written = DRAFT_FIELDS.map((field) => [
    field,
    listing[field] == null ? EMPTY_DRAFT[field] : String(listing[field]),
  ])
  return {
    ...(Object.fromEntries(written) as DraftValues),
    plotArea: String(fromSquareFeet(listing.plotArea, listing.areaUnit)),
    amenities: listing.amenities.join('\n'),
    propertyType: isAdminOnlyType(listing.propertyType) && !admin ? '' : listing.propertyType,
  }
}
