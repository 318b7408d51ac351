import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFreed, readLock, takeLock } from './lock.ts'

let folder: string
let file: string
let other: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-lock-'))
  file = join(folder, 'lock.json')
})

afterEach(async () => {
  other?.kill()
  other = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Starts a process that only waits, with these arguments on its command line; returns its id. */
async function waitingProcess(...args: string[]): Promise<number> {
  other = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', ...args])
  await new Promise((resolve) => other?.stdout?.once('data', resolve))
  return other.pid ?? 0
}

test('The lock is taken and released', () => {
  const release = takeLock(file, 8888)
  expect(readLock(file)).toEqual({ pid: process.pid, port: 8888 })
  release()
  expect(existsSync(file)).toBe(false)
})

test('A second start is refused, with the address of the first', async () => {
  const pid = await waitingProcess('scripts/start.ts')
  await writeFile(file, JSON.stringify({ pid, port: 8901 }))
  expect(() => takeLock(file, 8888)).toThrow(
    `Aangan already runs in this folder (process ${pid}): open http://localhost:8901, or end it first with Ctrl-C`,
  )
})

test('A start waits for one that is just ending, but not for one that runs', async () => {
  const pid = await waitingProcess('scripts/start.ts')
  await writeFile(file, JSON.stringify({ pid, port: 8901 }))
  await lockFreed(file, 150)
  expect(readLock(file)?.pid).toBe(pid)
  setTimeout(() => other?.kill(), 200)
  await lockFreed(file)
  expect(readLock(file)).toBeNull()
})

test.skipIf(process.platform === 'win32')(
  'A start waits longer for one whose npm has ended',
  async () => {
    const npm = spawn('sh', [
      '-c',
      `"${process.execPath}" -e 'setTimeout(() => {}, 700)' scripts/start.ts & echo $!`,
    ])
    const pid = await new Promise<number>((resolve) =>
      npm.stdout.once('data', (text) => resolve(Number(text))),
    )
    await writeFile(file, JSON.stringify({ pid, port: 8901 }))
    await lockFreed(file, 100)
    expect(readLock(file)).toBeNull()
  },
)

test('The lock of a process that has ended is stale', async () => {
  const pid = await waitingProcess('scripts/start.ts')
  await writeFile(file, JSON.stringify({ pid, port: 8888 }))
  await new Promise((resolve) => {
    other?.once('close', resolve)
    other?.kill('SIGKILL')
  })
  takeLock(file, 8888)
  expect(readLock(file)?.pid).toBe(process.pid)
})

test('The lock is stale if another program has its process id', async () => {
  const pid = await waitingProcess('something-else')
  await writeFile(file, JSON.stringify({ pid, port: 8888 }))
  takeLock(file, 8888)
  expect(readLock(file)?.pid).toBe(process.pid)
})

test('An incomplete lock is stale', async () => {
  await writeFile(file, '{"pid":')
  takeLock(file, 8888)
  expect(readLock(file)?.pid).toBe(process.pid)
})
