import { describe, expect, test } from 'vitest'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { reportIdsSchema } from '../report/schema.ts'
import { validate } from '../text/validate.ts'
import { BATCH_LIMIT, REASON_LIMIT } from './constants.ts'
import { approvalsSchema, reasonSchema, versionSchema } from './schema.ts'

const takes = (schema: Parameters<typeof validate<unknown>>[0], said: unknown) =>
  validate(schema, said).ok

describe('A rejection', () => {
  test.each(['', '  \n '])('without a reason is refused: %j', (reason) =>
    expect(validate(reasonSchema, reason)).toEqual({
      ok: false,
      fields: { _: MODERATION_TEXTS.reasonMissing },
    }),
  )

  test('has a reason of one character to its limit', () => {
    expect(['x', 'x'.repeat(REASON_LIMIT)].map((reason) => takes(reasonSchema, reason))).toEqual([
      true,
      true,
    ])
    expect(takes(reasonSchema, 'x'.repeat(REASON_LIMIT + 1))).toBe(false)
  })
})

test('A decision names the version that the admin saw, from 1', () => {
  for (const version of [1, 7, 2_000_000_000]) expect(takes(versionSchema, version)).toBe(true)
  for (const version of [0, -1, 1.5, 2_000_000_001, '7', null, undefined])
    expect(takes(versionSchema, version)).toBe(false)
})

describe.each([
  ['Listings approved at once', approvalsSchema, BATCH_LIMIT, (id: string) => ({ id, version: 1 })],
  ['Reports closed at once', reportIdsSchema, 100, (id: string) => id],
] as const)('%s', (_, schema, limit, named) => {
  const many = (count: number) => Array.from({ length: count }, (__, n) => named(`a${n + 1000000}`))

  test('are one to a limit', () => {
    expect([0, 1, limit, limit + 1].map((count) => takes(schema, many(count)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('are named by ids', () => {
    for (const id of [
      'abcdefg',
      'x'.repeat(41),
      'ABCDEFGH',
      "a1000000'",
      ' a1000000',
      'a1000000\n',
    ])
      expect(takes(schema, [named(id)])).toBe(false)
    for (const id of ['abcdefgh', 'x'.repeat(40)]) expect(takes(schema, [named(id)])).toBe(true)
  })
})

test('Each listing is approved in a version of its own', () => {
  expect(takes(approvalsSchema, [{ id: 'abcdefgh' }])).toBe(false)
  expect(takes(approvalsSchema, [{ id: 'abcdefgh', version: 0 }])).toBe(false)
})
