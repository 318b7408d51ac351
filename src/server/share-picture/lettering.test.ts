import { expect, test } from 'vitest'
import { line, type Type, widthOf, wrapText } from './lettering.ts'

const TYPE: Type = { size: 40, weight: 600, fill: '#000' }
const outlines = (text: string) => line(text, 0, 0, TYPE).match(/<path /g)?.length ?? 0

test('Latin, the rupee sign and Hindi are drawn as outlines, which need no font', () => {
  const drawn = line('₹72 L, हज़रतगंज', 10, 20, TYPE)
  expect(drawn).not.toContain('<text')
  expect(drawn).toContain('translate(10 20)')
  expect(outlines('₹72L')).toBe(4)
})

test('Hindi is shaped: joined letters become one glyph, and a vowel sign is placed before its letter', () => {
  expect(outlines('क्ष')).toBe(1)
  const [first = '', second = ''] = line('हि', 0, 0, TYPE).match(/d="[^"]+"/g) ?? []
  expect(line('ह', 0, 0, TYPE)).toContain(second)
  expect(line('ह', 0, 0, TYPE)).not.toContain(first)
})

test('A character that neither font has is left out, not drawn as an empty box', () => {
  expect(widthOf('Flat😀தமிழ்', TYPE)).toBe(widthOf('Flat', TYPE))
})

test('A bolder text is wider, and the width of a text is proportional to its size', () => {
  expect(widthOf('Gomti Nagar', { ...TYPE, weight: 700 })).toBeGreaterThan(
    widthOf('Gomti Nagar', { ...TYPE, weight: 400 }),
  )
  expect(widthOf('Gomti Nagar', { ...TYPE, size: 80 })).toBeCloseTo(
    2 * widthOf('Gomti Nagar', TYPE),
    5,
  )
})

test('A long text breaks at words, and ends with an ellipsis within its width', () => {
  const text = 'Gomti Nagar Extension Sector 6 near the Shaheed Path'
  expect(wrapText(text, TYPE, 10_000, 2)).toEqual([text])
  const lines = wrapText(text, TYPE, 300, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  for (const one of lines) expect(widthOf(one, TYPE)).toBeLessThanOrEqual(300)
  expect(wrapText('Radhakrishnapuram', TYPE, 120, 1)[0]).toMatch(/^Radh.*…$/)
})
