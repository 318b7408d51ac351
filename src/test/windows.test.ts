import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { DecisionLog } from '../components/moderation/DecisionLog.tsx'
import { addressOf } from '../contract/endpoint.ts'
import { type Desk, readDesk } from '../contract/moderation.ts'
import { listingPath } from '../contract/paths.ts'
import { readListing } from '../contract/public-listing.ts'
import * as api from '../contract/rebuild.ts'
import { rebuildState } from '../domain/rebuild/rules.ts'
import { formatClock } from '../domain/time/rules.ts'
import { readEnv } from '../server/env.ts'
import { recordBuildEnd, recordBuildStart } from '../server/rebuild/builds.ts'
import { setUpHarness } from './support/database/harness.ts'
import { testDeps } from './support/database/test-deps.ts'
import { setUpWindows } from './support/http/build-windows.ts'
import { due } from './support/http/schedules.ts'

const MINUTE = 60_000
const harness = setUpHarness()
const windows = setUpWindows(harness)
beforeAll(async () => {
  const set = readEnv({ ...process.env, REBUILD_EVERY_MINUTES: '360' })
  testDeps().env.rebuildEveryMinutes = set.rebuildEveryMinutes
})

async function ask<Reply>({ method, path }: { method: string; path: string }): Promise<Reply> {
  const answer = await harness.send({ method, path, cookie: harness.cookieOf('Admin') })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Reply
}
const status = () => ask<api.RebuildStatus>(api.readRebuildStatus)

/** Returns what the desk's log shows about the newest decision if the served site has this revision. */
async function deskSays(served: number): Promise<{ html: string; listingId: string }> {
  const [{ log }, known] = [await ask<Desk>(readDesk), await status()]
  const now = new Date(known.now)
  const html = renderToString(
    createElement(DecisionLog, {
      log: log.slice(0, 1),
      now,
      dueAt: known.dueAt,
      onUndo: () => {},
      rebuildState: ({ revision }) => rebuildState(revision ?? 0, served, known, now),
    }),
  )
  return { html, listingId: log[0]?.listingId ?? '' }
}

/** Runs a build until it is served; returns its revision. */
async function build(): Promise<number> {
  const id = await recordBuildStart(harness.db)
  const { revision } = await status()
  await recordBuildEnd(harness.db, id, { result: 'done', revision })
  return revision
}

test('With a window of six hours, an approved listing can be read at once, and is in the galleries after the build', async () => {
  const served = await build()
  expect(await windows.approve()).toBe(200)
  const { dueAt } = await status()
  const { html, listingId } = await deskSays(served)
  expect(html).toContain('Readable now')
  expect(html).toContain(`href="${listingPath(listingId)}"`)
  expect(html).toContain(`In the galleries at ${formatClock(dueAt ?? '')}`)
  await ask({ method: 'GET', path: addressOf(readListing, { id: listingId }) })

  await due()
  expect(windows.asked, 'before it is due').toBe(0)
  windows.later(11 * MINUTE)
  await due()
  await due()
  expect(windows.asked, 'when it is due, and once').toBe(1)
  expect((await deskSays(await build())).html).not.toContain('In the galleries at')
})

test('The next approval waits for the next window, unless an admin publishes now', async () => {
  expect(await windows.approve()).toBe(200)
  expect(await windows.until('build')).toBeGreaterThan(350 * MINUTE)
  windows.later(5 * 60 * MINUTE)
  await due()
  expect(windows.asked).toBe(1)
  const asked = await ask<api.RebuildStatus>(api.requestRebuild)
  expect([windows.asked, asked.dueAt]).toEqual([2, null])
})
