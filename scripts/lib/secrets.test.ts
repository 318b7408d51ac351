import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-secrets-'))
  file = join(folder, 'own', 'secrets.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('Secrets are long, different, and the same at each start', async () => {
  const first = await readSecrets(file)
  expect(first.authSecret).toMatch(/^[\w-]{43}$/)
  expect(first.hookToken).not.toBe(first.authSecret)
  expect(await readSecrets(file)).toEqual(first)
})

test.skipIf(process.platform === 'win32')(
  'If files have modes, nobody else can read the secrets, even if the file was readable before',
  async () => {
    await readSecrets(file)
    await chmod(file, 0o644)
    await readSecrets(file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  },
)

test('An incomplete file is made again', async () => {
  await readSecrets(file)
  await writeFile(file, '{"authSecret": "abc')
  const { authSecret } = await readSecrets(file)
  expect(authSecret).toMatch(/^[\w-]{43}$/)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ authSecret })
})
