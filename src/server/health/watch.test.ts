import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { CONTEXT_RULES } from '../../domain/site/contexts.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { cleanup } from '../../test/support/http/schedules.ts'
import { newId } from '../ids.ts'
import { recordWholeBuild } from '../rebuild/builds.ts'
import { readKeptCheck } from './record.ts'
import { watchHealth } from './watch.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
let admin: SessionUser
beforeEach(async () => {
  await backend.db.rows(sql`delete from users`)
  await backend.db.rows(sql`delete from builds`)
  await backend.db.rows(sql`delete from maintenance`)
  admin = await makeUser(backend.db, 'Admin', 'Meera Nair')
})

const subjects = (to = admin) => sink.to(to.email).map(({ mail }) => mail.subject)
const buildFails = () =>
  recordWholeBuild(backend.db, {
    result: 'failed',
    error: 'Exit code 2',
    startedAgoMs: 9,
    endedAgoMs: 1,
  })
const later = (days: number) => ({
  ...backend,
  now: () => new Date(Date.now() + days * 86_400_000),
})
/** Puts a mail into the outbox that has waited for some hours. */
const makeMail = async (hoursAgo: number) =>
  backend.db.rows(sql`insert into mails (id, kind, user_id, attempts, due_at, created_at)
    values (${newId()}, 'password changed', ${admin.id}, 8, now() + interval '1 day', now() - make_interval(hours => ${hoursAgo}))`)

describe('Admins are mailed', () => {
  test('about a failed build, once, with its error message', async () => {
    await buildFails()
    for (const days of [0, 0, 1]) await watchHealth(later(days))
    expect(subjects()).toEqual([
      'The portal needs you: The newest build failed just now. Visitors still see the site of the build before.',
    ])
    expect(sink.to(admin.email)[0]?.mail.text).toContain('> Exit code 2')
    await buildFails()
    await watchHealth(backend)
    expect(subjects()).toHaveLength(2)
  })

  test('about stuck mails, once a day while there are any', async () => {
    await makeMail(2)
    for (const days of [0, 0, 1]) await watchHealth(later(days))
    expect(subjects()).toHaveLength(2)
    expect(subjects()[0]).toMatch(/1 mail could not be sent/)
    await backend.db.rows(sql`delete from mails where kind = 'password changed'`)
    await watchHealth(later(2))
    expect(subjects()).toHaveLength(2)
  })

  test('about an old backup, and not about a recent or missing one', async () => {
    await watchHealth(backend)
    const backup = (days: number) =>
      backend.db.rows(sql`insert into maintenance (backed_up_at) values (now() - make_interval(days => ${days}))
        on conflict (id) do update set backed_up_at = excluded.backed_up_at`)
    await backup(1)
    await watchHealth(backend)
    expect(subjects()).toEqual([])
    await backup(5)
    await watchHealth(backend)
    expect(subjects()).toEqual(['The portal needs you: The newest backup was made 5 days ago.'])
  })

  test('if they are active, and nobody else is', async () => {
    const [second, disabled, owner] = [
      await makeUser(backend.db, 'Admin'),
      await makeUser(backend.db, 'Admin'),
      await makeUser(backend.db, 'Owner'),
    ]
    await backend.db.rows(sql`update users set status = 'disabled' where id = ${disabled.id}`)
    await buildFails()
    await watchHealth(backend)
    expect([admin, second, disabled, owner].map((user) => subjects(user).length)).toEqual([
      1, 1, 0, 0,
    ])
  })

  test('by the scheduled function, which also stores the check for monitors', async () => {
    await buildFails()
    expect((await cleanup()).status).toBe(204)
    expect(subjects()).toHaveLength(1)
    expect(await readKeptCheck(backend.env)).toMatchObject({ lastBuild: { result: 'failed' } })
  })
})

describe('Nobody is mailed', () => {
  test('about mails that have waited for less than an hour, or for days', async () => {
    for (const hours of [0, 100]) await makeMail(hours)
    await watchHealth(backend)
    expect(subjects()).toEqual([])
  })

  test('about a failed build after a successful one', async () => {
    await buildFails()
    await recordWholeBuild(backend.db, {
      result: 'done',
      revision: 1,
      startedAgoMs: 5,
      endedAgoMs: 0,
    })
    await watchHealth(backend)
    expect(subjects()).toEqual([])
  })

  test('by a preview', async () => {
    await buildFails()
    const env = { ...backend.env, context: 'preview', rules: CONTEXT_RULES.preview } as const
    await watchHealth({ ...backend, env })
    await watchHealth({ ...backend, env })
    expect(subjects()).toEqual([])
  })
})
