import { formatArea, toSquareFeet } from '../area/rules.ts'
import { LISTING_TYPES } from '../listing/constants.ts'
import { describeListing, shortTitle } from '../listing/rules.ts'
import { areaUnitOf } from '../field/draft.ts'
import { AREA_UNIT_NAMES } from '../area/constants.ts'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import type { ListingFields } from '../listing/schema.ts'
import {
  exact,
  lowerBound,
  once,
  priceOf,
  pricePerSquareFoot,
  short,
  shortParts,
} from '../money/rules.ts'
import { readNumber, readRupees } from './numbers.ts'
import type { Posting } from './posting.ts'
import { toListingInput } from './rules.ts'
import type { DraftValues } from './values.ts'

const LAKH = 100_000
const positive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/**
 * Shows how typed rupees are understood: "₹ 72 L — ₹72,00,000", "₹ 11.9 L+ — ₹11,99,999"; null if there is nothing to
 * show.
 */
export function moneyReading(text: string): string | null {
  const rupees = readRupees(text)
  if (!positive(rupees)) return null
  const amount = once(rupees)
  if (rupees < LAKH) return exact(amount)
  const about = lowerBound(amount)
  return `${about === short(amount) ? about : `${about}+`} — ${exact(amount)}`
}

/** Shows a typed area in square feet, the unit it is stored in: "1,440 sq ft"; null if it was typed in that unit. */
export function areaReading(values: DraftValues): string | null {
  const amount = readNumber(values.plotArea)
  const unit = areaUnitOf(values)
  if (!positive(amount)) return null
  const reading = formatArea(toSquareFeet(amount, unit))
  return reading === `${values.plotArea.trim()} ${AREA_UNIT_NAMES[0]}` ? null : reading
}

/** The texts of the draft's card; null for missing answers. */
export type DraftSketch = {
  title: string | null
  place: string | null
  price: string | null
  unit: string
  rate: string | null
  facts: string | null
}

export function sketchOf(values: DraftValues, posting: Posting = 'listing'): DraftSketch {
  const { price, plotArea, ...rest } = toListingInput(values, posting) as Partial<ListingFields>
  const listingType = LISTING_TYPES.find((type) => type === values.listingType) ?? 'Sell'
  const known = rest.propertyType && rest.areaUnit && positive(plotArea)
  const rate =
    positive(price) && positive(plotArea)
      ? pricePerSquareFoot({ listingType, price, plotArea })
      : null
  const shown = shortParts(priceOf({ listingType, price: price ?? 0 }))
  const bedrooms = positive(rest.bedrooms) ? rest.bedrooms : null
  return {
    title: values.projectBuildingName.trim() ? shortTitle(values.projectBuildingName) : null,
    place: [values.locality.trim(), values.city].filter(Boolean).join(', ') || null,
    price: positive(price) ? shown.amount : null,
    unit: shown.period,
    rate: rate ? DESCRIBED_TEXTS.perSquareFoot(exact(once(rate))) : null,
    facts: known
      ? describeListing({ ...(rest as ListingFields), listingType, bedrooms, plotArea })
      : null,
  }
}
