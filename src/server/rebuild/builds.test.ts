import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OVERDUE_MS } from '../../domain/rebuild/constants.ts'
import { rebuildState } from '../../domain/rebuild/rules.ts'
import { openForAdmins } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { REQUEST_ID } from '../../test/support/http/log-lines.ts'
import { ask, login } from '../../test/support/http/requests.ts'
import { readStatus } from './ask.ts'
import { lastGoodStart, readRebuildStatus, recordBuildEnd, recordBuildStart } from './builds.ts'

const { approveListing: approve, requestRebuild: rebuildNow } = handlers

const backend = setUpBackend()
const owner = setUpUser(backend)
let cookie: string
let hook: Server | undefined
const errors = vi.fn()

/** Opens a build hook at the address that the functions call. */
async function openHook(answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  hook = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  testDeps().env.buildHookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`
}

async function closeHook(): Promise<void> {
  hook?.closeAllConnections()
  await new Promise((resolve) => (hook?.listening ? hook.close(resolve) : resolve(null)))
}

/** Approves a new listing; returns the answer's status, and whether the listing is public. */
async function approveOne() {
  const id = await makePending(backend.db, owner)
  await openForAdmins(backend.db, id)
  const { status } = await ask(approve, {
    method: 'POST',
    path: `/api/moderation/${id}/approve`,
    body: { version: 1 },
    cookie,
  })
  const row = await backend.db.row<{ approved: boolean }>(
    sql`select is_approved as approved from properties where id = ${id}`,
  )
  return { status, approved: row?.approved }
}

/** What the desk shows about the newest change while the site still has the version before. */
async function state(later = 0) {
  const facts = await readStatus(testDeps())
  return rebuildState(
    facts.revision,
    facts.revision - 1,
    facts,
    new Date(Date.parse(facts.now) + later),
  )
}

beforeAll(async () => {
  cookie = (await login((await makeUser(backend.db, 'Admin')).email)).cookie
})
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(errors.mockClear()))
afterEach(async () => {
  await closeHook()
  testDeps().env.buildHookUrl = null
})

const FAULTS: [string, RequestListener, string][] = [
  ['answers 500', (_, response) => response.writeHead(500).end('broken'), 'build_hook_refused'],
  ['answers 404', (_, response) => response.writeHead(404).end(), 'build_hook_refused'],
  ['accepts the request and never answers', () => {}, 'build_hook_unreachable'],
  ['hangs up', (request) => request.socket.destroy(), 'build_hook_unreachable'],
]

describe('A build hook that', () => {
  test.each(FAULTS)(
    '%s does not affect a decision: it is stored, answered, and shown as waiting for its build',
    async (_, answer, event) => {
      await openHook(answer)
      const { revision } = await readRebuildStatus(backend.db)
      expect(await approveOne()).toEqual({ status: 200, approved: true })
      expect((await readRebuildStatus(backend.db)).revision).toBe(revision + 1)
      expect(await state()).toBe('rebuilding')
      expect(await state(OVERDUE_MS + 1000)).toBe('overdue')
      expect(errors.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
        expect.objectContaining({ event, requestId: REQUEST_ID }),
      ])
    },
  )

  test('is unreachable does not affect a decision', async () => {
    await openHook(() => {})
    await closeHook()
    expect(await approveOne()).toEqual({ status: 200, approved: true })
    expect(await state()).toBe('rebuilding')
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('build_hook_unreachable'))
  })

  test('starts to answer and never ends counts as called, and nobody waits for the rest', async () => {
    await openHook((_, response) => {
      response.writeHead(200)
      response.write('one moment')
    })
    expect(await approveOne()).toEqual({ status: 200, approved: true })
    expect(errors).not.toHaveBeenCalled()
  })

  test('was unreachable is called again by “Publish again”, which ends the overdue status', async () => {
    await backend.db.rows(
      sql`update site_revision set requested_at = now() - ${OVERDUE_MS / 1000 + 60}::int * interval '1 second'`,
    )
    expect(await state()).toBe('overdue')
    const asked = vi.fn()
    await openHook((request, response) => {
      asked(request.method, request.url)
      response.writeHead(200).end()
    })
    const { status } = await ask(rebuildNow, { method: 'POST', path: '/api/rebuild', cookie })
    expect(status).toBeLessThan(300)
    expect(asked.mock.calls).toEqual([['POST', '/secret']])
    expect(await state()).toBe('rebuilding')
  })
})

test('A build with a start in the future, from a clock that was ahead, does not count as containing a later change', async () => {
  await backend.db.rows(sql`insert into builds (result, revision, started_at, finished_at)
    values ('done', 1, now() + interval '2 days', now() + interval '2 days')`)
  await backend.db.rows(sql`update site_revision set requested_at = now()`)
  const behind = async () =>
    (
      await backend.db.row<{ behind: boolean }>(
        sql`select requested_at > coalesce(${lastGoodStart}, '-infinity') as behind from site_revision`,
      )
    )?.behind
  expect(await behind()).toBe(true)
  await recordBuildEnd(backend.db, await recordBuildStart(backend.db), {
    result: 'done',
    revision: 7,
  })
  expect((await readRebuildStatus(backend.db)).lastBuild).toMatchObject({ revision: 7 })
  expect(await behind()).toBe(false)
})
