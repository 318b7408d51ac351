import { expect, it } from 'vitest'
import { findIn } from './find.ts'
import { EMPTY_SEARCH } from './rules.ts'
import type { Searchable } from './searchable.ts'
import { columnsOf, tableOf } from './table.ts'
import { newIn, newSince, ownByNew, visitAt } from './visit.ts'

const at = (iso: string) => Date.parse(iso)
const TUESDAY = at('2026-11-24T09:10:00Z')

it('A first visit has none before it, and a visit lasts as long as its day in India', () => {
  const first = visitAt(undefined, TUESDAY)
  expect(first).toEqual({ seen: TUESDAY, before: null })
  const later = at('2026-11-24T18:20:00Z')
  expect(visitAt(first, later)).toEqual({ seen: later, before: null })
  const nextDay = at('2026-11-24T18:40:00Z')
  expect(visitAt({ seen: later, before: null }, nextDay)).toEqual({ seen: nextDay, before: later })
  const again = at('2026-11-25T09:00:00Z')
  expect(visitAt({ seen: nextDay, before: later }, again)).toEqual({ seen: again, before: later })
  expect(visitAt({ seen: again, before: later }, TUESDAY)).toEqual({ seen: TUESDAY, before: null })
})

it('Only what was approved after the last visit is new since then', () => {
  const flat = (approvedAt?: string): Searchable => ({
    ...{ projectBuildingName: '', locality: 'Gomti Nagar', city: 'Lucknow', listingType: 'Sell' },
    ...({ propertyCategory: 'Residential', propertyType: 'Flat/Apartment' } as const),
    ...({ listingType: 'Sell', price: 4_000_000, plotArea: 1000 } as const),
    ...(approvedAt ? { approvedAt } : {}),
  })
  const times = ['2026-11-24T09:05:00Z', '2026-11-24T09:40:00Z', '2026-11-30T00:00:00Z', undefined]
  const tables = [tableOf(columnsOf(times.map(flat)))]
  const { rows } = findIn(tables, EMPTY_SEARCH, undefined, undefined, ownByNew(TUESDAY))
  expect(rows).toEqual([[1, 2]])
  expect(newIn(tables, [[0, 1, 2, 3]], TUESDAY)).toBe(2)
  expect(newSince(TUESDAY, new Date('2026-11-28T06:00:00Z'))).toBe('New since Tuesday')
})
