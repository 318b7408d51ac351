import type { SuchHome } from '../asked/such-homes.ts'
import type { FieldName } from '../listing/fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import { toListingInput } from './input.ts'
import { hiddenFields } from './rules.ts'
import type { DraftValues } from './values.ts'

/** The home of a draft as others are compared with it. */
export type DraftedHome = Required<Omit<SuchHome, 'locality'>> &
  Pick<ListingFields, 'locality' | 'propertyCategory'>

/** What decides with which homes one is compared, in the order of the form. */
const NEEDED = [
  'listingType',
  'propertyCategory',
  'propertyType',
  'city',
  'locality',
  'plotArea',
  'bedrooms',
] as const satisfies readonly FieldName[]

/** A bed in a PG is compared with other beds, whatever flat they are in. */
const OF_FLATS: readonly FieldName[] = ['plotArea', 'bedrooms']

const isSaid = (value: unknown) =>
  typeof value === 'number' ? value > 0 : typeof value === 'string' && value.trim() !== ''

/** The home of a draft, or the fields that are needed to say with which others it is compared. */
export function suchHomeOf(
  values: DraftValues,
): { home: DraftedHome; missing: null } | { home: null; missing: readonly FieldName[] } {
  const said = toListingInput(values) as Partial<ListingFields>
  const hidden = hiddenFields(values)
  const isNeeded = (name: (typeof NEEDED)[number]) =>
    !hidden.has(name) && !(values.listingType === 'PG' && OF_FLATS.includes(name))
  const missing = NEEDED.filter((name) => isNeeded(name) && !isSaid(said[name]))
  if (missing.length > 0) return { home: null, missing }
  const {
    listingType,
    propertyCategory,
    propertyType,
    city,
    locality,
    plotArea = 1,
  } = said as ListingFields
  const bedrooms = hidden.has('bedrooms') ? null : (said.bedrooms ?? null)
  const home = { listingType, propertyCategory, propertyType, city, plotArea, bedrooms }
  return { home: { ...home, locality: locality.trim() }, missing: null }
}
