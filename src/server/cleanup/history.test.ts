import { sql } from 'drizzle-orm/sql/sql'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ORPHAN_LIMITS } from '../../domain/cleanup/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { Known, type World } from '../../test/support/database/photo-history.ts'
import { historySteps } from '../../test/support/database/photo-history-steps.ts'
import { storedBlobs } from '../../test/support/database/stored.ts'
import { cleanUp } from './run.ts'

const SEED = 20_261_120
/** The full matrix runs more histories, each step at least three times; an ordinary run has each step at least once. */
const [HISTORIES, EACH_STEP] = process.env.FULL_MATRIX ? [8, 3] : [4, 1]
const STEPS = 80
const VARIANTS = 6

const backend = setUpBackend()
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(240, 200, 1)
})

async function emptyWorld(): Promise<World> {
  await backend.db.rows(
    sql`truncate users, properties, property_edits, images, moderation_log, sessions, rate_limits, builds, orphan_blobs cascade`,
  )
  for (const blob of await storedBlobs(backend.photos)) await backend.photos.erase(blob)
  const [admin, ...posters] = [
    await makeUser(backend.db, 'Admin'),
    await makeUser(backend.db),
    await makeUser(backend.db, 'Agent'),
  ]
  return { backend, admin, posters, picture }
}

async function blobCounts(): Promise<Map<string, number>> {
  const byPhoto = Map.groupBy(await storedBlobs(backend.photos), photoKeyOf)
  return new Map([...byPhoto].map(([key, blobs]) => [key, blobs.length]))
}

/** Checks that every needed photo is complete, every listing has its photos, and every valid session exists. */
async function nothingNeededIsGone(known: Known): Promise<void> {
  const rows = await backend.db.rows<{ id: string; property_id: string | null }>(
    sql`select id, property_id from images order by position`,
  )
  const blobs = await blobCounts()
  const lost = known
    .needed()
    .filter(({ id, key }) => !rows.some((row) => row.id === id) || blobs.get(key) !== VARIANTS)
  expect(lost).toEqual([])
  for (const { id, photoIds } of known.listings.values())
    expect(rows.filter((row) => row.property_id === id).map((row) => row.id)).toEqual(photoIds)
  const sessions = await backend.db.rows<{ id: string }>(sql`select id from sessions`)
  expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining(known.liveSessions()))
}

/** Checks that after a hundred days only the photos of listings are left, and complete. */
async function nothingElseIsLeft(known: Known): Promise<void> {
  await passHours(backend.db, 2400)
  // Blobs without a row are found by this cleanup, wait for a month, and are then erased a few each day.
  await cleanUp(backend)
  await passHours(backend.db, ORPHAN_LIMITS.days * 24)
  while ((await cleanUp(backend)).stopped) await passHours(backend.db, 24)
  const shown = [...known.listings.values()].flatMap(({ photoIds }) => photoIds)
  const rows = await backend.db.rows<{ id: string; key: string }>(sql`select id, key from images`)
  expect(rows.map(({ id }) => id).sort()).toEqual(shown.toSorted())
  expect(await blobCounts()).toEqual(
    new Map(rows.map(({ key }) => [key, VARIANTS] as const).sort()),
  )
  const records = await backend.db.row(
    sql`select (select count(*) from sessions) as sessions, (select count(*) from rate_limits) as attempts`,
  )
  expect(records).toEqual({ sessions: 0, attempts: 0 })
}

test(`${HISTORIES} random histories (seed ${SEED}) never erase needed data, and in the end erase everything else`, {
  timeout: 240_000,
}, async () => {
  const done = new Map<string, number>()
  const history = fc.asyncProperty(
    fc.array(fc.oneof(...historySteps(nothingNeededIsGone)), {
      minLength: STEPS,
      maxLength: STEPS,
    }),
    async (steps) => {
      const known = new Known()
      const world = await emptyWorld()
      await fc.asyncModelRun(() => ({ model: known, real: world }), steps)
      await nothingElseIsLeft(known)
      for (const [name, times] of known.done) done.set(name, (done.get(name) ?? 0) + times)
    },
  )
  await fc.assert(history, { seed: SEED, numRuns: HISTORIES, endOnFailure: true })
  console.info(
    `steps taken: ${[...done]
      .map(([name, times]) => `${name} ${times}`)
      .sort()
      .join(', ')}`,
  )
  // A step that never runs would be untested.
  expect(done.size).toBe(14)
  expect(Math.min(...done.values())).toBeGreaterThanOrEqual(EACH_STEP)
})
