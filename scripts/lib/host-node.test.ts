import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BUILDS, isNewEnough, provideNode } from './host-node.mjs'

// npm is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let own: string
let registry: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-node-'))
  own = join(folder, 'own')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  vi.unstubAllEnvs()
  registry?.close()
  registry = undefined
  await rm(folder, { recursive: true, force: true })
})

test('Node 24.7, which can hash passwords, and later versions are new enough', () => {
  const versions = ['20.20.2', '22.23.2', '24.6.9', '24.7.0', '24.21.0', '26.0.0']
  expect(versions.filter(isNewEnough)).toEqual(['24.7.0', '24.21.0', '26.0.0'])
  for (const { version } of Object.values(BUILDS)) expect(isNewEnough(version)).toBe(true)
})

test('A host with a new enough Node uses it, and nothing is fetched', async () => {
  expect(await provideNode({ folder: own, version: '24.7.0', builds: {} })).toBe(process.execPath)
  expect(await readdir(folder)).toEqual([])
})

test('If there is none to fetch, one sentence names the version to install', async () => {
  await expect(
    provideNode({ folder: own, version: '22.1.0', machine: 'freebsd-x64' }),
  ).rejects.toThrow(
    'Node 22.1.0 is too old, and none can be fetched for freebsd-x64. Install Node 24.7 or newer from https://nodejs.org and run the same command again.',
  )
})

/** Starts an npm registry with one package, a program that prints a Node version; returns the package's hash. */
async function openRegistry(): Promise<string> {
  const made = join(folder, 'made')
  await mkdir(join(made, 'bin'), { recursive: true })
  const about = { name: 'node-here', version: '24.99.0', bin: { node: 'bin/node' } }
  await writeFile(join(made, 'package.json'), JSON.stringify(about))
  await writeFile(join(made, 'bin', 'node'), '#!/bin/sh\necho v24.99.0\n', { mode: 0o755 })
  execFileSync('npm', ['pack', '--silent'], { cwd: made })
  const archive = await readFile(join(made, 'node-here-24.99.0.tgz'))
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  const server = createServer(({ url }, response) => {
    const tarball = `http://127.0.0.1:${(server.address() as AddressInfo).port}/node-here.tgz`
    const versions = { [about.version]: { ...about, dist: { tarball, integrity } } }
    response.end(url?.endsWith('.tgz') ? archive : JSON.stringify({ name: about.name, versions }))
  })
  registry = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  return integrity
}

const fetched = (integrity: string) =>
  provideNode({
    folder: own,
    version: '20.20.2',
    machine: 'this',
    builds: { this: { package: 'node-here', version: '24.99.0', integrity } },
  })

// The program in this test is a shell script.
describe.skipIf(process.platform === 'win32')('A fetched Node, on systems with a shell,', () => {
  test('is fetched once', async () => {
    const integrity = await openRegistry()
    const node = await fetched(integrity)
    expect(execFileSync(node, { encoding: 'utf8' })).toBe('v24.99.0\n')
    registry?.close()
    expect(await fetched(integrity)).toBe(node)
    expect(await readdir(own)).toEqual(['24.99.0'])
  })

  test('is refused if its hash differs from the pinned one, and is removed', async () => {
    await openRegistry()
    const pinned = `sha512-${createHash('sha512').update('another').digest('base64')}`
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(fetched(pinned)).rejects.toThrow(
      /^Node 24\.99\.0 could not be fetched\. .* Or install Node 24\.7 or newer yourself, from https:\/\/nodejs\.org\.$/,
    )
    expect(said.mock.calls.join()).toContain('EINTEGRITY')
    expect(await readdir(own)).toEqual([])
  })
})
