import { expect, it } from 'vitest'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { FAILED, OFFLINE, UNREACHED } from '#language/text/texts'
import { ERRORS, type ErrorCode } from '../../contract/errors.ts'
import { type Failure, fail } from '../../contract/result.ts'
import { readReply } from './api.ts'
import { errorsOf, sentenceOf } from './sentence.ts'

const OWN = 'The form could not be sent.'
/** Returns a refusal in the server's form. */
const refusal = (code: string, message: string) =>
  readReply(409, JSON.stringify({ code, message, requestId: 'r1' })) as Failure

it('A failure is told in the server’s sentence for its code', () => {
  for (const [code, { sentence }] of Object.entries(ERRORS))
    expect(sentenceOf(refusal(code, sentence))).toBe(sentence)
})

it('A code that this page does not know keeps its own sentence', () => {
  const unknown = refusal('listing_frozen', 'This listing is frozen.')
  expect(sentenceOf(unknown)).toBe('This listing is frozen.')
  expect(sentenceOf(unknown, { failed: OWN })).toBe('This listing is frozen.')
})

it('A failure without a sentence counts as ours, whatever was requested', () => {
  for (const code of ['internal', 'cannot_undo', 'changed'] as const) {
    expect(sentenceOf(fail(code))).toBe(FAILED)
    expect(sentenceOf(fail(code))).not.toBe(MODERATION_TEXTS.cannotUndo)
    expect(sentenceOf(fail(code), { failed: OWN })).toBe(OWN)
  }
})

it('A page uses its own words for a server failure, and the server’s for every other code', () => {
  expect(sentenceOf(fail('internal', { message: FAILED }), { failed: OWN })).toBe(OWN)
  expect(sentenceOf(fail('changed', { message: 'It changed.' }), { failed: OWN })).toBe(
    'It changed.',
  )
})

it('A page can also use the server’s words for some codes only', () => {
  const own = { failed: OWN, only: ['too_many_attempts'] as ErrorCode[] }
  expect(sentenceOf(fail('too_many_attempts', { message: 'Wait.' }), own)).toBe('Wait.')
  expect(sentenceOf(fail('changed', { message: 'It changed.' }), own)).toBe(OWN)
  expect(sentenceOf(fail('internal', { message: FAILED }), own)).toBe(OWN)
})

it.each([OFFLINE, UNREACHED])(
  'A lost connection is named beside words that do not: %s',
  (message) => {
    const lost = fail('internal', { message, unreached: true })
    expect(sentenceOf(lost)).toBe(message)
    expect(sentenceOf(lost, { failed: OWN })).toBe(OWN)
    expect(sentenceOf(lost, { failed: OWN, cause: true })).toBe(`${OWN} ${message}`)
    expect(errorsOf(lost, { failed: OWN, only: ['too_many_attempts'], cause: true })).toEqual({
      _: `${OWN} ${message}`,
    })
    expect(sentenceOf(fail('internal', { message: FAILED }), { failed: OWN, cause: true })).toBe(
      OWN,
    )
  },
)

it('A form shows a failure at the fields that the server names, or in its summary', () => {
  const message = ERRORS.invalid.sentence
  expect(errorsOf(fail('invalid', { message, fields: { name: 'Who?' } }))).toEqual({ name: 'Who?' })
  expect(errorsOf(fail('invalid', { message, fields: {} }))).toEqual({ _: message })
  expect(errorsOf(fail('internal'), { failed: OWN })).toEqual({ _: OWN })
})
