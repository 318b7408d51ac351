import { expect, test } from 'vitest'
import { FIRST_RHYTHM, PAUSE_DAYS } from './constants.ts'
import { afterChoice } from './pause.ts'

const NOW = Date.parse('2026-12-01T06:00:00Z')

test('A pause keeps how often mails come after it, and another choice ends it', () => {
  const paused = afterChoice({ rhythm: 'weekly' }, 'paused', NOW)
  expect(paused).toEqual({ rhythm: 'weekly', pausedUntil: '2026-12-29T06:00:00.000Z' })
  expect(PAUSE_DAYS).toBe(28)
  expect(afterChoice(paused, 'daily', NOW)).toEqual({ rhythm: 'daily', pausedUntil: null })
})

test('A pause of a search without mails begins them after it', () => {
  expect(afterChoice({ rhythm: 'never' }, 'paused', NOW).rhythm).toBe(FIRST_RHYTHM)
})
