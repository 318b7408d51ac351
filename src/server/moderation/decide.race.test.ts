import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { openForAdmins } from '../../test/support/data/approving.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { DECISION_VERBS } from '#english/moderation/texts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'
import { handlers } from '../../test/support/http/handlers.ts'

const { approveListing: approve, rejectListing: reject } = handlers

const LISTINGS = 20
/** Each admin decides twice on each listing. */
const ADMINS = ['Meera', 'Kabir', 'Leela', 'Arjun', 'Zoya']

const backend = setUpBackend()

type Line = { property_id: string; decision: Decision; name: string }

test('Two hundred decisions of five admins on twenty listings at once: each listing is decided once, the others see by whom', async () => {
  const owner = await makeUser(backend.db)
  const ids = await Promise.all(
    Array.from({ length: LISTINGS }, () => makePending(backend.db, owner)),
  )
  const cookies = await Promise.all(
    ADMINS.map(
      async (name) => (await login((await makeUser(backend.db, 'Admin', name)).email)).cookie,
    ),
  )
  const body = { version: 1, reason: 'The photos are of another flat.' }
  await openForAdmins(backend.db)
  const decisions = ids.flatMap((id) =>
    cookies.flatMap((cookie) =>
      (
        [
          [approve, 'approve'],
          [reject, 'reject'],
        ] as const
      ).map(([handler, verb]) => async () => ({
        id,
        answer: await ask(handler, {
          method: 'POST',
          path: `/api/moderation/${id}/${verb}`,
          body,
          cookie,
        }),
      })),
    ),
  )
  const answers = await Promise.all(decisions.map((decide) => decide()))

  expect(answers).toHaveLength(LISTINGS * ADMINS.length * 2)
  const lines = await backend.db.rows<Line>(
    sql`select m.property_id, m.decision, u.name from moderation_log m join users u on u.id = m.admin_id`,
  )
  expect(lines.map((line) => line.property_id).toSorted()).toEqual(ids.toSorted())
  const effective = answers.filter(({ answer }) => answer.status === 200)
  expect(effective.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  for (const { id, answer } of answers.filter((one) => !effective.includes(one))) {
    const line = lines.find((one) => one.property_id === id)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `${line?.name} has already ${line && DECISION_VERBS[line.decision]} this listing.`,
    ])
  }

  const approved = lines
    .filter((line) => line.decision === 'listing.approved')
    .map((line) => line.property_id)
  const left = await backend.db.rows<{ id: string; is_approved: boolean }>(
    sql`select id, is_approved from properties order by id`,
  )
  expect(left).toEqual(approved.toSorted().map((id) => ({ id, is_approved: true })))
  expect((await readRebuildStatus(backend.db)).revision).toBe(approved.length)
}, 120_000)
