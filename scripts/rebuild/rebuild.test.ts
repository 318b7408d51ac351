import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { processes } from '../lib/system.ts'
import { buildSite, type Places } from './build.ts'
import type { Records } from './build-log.ts'
import { createRunner, type Outcome } from './runner.ts'
import { serveBuild, servedBuild } from './served.ts'

// Replaces `astro build`: a real process that writes half a site, waits for the test, and writes the rest.
const BUILDER = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
const site = process.env.BUILD_DIR
if (process.env.BUILD_LANGUAGE === 'hi') {
  mkdirSync(join(site, 'hi'), { recursive: true })
  writeFileSync(join(site, 'hi', 'index.html'), 'whole')
  process.exit(0)
}
const control = process.env.NETLIFY_DB_URL
const read = (name) => (existsSync(join(control, name)) ? readFileSync(join(control, name), 'utf8') : '')
mkdirSync(site, { recursive: true })
writeFileSync(join(control, 'pid'), String(process.pid))
writeFileSync(join(control, 'stamp'), process.env.BUILD_STAMP)
writeFileSync(join(site, 'index.html'), 'half')
while (existsSync(join(control, 'hold'))) await sleep(10)
const revision = Number(read('revision'))
if (read('mode') === 'fail') { console.error('[ERROR] no such database'); process.exit(1) }
writeFileSync(join(site, 'index.html'), 'whole ' + revision)
if (read('mode') !== 'no revision') writeFileSync(join(site, 'build.json'), JSON.stringify({ revision }))
`

let folder: string
let places: Places
let entries: {
  revision: number | null
  error: string | null
  result: 'running' | 'done' | 'failed'
}[]
let reports: Outcome[]

const tell = (name: string, text = '') => writeFile(join(folder, name), text)
const untell = (name: string) => rm(join(folder, name), { force: true })
const served = () => readFile(join(places.dist, 'index.html'), 'utf8')

function runner() {
  const records: Records = {
    start: async () => entries.push({ revision: null, error: null, result: 'running' }),
    end: async ({ id, revision, error }) => {
      entries[(id ?? 0) - 1] = { revision, error, result: error === null ? 'done' : 'failed' }
    },
  }
  const rebuild = async () => {
    const outcome = await buildSite({
      database: folder,
      siteAddress: 'http://localhost:1',
      places,
      builder: join(folder, 'builder.mjs'),
    })
    if (outcome.ok) await serveBuild(outcome.folder, places)
    return outcome
  }
  const queue = createRunner({ rebuild, records, report: (outcome) => reports.push(outcome) })
  // A failed build would be repeated in the middle of a later test.
  onTestFinished(queue.close)
  return queue
}

async function rebuilt(revision: number) {
  await tell('revision', String(revision))
  const queue = runner()
  queue.request()
  await queue.idle()
}

/** Requests a build that stops halfway, and waits until it has reached that point. */
async function halfBuilt(queue: { request(): void }): Promise<number> {
  await tell('hold')
  await untell('pid')
  queue.request()
  return vi.waitFor(
    async () =>
      Number(await readFile(join(folder, 'pid'), 'utf8')) || Promise.reject(new Error('not yet')),
    { timeout: 50_000 },
  )
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-rebuild-'))
  places = {
    builds: join(folder, 'builds'),
    logs: join(folder, 'logs'),
    dist: join(folder, 'dist'),
    made: join(folder, 'made'),
  }
  entries = []
  reports = []
  await mkdir(places.builds)
  await tell('builder.mjs', BUILDER)
})

afterEach(() => {
  vi.unstubAllEnvs()
  return rm(folder, { recursive: true, force: true })
})

describe('Rebuilding with a real build process', () => {
  test('stamps builds alike that have the same settings and sources, and others otherwise', async () => {
    const stampOf = async (siteName: string) => {
      vi.stubEnv('SITE_NAME', siteName)
      await rebuilt(1)
      return readFile(join(folder, 'stamp'), 'utf8')
    }
    const stamp = await stampOf('Aangan')
    expect(await stampOf('Aangan')).toBe(stamp)
    expect(await stampOf('Chowk')).not.toBe(stamp)
  })

  test('serves a finished build and records its revision', async () => {
    await rebuilt(3)
    expect(await served()).toBe('whole 3')
    expect(await servedBuild(places)).toMatchObject({ revision: 3 })
    expect(entries).toEqual([{ revision: 3, error: null, result: 'done' }])
  })

  test('turns ten approvals during a running build into exactly one more build', async () => {
    await tell('revision', '1')
    const queue = runner()
    await halfBuilt(queue)
    for (let n = 0; n < 10; n++) queue.request()
    await tell('revision', '11')
    await untell('hold')
    await queue.idle()
    expect(entries.map((entry) => entry.result)).toEqual(['done', 'done'])
    expect(await served()).toBe('whole 11')
  })

  test('leaves the complete old site when a build is killed halfway; the next build succeeds', async () => {
    await rebuilt(1)
    const queue = runner()
    const whole = await readdir(places.dist)
    const pid = await halfBuilt(queue)
    expect(await served()).toBe('whole 1')
    process.kill(pid, 'SIGKILL')
    await queue.idle()
    expect(await served()).toBe('whole 1')
    expect(await readdir(places.dist)).toEqual(whole)
    expect(entries.at(-1)).toMatchObject({ result: 'failed', revision: null })
    expect(reports.at(-1)).toMatchObject({ ok: false, error: expect.stringContaining('SIGKILL') })

    await untell('hold')
    await rebuilt(2)
    expect(await served()).toBe('whole 2')
    expect(entries.at(-1)).toMatchObject({ result: 'done', revision: 2 })
  })

  test('keeps the old site when a build fails, and reports the reason', async () => {
    await rebuilt(1)
    await tell('mode', 'fail')
    await rebuilt(2)
    expect(await served()).toBe('whole 1')
    expect(entries.at(-1)).toMatchObject({
      result: 'failed',
      error: expect.stringContaining('[ERROR] no such database'),
    })
  })

  test('does not serve a build that has no revision', async () => {
    await rebuilt(1)
    await tell('mode', 'no revision')
    await rebuilt(2)
    expect(await served()).toBe('whole 1')
    expect(entries.at(-1)?.error).toContain('build.json')
  })

  test('keeps the last two builds and nothing else', async () => {
    for (const revision of [1, 2, 3, 4]) await rebuilt(revision)
    expect(await readdir(places.builds)).toHaveLength(2)
    expect(await served()).toBe('whole 4')
  })

  test('keeps a folder that was built by hand', async () => {
    await mkdir(places.dist)
    await tell('dist/index.html', 'by hand')
    await rebuilt(5)
    expect(await served()).toBe('whole 5')
    const kept = (await readdir(places.builds)).find((name) => name.startsWith('by-hand')) ?? ''
    expect(await readFile(join(places.builds, kept, 'site', 'index.html'), 'utf8')).toBe('by hand')
  })

  test('rebuilds even if nothing can be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await tell('revision', '6')
    const lost = () => Promise.reject(new Error('database away'))
    const outcome = await buildSite({
      database: folder,
      siteAddress: 'x',
      places,
      builder: join(folder, 'builder.mjs'),
    })
    const queue = createRunner({
      rebuild: async () => outcome,
      records: { start: lost, end: lost },
      report: (report) => reports.push(report),
    })
    queue.request()
    await queue.idle()
    expect(reports).toMatchObject([{ ok: true, revision: 6 }])
    queue.close()
  })

  test('a reader sees a complete site at every moment of a swap', async () => {
    await rebuilt(1)
    const queue = runner()
    let reads = 0
    const reading = (async () => {
      while (entries.length < 4 || entries.at(-1)?.result === 'running') {
        expect(await served()).toMatch(/^whole \d$/)
        reads++
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })()
    for (const revision of [2, 3, 4]) {
      await tell('revision', String(revision))
      queue.request()
      await queue.idle()
    }
    await reading
    expect(reads).toBeGreaterThan(10)
  })
})

test('The process group of a finished build has ended', async () => {
  await rebuilt(1)
  const pid = (await readFile(join(folder, 'pid'), 'utf8')).trim()
  expect(processes()?.filter((one) => String(one.pid) === pid)).toEqual([])
})
