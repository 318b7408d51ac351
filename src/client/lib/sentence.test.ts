import { expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '../../contract/errors.ts'
import { FAILED } from '../../contract/failed.ts'
import { type Failure, fail } from '../../contract/result.ts'
import { MODERATION_TEXTS } from '../../domain/moderation/texts.ts'
import { readReply } from './api.ts'
import { errorsOf, sentenceOf } from './sentence.ts'

const OWN = 'The form could not be sent.'
/** A refusal as the server sends it. */
const refusal = (code: string, message: string) =>
  readReply(409, JSON.stringify({ code, message, requestId: 'r1' })) as Failure

it('A failure is told in the sentence that the server gives its code', () => {
  for (const [code, { sentence }] of Object.entries(ERRORS))
    expect(sentenceOf(refusal(code, sentence))).toBe(sentence)
})

it('A code that this page does not know is told in its own sentence, not in that of another', () => {
  const unknown = refusal('listing_frozen', 'This listing is frozen.')
  expect(sentenceOf(unknown)).toBe('This listing is frozen.')
  expect(sentenceOf(unknown, { failed: OWN })).toBe('This listing is frozen.')
})

it('Where there is no sentence it is a failure of ours, whatever was asked for', () => {
  for (const code of ['internal', 'cannot_undo', 'changed'] as const) {
    expect(sentenceOf(fail(code))).toBe(FAILED)
    expect(sentenceOf(fail(code))).not.toBe(MODERATION_TEXTS.cannotUndo)
    expect(sentenceOf(fail(code), { failed: OWN })).toBe(OWN)
  }
})

it('A page has words of its own for a server that failed, and quotes it for all else', () => {
  expect(sentenceOf(fail('internal', { message: FAILED }), { failed: OWN })).toBe(OWN)
  expect(sentenceOf(fail('changed', { message: 'It changed.' }), { failed: OWN })).toBe(
    'It changed.',
  )
})

it('or quotes it for some codes only', () => {
  const own = { failed: OWN, only: ['too_many_attempts'] as ErrorCode[] }
  expect(sentenceOf(fail('too_many_attempts', { message: 'Wait.' }), own)).toBe('Wait.')
  expect(sentenceOf(fail('changed', { message: 'It changed.' }), own)).toBe(OWN)
  expect(sentenceOf(fail('internal', { message: FAILED }), own)).toBe(OWN)
})

it('A form says it at the fields that the server names, else in its summary', () => {
  const message = ERRORS.invalid.sentence
  expect(errorsOf(fail('invalid', { message, fields: { name: 'Who?' } }))).toEqual({ name: 'Who?' })
  expect(errorsOf(fail('invalid', { message, fields: {} }))).toEqual({ _: message })
  expect(errorsOf(fail('internal'), { failed: OWN })).toEqual({ _: OWN })
})
