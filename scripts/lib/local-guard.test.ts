import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answersAt } from './health.ts'
import {
  ALIVE_PATH,
  isBrokenConnection,
  isKnownHost,
  isReadable,
  PATIENT_HEADER,
} from './local-guard.ts'
import { freePort } from './port.ts'
import { type Group, startGroup } from './processes.ts'

/** Behaves like netlify dev: it ends at the first error, reads whole bodies, and accepts any address. */
const SERVER = `
import http from 'node:http'
import { Worker } from 'node:worker_threads'
const THREAD = \`
const { parentPort, workerData } = require('node:worker_threads')
parentPort.postMessage({ loaded: process.execArgv, timeoutMs: workerData.timeoutMs })\`
process.on('uncaughtException', () => process.exit(1))
http.createServer(async (request, response) => {
  decodeURIComponent(request.url.split('?')[0])
  if (request.url === '/fault') throw new Error('a fault of its own')
  for await (const _ of request);
  if (request.url === '/thread') {
    const workerData = { event: { headers: request.headers }, timeoutMs: 30_000 }
    const thread = new Worker(THREAD, { eval: true, workerData })
    return thread.once('message', (said) => response.end(JSON.stringify(said)))
  }
  response.end('here')
}).listen({ port: Number(process.env.AT) })
`
let folder: string
let port: number
let group: Group

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-guard-'))
  await writeFile(join(folder, 'server.mjs'), SERVER)
})
afterAll(async () => {
  await group.end()
  await rm(folder, { recursive: true, force: true })
})

async function open(env: Record<string, string> = {}) {
  await group?.end()
  port = await freePort()
  group = startGroup(join(folder, 'server.mjs'), [], {
    preload: new URL('local-guard.ts', import.meta.url),
    env: { AT: String(port), AANGAN_GUARD: String(port), HOST: '', ...env },
    log: join(folder, 'log'),
  })
  await vi.waitFor(async () => expect(await answersAt(port)).toBe(true), { timeout: 50_000 })
}
const statusOf = (path: string, { host = `localhost:${port}`, to = '127.0.0.1' } = {}) =>
  new Promise<number | string>((resolve) => {
    const asked = request({ host: to, port, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'failed')).end()
  })
/** Sends a body that is shorter than announced, and breaks the connection. */
const breakOff = () =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc')
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
  })

describe('netlify dev behind its guard', () => {
  beforeAll(() => open())

  test('survives many broken connections', async () => {
    await Promise.all(Array.from({ length: 20 }, breakOff))
    expect(await statusOf('/')).toBe(200)
  })

  test('answers 400 to an unreadable address', async () => {
    expect([await statusOf('/%'), await statusOf('/%E0%A4%A')]).toEqual([400, 400])
    expect(await statusOf('/a%20b?c=%')).toBe(200)
  })

  test('says itself that it answers, without asking the server behind', async () => {
    expect([await statusOf(ALIVE_PATH), await statusOf(`${ALIVE_PATH}/`)]).toEqual([204, 200])
  })

  test('answers for a page at once until the site is built, and passes everything else on', async () => {
    const site = join(folder, 'site')
    await open({ AANGAN_SITE: site })
    const paths = ['/', '/Search', '/api/me', '/.netlify/functions/due', ALIVE_PATH]
    const answers = () => Promise.all(paths.map((path) => statusOf(path)))
    expect(await answers()).toEqual([503, 503, 200, 200, 204])
    await mkdir(site)
    await writeFile(join(site, 'index.html'), '')
    expect(await answers()).toEqual([200, 200, 200, 200, 204])
  })

  test('answers only to its own host names', async () => {
    const host = `evil.example:${port}`
    expect([await statusOf('/', { host }), await statusOf('/')]).toEqual([421, 200])
  })

  test('loads into the thread of a call nothing that it was started with itself', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/thread`)
    expect(await answer.json()).toEqual({ loaded: [], timeoutMs: 30_000 })
  })

  test('gives a call more time only where it asks for it', async () => {
    const headers = { [PATIENT_HEADER]: '1' }
    const answer = await fetch(`http://127.0.0.1:${port}/thread`, { headers })
    expect(await answer.json()).toMatchObject({ timeoutMs: 240_000 })
  })

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')?.address
  test('closes connections from other machines unless HOST allows them', async () => {
    const to = outside ?? '127.0.0.2'
    const host = `${to}:${port}`
    expect(await statusOf('/', { host, to })).toBe(outside ? 'ECONNRESET' : 421)
    await open({ HOST: '0.0.0.0' })
    const here = { host: `${to}:${port}`, to }
    expect(await statusOf('/', here)).toBe(200)
    expect(await statusOf('/', { ...here, host: 'evil.example' })).toBe(421)
  })

  test('still ends at an error of its own', async () => {
    await statusOf('/fault')
    expect(await group.ended).toMatchObject({ code: 1 })
  })
})

test('Only errors of a broken connection are ignored', () => {
  const coded = (code: string) => Object.assign(new Error('read'), { code })
  expect(
    [coded('ECONNRESET'), coded('EPIPE'), new Error('aborted')].map(isBrokenConnection),
  ).toEqual([true, true, true])
  expect([coded('EADDRINUSE'), new Error('other'), null].map(isBrokenConnection)).toEqual([
    false,
    false,
    false,
  ])
})

test('A host name is accepted only if HOST names it, and an IP address if HOST is set', () => {
  expect(isKnownHost('LOCALHOST:8888')).toBe(true)
  expect(isKnownHost(undefined)).toBe(false)
  expect([isKnownHost('box.lan:8888', 'box.lan'), isKnownHost('box.lan:8888', 'other')]).toEqual([
    true,
    false,
  ])
  expect([isKnownHost('192.168.1.9:8888', '0.0.0.0'), isKnownHost('192.168.1.9', '')]).toEqual([
    true,
    false,
  ])
  expect([isReadable('/a%20b'), isReadable('/%'), isReadable('/x?y=%')]).toEqual([
    true,
    false,
    true,
  ])
})
