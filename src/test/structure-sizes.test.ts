import { describe, expect, test } from 'vitest'
import { longestFirst, measureSizes, within } from './support/sizes.ts'

const MEDIAN_LINES = 60
const P95_LINES = 200
const LONGEST_FILE = 250
const FUNCTION_LINES = 80

describe('Sizes', () => {
  const { files, functions } = measureSizes()

  test('half of the files are short, and nineteen of twenty fit three screens', () => {
    expect(within(files, 0.5)).toBeLessThanOrEqual(MEDIAN_LINES)
    expect(within(files, 0.95)).toBeLessThanOrEqual(P95_LINES)
  })

  test('no file is longer than that', () => {
    expect(longestFirst(files).filter(({ lines }) => lines > LONGEST_FILE)).toEqual([])
  })

  test('a function fits a screen', () => {
    expect(longestFirst(functions).filter(({ lines }) => lines > FUNCTION_LINES)).toEqual([])
  })
})
