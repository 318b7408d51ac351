import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersAt, endWhenSilent, nextAnswer } from './health.ts'
import { freePort } from './port.ts'
import { type Group, startGroup } from './processes.ts'
import { groupSeconds } from './system.ts'

// Starting Node is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/**
 * A server that does what an address asks for: computing, or computing for ever. Before it listens it works: it
 * computes for some CPU seconds, or writes to its log for some seconds, or does nothing.
 */
const SERVER = `
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
const compute = (seconds) => {
  const until = process.cpuUsage().user / 1e6 + seconds
  while (process.cpuUsage().user / 1e6 < until);
}
const [work, seconds] = (process.env.FIRST ?? '').split(' ')
if (work === 'computes') compute(Number(seconds))
for (let n = 0; work === 'writes' && n < 10 * seconds; n++) {
  console.log('at work')
  await sleep(100)
}
if (work === 'nothing') await sleep(seconds * 1000)
http.createServer((request, response) => {
  console.log(request.url)
  if (request.url === '/page') compute(0.1)
  if (request.url === '/loop') compute(Infinity)
  response.end('here')
}).listen(Number(process.env.AT), 'localhost')
`

let folder: string
let port: number
let group: Group
const onSilent = vi.fn()

const open = (env: Record<string, string> = {}) => {
  group = startGroup(join(folder, 'server.mjs'), [], {
    preload: new URL('local-guard.ts', import.meta.url),
    env: { AT: String(port), AANGAN_GUARD: String(port), HOST: '', ...env },
    log: join(folder, 'log'),
  })
}
const isUp = () =>
  vi.waitFor(async () => expect(await answersAt(port)).toBe(true), { timeout: 60_000 })
const logged = () => readFile(join(folder, 'log'), 'utf8')

beforeEach(async () => {
  onSilent.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'aangan-health-'))
  await writeFile(join(folder, 'server.mjs'), SERVER)
  port = await freePort()
})
afterEach(async () => {
  await group.end(100)
  await rm(folder, { recursive: true, force: true })
})

const watch = (limits: { silenceMs: number; workMs?: number }) =>
  endWhenSilent(group, port, { onSilent, everyMs: 20, ...limits })

// Windows cannot pause a process.
const whereStoppable = test.skipIf(process.platform === 'win32')

test('A start that takes several times the limit is waited for while it writes to its log', async () => {
  open({ FIRST: 'writes 8' })
  await vi.waitFor(async () => expect(await logged()).toContain('at work'), 60_000)
  const began = Date.now()
  expect(await nextAnswer(group, port, { silenceMs: 2000 })).toBe('done')
  expect(Date.now() - began).toBeGreaterThan(4000)
})

test('A start that takes longer than the limit is waited for while it computes', async () => {
  open({ FIRST: 'computes 5' })
  expect(await nextAnswer(group, port, { silenceMs: 4000 })).toBe('done')
  expect(await logged()).not.toContain('at work')
})

test('A start that does nothing is given up, and one that ends is not waited for', async () => {
  open({ FIRST: 'nothing 600' })
  expect(await nextAnswer(group, port, { silenceMs: 3000 })).toBe('silent')
  const next = nextAnswer(group, port, { silenceMs: 600_000 })
  await group.end(100)
  expect(await next).toBe('ended')
})

test('Ten visitors who reload do not keep a server that is starting from being found up', async () => {
  open({ FIRST: 'writes 1' })
  let reloading = true
  const visitor = async () => {
    while (reloading)
      await fetch(`http://localhost:${port}/page`)
        .then((page) => page.text())
        .catch(() => sleep(50))
  }
  const visitors = Array.from({ length: 10 }, visitor)
  expect(await nextAnswer(group, port, { silenceMs: 10_000 })).toBe('done')
  // One question is enough, though each of the visitors' pages takes a tenth of a second.
  await vi.waitFor(async () => expect(await logged()).toContain('/page'), 60_000)
  expect(await nextAnswer(group, port, { silenceMs: 10_000 })).toBe('done')
  reloading = false
  await Promise.all(visitors)
})

whereStoppable('A process that runs but no longer answers is ended, with the reason', async () => {
  open()
  await isUp()
  const watching = watch({ silenceMs: 500 })
  process.kill(-group.pid, 'SIGSTOP')
  expect(await group.ended).toMatchObject({ signal: 'SIGKILL' })
  await watching
  expect(onSilent.mock.calls).toEqual([
    ['has neither answered, nor written to its log, nor computed for 0.5 s'],
  ])
})

whereStoppable('A process that pauses for a moment is left alone', async () => {
  open()
  await isUp()
  void watch({ silenceMs: 60_000 })
  process.kill(-group.pid, 'SIGSTOP')
  await sleep(500)
  process.kill(-group.pid, 'SIGCONT')
  await isUp()
  expect(onSilent).not.toHaveBeenCalled()
})

test('A running server that only computes is ended too, but after a longer time', async () => {
  open()
  await isUp()
  fetch(`http://localhost:${port}/loop`).catch(() => {})
  await vi.waitFor(async () => expect(await logged()).toContain('/loop'), 60_000)
  await watch({ silenceMs: 60_000, workMs: 6000 })
  expect(onSilent.mock.calls).toEqual([['has computed for 6 s without an answer']])
})

test.skipIf(process.platform === 'win32')('The CPU time of a group is known', async () => {
  open({ FIRST: 'computes 1.5' })
  await isUp()
  expect(groupSeconds(group.pid)).toBeGreaterThanOrEqual(1)
  expect(groupSeconds(2 ** 22 + 1)).toBeNull()
})

test('The watch ends together with its process', async () => {
  open()
  await isUp()
  const watching = watch({ silenceMs: 60_000 })
  await group.end()
  await watching
  expect(onSilent).not.toHaveBeenCalled()
})
