import { cityNamed, citySlug } from '../city/rules.ts'
import type { Availability, Category, ListingType, PropertyType } from '../listing/constants.ts'
import { isHome } from '../listing/rules.ts'
import { localitySlug } from '../locality/rules.ts'
import { lowestOf, type Money, priceOf } from '../money/rules.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import type { Project } from './schema.ts'

type Offered = {
  city: string
  locality: string
  listingType: ListingType
  propertyCategory: Category
  propertyType: PropertyType
  price: number
  availability: Availability
}

/** What is for sale in the locality of a project. */
export type Around<T> = {
  /** In their given order, homes first. */
  listings: readonly T[]
  /** The lowest price of a home; null if none is for sale. */
  homesFrom: Money | null
  /** The search that finds them. */
  search: Search
}

/** Returns what is for sale around a project; null if nothing is, or if its city has no pages. */
export function aroundProject<T extends Offered>(
  { city, locality }: Pick<Project, 'city' | 'locality'>,
  listings: readonly T[],
): Around<T> | null {
  const name = cityNamed(city)
  const slug = name && localitySlug(name, locality)
  if (!name || !slug) return null
  const here = listings.filter(
    (one) =>
      one.city === name &&
      one.listingType === 'Sell' &&
      one.availability === 'available' &&
      localitySlug(name, one.locality) === slug,
  )
  const homes = here.filter(isHome)
  if (here.length === 0) return null
  return {
    listings: [...new Set([...homes, ...here])],
    homesFrom: lowestOf(homes.map(priceOf)),
    search: { ...EMPTY_SEARCH, for: ['buy'], city: [citySlug(name)], locality: [slug] },
  }
}
