import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../../../scripts/lib/port.ts'

const run = promisify(execFile)

/** A running start script in a copy of the work tree. */
export type Site = {
  folder: string
  address: string
  port: number
  pid: number
  /** Its output so far. */
  output(): string
  /** Waits until it reports that the site is up; rejects with its output if it ends before. */
  up(): Promise<void>
  /** Waits until it has printed a text. */
  said(text: string | RegExp, timeoutMs?: number): Promise<void>
  /** Its exit code. */
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Returns the address of the database that it runs. */
  database(): Promise<string>
}

type Launch = {
  port?: number
  uid?: number
  env?: Record<string, string>
  script?: string
  args?: string[]
}

/** Runs scripts/start.ts of a copy like `npm start`, or another of its scripts that starts a site. */
export async function launchSite(
  folder: string,
  { port, uid, env = {}, script = 'scripts/start.ts', args = [] }: Launch = {},
): Promise<Site> {
  const sitePort = port ?? (await freePort())
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      PORT: String(sitePort),
      NODE_ENV: undefined,
      NETLIFY_DB_URL: undefined,
      VITEST: undefined,
      ...(uid === undefined ? {} : { HOME: folder }),
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const output = () => text
  const said = (wanted: string | RegExp, timeoutMs = 120_000) =>
    waitFor(child, output, wanted, timeoutMs)
  return {
    folder,
    port: sitePort,
    address: `http://localhost:${sitePort}`,
    pid: child.pid ?? 0,
    output,
    ended,
    said,
    // Long, because filling the database is slow on a busy machine. A failed start ends, and is reported at once.
    up: () => said('Aangan is up', 600_000),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
      const code = await ended
      clearTimeout(timer)
      return code
    },
    database: async () =>
      JSON.parse(await readFile(join(folder, '.netlify', 'state.json'), 'utf8'))
        .dbConnectionString as string,
  }
}

async function waitFor(
  child: ChildProcess,
  output: () => string,
  wanted: string | RegExp,
  timeoutMs: number,
): Promise<void> {
  const found = () =>
    typeof wanted === 'string' ? output().includes(wanted) : wanted.test(output())
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(50)) {
    if (found()) return
    if (child.exitCode !== null || child.signalCode !== null) break
  }
  await sleep(50)
  if (!found()) throw new Error(`The start script never said ${wanted}. What it said:\n${output()}`)
}

/** Lists processes that run inside a folder, as "pid command". */
export async function processesIn(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,stat=,command='], { maxBuffer: 50_000_000 })
  const found: string[] = []
  for (const line of stdout.split('\n')) {
    const [, pid, stat, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    if (!pid || !command || stat?.startsWith('Z')) continue
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (command.includes(folder) || cwd.startsWith(folder)) found.push(`${pid} ${command}`)
  }
  return found
}
