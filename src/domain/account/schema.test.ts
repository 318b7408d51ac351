import { describe, expect, test } from 'vitest'
import {
  AGE_SAID,
  LOGIN_RESULT_TEXTS,
  SIGN_UP_RESULT_TEXTS as texts,
} from '#language/account/texts'
import { validate } from '../text/validate.ts'
import { loginSchema, signUpSchema } from './schema.ts'

const good = {
  name: 'Asha',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  password: 'a fine one',
  confirmPassword: 'a fine one',
  role: 'Owner',
}
const errors = (over: Record<string, unknown>) => {
  const result = validate(signUpSchema, { ...good, ...over })
  return result.ok ? {} : result.fields
}

test('Who signs up says the age of the law', () =>
  expect(AGE_SAID).toBe('By signing up you say that you are 18 or older.'))

describe('Sign-up validation', () => {
  test.each([
    [{ name: '' }, 'name', texts.nameEmpty],
    [{ name: '   ' }, 'name', texts.nameEmpty],
    [{ mobileNumber: '12345' }, 'mobileNumber', texts.mobileInvalid],
    [{ mobileNumber: '98765432101' }, 'mobileNumber', texts.mobileInvalid],
    [{ mobileNumber: '98765abcde' }, 'mobileNumber', texts.mobileInvalid],
    [{ email: 'asha' }, 'email', texts.emailInvalid],
    [{ email: 'a@b' }, 'email', texts.emailInvalid],
    [{ email: 'caf\u00e9@example.in' }, 'email', texts.emailInvalid],
    [{ password: '12345', confirmPassword: '12345' }, 'password', texts.passwordShort],
    [{ password: 'Password1', confirmPassword: 'Password1' }, 'password', texts.passwordWeak],
    [{ confirmPassword: 'another' }, 'confirmPassword', texts.passwordsDiffer],
    [{ role: '' }, 'role', texts.roleMissing],
    [{ role: 'Admin' }, 'role', texts.roleMissing],
  ])('%o: %s says "%s"', (over, field, sentence) =>
    expect(errors(over)).toEqual({ [field]: sentence }),
  )

  test('a number may have spaces, hyphens, +91 and digits of any script, as phones copy it', () => {
    for (const mobileNumber of [
      '98765 43210',
      ' 98765-43210 ',
      '+91 98765 43210',
      '९८७६५४३२१०',
      '09876543210',
      '919876543210',
      '0091 9876543210',
      '(+91) 98765-43210',
      '98765.43210',
      // As contacts are pasted, with marks that nobody sees.
      '\u202a+91 98765 43210\u202c',
    ])
      expect(validate(signUpSchema, { ...good, mobileNumber })).toMatchObject({
        ok: true,
        value: { mobileNumber: '9876543210' },
      })
  })

  test('the rules are checked in the specified order', () => {
    const all = errors({
      name: '',
      mobileNumber: '',
      email: '',
      password: '',
      confirmPassword: 'x',
      role: '',
    })
    expect(
      Object.keys(all).toSorted(
        (a, b) => Object.keys(good).indexOf(a) - Object.keys(good).indexOf(b),
      ),
    ).toEqual(['name', 'mobileNumber', 'email', 'password', 'confirmPassword', 'role'])
    expect(Object.keys(all)[0]).toBe('name')
  })

  test('a password may be long, pasted and in any script', () => {
    expect(errors({ password: 'क'.repeat(128), confirmPassword: 'क'.repeat(128) })).toEqual({})
    expect(errors({ password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) })).toHaveProperty(
      'password',
    )
  })

  test.each([null, undefined, 7, 'text', [], [[]]])(
    '%o in place of a form is refused, not a crash',
    (input) => expect(validate(signUpSchema, input).ok).toBe(false),
  )
})

test('Login needs an email and a password', () => {
  const result = validate(loginSchema, { email: ' ', password: '' })
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual(['email', 'password'])
})

test.each([
  'asha\u0000@example.in',
  'asha\ud800@example.in',
  '\u202easha@example.in',
  'm\u0130ra@example.in',
  'as\u212aa@example.in',
])('nobody logs in as %j: no account can have that address', (email) => {
  expect(validate(loginSchema, { email, password: 'a fine one' })).toEqual({
    ok: false,
    fields: { email: LOGIN_RESULT_TEXTS.refused },
  })
})
