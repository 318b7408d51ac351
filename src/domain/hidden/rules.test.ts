import { describe, expect, it } from 'vitest'
import { findIn } from '../search/find.ts'
import { nearestTo } from '../search/nearest.ts'
import { EMPTY_SEARCH, parseSearch } from '../search/rules.ts'
import type { Searchable } from '../search/searchable.ts'
import { columnsOf, tableOf } from '../search/table.ts'
import { HIDDEN_LIMITS } from './constants.ts'
import { ownByHidden } from './own-search.ts'
import {
  type Hidden,
  homeNumber,
  posterKey,
  posterNumber,
  withHidden,
  withoutHidden,
} from './rules.ts'

const home = (key: string, name = 'Aqua'): Hidden => ({ kind: 'home', key, name })
const poster = (key: string): Hidden => ({ kind: 'poster', key, name: 'Aqua' })

describe('The list of what is hidden', () => {
  it('has the last hidden first, each once, and without what is shown again', () => {
    const list = withHidden(withHidden([home('a')], poster('a')) ?? [], home('a')) ?? []
    expect(list).toEqual([home('a'), poster('a')])
    expect(withoutHidden(list, { kind: 'home', key: 'a' })).toEqual([poster('a')])
  })

  it('is full at the limit of its kind, and keeps names short', () => {
    const full = Array.from({ length: HIDDEN_LIMITS.poster }, (_, n) => poster(`${n}`))
    expect(withHidden(full, poster('one more'))).toBeNull()
    expect(withHidden(full, poster('7'))).toHaveLength(HIDDEN_LIMITS.poster)
    const [long] = withHidden(full, home('a', 'x'.repeat(HIDDEN_LIMITS.name + 1))) ?? []
    expect(long?.name).toHaveLength(HIDDEN_LIMITS.name)
  })
})

describe('The numbers of the index', () => {
  it('tell ids apart, and keep the key of a poster', () => {
    const ids = Array.from({ length: 2000 }, (_, n) => `listing${String(n).padStart(5, '0')}`)
    expect(new Set(ids.map(homeNumber)).size).toBe(ids.length)
    expect(homeNumber('a')).toBe(0xe40c292c)
    for (const key of ['00000a1f', 'ffffffff']) expect(posterKey(posterNumber(key))).toBe(key)
    expect(posterNumber('')).toBe(0)
  })
})

describe('A search', () => {
  const offer = (id: string, key: string): Searchable => ({
    ...{ id, poster: key, projectBuildingName: id, locality: 'Gomti Nagar', city: 'Lucknow' },
    ...({ listingType: 'Sell', propertyCategory: 'Residential' } as const),
    ...({ propertyType: 'Flat/Apartment', price: 4_000_000, plotArea: 1000 } as const),
  })
  const tables = [
    tableOf(columnsOf([offer('one', 'a1'), offer('two', 'a1'), offer('other', 'b2')])),
  ]
  const rowsOf = (hidden: Hidden[]) =>
    findIn(tables, EMPTY_SEARCH, undefined, undefined, ownByHidden(hidden)).rows[0]

  it('leaves out hidden homes and all of hidden posters, in its counts too', () => {
    expect(ownByHidden([])).toBeNull()
    expect(rowsOf([home('two')])).toEqual([0, 2])
    expect(rowsOf([poster('a1')])).toEqual([2])
    expect(rowsOf([poster('a1'), home('other')])).toEqual([])
    const { counts } = findIn(
      tables,
      EMPTY_SEARCH,
      undefined,
      undefined,
      ownByHidden([home('one')]),
    )
    expect(counts.city).toEqual({ lucknow: 2 })
  })

  it('does not offer what is hidden as the nearest either', () => {
    const asked = parseSearch(new URLSearchParams('city=lucknow&for=buy&price-max=3000000'))
    const near = (own: Parameters<typeof ownByHidden>[0]) =>
      nearestTo(tables, asked, { own: ownByHidden(own) }).map(({ row }) => row)
    expect(near([])).toEqual([0, 1, 2])
    expect(near([poster('a1')])).toEqual([2])
  })
})
