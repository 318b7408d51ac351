import { expect } from 'vitest'
import { makePhotoRow, makeUser, PASSWORD } from '../../data/factories.ts'
import { cookieFor } from '../cookie.ts'
import type { Examples } from './example.ts'

export const ownDataExamples = {
  readProfile: async ({ caller }) => ({
    reply: expect.objectContaining({
      name: expect.any(String),
      email: caller.email,
      role: caller.role,
    }),
  }),
  keepLanguage: async ({ db, caller }) => ({
    cookie: await cookieFor(db, (await makeUser(db, caller.role)).id),
    body: { language: 'hi' },
    reply: { language: 'hi' },
  }),
  setPublicPage: async ({ db, caller }) => ({
    cookie: await cookieFor(db, (await makeUser(db, caller.role)).id),
    body: { on: true },
    reply: { on: true },
  }),
  changeProfile: async ({ db, caller }) => {
    // A separate caller, because other examples use the names of the others.
    const user = await makeUser(db, caller.role)
    const photoId = await makePhotoRow(db, user)
    const body = {
      name: 'Asha Rani',
      mobileNumber: '9123456780',
      whatsApp: true,
      messagesOnly: true,
      language: 'hi',
      agentRera: '',
      photoId,
    }
    const reply = {
      name: 'Asha Rani',
      waitingName: null,
      refusedName: null,
      email: user.email,
      mobileNumber: '9123456780',
      whatsApp: true,
      messagesOnly: true,
      agentRera: null,
      publicPage: false,
      language: 'hi',
      role: user.role,
      createdAt: expect.any(String),
      photo: expect.objectContaining({ id: photoId }),
    }
    return { cookie: await cookieFor(db, user.id), body, reply, fixed: () => ({ photoId }) }
  },
  exportOwnData: async ({ caller }) => ({
    reply: expect.objectContaining({
      account: expect.objectContaining({ id: caller.id, email: caller.email }),
      listings: expect.any(Array),
    }),
  }),
  deleteAccount: async ({ db, caller }) => {
    const user = await makeUser(db, caller.role)
    return {
      cookie: await cookieFor(db, user.id),
      body: { currentPassword: PASSWORD },
      reply: { id: user.id },
      fixed: () => ({ currentPassword: PASSWORD }),
    }
  },
} satisfies Examples
