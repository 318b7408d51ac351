import { DOUBT_TEXTS as texts } from '#language/report/texts-doubt'
import { answerDoubt } from '../../contract/report.ts'
import { doubtAnswerSchema } from '../../domain/report/doubt-schema.ts'
import { validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { refreshOwnListings } from './own-listings.store.ts'
import { $actionProblems, $answering, $done, $pricing } from './own-listings-actions.store.ts'

export function openAnswer(listingId: string): void {
  $pricing.set(null)
  $answering.set(listingId)
}

export const closeAnswer = (): void => $answering.set(null)

/** The form for what the poster answers to a doubt about one listing. */
export const createDoubtAnswer = (id: string) =>
  createForm({
    keep: { name: `doubt-${id}`, fields: ['answer'] },
    check: (answers) => validate(doubtAnswerSchema, answers),
    send: async (body) => {
      const result = await call(answerDoubt, { params: { id }, body })
      if (result.ok) await refreshOwnListings({ quietly: true })
      return result
    },
    onDone: () => {
      closeAnswer()
      $done.set({ tone: 'success', text: texts.done })
    },
    onFailed: async (failure) => {
      if (failure.code !== 'changed') return
      // The reports were settled meanwhile: the card says so, as its form goes with the question.
      closeAnswer()
      $actionProblems.setKey(id, sentenceOf(failure))
      await refreshOwnListings({ quietly: true })
    },
  })
