import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAPER } from '../domain/site/manifest.ts'
import { CHART_COLOURS } from '../domain/stats/constants.ts'
import { contrast, hexOf, NEEDED, PAIRS } from './contrast.ts'
import { readTokens } from './tokens.ts'

const all = readTokens(readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8'))
const tokens = new Map(all.map(({ name, value }) => [name, value]))
const colour = (name: string) => tokens.get(name) ?? expect.fail(`tokens.css has no colour ${name}`)

describe('Contrast of the colours', () => {
  test('white on black is 21, a colour on itself 1', () => {
    expect(contrast('oklch(100% 0 0)', 'oklch(0% 0 0)')).toBeCloseTo(21, 1)
    expect(contrast(colour('neem'), colour('neem'))).toBe(1)
  })

  const named = all.filter(({ note }) => note.startsWith('#'))
  test('the colours of the look are among the tokens', () =>
    expect(named.length).toBeGreaterThan(6))
  for (const { name, value, note } of named)
    test(`${name} is ${note.slice(0, 7)}`, () => {
      expect(hexOf(value)).toBe(note.slice(0, 7))
    })

  for (const { of, on, as } of PAIRS)
    for (const ground of on)
      test(`${of} on ${ground} is enough for ${as === 'text' ? 'a text' : 'an edge or a sign'}`, () => {
        expect(contrast(colour(of), colour(ground))).toBeGreaterThanOrEqual(NEEDED[as])
      })
})

test('what is drawn outside of the page has the tokens’ colours, one of its own apart', () => {
  // The token named sand is a ground, too pale for a bar.
  const { muted, sand: _, ...named } = CHART_COLOURS
  expect(hexOf(colour('ink-muted'))).toBe(muted)
  for (const [name, hex] of Object.entries(named)) expect(hexOf(colour(name)), name).toBe(hex)
  expect(PAPER).toBe(hexOf(colour('paper')))
})
