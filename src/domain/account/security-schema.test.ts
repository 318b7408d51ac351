import { describe, expect, test } from 'vitest'
import { LOGIN_RESULT_TEXTS, SIGN_UP_RESULT_TEXTS as texts } from '#language/account/texts'
import { LINK_TEXTS, TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { type FieldErrors, validate } from '../text/validate.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'
import { deletionSchema, profileSchema } from './own-data-schema.ts'
import { loginSchema } from './schema.ts'
import {
  passwordChangeSchema,
  resetAskSchema,
  resetSchema,
  twoStepSchema,
  verifySchema,
} from './security-schema.ts'

type Schema = Parameters<typeof validate<unknown>>[0]
const errors = (schema: Schema, form: object): FieldErrors => {
  const result = validate(schema, form)
  return result.ok ? {} : result.fields
}
const chosen = { password: 'a fine one', confirmPassword: 'a fine one' }
const token = 'a1'.repeat(16)

describe.each([
  ['change of a password', passwordChangeSchema, { ...chosen, currentPassword: 'the old one' }],
  ['reset of a password', resetSchema, { ...chosen, token }],
] as const)('The %s', (_, schema, good) => {
  const problems = (over: object) => errors(schema as Schema, { ...good, ...over })

  test('accepts a new password that is typed twice', () => expect(problems({})).toEqual({}))

  test('has the same rules for the new password as sign-up', () => {
    const typed = (password: string) => problems({ password, confirmPassword: password })
    expect(typed('x'.repeat(LIMITS.passwordMin - 1))).toEqual({ password: texts.passwordShort })
    expect(typed('x'.repeat(LIMITS.passwordMax + 1))).toEqual({ password: texts.passwordLong })
    expect(typed('PassWord')).toEqual({ password: texts.passwordWeak })
    expect(problems({ confirmPassword: 'another' })).toEqual({
      confirmPassword: texts.passwordsDiffer,
    })
    expect(problems({ confirmPassword: undefined })).toEqual({
      confirmPassword: texts.passwordsDiffer,
    })
  })

  test('reports all errors at once', () =>
    expect(problems({ password: 'x', confirmPassword: 'y' })).toEqual({
      password: texts.passwordShort,
      confirmPassword: texts.passwordsDiffer,
    }))
})

test('Security settings require the current password', () => {
  const others = { ...chosen, code: '123456' }
  for (const schema of [passwordChangeSchema, twoStepSchema, deletionSchema] as Schema[]) {
    const problems = (currentPassword: unknown) => errors(schema, { ...others, currentPassword })
    for (const missing of ['', undefined])
      expect(problems(missing)).toEqual({ currentPassword: LOGIN_RESULT_TEXTS.passwordMissing })
    expect(problems('x'.repeat(LIMITS.passwordMax))).toEqual({})
    expect(problems('x'.repeat(LIMITS.passwordMax + 1))).toEqual({
      currentPassword: texts.passwordLong,
    })
  }
})

test('The token of a link is 32 lower-case letters and digits; any other counts as used', () => {
  expect(errors(verifySchema, { token })).toEqual({})
  for (const wrong of [`${token}0`, token.slice(1), token.toUpperCase(), ` ${token}`, undefined])
    expect(errors(verifySchema, { token: wrong })).toEqual({ token: LINK_TEXTS.usedUp })
})

test('A code has six digits and may contain spaces, as apps show it', () => {
  const read = (code: unknown) => validate(twoStepSchema, { currentPassword: 'mine', code })
  for (const code of ['123456', '123 456', ' 123456\n', '१२३४५६', '１２３ ４５６'])
    expect(read(code)).toMatchObject({ ok: true, value: { code: '123456' } })
  for (const code of ['12345', '1234567', '12345a', 'é23456', '', undefined])
    expect(read(code)).toEqual({ ok: false, fields: { code: TWO_STEP_RESULT_TEXTS.codeMissing } })
})

test('A request for a password link needs an e-mail address', () => {
  expect(errors(resetAskSchema, { email: ' asha@example.in ' })).toEqual({})
  expect(errors(resetAskSchema, { email: 'asha' })).toEqual({ email: texts.emailInvalid })
})

test('A login accepts long passwords, and a code where two-step sign-in needs one', () => {
  const problems = (over: object) =>
    errors(loginSchema, { email: 'asha@example.in', password: 'mine', ...over })
  expect(problems({ password: 'x'.repeat(LIMITS.passwordMax) })).toEqual({})
  expect(problems({ password: 'x'.repeat(LIMITS.passwordMax + 1) })).toHaveProperty('password')
  expect(problems({ code: ` ${'1'.repeat(LIMITS.code)} ` })).toEqual({})
  expect(problems({ code: '1'.repeat(LIMITS.code + 1) })).toHaveProperty('code')
  expect(problems({ email: `${'x'.repeat(LIMITS.email)}@example.in` })).toHaveProperty('email')
  expect(problems({ email: undefined, password: undefined })).toEqual({
    email: LOGIN_RESULT_TEXTS.emailMissing,
    password: LOGIN_RESULT_TEXTS.passwordMissing,
  })
})

describe('The profile form', () => {
  const problems = (over: object) =>
    errors(profileSchema, {
      name: 'Asha',
      mobileNumber: '9876543210',
      whatsApp: false,
      agentRera: '',
      photoId: null,
      ...over,
    })

  test('has a name, a number and an optional photo', () => {
    expect([problems({}), problems({ photoId: 'photo1000' })]).toEqual([{}, {}])
    expect(problems({ name: ' ', mobileNumber: '98765' })).toEqual({
      name: texts.nameEmpty,
      mobileNumber: texts.mobileInvalid,
    })
    expect(problems({ name: 'x'.repeat(LIMITS.name) })).toEqual({})
    expect(problems({ name: 'x'.repeat(LIMITS.name + 1) })).toHaveProperty('name')
  })

  test.each(['short12', 'x'.repeat(41), '../photo1000', 'photo1000?', undefined])(
    'has no picture named %j',
    (photoId) => expect(problems({ photoId })).toHaveProperty('photoId'),
  )
})

describe('An e-mail address', () => {
  const problems = (email: string) => errors(resetAskSchema, { email })

  test.each([
    'asha@example.in',
    'a.b+c@mail.example.co.in',
    'Asha_2@1mail-in.xn--h2brj9c',
    "o'neil@example.ie",
  ])('is %s', (email) => expect(problems(email)).toEqual({}))

  test.each([
    'asha',
    'asha@example',
    'asha@example.i',
    '@example.in',
    'asha@@example.in',
    'a b@example.in',
    'asha@exa mple.in',
    'asha@example.in, ravi@example.in',
    '<asha@example.in>',
    'asha@example.in\nbcc: ravi@example.in',
    'asha@example.in>',
    'asha@.in',
    'asha@example.in.',
    'asha@example..in',
    'asha@-example.in',
    'asha@example-.in',
    'asha@10.0.0.12',
    'as..ha@example.in',
    '.asha@example.in',
    'asha.@example.in',
    `${'x'.repeat(65)}@example.in`,
    // The same mailbox or the same appearance, but another account.
    'आशा@उदाहरण.भारत',
    'caf\u00e9@example.in',
    'cafe\u0301@example.in',
    '\u212aim@example.in',
    'm\u0130ra@example.in',
    'asha@\u0445.in',
  ])('is not %j', (email) => expect(problems(email)).toEqual({ email: texts.emailInvalid }))

  test('has 254 characters at most', () => {
    const long = (length: number) => `asha@${'example.'.repeat(30)}in`.padStart(length, 'x')
    expect(problems(long(LIMITS.email))).toEqual({})
    expect(problems(long(LIMITS.email + 1))).toEqual({ email: texts.emailInvalid })
  })
})
