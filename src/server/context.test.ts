import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { photoPath } from '../contract/paths.ts'
import { openAndApprove } from '../test/support/data/approving.ts'
import { makePending, makeUser } from '../test/support/data/factories.ts'
import { cameraFile } from '../test/support/data/pictures.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { passHours } from '../test/support/database/clock.ts'
import { setUp } from '../test/support/database/set-up.ts'
import { blobsOf, hasRow, makeUpload, storedBlobs } from '../test/support/database/stored.ts'
import { startBuildHook } from '../test/support/http/build-hook.ts'
import { startMailSink } from '../test/support/http/mail-sink.ts'
import { ask } from '../test/support/http/requests.ts'
import { runMaintenance } from './cleanup/run.ts'
import type { Deps } from './deps.ts'
import { readEnv } from './env.ts'
import { deliverMails } from './mail/deliver.ts'
import { liveMailer } from './mail/mailer.ts'
import { removePhoto } from './photo/remove.ts'
import { answerPhoto } from './photo/show.ts'
import { blobPhotoStore } from './photo/store.ts'

// The public site and a preview with the same settings on the same database: the preview must not do what only the
// public site may do.
const backend = setUpBackend()
const hook = setUp(startBuildHook, (started) => started.close())
const sink = setUp(startMailSink, (started) => started.close())
let picture: Uint8Array
const sites = {} as Record<'production' | 'deploy-preview', Deps>

beforeAll(async () => {
  picture = await cameraFile(240, 200, 1)
  const set = { BUILD_HOOK_URL: hook.address, SMTP_URL: sink.url, MAIL_FOLDER: '/nowhere' }
  for (const context of ['production', 'deploy-preview'] as const) {
    const env = readEnv({ ...process.env, ...set, SITE_ID: 'site', DEPLOY_CONTEXT: context })
    sites[context] = { ...backend, env, photos: blobPhotoStore(env), mailer: liveMailer(env) }
  }
})

/** Approves a new listing; returns whether a build was requested, and how many mails its owner got. */
async function approveAt(site: Deps) {
  const owner = await makeUser(backend.db)
  const admin = await makeUser(backend.db, 'Admin')
  const id = await makePending(backend.db, owner)
  const asked = hook.asked()
  expect((await openAndApprove(site, admin, id, 1)).ok).toBe(true)
  await deliverMails(site)
  return { asked: hook.asked() - asked, mails: () => sink.to(owner.email).length }
}

describe('A preview', () => {
  test('requests no build, where the public site does', async () => {
    expect((await approveAt(sites['deploy-preview'])).asked).toBe(0)
    expect((await approveAt(sites.production)).asked).toBe(1)
  })

  test('mails nobody, and puts nothing into the outbox of the public site', async () => {
    const { mails } = await approveAt(sites['deploy-preview'])
    await deliverMails(sites.production)
    expect(mails()).toBe(0)
    expect((await approveAt(sites.production)).mails()).toBe(1)
  })

  test('does not send what waits in the outbox of the public site', async () => {
    const owner = await makeUser(backend.db)
    const waiting = await makePending(backend.db, owner)
    await openAndApprove({ ...sites.production }, await makeUser(backend.db, 'Admin'), waiting, 1)
    await deliverMails(sites['deploy-preview'])
    expect(sink.to(owner.email)).toHaveLength(0)
    await deliverMails(sites.production)
    expect(sink.to(owner.email)).toHaveLength(1)
  })

  test('keeps its photos in its own store, and erases none', async () => {
    const [preview, site] = [sites['deploy-preview'], sites.production]
    const owner = await makeUser(backend.db)
    const [there, here] = [
      await makeUpload(site, owner, picture),
      await makeUpload(preview, owner, picture),
    ]
    expect([
      await blobsOf(site.photos, here.key),
      await blobsOf(preview.photos, there.key),
    ]).toEqual([0, 0])
    for (const { id } of [there, here]) await removePhoto(preview, owner, id)
    expect([
      await blobsOf(site.photos, there.key),
      await blobsOf(preview.photos, here.key),
    ]).toEqual([6, 6])
  })

  test('runs no scheduled cleanup', async () => {
    const owner = await makeUser(backend.db)
    const { id } = await makeUpload(sites.production, owner, picture)
    await passHours(backend.db, 30 * 24)
    const mails = () => backend.db.row(sql`select count(*) from mails`)
    const [stored, before] = [await storedBlobs(sites.production.photos), await mails()]
    await runMaintenance(sites['deploy-preview'])
    expect(await storedBlobs(sites.production.photos)).toEqual(stored)
    expect([await hasRow(backend.db, id), await mails()]).toEqual([true, before])
    await runMaintenance(sites.production)
    expect(await hasRow(backend.db, id)).toBe(false)
  })

  test('tells search engines not to index its photos', async () => {
    const robots = async (site: Deps) => {
      const owner = await makeUser(backend.db)
      const { id, key } = await makeUpload(site, owner, picture)
      await backend.db.rows(
        sql`update images set is_site = true, erase_after = null where id = ${id}`,
      )
      const show = (request: Request) => answerPhoto(request, {}, () => site)
      const answer = await ask(show, { path: photoPath(key, 320) })
      return [answer.status, answer.headers.get('x-robots-tag')]
    }
    expect(await robots(sites['deploy-preview'])).toEqual([200, 'noindex'])
    expect(await robots(sites.production)).toEqual([200, null])
  })
})
