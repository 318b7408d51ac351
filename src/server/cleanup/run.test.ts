import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import { makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { blobsOf, hasRow, makeUpload } from '../../test/support/database/stored.ts'
import { logLinesOf, REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { cleanup } from '../../test/support/http/schedules.ts'
import { cleanUp } from './run.ts'

const backend = setUpBackend()
let owner: SessionUser
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(240, 200, 1)
})
beforeEach(async () => {
  owner = await makeUser(backend.db)
})

const DAY = 24
const NOTHING = {
  sessions: 0,
  attempts: 0,
  builds: 0,
  mails: 0,
  links: 0,
  contacts: 0,
  launches: 0,
  asked: 0,
  followers: 0,
  told: 0,
  missed: 0,
  events: 0,
  notes: 0,
  pairs: 0,
  papers: 0,
  photos: 0,
  photosFailed: 0,
  orphanedBlobs: 0,
  prints: 0,
  stopped: null,
}

const upload = () => makeUpload(backend, owner, picture)
const blobs = (key: string) => blobsOf(backend.photos, key)
const row = (id: string) => hasRow(backend.db, id)

describe('A cleanup', () => {
  test('erases a limited number at a time, and the next run continues', async () => {
    await backend.db.rows(sql`
      insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
      select ${owner.id} || n, 'property_images/' || ${owner.id} || n || '-photo', ${owner.id}, 1, 1, 1, '', '', now() - interval '2 hours'
      from generate_series(1, ${CLEANUP_LIMITS.photos + 7}::int) n`)
    expect(await cleanUp(backend)).toMatchObject({ photos: CLEANUP_LIMITS.photos })
    expect(await cleanUp(backend)).toMatchObject({ photos: 7 })
  })

  test('has the same result when it runs five times at once', async () => {
    const [kept, due] = [await upload(), await upload()]
    await makePending(backend.db, owner, {}, [kept.id])
    await passHours(backend.db, 8 * DAY)
    const all = await Promise.all(Array.from({ length: 5 }, () => cleanUp(backend)))
    expect(all.reduce((sum, { photos }) => sum + photos, 0)).toBe(1)
    expect([
      await row(due.id),
      await blobs(due.key),
      await row(kept.id),
      await blobs(kept.key),
    ]).toEqual([false, 0, true, 6])
  })

  test('by the scheduled function logs one line with what was erased, and nothing else', async () => {
    await passHours(backend.db, 100 * DAY)
    await cleanUp(backend)
    await makePhotoRow(backend.db, owner)
    await passHours(backend.db, 8 * DAY)
    const lines = await logLinesOf(async () => expect((await cleanup()).status).toBe(204))
    expect(lines).toEqual([
      {
        ...NOTHING,
        event: 'cleaned',
        requestId: REQUEST_ID,
        photos: 1,
        prints: expect.any(Number),
        views: 0,
        misses: 0,
        compared: { listings: 0, changes: 0, places: 0 },
        mailboxes: 0,
        followersAsked: 0,
        ms: expect.any(Number),
      },
    ])
  })
})
