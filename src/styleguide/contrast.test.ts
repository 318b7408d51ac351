import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, luminance, NEEDED, PAIRS } from './contrast.ts'
import { readTokens } from './tokens.ts'

const tokens = new Map(readTokens(readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')).map(({ name, value }) => [name, value]))
const colour = (name: string) => tokens.get(name) ?? expect.fail(`tokens.css has no colour ${name}`)

describe('Contrast of the colours', () => {
  test('white on black is 21, a colour on itself 1', () => {
    expect(contrast('oklch(100% 0 0)', 'oklch(0% 0 0)')).toBeCloseTo(21, 1)
    expect(contrast(colour('neem'), colour('neem'))).toBe(1)
  })

  test('a colour has the luminance of its value in sRGB', () => {
    // #A9471F
    expect(luminance(colour('terracotta'))).toBeCloseTo(0.1266, 2)
  })

  for (const { of, on, as } of PAIRS)
    for (const ground of on)
      test(`${of} on ${ground} is enough for ${as === 'text' ? 'a text' : 'an edge or a sign'}`, () => {
        expect(contrast(colour(of), colour(ground))).toBeGreaterThanOrEqual(NEEDED[as])
      })
})
