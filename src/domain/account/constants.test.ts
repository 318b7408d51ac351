import { describe, expect, test } from 'vitest'
import { THROTTLES } from './constants.ts'

const HOUR_MS = 60 * 60_000
const perHour = ({ attempts, windowMs }: { attempts: number; windowMs: number }) =>
  attempts * (HOUR_MS / windowMs)

describe('A handful of networks', () => {
  test.each([
    ['login', 'loginToAccount'],
    ['reset', 'resetOfAccount'],
  ] as const)(
    'that go to their own limit of %s leave some of what all have together',
    (own, together) => {
      expect(perHour(THROTTLES[own]) * 6).toBeLessThan(perHour(THROTTLES[together]))
    },
  )
})

test('Nobody is sent more than twenty mails with a link in an hour, whoever asks for them', () => {
  expect(perHour(THROTTLES.resetOfAccount)).toBeLessThanOrEqual(20)
})
