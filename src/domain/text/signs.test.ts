import { describe, expect, test } from 'vitest'
import { placesNamed } from '../locality/place-names.ts'
import { readMobile } from '../phone/mobile.ts'
import { readArea, readMoney } from '../reading/reading.ts'
import { fold } from './fold.ts'
import { hidesSigns, inOneLine, plainSigns, visible } from './signs.ts'

/** Every kind of sign that is written and not seen, by one of its kind. */
const UNSEEN = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u17b5',
  '\u180b',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u206f',
  '\u3164',
  '\ufe00',
  '\ufe0d',
  '\ufe0e',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\ufffb',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
  '\u{e01ef}',
]
const DASHES = [...'‐‑‒–—―−﹘﹣－⁻₋➖〰᠆⸺─']
const BLANKS = ['\u00a0', '\u2002', '\u2009', '\u202f', '\u205f', '\u3000', '\u2800', '\u0085']
const codeOf = (sign: string) => sign.codePointAt(0)?.toString(16)

describe.each(UNSEEN.map((sign) => [codeOf(sign), sign]))('U+%s', (_, sign) => {
  test('counts as nothing where things are compared', () => {
    expect(visible(`a${sign}b`)).toBe('ab')
    expect(readMobile(`98765${sign}43210`)).toBe('9876543210')
    expect(readMoney(`72${sign} lakh`)).toEqual(readMoney('72 lakh'))
    expect(readArea(`14${sign}50 sq ft`)).toEqual(readArea('1450 sq ft'))
    expect(fold(`Gom${sign}ti Nagar`)).toBe('gomti nagar')
    expect(placesNamed(`Gom${sign}ti Nagar`)).toEqual(placesNamed('Gomti Nagar'))
  })

  test('is not kept in a line between letters that do not need it', () => {
    expect(inOneLine(`Gom${sign}ti`)).toBe('Gomti')
    expect(hidesSigns(`Gom${sign}ti`)).toBe(true)
  })
})

test.each(DASHES)('%s is a hyphen where things are compared', (dash) => {
  expect(visible(`a${dash}b`)).toBe('a-b')
  expect(readMobile(`98765${dash}43210`)).toBe('9876543210')
  expect(readMoney(`₹18,500/${dash}`)).toEqual(readMoney('₹18,500/-'))
  expect(readArea(`1450${dash}sq ft`)).toEqual(readArea('1450-sq ft'))
  expect(placesNamed(`Sector${dash}62, Noida`)).toEqual(placesNamed('Sector-62, Noida'))
})

test.each(BLANKS.map((blank) => [codeOf(blank), blank]))('U+%s is a blank', (_, blank) => {
  expect(visible(`${blank}a${blank}${blank}b`)).toBe('a b')
  expect(readMobile(`98765${blank}43210`)).toBe('9876543210')
})

test.each([
  ['９８７', '987'],
  ['𝟗𝟖𝟕', '987'],
  ['⑨⑧⑦', '987'],
  ['⁹⁸⁷', '987'],
  ['➈❽➐⓺⓿', '98760'],
  ['9️⃣8️⃣7️⃣', '987'],
  ['९८७', '987'],
  ['৯৮৭', '987'],
  ['Ｇｏｍｔｉ', 'Gomti'],
  ['𝐆𝐨𝐦𝐭𝐢', 'Gomti'],
  ['Ⓖⓞⓜⓣⓘ', 'Gomti'],
  ['ﬂat', 'flat'],
])('%s is compared as %s', (written, plain) => expect(plainSigns(written)).toBe(plain))

test('Lines stay lines, and a plain text stays as it is', () => {
  expect(plainSigns('a\u200b\n९')).toBe('a\n9')
  expect(plainSigns('3 BHK, ₹72 L')).toBe('3 BHK, ₹72 L')
})

test.each(['रक्\u200dषा', 'क्\u200cष', 'र\u200d\u094dय', 'می\u200cشود'])(
  'A joiner that a word is written with is kept, and no matter to a comparison: %s',
  (word) => {
    expect(inOneLine(word)).toBe(word.normalize('NFC'))
    expect(hidesSigns(word)).toBe(false)
    expect(visible(word)).toBe(visible(word.replace(/[\u200c\u200d]/g, '')))
  },
)

test.each(['❤️', '👩‍🌾 Farm', '🏳️‍🌈', '1️⃣ BHK', '👍🏽', '🧑🏽‍🍳'])(
  'The parts of a picture hide nothing: %s',
  (line) => expect(hidesSigns(line)).toBe(false),
)
