import { describe, expect, test } from 'vitest'
import { CONTACT_RESULT_TEXTS as texts } from '#language/contact/texts'
import { validate } from '../text/validate.ts'
import { CONTACT_LIMITS } from './constants.ts'
import { contactSchema } from './schema.ts'

const good = {
  name: 'Asha',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'Is the flat in Gomti Nagar still to be had?',
}
const errors = (over: Record<string, unknown>) => {
  const result = validate(contactSchema, { ...good, ...over })
  return result.ok ? {} : result.fields
}

describe('The contact form', () => {
  test.each([
    [{ name: '' }, 'name', texts.nameEmpty],
    [{ name: undefined }, 'name', texts.nameEmpty],
    [{ mobileNumber: '12345' }, 'mobileNumber', texts.mobileInvalid],
    [{ mobileNumber: '0522-2345678' }, 'mobileNumber', texts.mobileInvalid],
    [{ email: 'asha at example' }, 'email', texts.emailInvalid],
    [{ message: '' }, 'message', texts.messageEmpty],
    [{ message: ' \n ' }, 'message', texts.messageEmpty],
    [{ message: '\u200b\u2063' }, 'message', texts.messageEmpty],
    [{ message: null }, 'message', texts.messageEmpty],
  ])('%o: %s says "%s"', (over, field, sentence) =>
    expect(errors(over)).toEqual({ [field]: sentence }),
  )

  test('the rules are checked in the specified order', () => {
    expect(Object.keys(errors({ name: '', mobileNumber: '', email: '', message: '' }))).toEqual([
      'name',
      'mobileNumber',
      'email',
      'message',
    ])
  })

  test('a message may have line breaks, Hindi and symbols, up to its limit', () => {
    for (const message of [
      'नमस्ते,\r\nक्या यह मकान खाली है?',
      '👍',
      'x'.repeat(CONTACT_LIMITS.message),
    ])
      expect(errors({ message })).toEqual({})
    expect(errors({ message: 'x'.repeat(CONTACT_LIMITS.message + 1) })).toHaveProperty('message')
  })

  test.each([null, undefined, 7, 'text', []])(
    '%o in place of a form is refused, not a crash',
    (input) => expect(validate(contactSchema, input).ok).toBe(false),
  )
})
