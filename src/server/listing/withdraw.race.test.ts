import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Result } from '../../contract/result.ts'
import { openAndApprove, openForAdmins } from '../../test/support/data/approving.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUp, setUpUser } from '../../test/support/database/set-up.ts'
import { startBuildHook } from '../../test/support/http/build-hook.ts'
import { approveListing, rejectListing } from '../moderation/decide.ts'
import { undoDecision } from '../moderation/undo.ts'
import { withdrawListing } from './withdraw.ts'

const ROUNDS = 30
/**
 * A decision reads before it writes, so that without a start it would always come second: each round lets the first one
 * be ahead by so much more.
 */
const START_MS = 120

const backend = setUpBackend()
const hook = setUp(startBuildHook, (started) => started.close())
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')
beforeAll(() => {
  backend.env.buildHookUrl = hook.address
})

type Act = (id: string) => Promise<Result<unknown>>
type Round = { decided: boolean; withdrawn: boolean; id: string }
type Race = { rounds: Round[]; decided: number; builds: number }

const withdraw: Act = (id) => withdrawListing(backend, owner, id)
const revision = async () =>
  (await backend.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision ??
  0
const remaining = () => backend.db.rows(sql`select id from properties where user_id = ${owner.id}`)
const linesOf = async (id: string) =>
  (
    await backend.db.rows<{ decision: string }>(
      sql`select decision from moderation_log where property_id = ${id} order by decided_at`,
    )
  ).map((line) => line.decision)

/**
 * The owner deletes each listing at the same instant as an admin decides on it; each of the two starts first half of
 * the time. `builds` counts the builds that either requested.
 */
async function decideWhileDeleting(make: () => Promise<string>, decide: Act): Promise<Race> {
  const ids = await Promise.all(Array.from({ length: ROUNDS }, make))
  const builds = hook.asked()
  const rounds = await Promise.all(
    ids.map(async (id, i) => {
      const first = i % 2 ? decide(id) : withdraw(id)
      await setTimeout(i * START_MS)
      const second = i % 2 ? withdraw(id) : decide(id)
      const [decided, withdrawn] = await Promise.all(i % 2 ? [first, second] : [second, first])
      return { decided: decided.ok, withdrawn: withdrawn.ok, id }
    }),
  )
  expect(new Set(rounds.map((round) => round.decided)), 'both orders happened').toEqual(
    new Set([true, false]),
  )
  return {
    rounds,
    decided: rounds.filter((round) => round.decided).length,
    builds: hook.asked() - builds,
  }
}

describe('While its owner deletes a pending listing', () => {
  const pending = async () => {
    const id = await makePending(backend.db, owner, {}, [await makePhotoRow(backend.db, owner)])
    await openForAdmins(backend.db, id)
    return id
  }

  test('an approval either comes first, is logged and is followed by a rebuild without the listing, or never happens', async () => {
    const before = await revision()
    const { rounds, decided, builds } = await decideWhileDeleting(pending, (id) =>
      approveListing(backend, admin, id, 1),
    )
    expect(rounds.every((round) => round.withdrawn)).toBe(true)
    for (const round of rounds)
      expect(await linesOf(round.id)).toEqual(round.decided ? ['listing.approved'] : [])
    expect(await remaining()).toEqual([])
    // The approval raises the revision and requests a build, and so does deleting the approved listing.
    expect([await revision(), builds]).toEqual([before + 2 * decided, 2 * decided])
  })

  test('either a rejection deletes it with a line in the log, or its owner deletes it without one', async () => {
    const before = await revision()
    const { rounds, builds } = await decideWhileDeleting(pending, (id) =>
      rejectListing(backend, admin, id, 1, 'The photos are of another flat.'),
    )
    for (const { id, decided, withdrawn } of rounds) {
      expect(withdrawn).toBe(!decided)
      expect(await linesOf(id)).toEqual(decided ? ['listing.rejected'] : [])
    }
    expect(await remaining()).toEqual([])
    expect([await revision(), builds]).toEqual([before, 0])
  })
})

test('While its owner deletes an approved listing, an undo of the approval takes effect before or not at all', {
  timeout: 120_000,
}, async () => {
  const approvals = new Map<string, string>()
  const approved = async () => {
    const id = await makePending(backend.db, owner)
    await openAndApprove(backend, admin, id, 1)
    const line = await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id}`,
    )
    approvals.set(id, line?.id ?? '')
    return id
  }
  const undo: Act = (id) => undoDecision(backend, admin, approvals.get(id) ?? '')
  const before = await revision()
  const { rounds, builds } = await decideWhileDeleting(approved, undo)
  expect(rounds.every((round) => round.withdrawn)).toBe(true)
  for (const round of rounds)
    expect(await linesOf(round.id)).toEqual(
      round.decided ? ['listing.approved', 'listing.approval_undone'] : ['listing.approved'],
    )
  expect(await remaining()).toEqual([])
  // Either the undo or the deletion removed each listing from the site, and that one requested the build.
  expect([await revision(), builds]).toEqual([before + 2 * ROUNDS, ROUNDS])
})
