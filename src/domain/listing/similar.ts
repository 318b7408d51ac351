import type { ListingFields } from './schema.ts'

type Comparable = Pick<ListingFields, 'city' | 'listingType' | 'price'> & { id: string; availability: string }

const groupOf = (listing: Comparable) => `${listing.city} ${listing.listingType}`

/** Finds the listings most like one: same city and kind of offer, still to be had, nearest in price. Sorts once for all that are asked about. */
export function similarAmong<T extends Comparable>(all: readonly T[], limit: number): (listing: Comparable) => T[] {
  const groups = Map.groupBy(all.filter((listing) => listing.availability === 'available'), groupOf)
  for (const group of groups.values()) group.sort((a, b) => a.price - b.price)
  return (listing) => nearest(groups.get(groupOf(listing)) ?? [], listing, limit)
}

/** Walks outwards from a price through listings sorted by price; prices count as near by their ratio. */
function nearest<T extends Comparable>(sorted: readonly T[], { id, price }: Comparable, limit: number): T[] {
  const found: T[] = []
  let above = firstAtLeast(sorted, price)
  let below = above - 1
  while (found.length < limit) {
    const [cheaper, dearer] = [sorted[below], sorted[above]]
    const next = !dearer || (cheaper && price / cheaper.price < dearer.price / price) ? cheaper : dearer
    if (!next) break
    if (next === cheaper) below--
    else above++
    if (next.id !== id) found.push(next)
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
