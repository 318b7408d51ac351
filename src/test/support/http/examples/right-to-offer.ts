import { expect } from 'vitest'
import { depsOn, makePending, makeUser } from '../../data/factories.ts'
import { makePaper, makeSeen, paper } from '../../data/papers.ts'
import type { Examples } from './example.ts'
import { approved } from './example.ts'

/** The right after a paper was shown. */
const waiting = expect.objectContaining({
  unit: 'B-1204',
  waiting: expect.objectContaining({ pages: 3 }),
  seen: null,
})

export const rightToOfferExamples = {
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
