import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { DECISION_VERBS } from '#english/moderation/texts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { SUBJECTS } from '../../test/support/data/subjects.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readRebuildStatus } from '../rebuild/builds.ts'

const THINGS = 12
/** Each admin decides twice on each. */
const ADMINS = ['Meera', 'Kabir', 'Leela', 'Arjun', 'Zoya']

const backend = setUpBackend()

type Line = { property_id: string; decision: Decision; name: string }

test.each(SUBJECTS)(
  'Five admins approve and reject the same twelve $things at once: each is decided once, the others see by whom',
  async ({ name: subject, address, endpoints, make, shown, waits }) => {
    const owner = await makeUser(backend.db)
    const admins = await Promise.all(ADMINS.map((name) => makeUser(backend.db, 'Admin', name)))
    const cookies = await Promise.all(admins.map(async ({ email }) => (await login(email)).cookie))
    const made = await Promise.all(Array.from({ length: THINGS }, () => make(backend.db, owner)))
    await openForAdmins(backend.db)
    const before = (await readRebuildStatus(backend.db)).revision
    const body = { version: 1, reason: 'The photos are of another flat.' }
    const answers = await Promise.all(
      made.flatMap(({ id, listingId }) =>
        cookies.flatMap((cookie) =>
          (['approve', 'reject'] as const).map(async (verb) => ({
            listingId,
            answer: await ask(handlers[endpoints[verb]], {
              method: 'POST',
              path: `${address}/${id}/${verb}`,
              body,
              cookie,
            }),
          })),
        ),
      ),
    )

    expect(answers).toHaveLength(THINGS * ADMINS.length * 2)
    const listings = made.map(({ listingId }) => listingId)
    const lines = await backend.db.rows<Line>(sql`
      select m.property_id, m.decision, u.name
      from moderation_log m
      join users u on u.id = m.admin_id
      where m.decision in (${`${subject}.approved`}, ${`${subject}.rejected`})
        and m.property_id in (select jsonb_array_elements_text(${JSON.stringify(listings)}::jsonb))`)
    expect(lines.map((line) => line.property_id).toSorted()).toEqual(listings.toSorted())
    const effective = answers.filter(({ answer }) => answer.status === 200)
    expect(effective.map(({ listingId }) => listingId).toSorted()).toEqual(listings.toSorted())
    for (const { listingId, answer } of answers.filter((one) => !effective.includes(one))) {
      const line = lines.find((one) => one.property_id === listingId)
      expect([answer.status, answer.body.message]).toEqual([
        409,
        `${line?.name} has already ${line && DECISION_VERBS[line.decision]} this listing.`,
      ])
    }

    const approved = lines
      .filter((line) => line.decision === `${subject}.approved`)
      .map((line) => line.property_id)
    expect(await shown(backend.db, listings)).toEqual(approved.toSorted().map((id) => ({ id })))
    expect(await Promise.all(made.map(({ id }) => waits(backend.db, id)))).not.toContain(true)
    expect((await readRebuildStatus(backend.db)).revision).toBe(before + approved.length)
  },
  120_000,
)
