import { exact, priceOf } from '../money/rules.ts'
import { comparisonOnlyFact, factsWithoutMeaning, listingFacts } from './facts.ts'
import type { Availability } from './constants.ts'
import type { ListingFields } from './schema.ts'
import { LISTING_PAGE_TEXTS, LISTING_TEXTS } from '#language/listing/texts'
import { FIELD_TEXTS } from '#language/listing/texts-fields'

/** One row of the comparison; an empty value is not stated. `differs`: not all listings have the same value. */
export type ComparedRow = {
  label: string
  values: (string | typeof NO_MEANING)[]
  differs: boolean
}
/** Used instead of a value that does not apply to such a listing. */
export const NO_MEANING = Symbol('no meaning')

/** The rows of the comparison in reading order; facts that no listing states are left out. */
export function comparedRows(
  listings: readonly (ListingFields & { availability?: Availability })[],
): ComparedRow[] {
  const said = listings.map((listing) => [
    { label: FIELD_TEXTS.price.label, value: exact(priceOf(listing)) },
    { label: LISTING_TEXTS.place, value: `${listing.locality}, ${listing.city}` },
    ...listingFacts(listing),
    {
      label: LISTING_PAGE_TEXTS.amenities,
      value: listing.amenities.join(', '),
    },
  ])
  // Each listing has its facts in reading order, so a label goes after the one that it follows somewhere.
  const labels: string[] = []
  for (const facts of said) {
    let after = -1
    for (const { label } of facts) {
      const known = labels.indexOf(label)
      if (known < 0) labels.splice(after + 1, 0, label)
      after = known < 0 ? after + 1 : known
    }
  }
  const without = listings.map(factsWithoutMeaning)
  return labels.flatMap((label) => {
    const values = listings.map((listing, n) => {
      const shown = [...(said[n] ?? []), comparisonOnlyFact(listing)].find(
        (fact) => fact.label === label,
      )
      return without[n]?.includes(label) ? NO_MEANING : (shown?.value ?? '')
    })
    return values.some((value) => value !== NO_MEANING && value)
      ? [{ label, values, differs: new Set(values).size > 1 }]
      : []
  })
}
