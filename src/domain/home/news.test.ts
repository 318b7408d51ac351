import { describe, expect, test } from 'vitest'
import type { HomeEvent } from '../listing/history.ts'
import { newsOf } from './news.ts'

/** Two in the morning of 29 November in India. */
const READ_AT = '2026-11-28T20:30:00.000Z'
const price = (at: string, amount: number, listingType: 'Sell' | 'Rent' = 'Sell'): HomeEvent => ({
  kind: 'price',
  at,
  amount,
  listingType,
})
const published: HomeEvent = {
  kind: 'published',
  at: '2026-11-01T00:00:00.000Z',
  amount: 100,
  listingType: 'Sell',
}
const listing = (id: string, over: Partial<Parameters<typeof newsOf>[0][number]> = {}) => ({
  id,
  availability: 'available',
  approvedAt: '2026-11-01T00:00:00.000Z',
  closedAt: null,
  history: [published],
  ...over,
})
const told = (listings: ReturnType<typeof listing>[]) => {
  const { since, ...news } = newsOf(listings, READ_AT)
  const ids = (ones: { id: string }[]) => ones.map(({ id }) => id)
  return { since, added: ids(news.added), lowered: ids(news.lowered), closed: ids(news.closed) }
}

describe('The news', () => {
  test('is that of yesterday and today in India', () =>
    expect(
      told([
        listing('today', { approvedAt: '2026-11-28T19:00:00.000Z' }),
        listing('yesterday', { approvedAt: '2026-11-27T18:30:00.000Z' }),
        listing('before', { approvedAt: '2026-11-27T18:29:59.000Z' }),
        listing('sold', { availability: 'sold', closedAt: '2026-11-28T05:00:00.000Z' }),
        listing('rented before', { availability: 'rented', closedAt: '2026-11-20T05:00:00.000Z' }),
      ]),
    ).toEqual({
      since: '2026-11-27T18:30:00.000Z',
      added: ['today', 'yesterday'],
      lowered: [],
      closed: ['sold'],
    }))

  test('is that of a week where these days were quiet, and nothing where the week was', () => {
    const week = { since: '2026-11-22T18:30:00.000Z', added: [], lowered: [], closed: [] }
    expect(told([listing('new', { approvedAt: '2026-11-24T00:00:00.000Z' })])).toEqual({
      ...week,
      added: ['new'],
    })
    expect(told([listing('old')])).toEqual(week)
    expect(told([])).toEqual(week)
  })

  test('counts no new one that was sold since', () =>
    expect(
      told([
        listing('gone', {
          approvedAt: '2026-11-28T01:00:00.000Z',
          availability: 'sold',
          closedAt: '2026-11-28T05:00:00.000Z',
        }),
      ]),
    ).toMatchObject({ added: [], closed: ['gone'] }))

  test('calls a price lowered if it is below the one before, however often it changed', () => {
    const changed = (id: string, ...changes: HomeEvent[]) =>
      listing(id, { history: [published, ...changes] })
    expect(
      told([
        changed('once', price('2026-11-28T01:00:00.000Z', 90)),
        changed(
          'and back',
          price('2026-11-27T20:00:00.000Z', 80),
          price('2026-11-28T19:00:00.000Z', 110),
        ),
        changed('raised', price('2026-11-28T01:00:00.000Z', 120)),
        changed('before', price('2026-11-20T01:00:00.000Z', 90)),
        changed('for rent', price('2026-11-28T01:00:00.000Z', 9, 'Rent')),
        { ...changed('sold', price('2026-11-28T01:00:00.000Z', 90)), availability: 'sold' },
      ]).lowered,
    ).toEqual(['once'])
  })
})
