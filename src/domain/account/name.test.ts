import { describe, expect, test } from 'vitest'
import { SIGN_UP_RESULT_TEXTS as texts } from '#language/account/texts'
import { validate } from '../text/validate.ts'
import { nameSchema } from './name.ts'
import { nameHints } from './name-hints.ts'
import { posingIn } from './posing.ts'

const problem = (name: string) => {
  const result = validate(nameSchema, name)
  return result.ok ? null : result.fields._
}

describe('A public name', () => {
  test.each([
    'Asha Verma',
    'Dr.Meera Nair',
    'R.K. Sharma & Sons',
    "O'Neil",
    'आशा वर्मा',
    'रक्‍षा',
    'Asha आशा',
    '24 Carat Homes 2026',
    'Sai Comfort Homes',
    'Kumar-Singh Pvt. Ltd.',
  ])('is %s', (name) => expect(problem(name)).toBeNull())

  test.each([
    'pay at bit.ly/x',
    'Asha www.asha.in',
    'asha.com',
    'Asha(asha.co.in)',
    'asha@x',
    'http://x',
    'bit。ly/x',
    'ashaｄｏｔ．ｃｏｍ',
  ])('holds no link: %s', (name) => expect(problem(name)).toBe(texts.nameLink))

  test.each(['Asha 1234567890', 'Asha 98765-43', 'आशा ९८७६५४३', 'A 1 2 3 4 5 6 7', 'A ➀➁➂➃➄➅➆'])(
    'holds no number of more than six digits: %s',
    (name) => expect(problem(name)).toBe(texts.nameNumber),
  )

  test.each(['✅ Asha', 'Asha ✔', 'Asha ✓', 'Asha ☑️', 'Asha ★★★', '🏠 Homes', 'Asha √'])(
    'has no pictures and ticks: %s',
    (name) => expect(problem(name)).toBe(texts.nameSigns),
  )

  test.each(['\u0410dmin', 'M\u0435era Nair'])('mixes no alphabets in a word: %j', (name) =>
    expect(problem(name)).toBe(texts.nameLetters),
  )

  test.each([
    ...['\u3164', '\u115f\u1160'].map((letters) => `${letters}A`),
    ...['\u200e', '\u200f', '\u061c', '\u00ad', '\u180e', '\u034f', '\u17b4', '\ufff9'].map(
      (letter) => `Ad${letter}min`,
    ),
    'Me\u200dera',
    '\u200dAsha',
    'Ash\ufe0fa',
    '7\u200c',
    'Asha\u2800Verma',
    'Admin\u{e0041}\u{e0042}',
    `A${'\u0301'.repeat(5)}`,
  ])('hides nothing and piles nothing up: %j', (name) =>
    expect(problem(name)).toEqual(expect.stringContaining('special')),
  )
})

describe('A name that poses as the portal', () => {
  const PORTAL = ['Aangan', 'आँगन']
  test.each([
    'Admin',
    'Asha Admin',
    'adm1n',
    'A d m i n',
    'Аdmin',
    'Verified Owner',
    'VERIFIED',
    'Official',
    'Support',
    'Customer Care',
    'Help Desk',
    'एडमिन',
    'सत्यापित मालिक',
    'वेरिफ़ाइड ओनर',
    'कस्टमर केयर',
    'Aangan',
    'aangan',
    'Aangan Support',
    'AanganSupport',
    'Team Aangan',
    'Aangan-Help',
    'Aang\u0430n Team',
    'आँगन',
    'आंगन सपोर्ट',
    'आँगन टीम',
    'Aangan सपोर्ट',
  ])('is %s', (name) => expect(posingIn(name, PORTAL)).not.toBeNull())

  test.each([
    'Asha Verma',
    'Aangan Homes',
    'Sai Support Homes',
    'Team Sharma',
    'Adminabad Estates',
    'आशा वर्मा',
    'आँगन प्रॉपर्टीज',
    'Kangana Services',
    'Rakesh & Sons',
    '24 Carat Homes',
  ])('is not %s', (name) => expect(posingIn(name, PORTAL)).toBeNull())
})

describe('A name has a hint for admins', () => {
  test.each([
    ['Meera Nair', ['poses']],
    ['mee ra NAÏR', ['poses']],
    ['\u041c\u0435\u0435ra Nair', ['scripts', 'poses']],
    ['Gulabi Ghar Kanpur', ['poses']],
    ['Gu1abi Team', ['poses']],
    ['Asha Verified', ['poses']],
    ['Aangan', []],
    ['Asha insta asha_homes', ['contact']],
    ['Asha आशा', ['scripts']],
    ['Asha Verma', []],
    ['आशा वर्मा', []],
  ])('%s: %j', (name, hints) => expect(nameHints(name, 'Gulabi', ['Meera Nair'])).toEqual(hints))
})
