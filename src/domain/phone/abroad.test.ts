import { describe, expect, test } from 'vitest'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ABROAD_RESULT_TEXTS as texts } from '#language/phone/texts-abroad'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { signUpSchema } from '../account/schema.ts'
import { contactSchema } from '../contact/schema.ts'
import { validate } from '../text/validate.ts'
import { isMobile } from './abroad.ts'
import { countriesToChoose, countryOf } from './countries.ts'
import { readMobile, withCode } from './mobile.ts'
import { numberInTable, shownNumber, wholeNumber } from './shown.ts'
import { codeWritten, withoutCode } from './written.ts'

const FORM = {
  name: 'Asha',
  email: 'asha@example.in',
  message: 'Is it on the ground floor?',
  password: 'a fine one',
  confirmPassword: 'a fine one',
  role: 'Owner',
}
const problem = (mobileNumber: unknown) => {
  const result = validate(signUpSchema, { ...FORM, mobileNumber })
  return result.ok ? null : result.fields.mobileNumber
}

describe('A mobile number from abroad', () => {
  test.each([
    ['+971 50 123 4567', '+971501234567', '+971 50 123 4567 · UAE'],
    ['00971 50 123 4567', '+971501234567', '+971 50 123 4567 · UAE'],
    ['+971 (0)50 123 4567', '+971501234567', '+971 50 123 4567 · UAE'],
    ['+971 971 50 123 4567', '+971501234567', '+971 50 123 4567 · UAE'],
    ['\u202a+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u202c', '+971501234567', '+971 50 123 4567 · UAE'],
    ['WhatsApp: +971\u201150\u2011123\u20114567', '+971501234567', '+971 50 123 4567 · UAE'],
    ['＋९७१ ५० १२३ ४५६७', '+971501234567', '+971 50 123 4567 · UAE'],
    ['+1 (415) 555-2671', '+14155552671', '+1 415 555 2671 · USA'],
    ['+1 1 415 555 2671', '+14155552671', '+1 415 555 2671 · USA'],
    ['+1-416-555-0123', '+14165550123', '+1 416 555 0123 · Canada'],
    ['+1 876 210 1234', '+18762101234', '+1 876 210 1234 · Jamaica'],
    ['+44 7911 123456', '+447911123456', '+44 791 112 3456 · UK'],
    ['+44 (0) 7911 123456', '+447911123456', '+44 791 112 3456 · UK'],
    ['+61 412 345 678', '+61412345678', '+61 41 234 5678 · Australia'],
    ['+65 8123 4567', '+6581234567', '+65 8123 4567 · Singapore'],
    ['+966.51.234.5678', '+966512345678', '+966 51 234 5678 · Saudi Arabia'],
    ['+974 3312 3456', '+97433123456', '+974 3312 3456 · Qatar'],
    ['00965/5001/2345', '+96550012345', '+965 5001 2345 · Kuwait'],
    ['+968 9212 3456', '+96892123456', '+968 9212 3456 · Oman'],
    ['+973-3600-1234', '+97336001234', '+973 3600 1234 · Bahrain'],
    ['+49 151 23456789', '+4915123456789', '+49 1512 345 6789 · Germany'],
    ['+49 0151 23456789', '+4915123456789', '+49 1512 345 6789 · Germany'],
    ['+977 984-1234567', '+9779841234567', '+977 984 123 4567 · Nepal'],
    ['+33 6 12 34 56 78', '+33612345678', '+33 61 234 5678 · France'],
    ['+7 912 345-67-89', '+79123456789', '+7 912 345 6789 · Russia'],
    ['+7 701 000 9998', '+77010009998', '+7 701 000 9998 · Kazakhstan'],
    ['+225 01 23 45 67 89', '+2250123456789', '+225 012 345 6789 · Côte d’Ivoire'],
    ['+64 21 123 4567', '+64211234567', '+64 21 123 4567 · New Zealand'],
    ['+64 64 21 123 456', '+6421123456', '+64 2112 3456 · New Zealand'],
    ['+62 62 812 345 678', '+62812345678', '+62 81 234 5678 · Indonesia'],
    ['+95 9 512 3456', '+9595123456', '+95 9512 3456 · Myanmar (Burma)'],
    ['+86 131 2345 6789', '+8613123456789', '+86 1312 345 6789 · China'],
    ['+852 5123 4567', '+85251234567', '+852 5123 4567 · Hong Kong'],
    ['+880 1812-345678', '+8801812345678', '+880 181 234 5678 · Bangladesh'],
    ['+94 71 234 5678', '+94712345678', '+94 71 234 5678 · Sri Lanka'],
  ])('%j is stored as %s and shown as “%s”', (typed, stored, shown) => {
    const signedUp = validate(signUpSchema, { ...FORM, mobileNumber: typed })
    const asked = validate(contactSchema, { ...FORM, mobileNumber: typed })
    for (const form of [signedUp, asked])
      expect(form).toMatchObject({ ok: true, value: { mobileNumber: stored } })
    expect(isMobile(stored)).toBe(true)
    expect(shownNumber(stored)).toBe(shown)
  })

  test.each([
    '+971 50 123 456',
    '+971 50 123 45678',
    '+1 415 555 267',
    '+65 8123 456',
    '+44 7911 1234567',
    '+999 123 456 789',
    '+210 123 456 78',
    '+0 123 456 7890',
    '+971 50 abc 4567',
    '+',
    '+971 50 123 4567 / +971 50 123 4568',
    '+9876543210',
  ])('%j is none, and the answer says what to check', (typed) =>
    expect(problem(typed)).toBe(texts.invalid),
  )

  test('needs a country', () => {
    expect(problem(withCode('50 123 4567', ''))).toBe(texts.country)
    expect(problem(withCode('', ''))).toBe(texts.country)
    expect(problem(withCode('', '971'))).toBe(texts.invalid)
    expect(problem(withCode('050 123 4567', '971'))).toBeNull()
  })

  test('may name its country itself, whichever was chosen', () => {
    expect(readMobile(withCode('+44 7911 123456', '971'))).toBe('+447911123456')
    expect(readMobile(withCode('+91 98765 43210', '971'))).toBe('9876543210')
  })

  test.each([
    ['+971 50 123 4567', '971', '50 123 4567'],
    ['00971-50-123', '971', '50-123'],
    ['(+971) 50', '971', '50'],
    ['+1 (415) 555', '1', '(415) 555'],
    ['+९७१ ५०', '971', '50'],
    ['50 123', '971', '50 123'],
  ])('%j loses the code as typed', (typed, code, left) =>
    expect(withoutCode(typed, code)).toBe(left),
  )
})

describe('An Indian number', () => {
  test.each([
    '98765 43210',
    '+91 98765 43210',
    '0091-98765-43210',
    '919876543210',
    '(+91) 98765 43210',
    '+91 (0) 98765 43210',
    '09876543210',
    '\u202a+91 98765 43210\u202c',
    '＋९१ ९८७६५ ४३२१०',
    '+91\u201198765\u201243210',
    '00 91 98765 43210',
  ])('%j stays its ten digits', (typed) => {
    expect(readMobile(typed)).toBe('9876543210')
    expect(problem(typed)).toBeNull()
  })

  test.each(['', '12345', '98765432101', '+91 12345', '+91 22222 22222', '971501234567', null])(
    '%j is none, in the words of the specification',
    (typed) => {
      expect(problem(typed)).toBe(SIGN_UP_RESULT_TEXTS.mobileInvalid)
      const asked = validate(contactSchema, { ...FORM, mobileNumber: typed })
      expect(asked.ok ? null : asked.fields.mobileNumber).toBe(CONTACT_RESULT_TEXTS.mobileInvalid)
    },
  )

  test('is shown in two groups after its code, and names no country', () => {
    expect(shownNumber('9876543210')).toBe('+91 98765 43210')
    expect(wholeNumber('9876543210')).toBe('+919876543210')
    expect(countryOf('9876543210')).toBeNull()
  })
})

test('A cell of a table has no number that a table program takes for an amount or a formula', () => {
  expect(['9876543210', '+971501234567'].map(numberInTable)).toEqual([
    '9876543210',
    '(+971) 50 123 4567',
  ])
})

test.each([
  ['+971501234567', '+971 50 123 4567 · यूएई'],
  ['+447911123456', '+44 791 112 3456 · ब्रिटेन'],
  ['+9779841234567', '+977 984 123 4567 · नेपाल'],
  ['9876543210', '+91 98765 43210'],
])('%s is shown to readers of Hindi as “%s”', async (stored, shown) => {
  const hindi = await loadInLanguage<typeof import('./shown.ts')>('hi', 'src/domain/phone/shown.ts')
  expect(hindi.shownNumber(stored)).toBe(shown)
})

test('The code is known as it is typed, as soon as no other can follow', () => {
  expect(['+', '+9', '+97', '+971', '+91', '+1', '0097', '00971', '971'].map(codeWritten)).toEqual([
    null,
    null,
    null,
    '971',
    '91',
    '1',
    null,
    '971',
    null,
  ])
})

test('Each country that can be chosen has a code of which numbers exist, and each code a country', () => {
  const { first, all } = countriesToChoose()
  expect(first.slice(0, 3)).toEqual([
    { id: 'AE', code: '971', name: 'UAE' },
    { id: 'US', code: '1', name: 'USA' },
    { id: 'GB', code: '44', name: 'UK' },
  ])
  expect(all).toContainEqual({ id: 'AE', code: '971', name: 'United Arab Emirates' })
  expect(first).toHaveLength(13)
  for (const { code } of all) expect(codeWritten(`+${code}`), code).toBe(code)
  const codes = new Set(all.map(({ code }) => code))
  for (let code = 1; code < 1000; code += 1) {
    const known = codeWritten(`+${code}`)
    if (known && known !== '91') expect(codes, known).toContain(known)
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
