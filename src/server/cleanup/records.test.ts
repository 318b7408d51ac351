import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { BUILDS_KEPT } from '../../domain/cleanup/constants.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { makeUser, startSession } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { countAttempt } from '../account/rate-limit.ts'
import { newToken } from '../account/tokens.ts'
import { recordBuildEnd, recordBuildStart } from '../rebuild/builds.ts'
import { cleanUp } from './run.ts'

const backend = setUpBackend()
let owner: SessionUser
beforeEach(async () => {
  owner = await makeUser(backend.db)
})

const DAY = 24

describe('Records', () => {
  test('sessions end after fourteen days without use or sixty in all, and are then deleted', async () => {
    const id = await startSession(backend.db, owner.id)
    const has = async () =>
      (await backend.db.row(sql`select 1 from sessions where id = ${id}`)) !== undefined
    await passHours(backend.db, 14 * DAY - 1)
    await cleanUp(backend)
    expect(await has()).toBe(true)
    for (let days = 14; days < 60; days += 10) {
      await backend.db.rows(sql`update sessions set last_seen_at = now() where id = ${id}`)
      await passHours(backend.db, 10 * DAY)
      await cleanUp(backend)
      expect(await has()).toBe(days + 10 < 60)
    }
  })

  test('attempts are kept for a day, as long as a limit counts them', async () => {
    await countAttempt(backend.db, 'phone:test', PHONE_LIMITS.viewer)
    for (const [hours, there] of [
      [23, true],
      [1, false],
    ] as const) {
      await passHours(backend.db, hours)
      await cleanUp(backend)
      expect(
        (await backend.db.row(sql`select 1 from rate_limits where key = 'phone:test'`)) !==
          undefined,
      ).toBe(there)
    }
  })

  test('links in mails are deleted when they expire', async () => {
    await newToken(backend.db, 'reset password', owner)
    expect(await cleanUp(backend)).toMatchObject({ links: 0 })
    await passHours(backend.db, 1)
    expect(await cleanUp(backend)).toMatchObject({ links: 1 })
  })

  test('the newest builds are kept, and a running one', async () => {
    const running = await recordBuildStart(backend.db)
    await passHours(backend.db, 1)
    for (let n = 0; n < BUILDS_KEPT + 5; n++)
      await recordBuildEnd(backend.db, await recordBuildStart(backend.db), {
        result: 'done',
        revision: n,
      })
    expect(await cleanUp(backend)).toMatchObject({ builds: 5 })
    const left = await backend.db.rows<{ id: number; revision: number | null }>(
      sql`select id, revision from builds order by id`,
    )
    expect([left.length, left[0]?.id, left[1]?.revision]).toEqual([BUILDS_KEPT + 1, running, 5])
  })
})
