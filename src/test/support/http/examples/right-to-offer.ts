import { expect } from 'vitest'
import type { Db } from '../../../../server/db/client.ts'
import { depsOn, makePending, makeUser } from '../../data/factories.ts'
import { newAddress } from '../../data/followers.ts'
import { makeAsked, makePaper, makeSeen, paper } from '../../data/papers.ts'
import type { Examples } from './example.ts'
import { approved } from './example.ts'

/** The right after a paper was shown. */
const waiting = expect.objectContaining({
  unit: 'B-1204',
  waiting: expect.objectContaining({ pages: 3 }),
  seen: null,
})

/** The link of a mail to an owner whom some agent named. */
async function asked(db: Db) {
  const agent = await makeUser(db, 'Agent', 'Vikram Sethi')
  const { id, ...body } = await makeAsked(depsOn(db), agent, await makePending(db, agent))
  return { id, body }
}

export const rightToOfferExamples = {
  askOwner: async ({ db, caller }) => ({
    params: { id: await makePending(db, caller) },
    body: { unit: 'B-1204', tower: 'B', email: newAddress() },
    reply: expect.objectContaining({
      letter: { askedAt: expect.any(String), until: expect.any(String) },
      waiting: null,
    }),
    fixed: () => ({ email: newAddress() }),
  }),
  readLetter: async ({ db }) => {
    const { id, body } = await asked(db)
    return {
      params: { id },
      body,
      reply: {
        agent: 'Vikram Sethi',
        rera: null,
        about: expect.any(String),
        unit: 'B-1204',
        tower: 'B',
        said: null,
      },
      fixed: () => body,
    }
  },
  answerLetter: async ({ db }) => {
    const { id, body } = await asked(db)
    return {
      params: { id },
      body: { ...body, answer: 'no' },
      reply: { answer: expect.any(String), at: expect.any(String) },
      fixed: () => body,
    }
  },
  showPaper: async ({ db, caller }) => {
    const { pages, ...fields } = await paper({
      kind: caller.role === 'Agent' ? "owner's letter" : 'tax receipt',
    })
    return {
      params: { id: await makePending(db, caller) },
      body: { ...fields, pages },
      reply: waiting,
      fixed: () => ({ kind: fields.kind, pages }),
    }
  },
  withdrawPaper: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    await makePaper(depsOn(db), caller, id)
    return { params: { id }, reply: expect.objectContaining({ waiting: null, answer: null }) }
  },
  readOwnRight: async ({ db, caller }) => {
    const id = await makePending(db, caller)
    await makePaper(depsOn(db), caller, id)
    return {
      params: { id },
      reply: { about: expect.any(String), role: caller.role, state: 'pending', right: waiting },
    }
  },
  readPapers: async ({ db }) => {
    const owner = await makeUser(db, 'Owner', 'Asha')
    const id = await makePending(db, owner)
    await makePaper(depsOn(db), owner, id)
    return {
      query: { list: 'waiting' },
      reply: {
        rows: expect.arrayContaining([
          expect.objectContaining({
            poster: { id: owner.id, name: 'Asha', role: 'Owner' },
            unit: 'B-1204',
            seen: null,
          }),
        ]),
        more: expect.any(Boolean),
        counts: {
          waiting: expect.any(Number),
          overdue: expect.any(Number),
          seen: expect.any(Number),
        },
        record: { seen: expect.any(Number), takenBack: expect.any(Number) },
      },
    }
  },
  openPaper: async ({ db }) => {
    const owner = await makeUser(db)
    const id = await makePaper(depsOn(db), owner, await makePending(db, owner))
    return { params: { id, page: '2' }, reply: {} }
  },
  answerPaper: async ({ db }) => {
    const owner = await makeUser(db)
    const listingId = await makePending(db, owner)
    return {
      params: { id: await makePaper(depsOn(db), owner, listingId) },
      body: { answer: 'seen', agree: ['name', 'place'], reason: null },
      reply: { listingId },
    }
  },
  takeBackRight: async ({ db, caller }) => {
    const owner = await makeUser(db)
    const id = await approved(db, owner)
    await makeSeen(depsOn(db), owner, id, caller)
    return {
      params: { id },
      body: { reason: 'The owner says that it is not his.' },
      reply: { listingId: id },
    }
  },
} satisfies Examples
