import type { Role } from '../account/constants.ts'
import { writeDraft } from '../field/draft.ts'
import { withoutMeaning } from '../field/field.ts'
import { CATEGORIES, type Category, type PropertyType } from '../listing/constants.ts'
import { type FieldName, LISTING_FIELDS } from '../listing/fields.ts'
import { isAdminOnlyType, typeProblem, typesFor } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { ASKED_IN, type Posting, UNASKED } from './posting.ts'
import type { DraftValues } from './values.ts'

type TypeChoice = Pick<DraftValues, 'listingType' | 'propertyCategory' | 'propertyType'>

/** The types that fit the draft's category and listing type; none before a category is chosen. */
export function typesOnOffer(values: TypeChoice, role: Role | null): readonly PropertyType[] {
  const category = CATEGORIES.find((one) => one === values.propertyCategory)
  if (!category) return []
  return typesFor(category, role === 'Admin').filter(
    (propertyType) => typeProblem({ ...values, propertyType }) === null,
  )
}

/** The categories that fit the draft's listing type. */
export function categoriesOnOffer({ listingType }: DraftValues): readonly Category[] {
  return listingType === 'PG' ? CATEGORIES.slice(0, 1) : CATEGORIES
}

/** Clears the property type after a change to another category, or to a listing type that does not fit. */
export function withFittingType<Values extends Partial<TypeChoice>>(
  before: Values,
  after: Values,
): Values {
  const { listingType = '', propertyCategory, propertyType = '' } = after
  if (propertyCategory === undefined) return after
  const otherCategory = propertyCategory !== before.propertyCategory
  const misfits =
    listingType !== before.listingType &&
    typeProblem({ listingType, propertyCategory, propertyType }) !== null
  return otherCategory || misfits ? { ...after, propertyType: '' } : after
}

/** The draft after an answer. */
export function withAnswer(values: DraftValues, field: FieldName, value: string): DraftValues {
  const next = { ...values, [field]: value }
  const [only, ...others] = categoriesOnOffer(next)
  if (field === 'listingType' && only && others.length === 0) next.propertyCategory = only
  return withFittingType(values, next)
}

/** The fields that do not apply with the answers so far; they are not shown and not sent. */
export function hiddenFields(
  values: DraftValues,
  posting: Posting = 'listing',
): ReadonlySet<FieldName> {
  return new Set<FieldName>([
    ...UNASKED[posting],
    ...(withoutMeaning(ASKED_IN[posting], values) as FieldName[]),
  ])
}

/** Converts a listing to a draft. Without `admin`, a type that only an Admin may choose is left empty. */
export function draftOf(listing: ListingFields, admin = false): DraftValues {
  const values = writeDraft(LISTING_FIELDS, listing)
  return isAdminOnlyType(listing.propertyType) && !admin ? { ...values, propertyType: '' } : values
}
