import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import deploys from '../../functions/deploys.ts'
import due from '../../functions/due.ts'
import upkeep from '../../functions/upkeep.ts'
import { OVERDUE_MS } from '../domain/publication/constants.ts'
import { publicationState } from '../domain/publication/rules.ts'
import { PUBLISH_EVERY_MINUTES } from '../domain/publication/windows.ts'
import { UPKEEP_LIMITS } from '../domain/upkeep/constants.ts'
import { makePublished } from '../test/support/edits.ts'
import { makePending, makePhotoRow, makeUser } from '../test/support/factories.ts'
import { type Harness, startHarness } from '../test/support/harness.ts'
import { type MailSink, startMailSink } from '../test/support/mail-sink.ts'
import { liveDeps } from './deps.ts'
import { liveMailer } from './mail/mailer.ts'
import { readStatus } from './publication/ask.ts'

const MINUTE = 60_000
const WINDOW = PUBLISH_EVERY_MINUTES * MINUTE

let harness: Harness
let sink: MailSink
/** What the build hook does when it is called, and the status that it answers with. */
let whenAsked: () => Promise<unknown>
let hookStatus: number
let asked: number
const hook = createServer(async (_, response) => {
  asked += 1
  await whenAsked()
  response.writeHead(hookStatus).end()
})
beforeAll(async () => {
  sink = await startMailSink()
  harness = await startHarness()
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const live = liveDeps()
  live.env.buildHookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`
  live.env.publishEveryMinutes = PUBLISH_EVERY_MINUTES
  live.mailer = liveMailer({ smtpUrl: sink.url, mailFolder: null, mailFrom: 'a@aangan.example' })
})
afterAll(async () => {
  hook.close()
  await harness.close()
  await sink.close()
})
const times = () => liveDeps().due
const later = (ms: number) => {
  liveDeps().now = () => new Date(Date.now() + ms)
}
beforeEach(async () => {
  asked = 0
  hookStatus = 200
  whenAsked = async () => {}
  later(0)
  sink.refuse(null)
  for (const name of await times().names()) await times().erase(name)
  await harness.db.rows(sql`delete from builds`)
  await harness.db.rows(sql`delete from mails`)
  harness.line.taken()
})
afterEach(() => vi.unstubAllEnvs())

async function approve(): Promise<number> {
  const id = await makePending(harness.db, await makeUser(harness.db))
  const { status } = await harness.send({
    method: 'POST',
    path: `/api/moderation/${id}/approve`,
    body: { version: 1 },
    cookie: harness.cookieOf('Admin'),
  })
  return status
}
async function takeDown(): Promise<number> {
  const id = await makePublished(harness.db, await makeUser(harness.db))
  const { status } = await harness.send({
    method: 'POST',
    path: `/api/published-listings/${id}/unpublish`,
    body: { version: 2, reason: 'It has been let.' },
    cookie: harness.cookieOf('Admin'),
  })
  return status
}
/** Milliseconds until a time, by the clock of this process; null where none is set. */
const until = async (name: 'build' | 'mails') => {
  const at = await times().read(name)
  return at && at.getTime() - Date.now()
}
const tick = async () => expect((await due()).status).toBe(204)
const daily = async () => expect((await upkeep()).status).toBe(204)

describe('A look of the schedule', () => {
  test('asks the database nothing where nothing is due', async () => {
    await tick()
    await times().write('build-asked', new Date())
    await times().write('build', new Date(Date.now() + MINUTE))
    await times().write('mails', new Date(Date.now() + MINUTE))
    await tick()
    expect([asked, harness.line.taken()]).toEqual([0, []])
  })

  test('asks for the build of all changes of a sitting, once', async () => {
    expect([await approve(), await approve()]).toEqual([200, 200])
    expect(await until('build')).toBeGreaterThan(9 * MINUTE)
    await tick()
    later(10 * MINUTE)
    await tick()
    await tick()
    expect([asked, await until('build')]).toEqual([1, null])
  })

  test('leaves the next change for six hours later', async () => {
    await approve()
    later(10 * MINUTE)
    await tick()
    await approve()
    const wait = (await until('build')) ?? 0
    expect([wait > WINDOW, wait <= WINDOW + 10 * MINUTE]).toEqual([true, true])
  })

  test('keeps the due time of a change that comes while the build is asked for', async () => {
    await approve()
    later(10 * MINUTE)
    whenAsked = approve
    await tick()
    expect([asked, await until('build')]).toEqual([1, expect.any(Number)])
  })

  test('asks for no build that a deploy of new code has brought meanwhile', async () => {
    await approve()
    await harness.db.rows(
      sql`insert into builds (result, started_at, finished_at) values ('done', now(), now())`,
    )
    later(10 * MINUTE)
    await tick()
    expect([asked, await until('build')]).toEqual([0, null])
  })

  test('calls a hook that refused again, and the desk says that it is overdue', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await approve()
    hookStatus = 500
    for (const ms of [10 * MINUTE, 20 * MINUTE]) {
      later(ms)
      await tick()
    }
    const facts = await readStatus(liveDeps())
    const at = (ms: number) => new Date(Date.now() + ms)
    const state = (ms: number) => publicationState(facts.revision, 0, facts, at(ms))
    expect([state(MINUTE), state(20 * MINUTE), state(11 * MINUTE + OVERDUE_MS)]).toEqual([
      'waiting',
      'publishing',
      'overdue',
    ])
    hookStatus = 200
    await tick()
    expect([asked, await until('build')]).toEqual([3, null])
  })

  test('sends the mail that was refused, when its time has come', async () => {
    sink.refuse('all')
    await approve()
    expect(await until('mails')).toBeGreaterThan(MINUTE)
    harness.line.taken()
    await tick()
    expect(harness.line.taken()).toEqual([])
    sink.refuse(null)
    await harness.db.rows(sql`update mails set due_at = now()`)
    later(30 * MINUTE)
    await tick()
    expect(await harness.db.rows(sql`select 1 from mails where sent_at is null`)).toEqual([])
    expect(await until('mails')).toBeNull()
  })

  test('tries a purge again that was refused', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    // Netlify's own library refuses to purge for a site that it does not know.
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a token')
    vi.stubEnv('SITE_ID', '')
    await approve()
    expect(await times().names()).toContain('purge-new-listings')
    await tick()
    expect(said).toHaveBeenCalledTimes(2)
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '')
    await tick()
    expect(await times().names()).not.toContain('purge-new-listings')
  })
})

describe('What must leave the pages', () => {
  test('is built at once, and an hour later again', async () => {
    expect([await takeDown(), asked, await until('build')]).toEqual([200, 1, null])
    expect([await takeDown(), asked]).toEqual([200, 1])
    expect(await until('build')).toBeGreaterThan(59 * MINUTE)
    later(61 * MINUTE)
    await tick()
    expect([asked, await until('build')]).toEqual([2, null])
  })

  test('takes along what waits', async () => {
    await approve()
    await takeDown()
    expect([asked, await until('build')]).toEqual([1, null])
  })
})

describe('What is remembered outside of the database may be lost', () => {
  test('a change whose due time is gone is found once a day', async () => {
    await approve()
    await times().erase('build')
    await daily()
    expect(await until('build')).toBeGreaterThan(9 * MINUTE)
    await times().erase('build')
    await harness.db.rows(
      sql`insert into builds (result, started_at, finished_at) values ('done', now(), now())`,
    )
    await daily()
    expect(await until('build')).toBeNull()
  })

  test('a change whose build failed is built with the next window', async () => {
    await approve()
    later(10 * MINUTE)
    await tick()
    const deploy = { id: 'deploy-one', context: 'production', createdAt: '', errorMessage: 'No.' }
    await deploys.deployFailed({ deploy } as Parameters<typeof deploys.deployFailed>[0])
    expect(await until('build')).toBeGreaterThan(WINDOW - MINUTE)
  })

  test('a change is stored all the same where the times cannot be reached', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv(
      'NETLIFY_BLOBS_CONTEXT',
      Buffer.from(
        JSON.stringify({
          siteID: 'test',
          token: 'test',
          edgeURL: 'http://127.0.0.1:1',
          uncachedEdgeURL: 'http://127.0.0.1:1',
        }),
      ).toString('base64'),
    )
    expect([await approve(), await takeDown(), asked]).toEqual([200, 200, 1])
    expect(said).toHaveBeenCalledWith(expect.stringContaining('due_times_unreachable'))
  })
})

test('Upkeep that has more to do than it may at once goes on with the next look', async () => {
  const owner = await makeUser(harness.db)
  await makePhotoRow(harness.db, owner)
  await harness.db.rows(sql`
    insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
    select ${owner.id} || n, 'property_images/' || ${owner.id} || n || '-photo', ${owner.id}, 1, 1, 1, '', '', now() - interval '2 hours'
    from generate_series(1, ${UPKEEP_LIMITS.photos + 7}::int) n`)
  const left = async () =>
    (
      await harness.db.row<{ n: number }>(
        sql`select count(*)::int as n from images where erase_after < now()`,
      )
    )?.n
  await daily()
  expect([await left(), await times().names()]).toEqual([7, expect.arrayContaining(['upkeep'])])
  await tick()
  expect([await left(), await times().names()]).toEqual([0, expect.not.arrayContaining(['upkeep'])])
})
