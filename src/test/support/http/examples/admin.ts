import { expect } from 'vitest'
import { MISSES } from '../../../../domain/search/misses.ts'
import { makeContact, makeUser } from '../../data/factories.ts'
import { approved, type Examples } from './example.ts'

const flag = expect.any(Boolean)
const picture = { wide: expect.stringMatching(/^<svg/), narrow: expect.stringMatching(/^<svg/) }

const rebuild = {
  revision: expect.any(Number),
  requestedAt: expect.toSatisfy((time) => time === null || !Number.isNaN(Date.parse(String(time)))),
  dueAt: null,
  askedAt: null,
  lastBuild: null,
  cleaningStopped: null,
  now: expect.any(String),
}

export const adminExamples = {
  readHealth: async () => ({
    reply: {
      context: 'local',
      at: expect.any(String),
      lastBuild: null,
    },
  }),
  readContacts: async ({ db }) => {
    const id = await makeContact(db)
    const count = expect.any(Number)
    return {
      query: { state: 'unread', q: 'asha' },
      reply: {
        rows: expect.arrayContaining([
          expect.objectContaining({ id, state: 'unread', name: 'Asha Verma' }),
        ]),
        more: flag,
        counts: { unread: count, read: count, answered: count },
      },
    }
  },
  markContact: async ({ db }) => ({
    params: { contact: String(await makeContact(db)) },
    body: { state: 'answered' },
    reply: { unread: expect.any(Number) },
  }),
  exportContacts: async ({ db }) => {
    await makeContact(db)
    return { query: { state: 'unread' }, reply: {} }
  },
  readUsers: async ({ db }) => {
    const { id, email } = await makeUser(db, 'Agent', 'Zoya')
    const row = {
      id,
      email,
      name: 'Zoya',
      phoneEnd: '210',
      role: 'Agent',
      status: 'active',
      verified: flag,
      twoStep: false,
      createdAt: expect.any(String),
      photo: null,
      listings: {},
    }
    const query = { q: email, role: 'Agent', status: 'active' }
    return { query, reply: { rows: [row], more: false } }
  },
  readUser: async ({ db }) => {
    const { id } = await makeUser(db)
    return {
      params: { id },
      reply: {
        id,
        mobileNumber: '9876543210',
        agentRera: null,
        sessions: 0,
        lastSeenAt: null,
        fileLimit: null,
      },
    }
  },
  changeRole: async ({ db }) => {
    const { id } = await makeUser(db)
    return {
      params: { id },
      body: { from: 'Owner', to: 'Agent' },
      reply: { id },
      fixed: () => ({ from: 'Owner' }),
    }
  },
  changeStatus: async ({ db }) => {
    const { id } = await makeUser(db)
    return {
      params: { id },
      body: { from: 'active', to: 'disabled' },
      reply: { id },
      fixed: () => ({ from: 'active' }),
    }
  },
  changeFileLimit: async ({ db }) => {
    const { id } = await makeUser(db, 'Agent')
    return {
      params: { id },
      body: { lines: 2000 },
      reply: { fileLimit: { lines: 2000, until: expect.any(String) } },
      fixed: () => ({ lines: 1000 }),
    }
  },
  readRebuildStatus: async () => ({ reply: rebuild }),
  requestRebuild: async () => ({ reply: rebuild }),
  readBuilds: async () => ({ reply: { rows: expect.any(Array), more: flag } }),
  readStats: async ({ db }) => {
    await approved(db)
    const charts = {
      cities: picture,
      types: picture,
      waiting: picture,
      messages: picture,
      decisions: picture,
    }
    return {
      reply: {
        cities: expect.arrayContaining([expect.objectContaining({ name: 'Lucknow' })]),
        types: expect.any(Array),
        mailStops: { bounced: expect.any(Number), complained: expect.any(Number) },
        misses: Array.from({ length: MISSES.months }, () => ({
          month: expect.any(String),
          missed: [],
        })),
        weeks: expect.any(Array),
        charts,
      },
    }
  },
  readAudit: async ({ db }) => {
    await approved(db)
    return {
      query: { event: 'listing.approved', from: '2026-01-01' },
      reply: {
        rows: expect.arrayContaining([expect.objectContaining({ event: 'listing.approved' })]),
        more: flag,
      },
    }
  },
} satisfies Examples
