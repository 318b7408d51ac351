import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endLeftoverGroup, startGroup } from './processes.ts'
import { isAlive, processes } from './system.ts'

// Starting Node is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const children: ChildProcess[] = []

/** Starts an own process group like that of a killed start, with a word on its command line. */
async function leftover(
  word: string,
): Promise<{ pid: number; ended: Promise<NodeJS.Signals | null> }> {
  const child = spawn(
    process.execPath,
    ['-e', 'console.log(1); setInterval(() => {}, 1000)', word],
    { detached: process.platform !== 'win32' },
  )
  children.push(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return {
    pid: child.pid ?? 0,
    ended: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))),
  }
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('A group that an earlier start has left is ended, even if it is stopped', async () => {
  const { pid, ended } = await leftover('a-portal-in-this-folder')
  if (process.platform !== 'win32') process.kill(pid, 'SIGSTOP')
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder', 100)).toBe(true)
  if (process.platform !== 'win32') expect(await ended).toBe('SIGKILL')
  expect(isAlive(pid)).toBe(false)
})

test('A group is not touched if another program has its id', async () => {
  const { pid } = await leftover('something-else')
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder', 100)).toBe(false)
  expect(process.kill(pid, 0)).toBe(true)
})

test('A group that has ended causes no wait', async () => {
  const { pid, ended } = await leftover('a-portal-in-this-folder')
  process.kill(pid, 'SIGKILL')
  await ended
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder')).toBe(false)
})

describe('A group with a pipe from its parent', () => {
  let folder: string
  const script = () => join(folder, 'waits.mjs')
  const said = () => readFile(join(folder, 'said'), 'utf8').catch(() => '')
  const isUp = () => vi.waitFor(async () => expect(await said()).toMatch(/^\d+\n/), 30_000)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aangan-processes-'))
    const say = (what: string) =>
      `appendFileSync(${JSON.stringify(join(folder, 'said'))}, ${what} + '\\n')`
    await writeFile(
      script(),
      `import { appendFileSync } from 'node:fs'
process.on('SIGTERM', () => { ${say("'asked'")}; process.exit(9) })
${say('process.pid')}
setInterval(() => {}, 1000)`,
    )
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is asked to end, and may do so cleanly', async () => {
    const group = startGroup(script(), [], { log: join(folder, 'log') })
    await isUp()
    await group.end(30_000)
    expect(await group.ended).toEqual({ code: 9, signal: null })
    expect(await said()).toBe(`${group.pid}\nasked\n`)
  })

  test('is also asked to end when the process that started it is killed', async () => {
    const start = `import { startGroup } from ${JSON.stringify(new URL('processes.ts', import.meta.url).href)}
startGroup(${JSON.stringify(script())}, [], { log: ${JSON.stringify(join(folder, 'log'))} })`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', start])
    children.push(parent)
    await isUp()
    parent.kill('SIGKILL')
    await vi.waitFor(async () => expect(await said()).toContain('asked'), 30_000)
    const pid = Number.parseInt(await said(), 10)
    // A process still exists for signals until its parent has read its exit code.
    const others = () => processes()?.filter((one) => one.pid === pid)
    await vi.waitFor(() => expect(others()).toEqual([]), 50_000)
  })
})
