import { atom } from 'nanostores'
import { LETTER_TEXTS as texts } from '#language/right-to-offer/texts-letter'
import { fail, type Result } from '../../contract/result.ts'
import { answerLetter, type Letter, readLetter } from '../../contract/right-to-offer.ts'
import type { LetterAnswer } from '../../domain/right-to-offer/constants.ts'
import { letterLinkOf } from '../../domain/right-to-offer/letter-link.ts'
import { call } from '../lib/api.ts'
import { createQuery, whole } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'

const foreign = () => fail('not_found', { message: texts.foreign })

/** Whether another try to read does not help: the link is not one of ours, or over. */
export const $letterDead = atom(false)
/** The answer that is being sent, and what was answered. */
export const $sayingLetter = atom<LetterAnswer | null>(null)
export const $letterSaid = atom<Letter['said']>(null)
/** Why an answer was not taken. */
export const $letterRefused = atom<string | null>(null)

async function ask(): Promise<Result<Letter>> {
  const link = letterLinkOf(location.hash)
  if (!link) return foreign()
  const { id, ...body } = link
  return call(readLetter, { params: { id }, body })
}

const reading = createQuery(ask, whole, (failure) => {
  $letterDead.set(failure.code === 'link_used_up' || failure.code === 'not_found')
  return sentenceOf(failure)
})
export const { $value: $letter, $problem: $letterProblem } = reading

/** Reads what the link of the page asks. */
export async function startLetter(): Promise<void> {
  $letterDead.set(false)
  $letterRefused.set(null)
  $letterSaid.set(null)
  $letter.set(null)
  await reading.refresh()
  $letterSaid.set($letter.get()?.said ?? null)
}

/** Sends an answer with the link of the page; shows what was answered before where another press was faster. */
export async function sayLetter(answer: LetterAnswer): Promise<void> {
  const link = letterLinkOf(location.hash)
  if (!link || $sayingLetter.get()) return
  $sayingLetter.set(answer)
  $letterRefused.set(null)
  const { id, ...body } = link
  const result = await call(answerLetter, { params: { id }, body: { ...body, answer } })
  $sayingLetter.set(null)
  if (result.ok) $letterSaid.set(result.value)
  else $letterRefused.set(sentenceOf(result))
}
