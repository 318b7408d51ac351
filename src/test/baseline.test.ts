import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baselineOf, declaredTables, type Snapshot } from '../../scripts/lib/baseline.ts'
import { PATHS } from '../../scripts/lib/paths.ts'

const META = join(PATHS.migrations, 'meta')
const snapshotIn = async (file: string) =>
  JSON.parse(await readFile(join(META, file), 'utf8')) as Snapshot
const snapshots = async () =>
  (await readdir(META)).filter((file) => file.endsWith('_snapshot.json')).sort()

test('The migrations make the tables that the code declares', async () => {
  const made = await snapshotIn((await snapshots()).at(-1) ?? '')
  const declared = await declaredTables()
  expect(
    { ...made, id: '', prevId: '' },
    'The tables have changed: run `npm run baseline`, or `npx drizzle-kit generate --name WHAT` once a site is deployed.',
  ).toEqual({ ...declared, id: '', prevId: '' })
})

test('The first migration makes the first tables, and the functions that drizzle-kit does not know', async () => {
  const files = await baselineOf(await snapshotIn('0000_snapshot.json'))
  const [[name, text] = []] = files
  const there = (await readdir(PATHS.migrations)).filter((file) => file.startsWith('0000_'))
  expect(there, 'functions.sql has changed: run `npm run baseline`.').toEqual([name])
  expect(await readFile(join(PATHS.migrations, name ?? ''), 'utf8')).toBe(text)
})

test('The journal names each migration, because the start and the doctor read it', async () => {
  const { entries } = JSON.parse(await readFile(join(META, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const files = (await readdir(PATHS.migrations)).filter((file) => file.endsWith('.sql')).sort()
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
})
