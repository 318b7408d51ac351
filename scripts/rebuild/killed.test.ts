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

// Each build is a process of its own; a busy machine takes its time.
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

/** A rebuild by a process of its own. */
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
  'Where there are process groups, a build whose group is killed',
  () => {
    test.each(PHASES)(
      'when it is %s leaves the old site byte for byte and nothing of itself; the next build heals',
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

describe('A builder that hangs', () => {
  test('is ended after its time, even one that does not listen, and counts as failed', async () => {
    const before = await seen()
    await stage.tell('hold-half')
    await stage.tell('deaf')
    const building = rebuild(2, 1500)
    const pid = await stage.reached('half')
    expect(await building).toMatchObject({
      ok: false,
      error: 'The build was ended because it took longer than 1.5 s.',
    })
    expect(isAlive(pid)).toBe(false)
    expect(await seen()).toEqual(before)
  })

  test('that has written its pages and does not end is not served either', async () => {
    await stage.tell('hold-written')
    expect(await rebuild(2, 1500)).toMatchObject({ ok: false })
    expect(revisionOf(await seen())).toBe(1)
  })
})

describe('A runner that is killed', () => {
  test.each(PHASES)(
    'while its build is %s takes the build with it; the old site stays, and the next run clears up',
    async (phase) => {
      const { served, builds } = await seen()
      await stage.tell(`hold-${phase}`)
      const runner = await rebuilder(2)
      const builder = await stage.reached(phase)
      await killed(runner)
      await vi.waitFor(() => expect(isAlive(builder)).toBe(false), { timeout: 10_000 })
      const after = await seen()
      expect(after.served).toEqual(served)
      expect(after.builds).toHaveLength(builds.length + 1)
      await stage.untell(`hold-${phase}`)
      await rebuild(3)
      expect(revisionOf(await seen())).toBe(3)
      // The served one and the last whole one before it, not the half-made one between them.
      expect((await seen()).builds).toEqual([
        builds[0],
        expect.not.stringContaining(after.builds[1] ?? ''),
      ])
    },
  )

  test('between the swap and the clearing up has published the new site; the next run clears up', async () => {
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

  test('between the new link and its place leaves the old site; the next run uses neither', async () => {
    await mkdir(join(stage.places.builds, '2020-01-01T00-00-00-000Z'))
    // What lies there after a kill between these two steps.
    const target = join(stage.places.builds, '2020-01-01T00-00-00-000Z', 'site')
    await symlink(target, `${stage.places.dist}.next`, 'junction')
    expect(revisionOf(await seen())).toBe(1)
    await rebuild(2)
    expect(await seen()).toMatchObject({ strays: [] })
    expect(revisionOf(await seen())).toBe(2)
  })

  test('at any moment leaves a whole site, never a mixture', async () => {
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
