import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSite } from './build.ts'
import { serveBuild } from './served.ts'
import { look, revisionOf } from './testing/look.ts'
import { FAKE_ASTRO, type Stage, setStage } from './testing/stage.ts'

const REBUILD_ONCE = fileURLToPath(new URL('testing/rebuild-once.ts', import.meta.url))
const PHASES = ['born', 'half', 'written']

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

describe.skipIf(process.platform === 'win32')(
  'On systems with process groups, a build whose group is killed',
  () => {
    test.each(PHASES)(
      'while it is %s leaves the old site unchanged and nothing of itself; the next build succeeds',
      async (phase) => {
        const before = await seen()
        await stage.tell(`hold-${phase}`)
        const building = rebuild(2)
        process.kill(-(await stage.reached(phase)), 'SIGKILL')
        expect(await building).toMatchObject({
          ok: false,
          error: expect.stringContaining('The build was ended by SIGKILL.'),
        })
        expect(await seen()).toEqual(before)
        await stage.untell(`hold-${phase}`)
        await rebuild(3)
        expect(revisionOf(await seen())).toBe(3)
      },
    )
  },
)

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
  test.each(PHASES)(
    'while its build is %s ends the build too; the old site stays, and the next run cleans up',
    async (phase) => {
      const { served, builds } = await seen()
      await stage.tell(`hold-${phase}`)
      const runner = await rebuilder(2)
      const builder = await stage.reached(phase)
      await killed(runner)
      await vi.waitFor(() => expect(isAlive(builder)).toBe(false), { timeout: 50_000 })
      const after = await seen()
      expect(after.served).toEqual(served)
      expect(after.builds).toHaveLength(builds.length + 1)
      await stage.untell(`hold-${phase}`)
      await rebuild(3)
      expect(revisionOf(await seen())).toBe(3)
      // The served build and the last complete one before it, without the incomplete one in between.
      expect((await seen()).builds).toEqual([
        builds[0],
        expect.not.stringContaining(after.builds[1] ?? ''),
      ])
    },
  )

  test('between the swap and the cleaning has published the new site; the next run cleans up', async () => {
    const bulky = join(stage.places.builds, '2020-01-01T00-00-00-000Z')
    await mkdir(bulky)
    for (let n = 0; n < 4000; n++) await writeFile(join(bulky, `${n}.html`), '')
    const link = await readlink(stage.places.dist)
    const runner = await rebuilder(2)
    while ((await readlink(stage.places.dist)) === link) await sleep(1)
    await killed(runner)
    expect(revisionOf(await seen())).toBe(2)
    await rebuild(3)
    expect(revisionOf(await seen())).toBe(3)
    expect((await seen()).builds).toHaveLength(2)
  })

  test('between making the new link and moving it into place leaves the old site; the next run uses neither', async () => {
    await mkdir(join(stage.places.builds, '2020-01-01T00-00-00-000Z'))
    // The state after a kill between these two steps.
    const target = join(stage.places.builds, '2020-01-01T00-00-00-000Z', 'site')
    await symlink(target, `${stage.places.dist}.next`, 'junction')
    expect(revisionOf(await seen())).toBe(1)
    await rebuild(2)
    expect(await seen()).toMatchObject({ strays: [] })
    expect(revisionOf(await seen())).toBe(2)
  })

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
