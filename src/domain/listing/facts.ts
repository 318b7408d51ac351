import { shownValue } from '#language/listing/texts-values'
import { formatArea } from '../area/rules.ts'
import { exact, once, pricePerSquareFoot } from '../money/rules.ts'
import { answerText } from './answers.ts'
import {
  AVAILABILITY_LABELS,
  DESCRIBED_TEXTS as texts,
  FACT_LABELS,
  FLOOR_TEXTS,
  LISTING_TYPE_LABELS,
  ordinalText,
} from '#language/listing/texts-described'
import type { Availability } from './constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf, fieldsWithoutMeaning, shortLabel } from './fields.ts'
import { guestsOf } from './rules.ts'
import type { ListingFields } from './schema.ts'
import { lazy } from '../text/lazy.ts'

export type Fact = { label: string; value: string }

/** "4th of 12", "Ground of 3", "12 floors"; null where nothing is known. */
export function describeFloor(
  floor: number | null | undefined,
  total: number | null | undefined,
): string | null {
  if (floor == null) return total ? FLOOR_TEXTS.total(total) : null
  const name = floor === 0 ? FLOOR_TEXTS.ground : ordinalText(floor, RULES().select(floor))
  return total == null ? name : FLOOR_TEXTS.of(name, total)
}

const RULES = lazy(() => new Intl.PluralRules('en-IN', { type: 'ordinal' }))
/** A PG is described by guests, sharing and meals if any is stated, otherwise like a home. */
const isReadAsPg = ({ listingType, pgFor, sharing, meals }: ListingFields) =>
  listingType === 'PG' && [pgFor, sharing, meals].some(Boolean)

/** The few most important facts, as short phrases. */
export function mainFacts(listing: ListingFields): string[] {
  const { bedrooms, bathrooms, furnishing, pgFor, sharing, meals } = listing
  if (isReadAsPg(listing))
    return [
      pgFor ? guestsOf(pgFor) : null,
      ...[sharing, meals, furnishing].map((value) => value && shownValue(value)),
    ].filter((fact) => fact != null)
  return [
    bedrooms ? texts.rooms(bedrooms) : null,
    bathrooms ? texts.bathrooms(bathrooms) : null,
    formatArea(listing.plotArea, listing.areaUnit, listing.areaBasis),
    furnishing ? shownValue(furnishing) : null,
  ].filter((fact) => fact !== null)
}

const { offer: OFFER, area: AREA, perFoot: PER_FOOT, inFeet: IN_FEET } = FACT_LABELS

type Facts = (listing: ListingFields) => (readonly [label: string, value: string | null])[]

/** Facts that combine several answers or have a text of their own. */
const COMBINED: Partial<Record<FieldName, Facts>> = {
  plotArea: (listing) => {
    const perFoot = pricePerSquareFoot(listing)
    const { plotArea, areaUnit, areaBasis } = listing
    return [
      [AREA, formatArea(plotArea, areaUnit, areaBasis)],
      [IN_FEET, areaUnit === 'sq ft' ? null : formatArea(plotArea)],
      [PER_FOOT, perFoot ? exact(once(perFoot)) : null],
    ]
  },
  floorNumber: ({ floorNumber, totalFloors }) => [
    [shortLabel('floorNumber'), describeFloor(floorNumber, totalFloors)],
  ],
}
const plainFact = (name: FieldName): Facts => {
  const label = shortLabel(name)
  // A deposit of 0 means no deposit and is left out; 0 parking spaces is an answer.
  const isNone = (listing: ListingFields) => fieldOf(name).kind === 'money' && !listing[name]
  return (listing) => [[label, isNone(listing) ? null : answerText(name, listing)]]
}

/** Every stated fact of a listing, in reading order; of a sold or rented one, that it is so. */
export function listingFacts(listing: ListingFields & { availability?: Availability }): Fact[] {
  const facts = FIELD_NAMES.filter((name) => fieldOf(name).fact).flatMap((name) =>
    (COMBINED[name] ?? plainFact(name))(listing),
  )
  const closed = AVAILABILITY_LABELS[listing.availability ?? 'available']
  const offer = [OFFER, closed || LISTING_TYPE_LABELS[listing.listingType]] as const
  return [offer, ...facts].flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Labels of facts that do not apply to such a listing: storage has no bedrooms, a rent has no price per sq ft. */
export function factsWithoutMeaning(listing: ListingFields): readonly string[] {
  const { propertyType, propertyCategory, listingType } = listing
  const fields = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  return [...fields.map(shortLabel), ...(listingType === 'Sell' ? [] : [PER_FOOT])]
}

/** A fact that only the comparison shows, because a listing's own page states it elsewhere. */
export const comparisonOnlyFact = (listing: ListingFields): Fact => ({
  label: IN_FEET,
  value: formatArea(listing.plotArea),
})

/** The facts in the head of a listing's page, next to the price or among the main facts. */
function headFacts(listing: ListingFields): readonly (string | undefined)[] {
  const fields = isReadAsPg(listing)
    ? (['pgFor', 'sharing', 'meals', 'furnishing'] as const)
    : (['bedrooms', 'bathrooms', 'furnishing'] as const)
  return [OFFER, PER_FOOT, ...(isReadAsPg(listing) ? [] : [AREA]), ...fields.map(shortLabel)]
}

/** The facts that are not in the head of a listing's page. */
export function furtherFacts(listing: ListingFields): Fact[] {
  const said = headFacts(listing)
  return listingFacts(listing).filter(({ label }) => !said.includes(label))
}
