import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baselineOf, declaredTables, type Snapshot } from '../../scripts/lib/baseline.ts'
import { PATHS } from '../../scripts/lib/paths.ts'
import { CITY_NAMES } from '../domain/city/constants.ts'

const META = join(PATHS.migrations, 'meta')
const snapshotIn = async (file: string) =>
  JSON.parse(await readFile(join(META, file), 'utf8')) as Snapshot
const snapshots = async () =>
  (await readdir(META)).filter((file) => file.endsWith('_snapshot.json')).sort()

const firstName = async () =>
  (await readdir(PATHS.migrations)).find((file) => file.startsWith('0000_')) ?? ''
/** The cities that a migration has rows for. */
const citiesIn = (text: string) =>
  [...text.matchAll(/^INSERT INTO cities [^;]*;/gm)].flatMap(([rows]) =>
    [...rows.matchAll(/\('([^']+)', '([a-z0-9-]+)'\)/g)].map(([, name = '', slug = '']) => ({
      name,
      slug,
    })),
  )

test('The migrations make the tables that the code declares', async () => {
  const made = await snapshotIn((await snapshots()).at(-1) ?? '')
  const declared = await declaredTables()
  expect(
    { ...made, id: '', prevId: '' },
    'The tables have changed: run `npm run baseline`, or `npx drizzle-kit generate --name WHAT` once a site is deployed.',
  ).toEqual({ ...declared, id: '', prevId: '' })
})

test('The first migration makes the first tables, and the functions that drizzle-kit does not know', async () => {
  // A later change of the list is no change of the first migration: the schedule follows it.
  const first = await readFile(join(PATHS.migrations, await firstName()), 'utf8')
  const cities = citiesIn(first)
  const files = await baselineOf(await snapshotIn('0000_snapshot.json'), cities)
  const [[name, text] = []] = files
  const there = (await readdir(PATHS.migrations)).filter((file) => file.startsWith('0000_'))
  expect(there, 'functions.sql has changed: run `npm run baseline`.').toEqual([name])
  expect(await readFile(join(PATHS.migrations, name ?? ''), 'utf8')).toBe(text)
})

test('The migrations have a row for each city that is on', async () => {
  const files = (await readdir(PATHS.migrations)).filter((file) => file.endsWith('.sql'))
  const texts = await Promise.all(
    files.map((file) => readFile(join(PATHS.migrations, file), 'utf8')),
  )
  const named = texts.flatMap(citiesIn).map(({ name }) => name)
  expect(
    CITY_NAMES.filter((name) => !named.includes(name)),
    'The list of cities has grown: run `npm run baseline`, or add a migration once a site is deployed.',
  ).toEqual([])
})

test('The journal names each migration, because the start and the doctor read it', async () => {
  const { entries } = JSON.parse(await readFile(join(META, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const files = (await readdir(PATHS.migrations)).filter((file) => file.endsWith('.sql')).sort()
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
})
