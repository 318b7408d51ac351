import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import { newId } from '../../../../server/ids.ts'
import { openForAdmins } from '../../data/approving.ts'
import { makeEdit } from '../../data/edits.ts'
import { makePending, makeReport, makeUser, makeWaitingName } from '../../data/factories.ts'
import { anId, approved, type Examples, rejected } from './example.ts'

export const deskExamples = {
  readHints: async ({ db }) => {
    // In their own place, because the desk names only a limited number of lookalikes.
    const locality = `Sector ${newId()}`
    const id = await makePending(db, await makeUser(db), { locality })
    const other = await makePending(db, await makeUser(db), { locality })
    return {
      params: { id },
      reply: {
        alike: expect.any(Number),
        lookalikes: expect.arrayContaining([expect.objectContaining({ id: other })]),
        resaid: 0,
        texts: [],
        pictures: [],
        pictured: 0,
        price: expect.any(Object),
        asked: expect.objectContaining({ here: expect.any(Number), inCity: expect.any(Number) }),
      },
    }
  },
  readPoster: async ({ db }) => {
    const { id, name, role } = await makeUser(db)
    const past = {
      listings: expect.objectContaining({ pending: 0 }),
      rejected: 0,
      rejections: [],
      reported: 0,
      reports: [],
    }
    return { params: { id }, reply: { id, name, role, memberSince: expect.any(String), ...past } }
  },
  readLog: async ({ db }) => {
    const id = await rejected(db)
    return {
      query: { decision: 'listing.rejected', city: 'Lucknow' },
      reply: {
        lines: expect.any(Number),
        admins: expect.any(Array),
        log: expect.arrayContaining([expect.objectContaining({ id })]),
      },
    }
  },
  approveListings: async ({ db }) => {
    const owner = await makeUser(db)
    const approvals = await Promise.all(
      [1, 2].map(async () => ({ id: await makePending(db, owner), version: 1 })),
    )
    await openForAdmins(db)
    return {
      body: { approvals },
      reply: { results: approvals.map(({ id }) => ({ id, result: 'approved' })) },
    }
  },
  approveEdits: async ({ db }) => {
    const owner = await makeUser(db)
    const approvals = await Promise.all(
      [1, 2].map(async () => ({ id: (await makeEdit(db, owner)).id, version: 1 })),
    )
    await openForAdmins(db)
    return {
      body: { approvals },
      reply: { results: approvals.map(({ id }) => ({ id, result: 'approved' })) },
    }
  },
  readNames: async ({ db }) => {
    const { id } = await makeWaitingName(db)
    return { reply: { names: expect.arrayContaining([expect.objectContaining({ id })]) } }
  },
  decideName: async ({ db }) => {
    const { id } = await makeWaitingName(db, 'Asha Rani')
    const body = { name: 'Asha Rani', approved: true }
    return { params: { id }, body, reply: { id }, fixed: () => body }
  },
  readReports: async ({ db }) => {
    const id = await approved(db)
    await makeReport(db, id)
    return { reply: { more: expect.any(Boolean), reported: expect.any(Array) } }
  },
  handleReports: async ({ db }) => {
    const id = await approved(db)
    const reports = [await makeReport(db, id)]
    return {
      params: { id },
      body: { outcome: 'dismissed', reports },
      reply: { handled: 1 },
      fixed: () => ({ outcome: 'dismissed', reports }),
    }
  },
  takeDownReported: async ({ db }) => {
    const id = await approved(db)
    const reports = [await makeReport(db, id)]
    return {
      params: { id },
      body: { version: 2, reason: 'Sold long ago.', reports },
      reply: { decisionId: anId },
      fixed: () => ({ version: 2, reports }),
    }
  },
  hideReported: async ({ db }) => {
    const id = await approved(db)
    await makeReport(db, id)
    await db.rows(sql`update properties set gone_asked_at = now() where id = ${id}`)
    return {
      params: { id },
      body: { hidden: true },
      reply: { hidden: true },
      fixed: () => ({ hidden: true }),
    }
  },
} satisfies Examples
