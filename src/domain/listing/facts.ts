import {
  availabilityLabel,
  BROKERAGE_FACT,
  FACT_LABELS,
  LISTING_TYPE_LABELS,
  PLOT_TEXTS,
  DESCRIBED_TEXTS as texts,
} from '#language/listing/texts-described'
import { PG_AREA_TEXTS } from '#language/listing/texts-fields'
import { shownValue } from '#language/listing/texts-values'
import { formatArea } from '../area/rules.ts'
import { exact, once, pricePerSquareFoot } from '../money/rules.ts'
import { answerText } from './answers.ts'
import { type Availability, CORNERS, PLOT } from './constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf, fieldsWithoutMeaning, shortLabel } from './fields.ts'
import { describeFloor } from './floors.ts'
import { areaText, guestsOf, isRoomOfPg } from './rules.ts'
import type { ListingFields } from './schema.ts'

export type Fact = { label: string; value: string }
type OnPage = ListingFields & { availability?: Availability }

/** A PG is described by guests, sharing and meals if any is stated, otherwise like a home. */
const isReadAsPg = ({ listingType, pgFor, sharing, meals }: ListingFields) =>
  listingType === 'PG' && [pgFor, sharing, meals].some(Boolean)

/** The few most important facts, as short phrases. Type and bedrooms stand in the line above them. */
export function mainFacts(listing: ListingFields): string[] {
  const { bathrooms, furnishing, pgFor, sharing, meals } = listing
  if (isReadAsPg(listing))
    return [
      pgFor ? guestsOf(pgFor) : null,
      ...[sharing, meals, furnishing].map((value) => value && shownValue(value)),
    ].filter((fact) => fact != null)
  if (listing.propertyType === PLOT) return plotFacts(listing)
  return [
    bathrooms ? texts.bathrooms(bathrooms) : null,
    areaText(listing),
    furnishing ? shownValue(furnishing) : null,
  ].filter((fact) => fact !== null)
}

const isAtCorner = ({ corner }: ListingFields) => corner === CORNERS[0]

/** What one asks of a plot: how large, on which road, at a corner, facing where. */
function plotFacts(listing: ListingFields): string[] {
  const { roadWidth, facingType } = listing
  return [
    areaText(listing),
    roadWidth ? PLOT_TEXTS.onRoad(roadWidth) : '',
    isAtCorner(listing) ? PLOT_TEXTS.corner : '',
    facingType ? texts.facing(shownValue(facingType)) : '',
  ].filter(Boolean)
}

const { offer: OFFER, area: AREA, perFoot: PER_FOOT, inFeet: IN_FEET } = FACT_LABELS

/** What the area is of, where that is not the whole property. */
const areaLabel = (listing: ListingFields) => (isRoomOfPg(listing) ? PG_AREA_TEXTS.label : AREA)

type Facts = (listing: ListingFields) => (readonly [label: string, value: string | null])[]

/** Facts that combine several answers or have a text of their own. */
const COMBINED: Partial<Record<FieldName, Facts>> = {
  plotArea: (listing) => {
    const perFoot = pricePerSquareFoot(listing)
    const { plotArea, areaUnit, areaBasis } = listing
    return [
      [areaLabel(listing), formatArea(plotArea, areaUnit, areaBasis)],
      [IN_FEET, areaUnit === 'sq ft' ? null : formatArea(plotArea)],
      [PER_FOOT, perFoot ? exact(once(perFoot)) : null],
    ]
  },
  brokerage: ({ brokerage }) => [
    [shortLabel('brokerage'), brokerage ? BROKERAGE_FACT[brokerage] : null],
  ],
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
export function listingFacts(listing: OnPage): Fact[] {
  const facts = FIELD_NAMES.filter((name) => fieldOf(name).fact).flatMap((name) =>
    (COMBINED[name] ?? plainFact(name))(listing),
  )
  const closed = availabilityLabel(listing.availability ?? 'available', listing.propertyType)
  const offer = [OFFER, closed || LISTING_TYPE_LABELS[listing.listingType]] as const
  return [offer, ...facts].flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Labels of facts that do not apply to such a listing: storage has no bedrooms, a rent has no price per sq ft. */
export function factsWithoutMeaning(listing: ListingFields): readonly string[] {
  const { propertyType, propertyCategory, listingType, possession } = listing
  const fields = fieldsWithoutMeaning(propertyType, propertyCategory, listingType, possession)
  const otherArea = isRoomOfPg(listing) ? AREA : PG_AREA_TEXTS.label
  return [...fields.map(shortLabel), otherArea, ...(listingType === 'Sell' ? [] : [PER_FOOT])]
}

/** A fact that only the comparison shows, because a listing's own page states it elsewhere. */
export const comparisonOnlyFact = (listing: ListingFields): Fact => ({
  label: IN_FEET,
  value: formatArea(listing.plotArea),
})

/** The fields that the head of a listing's page states: in its description, among the main facts, or to move in. */
function headFields(listing: ListingFields): FieldName[] {
  const { propertyType, propertyCategory } = listing
  const isPlot = propertyType === PLOT
  return [
    'propertyType',
    'bedrooms',
    // The other types belong to one category each.
    ...(isPlot && propertyCategory === 'Commercial' ? [] : (['propertyCategory'] as const)),
    ...(isReadAsPg(listing)
      ? (['pgFor', 'sharing', 'meals', 'furnishing'] as const)
      : (['bathrooms', 'furnishing'] as const)),
    ...(isPlot ? (['roadWidth', 'facingType'] as const) : []),
    ...(isPlot && isAtCorner(listing) ? (['corner'] as const) : []),
    ...(listing.listingType === 'Sell' ? [] : (['deposit', 'maintenance', 'brokerage'] as const)),
  ]
}

/** The facts in the head of a listing's page. */
function headFacts(listing: ListingFields): readonly (string | undefined)[] {
  return [
    OFFER,
    PER_FOOT,
    ...(isReadAsPg(listing) ? [] : [areaLabel(listing)]),
    ...headFields(listing).map(shortLabel),
  ]
}

/** Whether a fact says that there is none of something. */
const saysNo = ({ value }: Fact) => ['0', shownValue('No')].includes(value)

/**
 * The facts that are not in the head of a listing's page, with what it has before what it has not. That of a closed one
 * says only what it was.
 */
export function furtherFacts(listing: OnPage): Fact[] {
  const said = (listing.availability ?? 'available') === 'available' ? headFacts(listing) : []
  return listingFacts(listing)
    .filter(({ label }) => !said.includes(label))
    .toSorted((a, b) => Number(saysNo(a)) - Number(saysNo(b)))
}
