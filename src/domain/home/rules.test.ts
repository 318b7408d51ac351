import { describe, expect, test } from 'vitest'
import { BUILDERS, STATS } from './constants.ts'
import { COUNT_UP_MS, countedUp, nextSlide, SLIDESHOW_MS } from './rules.ts'

describe('The count-up of the banner', () => {
  test('shows 200+ property listings, 300+ monthly searches and 500+ owners, in 2.5 s', () => {
    expect(STATS.map(({ value, label }) => `${value}+ ${label}`)).toEqual([
      '200+ property listings',
      '300+ monthly searches',
      '500+ owners advertise monthly',
    ])
    expect(COUNT_UP_MS).toBe(2500)
  })

  test('starts at zero, never falls and ends exactly at its value', () => {
    const shown = Array.from({ length: 26 }, (_, tenth) => countedUp(500, tenth * 100))
    expect(shown[0]).toBe(0)
    expect(shown.at(-1)).toBe(500)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    // After half of the time, seven eighths of the value.
    expect(countedUp(200, COUNT_UP_MS / 2)).toBe(175)
  })

  test('stays at its value afterwards, and at zero before', () => {
    expect([countedUp(200, 60_000), countedUp(200, -5)]).toEqual([200, 0])
  })
})

describe('Coming Soon slideshow', () => {
  test('auto-advances every 1000 ms', () => expect(SLIDESHOW_MS).toBe(1000))
  test('with wraparound; previous/next arrows', () => {
    expect([nextSlide(3, 1, 4), nextSlide(0, -1, 4), nextSlide(1, 1, 4)]).toEqual([0, 3, 2])
  })
  test('does not move with a single slide', () =>
    expect([nextSlide(0, 1, 1), nextSlide(0, -1, 1)]).toEqual([0, 0]))
})

test('There are two builders: one with 50 properties, the other with 30', () => {
  expect(BUILDERS.map(({ propertiesCount }) => propertiesCount)).toEqual([50, 30])
})
