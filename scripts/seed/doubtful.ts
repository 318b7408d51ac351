import type { ListingFields } from '../../src/domain/listing/schema.ts'

/**
 * The positions of two waiting listings that should get hints. Enough listings of the second one's kind are published.
 */
const [COPY, BARGAIN] = [2, 6]

/**
 * Returns the demo's listings; those from `approved` on wait. Two of these get hints: one repeats a published flat, a
 * little cheaper and under another name, and one costs a third of the usual price.
 */
export function withDoubtful(
  listings: readonly ListingFields[],
  approved: number,
): ListingFields[] {
  const changed = [...listings]
  const original = originalOf(listings, approved)
  const copied = listings[original]
  const bargain = listings[approved + BARGAIN]
  if (copied)
    changed[approved + COPY] = {
      ...copied,
      projectBuildingName: `${copied.projectBuildingName} Annexe`,
      price: Math.round((copied.price * 0.96) / 25_000) * 25_000,
      description: 'Ready to move in. Call for the best price, keys with us.',
    }
  if (bargain)
    changed[approved + BARGAIN] = {
      ...bargain,
      price: Math.round(bargain.price / 300) * 100,
    }
  return changed
}

/** Returns the published listing to copy: a flat for sale from the last weeks. */
export function originalOf(listings: readonly ListingFields[], approved: number): number {
  return listings
    .slice(0, approved)
    .findLastIndex(
      ({ listingType, propertyType }) =>
        listingType === 'Sell' && propertyType === 'Flat/Apartment',
    )
}

/** Returns the waiting listing with the pictures of the one that it copies. */
export const copyOf = (approved: number): number => approved + COPY
