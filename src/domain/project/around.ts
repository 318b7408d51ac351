import { cityNamed, citySlug } from '../city/rules.ts'
import type { Availability, Category, ListingType, PropertyType } from '../listing/constants.ts'
import { isHome } from '../listing/rules.ts'
import { localitySlug } from '../locality/rules.ts'
import { lowestOf, type Money, priceOf } from '../money/rules.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import type { Project } from './schema.ts'

export type Offered = {
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

/** The search for what is for sale around a project; null if its city has no pages, or its locality no name. */
export function searchAround({
  city,
  locality,
}: Pick<Project, 'city' | 'locality'>): Search | null {
  const name = cityNamed(city)
  const slug = name && localitySlug(name, locality)
  if (!name || !slug) return null
  return { ...EMPTY_SEARCH, for: ['buy'], city: [citySlug(name)], locality: [slug] }
}

/** Returns what is for sale around a project; null if nothing is, or if its city has no pages. */
export function aroundProject<T extends Offered>(
  { city, locality }: Pick<Project, 'city' | 'locality'>,
  listings: readonly T[],
): Around<T> | null {
  const search = searchAround({ city, locality })
  const name = cityNamed(city)
  if (!search || !name) return null
  const slug = search.locality[0]
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
    search,
  }
}
