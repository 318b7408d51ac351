import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSite } from './build.ts'
import { serveBuild } from './served.ts'
import { look, revisionOf } from './testing/look.ts'
import { FAKE_ASTRO, type Stage, setStage } from './testing/stage.ts'

const REBUILD_ONCE = fileURLToPath(new URL('testing/rebuild-once.ts', import.meta.url))

// Each build is a process of its own, and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let stage: Stage
const input = () => ({
  database: 'none',
  siteAddress: stage.control,
  places: stage.places,
  builder: FAKE_ASTRO,
})
const seen = () => look(stage.places)

async function rebuild(revision: number, withinMs?: number) {
  await stage.tell('revision', String(revision))
  const outcome = await buildSite({ ...input(), withinMs })
  if (outcome.ok) await serveBuild(outcome.folder, stage.places)
  return outcome
}

/** Starts a rebuild in its own process. */
async function rebuilder(revision: number): Promise<ChildProcess> {
  await stage.tell('revision', String(revision))
  return spawn(process.execPath, [REBUILD_ONCE, JSON.stringify(input())], { stdio: 'ignore' })
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode !== null || !child.kill('SIGKILL')) return
  await ended
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(async () => {
  stage = await setStage()
  await rebuild(1)
  await stage.untell('phase')
})
afterEach(() => stage.close())

describe('A hanging builder', () => {
  test('is killed after its time limit, even if it ignores signals, and counts as failed', async () => {
    const before = await seen()
    await stage.tell('hold-half')
    await stage.tell('deaf')
    // Time enough to come so far on a busy machine.
    const building = rebuild(2, 15_000)
    const pid = await stage.reached('half')
    expect(await building).toMatchObject({
      ok: false,
      error: 'The build was ended because it took longer than 15.0 s.',
    })
    expect(isAlive(pid)).toBe(false)
    expect(await seen()).toEqual(before)
  })

  test('that has written its pages but does not end is not served', async () => {
    await stage.tell('hold-written')
    expect(await rebuild(2, 15_000)).toMatchObject({ ok: false })
    expect(revisionOf(await seen())).toBe(1)
  })
})

describe('A killed runner', () => {
  test('at any moment leaves a complete site, never a mixture', async () => {
    let before = 1
    for (let revision = 2; revision < (process.env.FULL_MATRIX ? 9 : 6); revision++) {
      const runner = await rebuilder(revision)
      await sleep(Math.random() * 1500)
      await killed(runner)
      const shown = revisionOf(await seen())
      expect([before, revision]).toContain(shown)
      before = shown ?? 0
    }
    await rebuild(20)
    expect(revisionOf(await seen())).toBe(20)
    expect((await seen()).builds.length).toBeLessThanOrEqual(2)
    expect((await seen()).strays).toEqual([])
  })
})
