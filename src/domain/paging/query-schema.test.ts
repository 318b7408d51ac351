import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { SEARCH_LIMIT } from '../moderation/filter.ts'
import { logQuerySchema, queueQuerySchema } from '../moderation/query-schema.ts'
import {
  dayOrAny,
  daySchema,
  oneOrAll,
  pageSchema,
  searchSchema,
  wholeUpTo,
} from './query-schema.ts'
import { FURTHEST_PAGE } from './rules.ts'
import { SEARCH_LENGTH } from './search-text.ts'

const read = (schema: z.ZodMiniType, said: unknown) => {
  const result = schema.safeParse(said)
  return result.success ? result.data : 'refused'
}

describe('A request for a list', () => {
  test('gets the first page by default, and none beyond the last allowed one', () => {
    expect(
      [undefined, '1', '12', String(FURTHEST_PAGE)].map((said) => read(pageSchema, said)),
    ).toEqual([1, 1, 12, FURTHEST_PAGE])
  })

  test.each([
    String(FURTHEST_PAGE + 1),
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '',
    '1000000',
    1,
  ])('for page %j is refused', (said) => expect(read(pageSchema, said)).toBe('refused'))

  test('has a page size up to the maximum', () => {
    const rows = wholeUpTo(50, 20)
    expect([undefined, '50', '51'].map((said) => read(rows, said))).toEqual([20, 50, 'refused'])
  })

  test('takes one of the known words, or all by default', () => {
    const state = oneOrAll(['unread', 'read'])
    expect([undefined, '', 'read', 'drop'].map((said) => read(state, said))).toEqual([
      '',
      '',
      'read',
      'refused',
    ])
  })

  test('takes a calendar day, or any by default', () => {
    expect([undefined, '', '2028-02-29'].map((said) => read(dayOrAny, said))).toEqual([
      '',
      '',
      '2028-02-29',
    ])
    expect(read(daySchema, '2026-11-20')).toBe('2026-11-20')
    for (const day of ['', '2026-02-30', '1999-12-31', '0020-01-01', '20-11-2026', 'today'])
      expect(read(daySchema, day)).toBe('refused')
    expect(read(dayOrAny, '2026-02-30')).toBe('refused')
  })

  test('takes a search text of 80 characters at most, however many bytes they have', () => {
    expect([undefined, ' a\u0000b '].map((said) => read(searchSchema, said))).toEqual(['', 'a b'])
    expect(read(searchSchema, '😀'.repeat(SEARCH_LENGTH))).toBe('😀'.repeat(SEARCH_LENGTH))
    expect(read(searchSchema, 'x'.repeat(SEARCH_LENGTH + 1))).toBe('refused')
  })
})

describe('A request of the desk', () => {
  test('for the queue returns all of it without parameters', () => {
    expect(read(queueQuerySchema, {})).toEqual({ q: [], most: 100 })
  })

  test('searches for words in any case, without characters that the database refuses', () => {
    for (const schema of [queueQuerySchema, logQuerySchema])
      expect(read(schema, { q: '  Gomti\u0000NAGAR \ud800' })).toMatchObject({
        q: ['gomti', 'nagar'],
      })
    expect(read(queueQuerySchema, { q: 'x'.repeat(SEARCH_LIMIT) })).not.toBe('refused')
    expect(read(queueQuerySchema, { q: 'x'.repeat(SEARCH_LIMIT + 1) })).toBe('refused')
  })

  test.each([
    { city: 'Agra' },
    { listingType: 'sell' },
    { propertyType: 'Castle' },
    { role: 'Visitor' },
    { hints: 'no' },
    { newcomer: 'true' },
    { most: '1001' },
  ])('for the queue by what there is not is refused: %o', (said) =>
    expect(read(queueQuerySchema, said)).toBe('refused'),
  )

  test('for the log takes a decision, a city, an admin and days', () => {
    const said = {
      decision: 'listing.approval_undone',
      city: 'Kanpur',
      admin: 'admin1000',
      from: '2026-11-01',
      to: '2026-11-20',
    }
    expect(read(logQuerySchema, said)).toEqual({ ...said, q: [], page: 1 })
    expect(read(logQuerySchema, { page: String(FURTHEST_PAGE) })).toMatchObject({
      page: FURTHEST_PAGE,
    })
  })

  test.each([
    { decision: 'waved through' },
    { city: 'Agra' },
    { admin: 'short12' },
    { admin: 'Admin1000' },
    { admin: `${'x'.repeat(41)}` },
    { from: '2026-02-30' },
    { to: 'today' },
    { page: String(FURTHEST_PAGE + 1) },
  ])('for the log by what there is not is refused: %o', (said) =>
    expect(read(logQuerySchema, said)).toBe('refused'),
  )
})
