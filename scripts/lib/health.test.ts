import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWhenSilent } from './health.ts'
import { answersAt } from './netlify.ts'
import { freePort } from './port.ts'
import { type Group, startGroup } from './processes.ts'
import { cpuSeconds } from './system.ts'

const SERVER = `
import { createServer } from 'node:http'
createServer((_, response) => response.end('here')).listen(Number(process.env.AT), '127.0.0.1')
`

let folder: string
let port: number
let group: Group
const onSilent = vi.fn()

beforeEach(async () => {
  onSilent.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'aangan-health-'))
  await writeFile(join(folder, 'server.mjs'), SERVER)
  port = await freePort()
  group = startGroup(join(folder, 'server.mjs'), [], {
    env: { AT: String(port) },
    log: join(folder, 'log'),
  })
  await vi.waitFor(async () => expect(await answersAt(port)).toBe(true), { timeout: 10_000 })
})
afterEach(async () => {
  await group.end()
  await rm(folder, { recursive: true, force: true })
})

const watch = (options: { misses?: number } = {}) =>
  endWhenSilent(group, { answers: () => answersAt(port, 100), onSilent, everyMs: 20, ...options })

// Windows cannot pause a process.
const whereStoppable = test.skipIf(process.platform === 'win32')

whereStoppable('A process that runs but no longer answers is ended', async () => {
  const watching = watch()
  process.kill(-group.pid, 'SIGSTOP')
  expect(await group.ended).toMatchObject({ signal: 'SIGKILL' })
  await watching
  expect(onSilent).toHaveBeenCalledTimes(1)
})

whereStoppable('A process that pauses for a moment is left alone', async () => {
  void watch({ misses: 100 })
  process.kill(-group.pid, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 500))
  process.kill(-group.pid, 'SIGCONT')
  await vi.waitFor(async () => expect(await answersAt(port)).toBe(true))
  expect(onSilent).not.toHaveBeenCalled()
})

test('A process that is computing gets four times as long', async () => {
  let seconds = 0
  let asked = 0
  const silent = async () => {
    asked += 1
    return false
  }
  const ending = { ended: new Promise(() => {}), end: async () => {} }
  const options = { answers: silent, onSilent, everyMs: 1, misses: 3 }
  await endWhenSilent(ending, { ...options, cpuSeconds: () => (seconds += 1) })
  expect([asked, onSilent.mock.calls.length]).toEqual([12, 1])
  asked = 0
  await endWhenSilent(ending, { ...options, cpuSeconds: () => 7 })
  expect(asked).toBe(3)
})

test.skipIf(process.platform === 'win32')('The CPU time of a process is known', async () => {
  const before = cpuSeconds(process.pid) ?? Number.NaN
  for (const until = Date.now() + 300; Date.now() < until; );
  expect(cpuSeconds(process.pid)).toBeGreaterThanOrEqual(before)
  expect([cpuSeconds(group.pid), cpuSeconds(2 ** 22 + 1)]).toEqual([expect.any(Number), null])
})

test('The watch ends together with its process', async () => {
  const watching = watch()
  await group.end()
  await watching
  expect(onSilent).not.toHaveBeenCalled()
})
