import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { approveListings, rejectListing } from './decide.ts'

const LISTINGS = 40
const ADMINS = ['Meera', 'Kabir', 'Leela', 'Arjun', 'Zoya']
const BATCH = 20

const backend = setUpBackend()

type Line = { property_id: string; decision: string; name: string }

test('Five admins with overlapping batches, and rejections in between: each listing is decided once, and the others see by whom', async () => {
  const owner = await makeUser(backend.db)
  const ids = await Promise.all(
    Array.from({ length: LISTINGS }, () => makePending(backend.db, owner)),
  )
  const admins = await Promise.all(ADMINS.map((name) => makeUser(backend.db, 'Admin', name)))
  await openForAdmins(backend.db)
  // Each batch starts at another listing and has another order, so that they overlap in every order.
  const batches = admins.flatMap((admin, i) =>
    [0, 1].map((turn) => {
      const from = (i * 8 + turn * BATCH) % LISTINGS
      const batch = [...ids, ...ids].slice(from, from + BATCH)
      return {
        admin,
        asked: (i % 2 ? batch.toReversed() : batch).map((id) => ({ id, version: 1 })),
      }
    }),
  )
  const rejections = admins.flatMap((admin, i) =>
    ids.slice(i * 8, i * 8 + 3).map((id) => ({ admin, id })),
  )
  const [answers, rejected] = await Promise.all([
    Promise.all(
      batches.map(async ({ admin, asked }) => ({
        admin,
        asked,
        answer: await approveListings(backend, admin, asked),
      })),
    ),
    Promise.all(
      rejections.map(({ admin, id }) => rejectListing(backend, admin, id, 1, 'Of another flat.')),
    ),
  ])

  const lines = await backend.db.rows<Line>(
    sql`select m.property_id, m.decision, u.name from moderation_log m join users u on u.id = m.admin_id`,
  )
  expect(lines.map((line) => line.property_id).toSorted()).toEqual(ids.toSorted())
  const outcomes = answers.flatMap(({ admin, answer }) =>
    answer.ok ? answer.value.results.map((result) => ({ admin, ...result })) : [],
  )
  expect(outcomes).toHaveLength(batches.length * BATCH)
  for (const one of outcomes) {
    const line = lines.find(({ property_id: id }) => id === one.id)
    if (one.result === 'approved')
      expect([line?.decision, line?.name]).toEqual(['listing.approved', one.admin.name])
    else
      expect(one).toEqual({
        admin: one.admin,
        id: one.id,
        result: 'decided',
        by: line?.name,
        decision: line?.decision,
      })
  }
  const approvals = outcomes.filter(({ result }) => result === 'approved')
  expect(approvals.length + rejected.filter(({ ok }) => ok).length).toBe(LISTINGS)
  const deciding = answers.filter(
    ({ answer }) => answer.ok && answer.value.results.some(({ result }) => result === 'approved'),
  )
  expect((await readRebuildStatus(backend.db)).revision).toBe(deciding.length)
})
