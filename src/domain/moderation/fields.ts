import { DESCRIBED_TEXTS, FACT_LABELS } from '#language/listing/texts-described'
import { formatArea } from '../area/rules.ts'
import { answerText } from '../listing/answers.ts'
import { FIELD_NAMES, type FieldName, fieldsWithoutMeaning, shortLabel } from '../listing/fields.ts'
import { areaText } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, once, priceOf, pricePerSquareFoot } from '../money/rules.ts'

export type Field = { label: string; value: string | null }

function rate(listing: ListingFields): string | null {
  const rupees = pricePerSquareFoot(listing)
  return rupees === null ? null : DESCRIBED_TEXTS.perSquareFoot(exact(once(rupees)))
}

/** The full price with its unit: "₹18,000 per month". */
export function fullPrice(listing: Pick<ListingFields, 'price' | 'listingType'>): string {
  return exact(priceOf(listing))
}

/** Fields that are elsewhere on the desk: the name above the list, the texts below it. */
const ELSEWHERE: readonly FieldName[] = [
  'projectBuildingName',
  'areaUnit',
  'areaBasis',
  'description',
  'amenities',
]

/** Areas stay in the unit that the poster chose, because a moderator compares them with documents. */
function deskText(name: FieldName, listing: ListingFields): string | null {
  const { plotArea, areaUnit } = listing
  const squareFeet = areaUnit === 'sq ft' ? '' : ` (${formatArea(plotArea)})`
  if (name === 'price') return fullPrice(listing)
  if (name === 'plotArea') return areaText(listing) + squareFeet
  return answerText(name, listing)
}

/** Every field that applies to a listing, for a moderator; `value` is null if the poster left it out. */
export function everyField(listing: ListingFields): Field[] {
  const { propertyType, propertyCategory, listingType, possession } = listing
  const without = fieldsWithoutMeaning(propertyType, propertyCategory, listingType, possession)
  return FIELD_NAMES.filter((name) => !without.includes(name) && !ELSEWHERE.includes(name)).flatMap(
    (name) => [
      { label: shortLabel(name), value: deskText(name, listing) },
      ...(name === 'price' && listingType === 'Sell'
        ? [{ label: FACT_LABELS.rate, value: rate(listing) }]
        : []),
    ],
  )
}
