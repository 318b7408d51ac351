import { shownCity } from '#language/city/texts-named'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { formatArea } from '../area/rules.ts'
import { LISTING_TYPES } from '../listing/constants.ts'
import { shownWhenMade } from '../listing/name-stored.ts'
import { describeListing, describeType, shortTitle } from '../listing/rules.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, once, priceOf, pricePerSquareFoot, shortParts } from '../money/rules.ts'
import { joinFacts } from '../text/facts.ts'
import { toListingInput } from './input.ts'
import { nameOfDraft } from './name.ts'
import type { Posting } from './posting.ts'
import type { DraftSketch } from './sketch.ts'
import type { DraftValues } from './values.ts'

const positive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

export function sketchOf(values: DraftValues, posting: Posting = 'listing'): DraftSketch {
  const { price, plotArea, ...rest } = toListingInput(values, posting) as Partial<ListingFields>
  const listingType = LISTING_TYPES.find((type) => type === values.listingType) ?? 'Sell'
  const known = rest.propertyType && rest.areaUnit && positive(plotArea)
  const rate =
    positive(price) && positive(plotArea)
      ? pricePerSquareFoot({ listingType, price, plotArea })
      : null
  const name = shownWhenMade(nameOfDraft(values, posting).name)
  const shown = shortParts(priceOf({ listingType, price: price ?? 0 }))
  const bedrooms = positive(rest.bedrooms) ? rest.bedrooms : null
  const kind = rest.propertyType
    ? describeType({ listingType, propertyType: rest.propertyType, bedrooms })
    : ''
  const line = [
    positive(price) ? [shown.amount, shown.period].filter(Boolean).join(' ') : '',
    kind,
    positive(plotArea) && rest.areaUnit ? formatArea(plotArea, rest.areaUnit) : '',
    values.locality.trim(),
  ]
  return {
    line: joinFacts(line),
    title: name.trim() ? shortTitle(name) : null,
    place: [values.locality.trim(), shownCity(values.city)].filter(Boolean).join(', ') || null,
    price: positive(price) ? shown.amount : null,
    unit: shown.period,
    rate: rate ? DESCRIBED_TEXTS.perSquareFoot(exact(once(rate))) : null,
    facts: known
      ? describeListing({ ...(rest as ListingFields), listingType, bedrooms, plotArea })
      : null,
  }
}
