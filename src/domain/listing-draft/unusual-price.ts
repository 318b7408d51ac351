import { unusualPrice } from '#language/listing-draft/texts'
import { LISTING_TYPES, type ListingType, PLOT } from '../listing/constants.ts'
import { exact, once } from '../money/rules.ts'
import { toListingInput } from './rules.ts'
import type { DraftValues } from './values.ts'

type Range = readonly [least: number, most: number]

/** The usual rupees per square foot: wide enough for a village plot and a penthouse, too narrow for a typing error. */
const USUAL: Record<Exclude<ListingType, 'PG'>, { plot: Range; other: Range }> = {
  Sell: { plot: [20, 300_000], other: [400, 200_000] },
  Rent: { plot: [0.1, 500], other: [2, 1_000] },
}
/** The price of a bed does not depend on the area. */
const USUAL_BED: Range = [1_000, 100_000]

const inRupees = (amount: number) =>
  amount < 1 ? `₹${Number(amount.toPrecision(2))}` : exact(once(Math.round(amount)))

/** A question about a price that is far from what such a listing costs; null for all others. */
export function unusualPriceQuestion(values: DraftValues): string | null {
  const { price, plotArea } = toListingInput(values)
  const type = LISTING_TYPES.find((one) => one === values.listingType)
  if (!type || typeof price !== 'number' || typeof plotArea !== 'number') return null
  const [least, most] =
    type === 'PG' ? USUAL_BED : USUAL[type][values.propertyType === PLOT ? 'plot' : 'other']
  const rate = type === 'PG' ? price : price / plotArea
  if (rate >= least && rate <= most) return null
  return unusualPrice(type, rate < least, inRupees(rate), [inRupees(least), inRupees(most)])
}
