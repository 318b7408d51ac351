import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { uploadPhoto } from '../../server/photo/upload.ts'
import { recordBuildStart } from '../../server/rebuild/builds.ts'
import { makeContact, makePending, makeUser, startSession } from '../support/data/factories.ts'
import { cameraFile } from '../support/data/pictures.ts'
import { setUpBackend } from '../support/database/backend.ts'
import { passHours } from '../support/database/clock.ts'
import { storedBlobs } from '../support/database/stored.ts'
import { setUpSink } from '../support/http/mail-sink.ts'
import { cleanup, due } from '../support/http/schedules.ts'

// Runs the scheduled work, which no endpoint does, once on every database.
const backend = setUpBackend()
const sink = setUpSink(backend)

test('The schedule empties the outbox: a waiting mail arrives, and is not sent again', async () => {
  const admin = await makeUser(backend.db, 'Admin')
  await makePending(backend.db, await makeUser(backend.db))
  await passHours(backend.db, 1)
  await backend.due.write('mails', new Date())
  expect((await due()).status).toBe(204)
  expect((await due()).status).toBe(204)
  expect(sink.to(admin.email)).toHaveLength(1)
})

test('The scheduled cleanup removes expired data, and nothing else', async () => {
  const user = await makeUser(backend.db)
  await startSession(backend.db, user.id)
  const uploaded = await uploadPhoto(backend, user, await cameraFile(240, 200, 1))
  expect([uploaded.ok, await storedBlobs(backend.photos)]).toEqual([true, expect.any(Array)])
  await passHours(backend.db, LISTING_DAYS.unusedPhotos * 24 * 3)
  const later = await startSession(backend.db, user.id)
  await makeContact(backend.db)
  await recordBuildStart(backend.db)
  expect((await cleanup()).status).toBe(204)
  const left = await backend.db.row(sql`select
    (select array_agg(id) from sessions) as sessions, (select count(*) from images) as images,
    (select count(*) from contacts) as contacts, (select count(*) from builds) as builds`)
  expect(left).toEqual({ sessions: [later], images: 0, contacts: 1, builds: 1 })
  expect(await storedBlobs(backend.photos)).toEqual([])
})
