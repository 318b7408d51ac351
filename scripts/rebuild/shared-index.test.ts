import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuiltIn } from '../../src/contract/languages.ts'
import { indexPath } from '../../src/contract/search-index.ts'
import { unchangedPages } from './unchanged.ts'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'aangan-index-'))
})
afterEach(() => rm(site, { recursive: true, force: true }))

async function put(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '{}')
}

test('A build in another language, which may read newer data, puts its index beside that of the first one', async () => {
  await put(join(site, indexPath('older')))
  await put(join(site, 'hi', indexPath('older')))
  await put(join(site, 'hi', indexPath('newer')))
  const { hooks } = unchangedPages({ BUILD_LANGUAGE: 'hi' })
  const done = hooks['astro:build:done'] as unknown as (input: { dir: URL }) => unknown
  await done({ dir: pathToFileURL(join(site, 'hi', '/')) })
  expect(await readdir(dirname(join(site, indexPath('older'))))).toEqual([
    'newer.json',
    'older.json',
  ])
  expect(await readdir(join(site, 'hi'))).toEqual([])
})

test('It makes such files, and no others but feeds', () => {
  const files = [indexPath('any'), '/lucknow/feed.xml', '/build.json', '/maps/lucknow.svg']
  expect(files.filter((path) => isBuiltIn('hi', path))).toEqual(files.slice(0, 2))
  expect(files.filter((path) => isBuiltIn('en', path))).toEqual(files)
})
