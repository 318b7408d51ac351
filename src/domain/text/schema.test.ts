import { describe, expect, test } from 'vitest'
import { longText, requiredLine, requiredText } from './schema.ts'
import { validate } from './validate.ts'

const EMPTY = 'Say something.'
const read = (schema: Parameters<typeof validate<string>>[0]) => (text: unknown) => {
  const result = validate(schema, text)
  return result.ok ? result.value : { problem: result.fields._ }
}
const refused = { problem: expect.any(String) }
const nothing = { problem: EMPTY }

describe('A line', () => {
  const line = read(requiredLine(10, EMPTY))

  test('is trimmed, and no longer than its limit without the spaces around it', () => {
    expect(line('  Aliganj ')).toBe('Aliganj')
    expect(line(` ${'x'.repeat(10)} `)).toBe('x'.repeat(10))
    expect(line('x'.repeat(11))).toEqual({ problem: expect.stringContaining('10') })
  })

  test.each(['', '   ', '...', '—', '👍', '\u200d', undefined, null, 7])(
    'that is %j says nothing',
    (text) => expect(line(text)).toEqual(nothing),
  )

  test('may be a single letter or figure of any script', () => {
    for (const text of ['A', 'घ', '7', 'क्‍ष']) expect(line(text)).toBe(text)
  })

  test.each([
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\u0085b',
    'a\ud800b',
    'a\u200bb',
    'a\u2028b',
    'a\u2029b',
    'a\u202eb',
    'a\u2060b',
    'a\u2066b',
    'a\ufeffb',
  ])('with what nobody sees in it is refused: %j', (text) =>
    expect(line(text)).toEqual({ problem: expect.stringContaining('control characters') }),
  )
})

describe('A text', () => {
  const text = read(longText(12))

  test('has normalised line endings, and is trimmed', () => {
    expect(text('\r\n one\r\ntwo\rsix \n')).toBe('one\ntwo\nsix')
  })

  test('may be empty, and have tabs and any script', () => {
    for (const said of ['', 'a\tb', 'नमस्ते', '👍', '...']) expect(text(said)).toBe(said)
    expect(text('  ')).toBe('')
  })

  test('is no longer than its limit', () => {
    expect(text('x'.repeat(12))).toBe('x'.repeat(12))
    expect(text('x'.repeat(13))).toEqual({ problem: expect.stringContaining('12') })
  })

  test.each(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\ud800b', 'a\u202eb', 'a\u2069b'])(
    'with deceptive control characters is refused: %j',
    (said) =>
      expect(text(said)).toEqual({ problem: expect.stringContaining('control characters') }),
  )

  test('of another type is refused', () => {
    for (const none of [undefined, null, 7, []]) expect(text(none)).toEqual(refused)
  })
})

describe('A text that is needed', () => {
  const text = read(requiredText(12, EMPTY))

  test.each(['', ' \n ', '\u200b', '\u200d', undefined, null])('is not %j', (none) =>
    expect(text(none)).toEqual(nothing),
  )

  test('is any visible text', () => {
    for (const said of ['ok', '7', '?', '👍', '+', 'घर']) expect(text(said)).toBe(said)
  })

  test('keeps the rules of every text', () => {
    expect(text(' a\r\nb ')).toBe('a\nb')
    expect(text('x'.repeat(13))).toEqual({ problem: expect.stringContaining('12') })
    expect(text('a\u202eb')).toEqual({ problem: expect.stringContaining('control characters') })
  })
})
