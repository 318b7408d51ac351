import { newId } from '../../../server/ids.ts'
import { anId, type Examples } from './example.ts'

export const accountExamples = {
  createAccount: async () => ({
    body: {
      name: 'Asha Verma',
      mobileNumber: '9876543210',
      email: `${newId()}@example.in`,
      password: 'a fine password',
      confirmPassword: 'a fine password',
      role: 'Owner',
    },
    reply: { id: anId },
    fixed: ({ password }) => ({ email: `${newId()}@example.in`, confirmPassword: password }),
  }),
  readSession: async ({ caller }) => ({ reply: { user: caller } }),
} satisfies Examples
