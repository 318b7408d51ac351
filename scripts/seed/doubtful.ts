import type { ListingFields } from '../../src/domain/listing/schema.ts'

/** Where among the waiting listings the two stand that the desk should point out; of the second's kind enough is published. */
const [COPY, BARGAIN] = [2, 6]

/**
 * The demo's listings, of which those from `approved` on wait. Two of these give an admin something to find: one is a published
 * flat once more, a little cheaper and under another name, and one costs a third of what is usual.
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

/** The published listing that is copied: a flat for sale of the last weeks. */
export function originalOf(listings: readonly ListingFields[], approved: number): number {
  return listings
    .slice(0, approved)
    .findLastIndex(
      ({ listingType, propertyType }) =>
        listingType === 'Sell' && propertyType === 'Flat/Apartment',
    )
}

/** The waiting listing that shows the pictures of the one it copies. */
export const copyOf = (approved: number): number => approved + COPY
