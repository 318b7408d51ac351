import { ROUTED_CITIES } from '../city/constants.ts'
import type { PropertyType } from '../listing/constants.ts'
import { ALL_PROPERTY_TYPES } from '../listing/constants.ts'
import { slugOf } from '../locality/locality.ts'
import { BUDGETS, RENTS } from './constants.ts'
import { type FacetOption, facetNamed } from './listing-facets.ts'
import { OPEN, type Search } from './rules.ts'
import { type Asks, parseQuery } from './parse-query.ts'

/** What a search asks for in the end, whether it was chosen or typed. */
export type Criteria = {
  /** Empty where anything will do. */
  wish: '' | 'buy' | 'rent' | 'lease' | 'pg' | 'commercial'
  types: readonly PropertyType[]
  /** "3 BHK", one a choice. */
  rooms: readonly string[]
  city: string
  /** Slugs. */
  localities: readonly string[]
  /** What was typed and stands in a name. */
  words: string
}

/** "Kashi" begins many a name elsewhere. */
const NAMED_ELSEWHERE = ['kashi']

const wishOf = ({ listingType, propertyCategory }: NonNullable<Asks['is']>): Criteria['wish'] => {
  if (propertyCategory) return 'lease'
  const [type] = listingType ?? []
  return type === 'Sell' ? 'buy' : type === 'Rent' ? 'rent' : type === 'PG' ? 'pg' : ''
}

function chosenWish({ for: [wish], deal: [deal] }: Search): Criteria['wish'] {
  if (wish !== 'commercial') return (wish ?? '') as Criteria['wish']
  return deal === 'rent' ? 'lease' : 'commercial'
}

export function criteriaOf(search: Search): Criteria {
  const segments = parseQuery(search.q)
  const parts = segments.flatMap(({ part }) => part ?? [])
  const of = (dimension: string) => parts.filter((part) => part.dimension === dimension)
  const typed = of('kind').flatMap(({ asks }) => asks.is?.propertyType ?? []) as PropertyType[]
  const chosen = ALL_PROPERTY_TYPES.filter((type) => search.type.includes(slugOf(type)))
  const [city] = of('city').filter(({ asks }) => !NAMED_ELSEWHERE.includes(asks.said ?? ''))
  return {
    wish: chosenWish(search) || wishOf(of('wish')[0]?.asks.is ?? {}),
    types: chosen.length > 0 ? chosen : typed,
    rooms: [...search.bhk.map((id) => `${id} BHK`), ...of('rooms').map(({ label }) => label)],
    city: ROUTED_CITIES.find(({ slug }) => slug === search.city[0])?.name ?? city?.label ?? '',
    localities: search.locality,
    words: segments
      .filter(({ part }) => !part || part.dimension === 'place')
      .map(({ said }) => said)
      .join(' '),
  }
}

/** The budgets that are offered beside a wish: of purchase, of rent, or both where it may be either. */
export function budgetsFor({ wish }: Pick<Criteria, 'wish'>): readonly FacetOption[] {
  if (wish === 'buy') return BUDGETS
  return wish === '' || wish === 'commercial' ? [...BUDGETS, ...RENTS] : RENTS
}

const ONLY_OF_PG = ['guests', 'sharing', 'meals'] as const

/** The search with another wish: what only the former one has a meaning for goes with it. */
export function switched(search: Search, wish: string): Search {
  const next = { ...search, for: wish ? [wish] : [], deal: [], page: 1 }
  const budgets = budgetsFor(criteriaOf(next)).map(({ id }) => id)
  const keeps = search.budget.every((id) => budgets.includes(id))
  return {
    ...next,
    budget: keeps ? search.budget : [],
    price: OPEN,
    ...(wish === 'pg' ? {} : Object.fromEntries(ONLY_OF_PG.map((name) => [name, []]))),
    ...(wish === 'commercial' || wish === 'pg' ? { bhk: [] } : {}),
    type: wish === search.for[0] ? search.type : [],
  }
}

/** How many filters are on, besides the words, the order and the switch. */
export const filtersOn = (search: Search, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (facetOn(search, name) ? 1 : 0), 0)

function facetOn(search: Search, name: string): boolean {
  if (name === 'price' || name === 'area') {
    const { from, to } = search[name]
    return from !== null || to !== null
  }
  return search[facetNamed(name as 'city').name].length > 0
}
