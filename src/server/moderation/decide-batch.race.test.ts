import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'

const THINGS = 40
const ADMINS = ['Meera', 'Kabir', 'Leela', 'Arjun', 'Zoya']
const BATCH = 20

const backend = setUpBackend()

type Line = { property_id: string; decision: string; name: string }

test.each(SUBJECTS)(
  'Five admins with overlapping batches of $things, and rejections in between: each is decided once, and the others see by whom',
  async ({ name: subject, make, approveAll, reject }) => {
    const owner = await makeUser(backend.db)
    const admins = await Promise.all(ADMINS.map((name) => makeUser(backend.db, 'Admin', name)))
    const made = await Promise.all(Array.from({ length: THINGS }, () => make(backend.db, owner)))
    const ids = made.map(({ id }) => id)
    await openForAdmins(backend.db)
    // Each batch starts at another listing and has another order, so that they overlap in every order.
    const batches = admins.flatMap((admin, i) =>
      [0, 1].map((turn) => {
        const from = (i * 8 + turn * BATCH) % THINGS
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
    const before = (await readRebuildStatus(backend.db)).revision
    const [answers, rejected] = await Promise.all([
      Promise.all(
        batches.map(async ({ admin, asked }) => ({
          admin,
          asked,
          answer: await approveAll(backend, admin, asked),
        })),
      ),
      Promise.all(
        rejections.map(({ admin, id }) => reject(backend, admin, id, 1, 'Of another flat.')),
      ),
    ])

    const lines = await backend.db.rows<Line>(
      sql`
      select m.property_id, m.decision, u.name
      from moderation_log m
      join users u on u.id = m.admin_id
      where m.decision in (${`${subject}.approved`}, ${`${subject}.rejected`})
        and m.property_id in (
          select jsonb_array_elements_text(${JSON.stringify(made.map((one) => one.listingId))}::jsonb)
        )`,
    )
    const lineOf = (id: string) => {
      const listing = made.find((one) => one.id === id)?.listingId
      return lines.find((line) => line.property_id === listing)
    }
    expect(lines).toHaveLength(THINGS)
    expect(ids.map(lineOf)).not.toContain(undefined)
    const outcomes = answers.flatMap(({ admin, answer }) =>
      answer.ok ? answer.value.results.map((result) => ({ admin, ...result })) : [],
    )
    expect(outcomes).toHaveLength(batches.length * BATCH)
    for (const one of outcomes) {
      const line = lineOf(one.id)
      if (one.result === 'approved')
        expect([line?.decision, line?.name]).toEqual([`${subject}.approved`, one.admin.name])
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
    expect(approvals.length + rejected.filter(({ ok }) => ok).length).toBe(THINGS)
    const deciding = answers.filter(
      ({ answer }) => answer.ok && answer.value.results.some(({ result }) => result === 'approved'),
    )
    expect((await readRebuildStatus(backend.db)).revision).toBe(before + deciding.length)
  },
)
