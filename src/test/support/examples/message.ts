import { expect } from 'vitest'
import { newSubmissionKey } from '../factories.ts'
import { anId, approved, type Examples } from './example.ts'

export const messageExamples = {
  sendContact: async () => ({
    body: { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in', message: 'Is the flat in Gomti Nagar still free?', submissionKey: newSubmissionKey() },
    reply: { id: expect.any(Number) },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  sendEnquiry: async ({ db }) => ({
    params: { id: await approved(db) },
    body: { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in', message: 'Is it still to be had?', submissionKey: newSubmissionKey() },
    reply: { id: anId },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  readOwnEnquiries: async () => ({ reply: { enquiries: [] } }),
} satisfies Examples
