import { availabilityLabel } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { EXPORT_TEXTS as texts } from '#language/listing-file/texts-export'
import { AREA_UNITS, type AreaUnit } from '../area/constants.ts'
import { fromSquareFeet, toSquareFeet } from '../area/rules.ts'
import { plainAmount } from '../field/draft.ts'
import type { Availability, ListingState } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { referenceOf } from '../listing/reference.ts'
import type { ListingFields } from '../listing/schema.ts'
import { columnName } from './columns.ts'

/** An own listing, as far as its line in a file shows it. */
export type Exported = ListingFields & {
  id: string
  reference: string | null
  /** Null for one that was rejected, which is in no file. */
  listingState: ListingState | null
  availability: Availability
  change: { version: number | null; fields: ListingFields } | null
}

/** Digits after the point of an area, the fewest that are exact. Three might be a group of thousands. */
const DIGITS = [0, 1, 2, 4, 5, 6, 7, 8]

/** An area in the unit of its poster, so exact that it is read back as the same number of square feet. */
function areaCell(squareFeet: number, unit: AreaUnit): string {
  const amount = squareFeet / AREA_UNITS[unit].squareFeet
  const exact = DIGITS.map((digits) => amount.toFixed(digits)).find(
    (said) => toSquareFeet(Number(said), unit) === squareFeet,
  )
  return `${exact ?? fromSquareFeet(squareFeet, unit)} ${shownValue(unit)}`
}

/** An answer as the template would have it. */
function cellOf(name: FieldName, fields: ListingFields): string {
  const answer: unknown = fields[name]
  if (answer === null || answer === undefined) return ''
  if (Array.isArray(answer)) return answer.map(String).map(shownValue).join('; ')
  switch (fieldOf(name).kind) {
    case 'area':
      return areaCell(Number(answer), fields.areaUnit)
    case 'money':
      return plainAmount(Number(answer))
    case 'choice':
      return shownValue(String(answer))
    default:
      return String(answer)
  }
}

function statusOf({ listingState, availability, propertyType }: Exported): string {
  if (listingState === 'closed' || listingState === 'past')
    return availabilityLabel(availability, propertyType) || texts.closed
  return listingState === null ? '' : texts.states[listingState]
}

/**
 * The own listings as rows of a table: the columns of the template, the reference and the status. A change that waits
 * stands in place of what it changes. Read back, nothing changes. Rejected listings are left out: a line of one would
 * post it again.
 */
export function exportRows(listings: readonly Exported[]): string[][] {
  return [
    [texts.reference, texts.status, ...FIELD_NAMES.map(columnName)],
    ...listings
      .filter(({ listingState }) => listingState !== null)
      .map((listing) => {
        const fields = listing.change?.version ? listing.change.fields : listing
        return [
          referenceOf(listing),
          statusOf(listing),
          ...FIELD_NAMES.map((name) => cellOf(name, fields)),
        ]
      }),
  ]
}
