import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, beforeAll } from 'vitest'
import { REBUILD_EVERY_MINUTES } from '../../../domain/rebuild/windows.ts'
import { openForAdmins } from '../data/approving.ts'
import { makePublished } from '../data/edits.ts'
import { makePending, makeUser } from '../data/factories.ts'
import type { Harness } from '../database/harness.ts'
import { testDeps } from '../database/test-deps.ts'

/** The build that a change requests: a call of the hook, a due time, or nothing, which is wrong if the pages change. */
export type Asked = 'at once' | 'for the window' | 'nothing' | 'nothing, but pages change'

/** A harness whose builds wait for windows, with its own build hook and clock. */
export type Windows = {
  /** The number of calls of the hook. */
  asked: number
  /** A function that runs during a call of the hook, and the status of the hook's answer. */
  whenAsked: () => Promise<unknown>
  hookStatus: number
  /** Sets the functions' clock forward by this time. */
  later(ms: number): void
  /** Returns the milliseconds until a due time, by the real clock; null if none is set. */
  until(name: 'build' | 'mails'): Promise<number | null>
  /** Makes a new listing and approves it as an admin, or takes it down; returns the answer's status. */
  approve(): Promise<number>
  takeDown(): Promise<number>
  askedBy(change: () => Promise<unknown>): Promise<Asked>
  /** Removes all times, builds and mails. */
  clear(): Promise<void>
}

/** Makes the builds of a test file's harness, which must be set up first, wait for windows. */
export function setUpWindows(harness: Harness): Windows {
  const post = async (path: string, body: unknown) => {
    const cookie = harness.cookieOf('Admin')
    return (await harness.send({ method: 'POST', path, body, cookie })).status
  }
  const revision = async () =>
    (await harness.db.row<{ revision: number }>(sql`select revision from site_revision`))
      ?.revision ?? 0
  const windows: Windows = {
    asked: 0,
    whenAsked: async () => {},
    hookStatus: 200,
    later: (ms) => {
      testDeps().now = () => new Date(Date.now() + ms)
    },
    until: async (name) => {
      const at = await testDeps().due.read(name)
      return at && at.getTime() - Date.now()
    },
    approve: async () => {
      const id = await makePending(harness.db, await makeUser(harness.db))
      await openForAdmins(harness.db, id)
      return post(`/api/moderation/${id}/approve`, { version: 1 })
    },
    takeDown: async () => {
      const id = await makePublished(harness.db, await makeUser(harness.db))
      const body = { version: 2, reason: 'It has been let.' }
      return post(`/api/published-listings/${id}/unpublish`, body)
    },
    askedBy: async (change) => {
      const before = windows.asked
      const shown = await revision()
      await change()
      if (windows.asked > before) return 'at once'
      if (await testDeps().due.read('build')) return 'for the window'
      return (await revision()) > shown ? 'nothing, but pages change' : 'nothing'
    },
    clear: async () => {
      for (const name of await testDeps().due.names()) await testDeps().due.erase(name)
      for (const table of ['builds', 'mails', 'rate_limits'])
        await harness.db.rows(sql.raw(`delete from ${table}`))
      Object.assign(windows, { asked: 0, hookStatus: 200, whenAsked: async () => {} })
      windows.later(0)
      harness.line.taken()
    },
  }
  const hook = createServer(async (_, response) => {
    windows.asked += 1
    await windows.whenAsked()
    response.writeHead(windows.hookStatus).end()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const { env } = testDeps()
    env.buildHookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`
    env.rebuildEveryMinutes = REBUILD_EVERY_MINUTES
  })
  afterAll(() => {
    hook.close()
  })
  return windows
}
