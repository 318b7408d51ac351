import { describe, expect, test } from 'vitest'
import { DISTANCE_TEXTS as texts } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { searchable } from '../../contract/search-index.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import type { CityName } from '../city/constants.ts'
import { findIn } from '../search/find.ts'
import { firstOf } from '../search/found.ts'
import { EMPTY_SEARCH, type Search } from '../search/rules.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { NOT_FAR } from './far.ts'
import { ownByDistance } from './own-search.ts'
import type { OwnPlace, PointsFile } from './rules.ts'

const spot = (km: number) => [0, km / 111.19, 600] as const
const points: PointsFile = {
  spots: {
    Gurugram: {
      locality: { 'mg-road': spot(0), 'sector-56': spot(7), 'sector-82': spot(18) },
      landmark: {},
    },
  },
  leftOut: { Lucknow: { known: 0, total: 1 } },
}
const WORK: OwnPlace = { name: 'work', city: 'Gurugram', kind: 'locality', at: 'mg-road' }
const NANI: OwnPlace = { name: 'Nani', city: 'Gurugram', kind: 'locality', at: 'sector-82' }

const home = (locality: string, price: number, city: CityName = 'Gurugram') =>
  searchable(publicListing(`${locality}-${price}`, { city, locality, price }))
const table = tableOf(
  columnsOf([
    home('Khandsa', 1_000_000),
    home('Sector 82', 2_000_000),
    home('Sector 56', 4_000_000),
    home('Sector 56', 3_000_000),
    home('MG Road', 5_000_000),
    home('Gomti Nagar', 6_000_000, 'Lucknow'),
  ]),
)
const placesOf = (rows: readonly number[]) =>
  rows.map((row) => table.words.locality.values[table.words.locality.codes[row] ?? 0])

function searched(far: typeof NOT_FAR, search: Partial<Search> = {}) {
  const own = ownByDistance(points, [WORK, NANI], far)
  const asked = { ...EMPTY_SEARCH, ...search }
  const found = findIn([table], asked, undefined, undefined, own)
  const hits = firstOf([table], found, { sort: asked.sort, most: 10, own })
  const says = own?.says([table], found.rows, () => findIn([table], asked).rows)
  return { own, found, rows: hits.map(({ row }) => row), says }
}

describe('A search by a place of one’s own', () => {
  test('puts the nearest first, and what is not known last, which it says', () => {
    const { rows, found, says } = searched({ ...NOT_FAR, sort: 'work' })
    expect(found.total).toBe(6)
    expect(placesOf(rows)).toEqual([
      'MG Road',
      'Sector 56',
      'Sector 56',
      'Sector 82',
      'Khandsa',
      'Gomti Nagar',
    ])
    expect(says).toBe(`${texts.sorted(PLACE_NAMES.work)} ${texts.last(2)}`)
  })

  test('keeps the chosen order among homes of one distance', () => {
    const prices = ({ rows }: ReturnType<typeof searched>) =>
      rows.slice(1, 3).map((row) => table.price[row])
    expect(prices(searched({ ...NOT_FAR, sort: 'work' }))).toEqual([4_000_000, 3_000_000])
    expect(prices(searched({ ...NOT_FAR, sort: 'work' }, { sort: 'price-low' }))).toEqual([
      3_000_000, 4_000_000,
    ])
  })

  test('finds within a distance what it says to be so far, and nothing of which it does not know', () => {
    const { rows, found, says } = searched({ ...NOT_FAR, within: { name: 'work', km: 7 } })
    expect(placesOf(rows).sort()).toEqual(['MG Road', 'Sector 56', 'Sector 56'])
    expect(found.counts.city).toEqual({ gurugram: 3 })
    expect(says).toBe(texts.left(2))
  })

  test('says one fact on a card: of the place by which it sorts, else of that within which it looks', () => {
    const within = { name: 'work', km: 10 }
    const facts = (far: typeof NOT_FAR) => {
      const { own } = searched(far)
      return [0, 2, 4, 5].map((row) => own?.fact(table, row))
    }
    const away = { km: 7, least: 5, most: 9, isSame: false }
    const same = { km: 0, least: 0, most: 2, isSame: true }
    expect(facts({ sort: null, within })).toEqual([
      '',
      texts.from(away, PLACE_NAMES.work),
      texts.from(same, PLACE_NAMES.work),
      '',
    ])
    expect(facts({ sort: 'Nani', within })[1]).toBe(
      texts.from({ km: 11, least: 9, most: 13, isSame: false }, 'Nani'),
    )
  })

  test('that names no place of the device adds nothing', () => {
    expect(searched(NOT_FAR).own).toBeNull()
    expect(searched({ sort: 'gone', within: { name: 'gone', km: 2 } }).own).toBeNull()
  })
})
