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

/** The types that can be chosen with the category and listing type of a draft; none before a category is. */
export function typesOnOffer(values: DraftValues, role: Role | null): readonly PropertyType[] {
  const category = CATEGORIES.find((own) => own === values.propertyCategory)
  if (!category) return []
  return typesFor(category, role === 'Admin').filter(
    (propertyType) => typeProblem({ ...values, propertyType }) === null,
  )
}

/** The categories that go with the listing type of a draft. */
export function categoriesOnOffer({ listingType }: DraftValues): readonly Category[] {
  return listingType === 'PG' ? CATEGORIES.slice(0, 1) : CATEGORIES
}

/** The draft after an answer: another category clears the type, and so does a listing type that it cannot go with. A PG has but one category. */
export function withAnswer(values: DraftValues, field: DraftField, value: string): DraftValues {
  const next = { ...values, [field]: value }
  const [only, ...others] = categoriesOnOffer(next)
  if (field === 'listingType' && only && others.length === 0) next.propertyCategory = only
  const otherCategory = next.propertyCategory !== values.propertyCategory
  if (otherCategory || (field === 'listingType' && typeProblem(next) !== null))
    next.propertyType = ''
  return next
}

/** Fields that make no sense with the answers so far; they are not shown and not sent. */
export function hiddenFields(
  values: DraftValues,
  posting: Posting = 'listing',
): ReadonlySet<DraftField> {
  return new Set<DraftField>([
    ...UNASKED[posting],
    ...fieldsWithoutMeaning(values.propertyType, values.propertyCategory, values.listingType),
  ])
}

/** An answer as the schema judges it: a number as it was meant, undefined for nothing. */
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

/** What the schema of a listing is to judge: numbers read, area in square feet, nothing where nothing was typed. */
export function toListingInput(
  values: DraftValues,
  posting: Posting = 'listing',
): Record<string, unknown> {
  const hidden = hiddenFields(values, posting)
  const shown = DRAFT_FIELDS.filter((field) => !hidden.has(field))
  return Object.fromEntries(shown.map((field) => [field, readAnswer(field, values)]))
}

/** A draft that says what a listing says. A type that only an Admin may choose is left open for others. */
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
