import { answerEnquiry } from '../../contract/enquiry.ts'
import { createAnswerForm } from '../lib/answer-form.ts'
import { call } from '../lib/api.ts'
import { refreshOwnEnquiries } from './own-enquiries.store.ts'

const placeOf = (id: string) => `answer-${id}`

/** The answer as written so far in this tab; it survives a reload. */
export const keptAnswer = (id: string): string => sessionStorage.getItem(placeOf(id)) ?? ''
export const keepAnswer = (id: string, text: string): void =>
  sessionStorage.setItem(placeOf(id), text)

/** The form for the answer to a question. `onSent` is called after the list contains the answer. */
export const createEnquiryAnswer = (id: string, onSent: () => void) =>
  createAnswerForm(
    async ({ answer = '', shareEmail }) => {
      const body = { answer, shareEmail: shareEmail !== undefined }
      const result = await call(answerEnquiry, { params: { id }, body })
      // Another tab may have answered; the list then shows that answer.
      if (result.ok || result.code === 'changed') await refreshOwnEnquiries()
      return result
    },
    () => {
      sessionStorage.removeItem(placeOf(id))
      onSent()
    },
  )
