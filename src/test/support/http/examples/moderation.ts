import { expect } from 'vitest'
import { HINTS } from '../../../../domain/hints/constants.ts'
import type { Db } from '../../../../server/db/client.ts'
import { openForAdmins } from '../../data/approving.ts'
import { makeEdit } from '../../data/edits.ts'
import { makePending, makeUser } from '../../data/factories.ts'
import { anId, approved, type Examples, pending, rejected } from './example.ts'

const waitingEdit = async (db: Db) => (await makeEdit(db, await makeUser(db))).id
async function opened(db: Db, id: string): Promise<string> {
  await openForAdmins(db, id)
  return id
}

/** Two published listings of different accounts. */
const twoHomes = async (db: Db) => ({
  id: await approved(db, await makeUser(db)),
  other: await approved(db, await makeUser(db, 'Agent')),
})
const besides = { own: expect.any(Object), others: expect.any(Array), more: expect.any(Number) }

export const moderationExamples = {
  readSameHomes: async ({ db }) => ({ params: { id: await pending(db) }, reply: besides }),
  judgeHome: async ({ db }) => {
    const { id, other } = await twoHomes(db)
    return {
      params: { id },
      body: { other, verdict: 'same' },
      reply: {
        ...besides,
        others: expect.arrayContaining([
          expect.objectContaining({
            id: other,
            judged: { verdict: 'same', by: expect.any(String) },
          }),
        ]),
      },
      fixed: () => ({ other }),
    }
  },
  readDesk: async ({ db }) => {
    const id = await pending(db)
    const counts = {
      pending: expect.any(Number),
      prices: expect.any(Number),
      approved: expect.any(Number),
      rejected: expect.any(Number),
      users: expect.any(Number),
      reported: expect.any(Number),
      names: expect.any(Number),
      overdueReports: expect.any(Number),
      overdueMessages: expect.any(Number),
      overdueLaunches: expect.any(Number),
      overduePapers: expect.any(Number),
    }
    const queue = [
      expect.objectContaining({
        id,
        version: 1,
        hints: expect.any(Array),
        poster: expect.any(Object),
      }),
    ]
    return {
      query: { q: id, city: 'Lucknow', most: 10 },
      reply: {
        counts,
        today: { decided: expect.any(Number), oldest: expect.any(String) },
        hintRecord: Object.fromEntries(
          HINTS.map((hint) => [
            hint,
            { decided: expect.any(Number), rejected: expect.any(Number) },
          ]),
        ),
        queue,
        log: expect.any(Array),
        matching: 1,
        facets: expect.objectContaining({ city: expect.any(Object) }),
      },
    }
  },
  readPrices: async ({ db }) => ({
    reply: {
      changes: expect.arrayContaining([expect.objectContaining({ id: await waitingEdit(db) })]),
      more: 0,
    },
  }),
  noteRead: async ({ db }) => ({
    params: { id: await pending(db) },
    body: { version: 1, part: 'all', photoIds: [] },
    reply: { readAt: expect.any(String) },
    fixed: () => ({ version: 1, part: 'all', photoIds: [] }),
  }),
  approveListing: async ({ db }) => ({
    params: { id: await opened(db, await pending(db)) },
    body: { version: 1 },
    reply: { revision: expect.any(Number) },
    fixed: () => ({ version: 1 }),
  }),
  rejectListing: async ({ db }) => ({
    params: { id: await pending(db) },
    body: { version: 1, reason: 'Of another flat.' },
    reply: { decisionId: anId },
    fixed: () => ({ version: 1 }),
  }),
  approveEdit: async ({ db }) => ({
    params: { id: await opened(db, await waitingEdit(db)) },
    body: { version: 1 },
    reply: { revision: expect.any(Number) },
    fixed: () => ({ version: 1 }),
  }),
  seenOnRegister: async ({ db }) => {
    const number = 'UPRERAPRJ12345'
    const id = await makePending(db, await makeUser(db), { reraNumber: number })
    return {
      params: { id },
      body: { number },
      reply: { seenAt: expect.any(String) },
      fixed: () => ({ number }),
    }
  },
  rejectEdit: async ({ db }) => ({
    params: { id: await waitingEdit(db) },
    body: { version: 1, reason: 'The price is of last year.' },
    reply: { decisionId: anId },
    fixed: () => ({ version: 1 }),
  }),
  readReasons: async () => ({ reply: { reasons: expect.any(Array) } }),
  keepReason: async () => ({
    body: { reason: 'Two homes in one listing.', kept: true },
    reply: { reasons: expect.arrayContaining(['Two homes in one listing.']) },
    fixed: () => ({ reason: 'Two homes in one listing.', kept: true }),
  }),
  undoDecision: async ({ db }) => ({
    params: { id: await rejected(db) },
    reply: { listingId: anId },
  }),
} satisfies Examples
