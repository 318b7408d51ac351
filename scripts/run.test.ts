import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// Starting Node is slow on a busy machine, and npm slower.
vi.setConfig({ testTimeout: 60_000 })

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PARTS = ['run.mjs', 'setup.mjs', 'lib/npm.mjs', 'lib/host-node.mjs', 'lib/parent.mjs']
const CHILD = `
const [mode, ...rest] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  if (mode !== 'deaf') process.on(signal, () => { console.log('got ' + signal); setTimeout(() => process.exit(5), 100) })
if (mode === 'end') {
  console.log(JSON.stringify({ rest, node: process.execPath, folder: process.cwd(), path: process.env.PATH ?? process.env.Path }))
  process.exitCode = 7
} else {
  console.log('here, started by ' + process.ppid)
  setInterval(() => {}, 1000)
}
`

let root: string
let child: ChildProcess
let output: string

/** Starts a command. Resolves when it and everything that it has started have ended. */
function start(command: string, ...args: string[]): Promise<number | NodeJS.Signals | null> {
  output = ''
  child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)))
}
const run = (...args: string[]) => start(process.execPath, 'scripts/run.mjs', ...args)
const isHere = () =>
  vi.waitFor(() => expect(output).toContain('here'), { timeout: 30_000, interval: 20 })

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'aangan-run-')))
  for (const part of PARTS) await cp(join(HERE, part), join(root, 'scripts', part))
  await mkdir(join(root, 'node_modules'))
  const project = {
    name: 'child',
    type: 'module',
    scripts: { start: 'node scripts/run.mjs child.js' },
  }
  await writeFile(join(root, 'package.json'), JSON.stringify(project))
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    await writeFile(join(root, file), '{"packages":{}}')
  await writeFile(join(root, 'child.js'), CHILD)
})
afterEach(async () => {
  child.kill('SIGKILL')
  await rm(root, { recursive: true, force: true })
})

describe('A command', () => {
  test('runs on a new enough Node, in the project’s folder, with both first on PATH; its exit code is passed on', async () => {
    expect(await run('child.js', 'end', 'a b', '--c')).toBe(7)
    const { path, ...rest } = JSON.parse(output)
    expect(rest).toEqual({ rest: ['a b', '--c'], node: process.execPath, folder: root })
    expect(path.split(delimiter).slice(0, 2)).toEqual([
      dirname(process.execPath),
      join(root, 'node_modules', '.bin'),
    ])
  })

  test('never lets npm empty a folder to which node_modules is only a link', async () => {
    await rm(join(root, 'node_modules'), { recursive: true })
    await mkdir(join(root, 'elsewhere'))
    await symlink(join(root, 'elsewhere'), join(root, 'node_modules'), 'junction')
    expect(await run('child.js', 'end')).toBe(1)
    expect(output).toContain('✖ node_modules is a link to a folder that does not fit')
  })

  test('tells a taken port before the packages are installed', async () => {
    for (const part of ['claim-port.ts', 'port.ts', 'problem.ts'])
      await cp(join(HERE, 'lib', part), join(root, 'scripts', 'lib', part))
    await rm(join(root, 'node_modules'), { recursive: true })
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    vi.stubEnv('PORT', String(port))
    expect(await run('scripts/start.ts')).toBe(1)
    vi.unstubAllEnvs()
    other.close()
    expect(output).toContain(`✖ Port ${port} is taken by another program.`)
    expect(output).not.toContain('Installing')
  })
})

describe.skipIf(process.platform === 'win32')('On systems with signals, a command', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'receives %s, and may end by itself',
    async (signal) => {
      const ended = run('child.js')
      await isHere()
      child.kill(signal)
      expect(await ended).toBe(5)
      expect(output).toContain(`got ${signal}`)
    },
  )

  test('that a signal ends is reported as ended by it', async () => {
    const ended = run('child.js', 'deaf')
    await isHere()
    child.kill('SIGTERM')
    expect(await ended).toBe('SIGTERM')
  })

  test.each([
    ['is killed', 'SIGKILL'],
    ['is asked to end', 'SIGTERM'],
  ] as const)('ends cleanly when npm %s', async (_, signal) => {
    const ended = start('npm', 'start')
    await isHere()
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(output).toContain('got SIGTERM')
  })

  test('ends cleanly when npm is killed under a program that never asks how npm ended', async () => {
    const ended = start('sh', '-c', 'npm start & echo "npm is $!"; exec sleep 60')
    await isHere()
    process.kill(Number(/npm is (\d+)/.exec(output)?.[1]), 'SIGKILL')
    await vi.waitFor(() => expect(output).toContain('got SIGTERM'), { timeout: 20_000 })
    child.kill('SIGKILL')
    await ended
  })

  test('ends cleanly when the process that npm started is killed', async () => {
    const npm = start('npm', 'start')
    await isHere()
    process.kill(Number(/started by (\d+)/.exec(output)?.[1]), 'SIGKILL')
    await npm
    expect(output).toContain('got SIGTERM')
  })
})
