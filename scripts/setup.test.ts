import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { explainInstallFailure } from './lib/npm.mjs'
import { isInstalled } from './setup.mjs'

let root: string
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/astro': { version: '7.3.5' },
  'node_modules/other-os': { version: '1.0.0', optional: true },
}

const lockfile = (packages: object) =>
  writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
const record = (packages: object) =>
  writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aangan-setup-'))
  await mkdir(join(root, 'node_modules', 'astro'), { recursive: true })
  await lockfile(LOCKED)
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('Packages are installed', () => {
  test('if npm has recorded all of the lockfile’s, except builds for other machines', async () => {
    await record({ 'node_modules/astro': { version: '7.3.5' } })
    expect(isInstalled(root)).toBe(true)
  })

  test('not if an installation was interrupted', () => {
    expect(isInstalled(root)).toBe(false)
  })

  test('not if the lockfile has changed since', async () => {
    await record({ 'node_modules/astro': { version: '7.3.4' } })
    expect(isInstalled(root)).toBe(false)
  })

  test('not if a package’s folder is missing', async () => {
    await record({ 'node_modules/astro': { version: '7.3.5' } })
    await rm(join(root, 'node_modules', 'astro'), { recursive: true })
    expect(isInstalled(root)).toBe(false)
  })
})

describe('A failed installation is explained', () => {
  test('as no network', () => {
    expect(
      explainInstallFailure(
        'npm error code ENOTFOUND\nnpm error network request to https://registry… failed',
        1,
      ),
    ).toContain('there is no way to the npm registry')
  })

  test('as a full disk, or as a folder of another user', () => {
    expect(explainInstallFailure('npm error code ENOSPC', 1)).toContain('The disk is full')
    expect(explainInstallFailure('npm error code EACCES', 1)).toContain('belongs to another user')
  })

  test('by npm’s own message otherwise', () => {
    expect(explainInstallFailure('npm error code ERESOLVE', 1)).toContain(
      'npm ended with code 1; its own message is above.',
    )
  })
})
