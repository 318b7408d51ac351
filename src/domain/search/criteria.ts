import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { ROUTED_CITIES } from '../city/constants.ts'
import type { Category, ListingType, PropertyType } from '../listing/constants.ts'
import { ALL_PROPERTY_TYPES } from '../listing/constants.ts'
import { BUDGETS, RENTS } from '../listing/facet-options.ts'
import {
  type FacetOption,
  facetNamed,
  fieldOfFilter,
  LISTING_FACETS,
  RANGE_NAMES,
  RANGES,
  type RangeName,
} from '../listing/facets.ts'
import { fieldOf } from '../listing/fields.ts'
import type { Word } from '../reading/reading.ts'
import { slugOf } from '../text/slug.ts'
import { SALES_FROM, SORTS, type Sort } from './constants.ts'
import { EMPTY_SEARCH, OPEN, type Search } from './rules.ts'
import { understood } from './understood.ts'

/** The criteria of a search, from both chosen filters and typed words. */
export type Criteria = {
  /** Empty for any. */
  wish: '' | 'buy' | 'rent' | 'lease' | 'pg' | 'commercial'
  /** The slugs of the listing types that are asked for beside the wish. */
  deals: readonly string[]
  types: readonly PropertyType[]
  /** "3 BHK", one entry per choice. */
  rooms: readonly string[]
  /** Empty for none or several, which are in `cities`. */
  city: string
  cities: readonly string[]
  /** Slugs. */
  localities: readonly string[]
  /** Typed words that name no filter. */
  words: readonly Word[]
}

const TYPES = new Map<string, PropertyType>(ALL_PROPERTY_TYPES.map((type) => [slugOf(type), type]))
const DEALS: Readonly<Record<string, Criteria['wish']>> = { sell: 'buy', rent: 'rent', pg: 'pg' }

function wishOf({ for: [chosen], deal, category }: Search): Criteria['wish'] {
  const [said = '', ...others] = deal
  const isLease = said === 'rent' && (chosen === 'commercial' || category.includes('commercial'))
  if (chosen && chosen !== 'commercial') return chosen as Criteria['wish']
  if (isLease && others.length === 0) return 'lease'
  if (chosen) return 'commercial'
  return others.length === 0 ? (DEALS[said] ?? '') : ''
}

export function criteriaOf(search: Search): Criteria {
  const { search: meant, parts, words } = understood(search)
  const cities = ROUTED_CITIES.filter(({ slug }) => meant.city.includes(slug))
  return {
    wish: wishOf(meant),
    deals: meant.deal,
    types: meant.type.flatMap((slug) => TYPES.get(slug) ?? []),
    rooms: [
      ...search.bhk.map((id) => DESCRIBED_TEXTS.rooms(id)),
      ...parts.flatMap(({ says, label }) => (says.choices?.bhk ? label : [])),
    ].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    city: cities.length === 1 ? (cities[0]?.name ?? '') : '',
    cities: cities.map(({ name }) => name),
    localities: meant.locality,
    words,
  }
}

/**
 * What a price range means where the wish leaves open whether to buy or to rent: prices of sales and rents do not
 * compare, so the amount decides. Null without a range, or where the wish is known.
 */
export function meantBy(search: Search): 'sale' | 'let' | null {
  const { search: meant } = understood(search)
  const { from, to } = meant.price
  const amount = to ?? from
  if (amount === null || meant.deal.length > 0) return null
  const { wish } = criteriaOf(search)
  if (wish !== '' && wish !== 'commercial') return null
  return amount >= SALES_FROM ? 'sale' : 'let'
}

/** The choice of the switch that a search means: by its words, too. */
export function tabOf(search: Search): Criteria['wish'] {
  const { wish } = criteriaOf(search)
  return wish === 'lease' ? 'commercial' : wish
}

/**
 * Whether homes come before land, and both before what is commercial: for those who want to buy and have said neither a
 * type nor a category.
 */
export function putsHomesFirst(search: Search): boolean {
  const { search: meant } = understood(search)
  const { wish } = criteriaOf(search)
  const isSale = wish === 'buy' || (wish === '' && meantBy(search) === 'sale')
  return isSale && meant.type.length === 0 && meant.category.length === 0
}

/** The budget options of a search: for purchase, for rent, or none while it leaves that open. */
export function budgetsFor({
  wish,
  deals,
}: Pick<Criteria, 'wish' | 'deals'>): readonly FacetOption[] {
  const [deal = '', ...others] = deals
  if (wish === 'buy' || (wish === 'commercial' && deal === 'sell' && others.length === 0))
    return BUDGETS
  return wish === '' || wish === 'commercial' ? [] : RENTS
}

/** Whether a filter is offered. The switch says whether to buy or to rent, but for what is commercial. */
export function isOffered(criteria: Criteria, name: string): boolean {
  if (name === 'deal') return criteria.wish === 'commercial' || criteria.wish === 'lease'
  return name === 'budget' ? budgetsFor(criteria).length > 0 : concerns(criteria, name)
}

/** Whether an order compares what a search is about: only what is let has a sum to move in, and no bed has an area. */
function isOrderFor(search: Search, sort: Sort): boolean {
  const { wish, deals } = criteriaOf(search)
  if (sort === 'rate') return wish !== 'pg'
  if (sort !== 'move-in') return true
  const isSale = deals.length > 0 && deals.every((deal) => deal === 'sell')
  return wish !== 'buy' && !isSale && meantBy(search) !== 'sale'
}

/** The orders that are offered with a search. */
export const ordersFor = (search: Search) => SORTS.filter(({ id }) => isOrderFor(search, id))

/** A search in the order that it gets: its own, or the first where that compares nothing of what it is about. */
export const inOrder = (search: Search): Search =>
  isOrderFor(search, search.sort) ? search : { ...search, sort: EMPTY_SEARCH.sort }

/** What each wish is about. Filters that only a PG has are offered once a PG is wished. */
const ABOUT: Record<Criteria['wish'], { types: readonly ListingType[]; category?: Category }> = {
  '': { types: ['Sell', 'Rent'] },
  buy: { types: ['Sell'] },
  rent: { types: ['Rent'], category: 'Residential' },
  lease: { types: ['Rent'], category: 'Commercial' },
  pg: { types: ['PG'], category: 'Residential' },
  commercial: { types: ['Sell', 'Rent'], category: 'Commercial' },
}

/** Whether some of what a search is about has the field of a filter: a plot has no floor, a flat no road in front. */
export function concerns({ wish, types }: Pick<Criteria, 'wish' | 'types'>, name: string): boolean {
  const field = fieldOfFilter(name)
  const { notFor } = field ? fieldOf(field) : {}
  if (!notFor) return true
  const { types: deals, category } = ABOUT[wish]
  const isWithout = (all: readonly string[] | undefined, some: readonly string[]) =>
    some.length > 0 && some.every((one) => all?.includes(one))
  return !(
    isWithout(notFor.listingTypes, deals) ||
    isWithout(notFor.types, types) ||
    isWithout(notFor.categories, category ? [category] : [])
  )
}

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
    ...without(criteriaOf(next)),
    ...(wish === 'pg' ? { bhk: [] } : {}),
    type: wish === search.for[0] ? search.type : [],
    sort: isOrderFor(next, search.sort) ? search.sort : EMPTY_SEARCH.sort,
  }
}

/** Gives up the filters that do not concern a search. */
function without(criteria: Criteria): Partial<Search> {
  const isOut = (name: string) => !concerns(criteria, name)
  return Object.fromEntries([
    ...LISTING_FACETS.filter(({ name }) => isOut(name)).map(({ name }) => [name, []]),
    ...RANGE_NAMES.filter(isOut).map((name) => [name, OPEN]),
  ])
}

/** The number of active filters, without the words, the order and the switch. */
export const filtersOn = (search: Search, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (facetOn(search, name) ? 1 : 0), 0)

function facetOn(search: Search, name: string): boolean {
  if (name in RANGES) {
    const { from, to } = search[name as RangeName]
    return from !== null || to !== null
  }
  return search[facetNamed(name as 'city').name].length > 0
}
