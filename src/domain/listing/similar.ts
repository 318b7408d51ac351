import type { ListingFields } from './schema.ts'

type Comparable = Pick<
  ListingFields,
  'city' | 'listingType' | 'propertyCategory' | 'propertyType' | 'price'
> & { id: string; availability: string }

/** Similar listings on a listing's page. */
export const SIMILAR_SHOWN = 3

/** What two listings share, the closest kin first. A flat's next of kin is a dearer flat, not a shop at its price. */
const KIN = [
  ({ city, listingType, propertyCategory, propertyType }: Comparable) =>
    [city, listingType, propertyCategory, propertyType].join('/'),
  ({ city, listingType, propertyCategory }: Comparable) =>
    [city, listingType, propertyCategory].join('/'),
  ({ city, listingType }: Comparable) => [city, listingType].join('/'),
]

/**
 * Finds the listings most like one: same city and kind of offer, still to be had; of its type before others of its category
 * before the rest, each nearest in price. Sorts once for all that are asked about.
 */
export function similarAmong<T extends Comparable>(
  all: readonly T[],
  limit: number,
): (listing: Comparable) => T[] {
  const byPrice = all
    .filter((listing) => listing.availability === 'available')
    .sort((a, b) => a.price - b.price)
  const kin = KIN.map((of) => ({ of, groups: Map.groupBy(byPrice, of) }))
  return (listing) => {
    const found: T[] = []
    for (const { of, groups } of kin)
      found.push(...nearest(groups.get(of(listing)) ?? [], listing, limit - found.length, found))
    return found
  }
}

/** Walks outwards from a price through listings sorted by price, but for those it has; prices count as near by their ratio. */
function nearest<T extends Comparable>(
  sorted: readonly T[],
  { id, price }: Comparable,
  limit: number,
  but: readonly T[],
): T[] {
  const found: T[] = []
  let above = firstAtLeast(sorted, price)
  let below = above - 1
  while (found.length < limit) {
    const [cheaper, dearer] = [sorted[below], sorted[above]]
    const next =
      !dearer || (cheaper && price / cheaper.price < dearer.price / price) ? cheaper : dearer
    if (!next) break
    if (next === cheaper) below--
    else above++
    if (next.id !== id && !but.includes(next)) found.push(next)
  }
  return found
}

/** Index of the first that costs as much or more. */
function firstAtLeast(sorted: readonly Comparable[], price: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.price ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
