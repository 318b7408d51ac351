import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { ROUTED_CITIES } from '../city/constants.ts'
import type { PropertyType } from '../listing/constants.ts'
import { ALL_PROPERTY_TYPES } from '../listing/constants.ts'
import { slugOf } from '../locality/locality.ts'
import { BUDGETS, RENTS, SALES_FROM } from './constants.ts'
import { type FacetOption, facetNamed } from './listing-facets.ts'
import { OPEN, type Search } from './rules.ts'
import { type Condition, parseQuery } from './parse-query.ts'

/** The criteria of a search, from both chosen filters and typed words. */
export type Criteria = {
  /** Empty for any. */
  wish: '' | 'buy' | 'rent' | 'lease' | 'pg' | 'commercial'
  types: readonly PropertyType[]
  /** "3 BHK", one entry per choice. */
  rooms: readonly string[]
  city: string
  /** Slugs. */
  localities: readonly string[]
  /** Typed words that are searched for in names. */
  words: string
}

/** "Kashi" is also the start of many names in other cities. */
const NAMED_ELSEWHERE = ['kashi']

const wishOf = ({
  listingType,
  propertyCategory,
}: NonNullable<Condition['is']>): Criteria['wish'] => {
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
  const typed = of('kind').flatMap(
    ({ condition }) => condition.is?.propertyType ?? [],
  ) as PropertyType[]
  const chosen = ALL_PROPERTY_TYPES.filter((type) => search.type.includes(slugOf(type)))
  const [city] = of('city').filter(
    ({ condition }) => !NAMED_ELSEWHERE.includes(condition.text ?? ''),
  )
  return {
    wish: chosenWish(search) || wishOf(of('wish')[0]?.condition.is ?? {}),
    types: chosen.length > 0 ? chosen : typed,
    rooms: [
      ...search.bhk.map((id) => DESCRIBED_TEXTS.rooms(id)),
      ...of('rooms').map(({ label }) => label),
    ],
    city: ROUTED_CITIES.find(({ slug }) => slug === search.city[0])?.name ?? city?.label ?? '',
    localities: search.locality,
    words: segments
      .filter(({ part }) => !part || part.dimension === 'place')
      .map(({ text }) => text)
      .join(' '),
  }
}

/**
 * What a price range means where the wish leaves open whether to buy or to rent: prices of sales and rents do not
 * compare, so the amount decides. Null without a range, or where the wish is known.
 */
export function meantBy(search: Search): 'sale' | 'let' | null {
  const { from, to } = search.price
  const amount = to ?? from
  if (amount === null || search.deal.length > 0) return null
  const { wish } = criteriaOf(search)
  if (wish !== '' && wish !== 'commercial') return null
  return amount >= SALES_FROM ? 'sale' : 'let'
}

/** The budget options for a wish: for purchase, for rent, or both if the wish leaves it open. */
export function budgetsFor({ wish }: Pick<Criteria, 'wish'>): readonly FacetOption[] {
  if (wish === 'buy') return BUDGETS
  return wish === '' || wish === 'commercial' ? [...BUDGETS, ...RENTS] : RENTS
}

const ONLY_OF_PG = ['guests', 'sharing', 'meals'] as const

/** The search with another wish; filters that apply only to the former wish are removed. */
export function switched(search: Search, wish: string): Search {
  const next = { ...search, for: wish ? [wish] : [], deal: [], page: 1 }
  const budgets = budgetsFor(criteriaOf(next)).map(({ id }) => id)
  const keeps = search.budget.every((id) => budgets.includes(id))
  return {
    ...next,
    budget: keeps ? search.budget : [],
    // An amount that was given before any wish may be meant for it.
    price: search.for.length === 0 ? search.price : OPEN,
    ...(wish === 'pg' ? {} : Object.fromEntries(ONLY_OF_PG.map((name) => [name, []]))),
    ...(wish === 'commercial' || wish === 'pg' ? { bhk: [] } : {}),
    type: wish === search.for[0] ? search.type : [],
  }
}

/** The number of active filters, without the words, the order and the switch. */
export const filtersOn = (search: Search, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (facetOn(search, name) ? 1 : 0), 0)

function facetOn(search: Search, name: string): boolean {
  if (name === 'price' || name === 'area') {
    const { from, to } = search[name]
    return from !== null || to !== null
  }
  return search[facetNamed(name as 'city').name].length > 0
}
