import type { ListingFields } from './schema.ts'

type Comparable = Pick<
  ListingFields,
  'city' | 'listingType' | 'propertyCategory' | 'propertyType' | 'price'
> & { id: string; availability: string }

/** The number of similar listings on a listing's page. */
export const SIMILAR_SHOWN = 3

/** Degrees of similarity, the highest first: a more expensive flat is closer to a flat than a shop at its price. */
const DEGREES = [
  ({ city, listingType, propertyCategory, propertyType }: Comparable) =>
    [city, listingType, propertyCategory, propertyType].join('/'),
  ({ city, listingType, propertyCategory }: Comparable) =>
    [city, listingType, propertyCategory].join('/'),
  ({ city, listingType }: Comparable) => [city, listingType].join('/'),
]

/**
 * Finds the most similar available listings of the same city and kind of offer: of its type, then of its category,
 * then the rest, each by nearest price. The listings are sorted once for all calls.
 */
export function similarAmong<T extends Comparable>(
  all: readonly T[],
  limit: number,
): (listing: Comparable) => T[] {
  const byPrice = all
    .filter((listing) => listing.availability === 'available')
    .sort((a, b) => a.price - b.price)
  const degrees = DEGREES.map((of) => ({ of, groups: Map.groupBy(byPrice, of) }))
  return (listing) => {
    const found: T[] = []
    for (const { of, groups } of degrees)
      found.push(...nearest(groups.get(of(listing)) ?? [], listing, limit - found.length, found))
    return found
  }
}

/** Walks outwards from a price through sorted listings and skips those already found; distance is the price ratio. */
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

/** The index of the first listing with this price or a higher one. */
function firstAtLeast(sorted: readonly Comparable[], price: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.price ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
