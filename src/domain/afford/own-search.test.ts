import { describe, expect, test } from 'vitest'
import { AFFORD_TEXTS as texts } from '#language/afford/texts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { searchable } from '../../contract/search-index.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { findIn } from '../search/find.ts'
import { firstOf } from '../search/found.ts'
import { EMPTY_SEARCH } from '../search/rules.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { RULES } from './constants.ts'
import { ownByMeans } from './own-search.ts'
import type { Means } from './rules.ts'
import { NOT_ASKED } from './wish.ts'

const means: Means = {
  ...{ income: 1_00_000, savings: 20_00_000, loans: 0, rent: 0, buyer: 'man' },
  rules: RULES,
}
const home = (id: string, over: Partial<PublicListing>) => searchable(publicListing(id, over))
const LET = { listingType: 'Rent', deposit: 50_000, maintenance: 0 } as const
const HOMES = [
  home('dear', { price: 2_00_00_000, locality: 'Hazratganj' }),
  home('tight', { price: 65_00_000, locality: 'Hazratganj' }),
  home('cheap', { price: 40_00_000 }),
  home('cheaper', { price: 30_00_000 }),
  home('office', { price: 10_00_000, propertyCategory: 'Commercial', propertyType: 'Office' }),
  home('silent', { ...LET, price: 20_000, deposit: null }),
  home('let', { ...LET, price: 25_000 }),
]
const NAMES = ['dear', 'tight', 'cheap', 'cheaper', 'office', 'silent', 'let']
const table = tableOf(columnsOf(HOMES))

function searched(wish: typeof NOT_ASKED) {
  const own = ownByMeans(means, wish)
  const found = findIn([table], EMPTY_SEARCH, undefined, undefined, own)
  const hits = firstOf([table], found, { sort: 'newest', most: 10, own })
  return {
    own,
    names: hits.map(({ row }) => NAMES[row]),
    says: own?.says([table], found.rows, () => findIn([table], EMPTY_SEARCH).rows),
    marks: own?.marks?.([table], found.rows),
  }
}

describe('A search by what a household can pay', () => {
  test('adds nothing where it is not asked for', () =>
    expect(ownByMeans(means, NOT_ASKED)).toBeNull())

  test('puts what fits first, what nobody can say after what is tight, and says how many are which', () => {
    const { names, says } = searched({ only: false, sorts: true })
    expect(names).toEqual(['cheap', 'cheaper', 'let', 'tight', 'silent', 'dear', 'office'])
    expect(says).toBe(`${texts.sorted} 3 fit, 1 is tight, 1 does not fit, of 2 we cannot say.`)
  })

  test('shows only what fits, and says what it leaves out', () => {
    const { names, says } = searched({ only: true, sorts: false })
    expect(names).toEqual(['cheap', 'cheaper', 'let'])
    expect(says).toBe('Left out: 1 is tight, 1 does not fit, of 2 we cannot say.')
  })

  test('has the sum in the line of each card', () => {
    const { own } = searched({ only: false, sorts: true })
    expect(NAMES.map((_, row) => own?.fact(table, row))).toEqual([
      'Does not fit: ₹46 L short at once',
      'Tight: ₹20 L at once, ₹43,600 a month',
      'Fits: ₹20 L at once, ₹20,200 a month',
      'Fits: ₹20 L at once, ₹10,800 a month',
      '',
      '₹20,000 a month; deposit not stated',
      'Fits: ₹75,000 at once, ₹25,000 a month',
    ])
  })

  test('tells the map how many fit in a locality', () =>
    expect(searched({ only: false, sorts: true }).marks).toEqual({
      hazratganj: '1 tight',
      'gomti-nagar': '3 fit',
    }))
})
