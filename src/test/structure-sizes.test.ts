import { describe, expect, test } from 'vitest'
import { longestFirst, measureSizes, within } from './support/sizes.ts'

const MEDIAN_LINES = 60
const P95_LINES = 250
const FUNCTION_LINES = 80

/** Files over the limit, by the length they may have at most; a number here only ever goes down. */
const LONGER: Record<string, number> = {
  'src/styles/form.css': 381,
  'src/styles/listing.css': 385,
  'src/styles/wizard.css': 388,
  'src/test/e2e/post-approve-publish.e2e.ts': 251,
}

describe('Sizes', () => {
  const { files, functions } = measureSizes()

  test('half of the files are short, and nineteen of twenty fit a few screens', () => {
    expect(within(files, 0.5)).toBeLessThanOrEqual(MEDIAN_LINES)
    expect(within(files, 0.95)).toBeLessThanOrEqual(P95_LINES)
  })

  test('a file over the limit is known and does not grow', () => {
    const over = longestFirst(files).filter(({ lines }) => lines > P95_LINES)
    expect(over.filter(({ name, lines }) => lines > (LONGER[name] ?? 0))).toEqual([])
    expect(Object.keys(LONGER).filter((name) => !over.some((file) => file.name === name))).toEqual([])
    expect(over.length).toBeLessThanOrEqual(5)
  })

  test('a function fits a screen', () => {
    expect(longestFirst(functions).filter(({ lines }) => lines > FUNCTION_LINES)).toEqual([])
  })
})
