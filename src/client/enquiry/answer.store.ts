import { answerEnquiry } from '../../contract/enquiry.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { refreshOwnEnquiries } from './own-enquiries.store.ts'

/** The form for the answer to a question. `onSent` is called after the list contains the answer. */
export const createEnquiryAnswer = (id: string, onSent: () => void) =>
  createForm({
    keep: { name: `answer-${id}`, fields: ['answer'] },
    send: async ({ answer = '', shareEmail }) => {
      const body = { answer, shareEmail: shareEmail !== undefined }
      const result = await call(answerEnquiry, { params: { id }, body })
      // Another tab may have answered; the list then shows that answer.
      if (result.ok || result.code === 'changed') await refreshOwnEnquiries()
      return result
    },
    onDone: onSent,
  })
