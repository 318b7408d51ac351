import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import { confirmAddress, makeEnquiry, makeUser, newSubmissionKey } from '../../data/factories.ts'
import { MAIL_PROVIDER } from '../mail-provider.ts'
import { anId, approved, type Examples } from './example.ts'

export const messageExamples = {
  sendContact: async () => ({
    body: {
      name: 'Asha Verma',
      mobileNumber: '9876543210',
      email: 'asha@example.in',
      message: 'Is the flat in Gomti Nagar still free?',
      submissionKey: newSubmissionKey(),
    },
    reply: { id: expect.any(Number), dueAt: null },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  sendEnquiry: async ({ db }) => ({
    params: { id: await approved(db) },
    body: {
      name: 'Asha Verma',
      mobileNumber: '9876543210',
      email: 'asha@example.in',
      message: 'Is it still to be had?',
      submissionKey: newSubmissionKey(),
    },
    reply: { id: anId, link: expect.stringMatching(/^\/question\/[a-z0-9]+-[0-9a-f]{64}\/$/) },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  noteMailEvent: async ({ db }) => ({
    headers: MAIL_PROVIDER,
    body: {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: (await makeUser(db)).email,
      BouncedAt: '2026-11-05T16:33:54.9070259Z',
      Inactive: true,
    },
    reply: { stopped: true },
    fixed: () => ({ BouncedAt: '2026-11-05T16:33:54Z' }),
  }),
  reportListing: async ({ db }) => ({
    params: { id: await approved(db) },
    body: {
      reason: 'Wrong price or facts',
      note: 'The flat has two rooms.',
      submissionKey: newSubmissionKey(),
    },
    reply: { id: anId, dueAt: expect.any(String), mailed: expect.any(Boolean) },
    fixed: () => ({ submissionKey: newSubmissionKey(), website: undefined }),
  }),
  answerDoubt: async ({ db, caller }) => {
    const id = await approved(db, caller)
    await db.rows(sql`insert into offer_doubts (id, asked_at) values (${id}, now())`)
    const answer = 'My mother owns it, and I offer it for her.'
    return {
      params: { id },
      body: { answer },
      reply: { askedAt: expect.any(String), answer, answeredAt: expect.any(String) },
    }
  },
  revealPhone: async ({ db, caller }) => {
    await confirmAddress(db, caller)
    return {
      params: { id: await approved(db) },
      body: { agreed: true },
      reply: { mobileNumber: '9876543210', whatsApp: false },
    }
  },
  readOwnEnquiries: async () => ({ reply: { enquiries: [] } }),
  answerEnquiry: async ({ db, caller }) => {
    const id = await makeEnquiry(db, caller)
    await confirmAddress(db, caller)
    return { params: { id }, body: { answer: 'It is free. Come on Sunday.' }, reply: { id } }
  },
  readSentEnquiries: async ({ db, caller }) => {
    const id = await makeEnquiry(db, await makeUser(db), caller)
    const sent = expect.objectContaining({ id, message: 'Is it free?', answer: null })
    return { reply: { enquiries: expect.arrayContaining([sent]) } }
  },
} satisfies Examples
