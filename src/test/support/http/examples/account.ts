import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { newToken } from '../../../../server/account/tokens.ts'
import type { Db } from '../../../../server/db/client.ts'
import { newId } from '../../../../server/ids.ts'
import { makeUser, PASSWORD, startSession } from '../../data/factories.ts'
import { cookieFor } from '../cookie.ts'
import { codeOf, giveTwoStep } from '../two-step.ts'
import { anId, type Example, type Examples } from './example.ts'

const NEW_PASSWORD = 'seven green doors'
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

/** Returns a new caller, because a change of its security would break the other examples. */
async function newCaller(db: Db, role: Parameters<typeof makeUser>[1]) {
  const user = await makeUser(db, role)
  return { user, cookie: await cookieFor(db, user.id) }
}

/** Switches two-step sign-in of a new caller on or off. It uses the next code, which is still valid in a late call. */
async function switching(
  db: Db,
  role: Parameters<typeof makeUser>[1],
  to: boolean,
): Promise<Example> {
  const { user, cookie } = await newCaller(db, role)
  const secret = await giveTwoStep(db, user.id, { on: !to })
  const body = { currentPassword: PASSWORD, code: codeOf(secret, 1) }
  return { cookie, body, reply: { twoStep: to }, fixed: () => body }
}

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
  readSecurity: async ({ db, caller }) => {
    const { cookie } = await newCaller(db, caller.role)
    const session = {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      device: null,
      startedAt: moment,
      lastSeenAt: moment,
      current: true,
    }
    return {
      cookie,
      reply: { emailVerified: false, mailStop: null, twoStep: false, sessions: [session] },
    }
  },
  endOwnSession: async ({ db, caller }) => {
    const { user, cookie } = await newCaller(db, caller.role)
    const id = createHash('sha256')
      .update(await startSession(db, user.id))
      .digest('hex')
      .slice(0, 24)
    return { cookie, params: { id }, reply: { id } }
  },
  endOtherSessions: async ({ db, caller }) => {
    const { user, cookie } = await newCaller(db, caller.role)
    await startSession(db, user.id)
    return { cookie, reply: { ended: 1 } }
  },
  changePassword: async ({ db, caller }) => {
    const { cookie } = await newCaller(db, caller.role)
    return {
      cookie,
      body: { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      reply: { ended: 0 },
      fixed: ({ password }) => ({ currentPassword: PASSWORD, confirmPassword: password }),
    }
  },
  askVerification: async ({ db, caller }) => ({
    cookie: (await newCaller(db, caller.role)).cookie,
    reply: {},
  }),
  verifyEmail: async ({ db }) => {
    const token = await newToken(db, 'verify email', await makeUser(db))
    const body = { token, currentPassword: PASSWORD }
    return { body, reply: {}, fixed: () => body }
  },
  askReset: async ({ caller }) => ({ body: { email: caller.email }, reply: {} }),
  resetPassword: async ({ db }) => {
    const token = await newToken(db, 'reset password', await makeUser(db))
    return {
      body: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      reply: {},
      fixed: ({ password }) => ({ token, confirmPassword: password }),
    }
  },
  prepareTwoStep: async ({ db, caller }) => ({
    cookie: (await newCaller(db, caller.role)).cookie,
    reply: {
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    },
  }),
  switchTwoStepOn: ({ db, caller }) => switching(db, caller.role, true),
  switchTwoStepOff: ({ db, caller }) => switching(db, caller.role, false),
} satisfies Examples
