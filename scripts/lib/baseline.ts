import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type { CityRow } from '../../src/domain/cities/form.ts'
import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { ROOT } from './paths.ts'

const TABLES = join(ROOT, 'src', 'server', 'db', 'tables')
const FUNCTIONS = join(ROOT, 'src', 'server', 'db', 'functions.sql')
/** drizzle-kit draws one; a fixed one lets the same tables give the same file. */
const ID = '00000000-0000-0000-0000-000000000001'

export type Snapshot = ReturnType<typeof generateDrizzleJson>

/** Returns the tables that the code declares, as drizzle-kit describes them. */
export async function declaredTables(): Promise<Snapshot> {
  const declared: Record<string, unknown> = {}
  for (const file of (await readdir(TABLES)).sort())
    Object.assign(declared, await import(pathToFileURL(join(TABLES, file)).href))
  const snapshot = { ...generateDrizzleJson(declared, undefined, undefined, 'snake_case'), id: ID }
  // As it is read back from its file.
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot
}

/**
 * Returns the files of the migration that makes all tables, with the rows of the cities that are on, by their names in
 * the folder of migrations. Its own name has a fingerprint, so a database with other tables does not count it as
 * applied.
 */
export async function baselineOf(
  tables: Snapshot,
  cities: readonly Pick<CityRow, 'name' | 'slug'>[] = ROUTED_CITIES,
): Promise<Map<string, string>> {
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case')
  const statements = await generateMigration(nothing, tables)
  const own = await readFile(FUNCTIONS, 'utf8')
  const rows = cities.map(({ name, slug }) => `('${name.replaceAll("'", "''")}', '${slug}')`)
  const text = [
    ...statements.map((statement) => statement.trim()),
    `INSERT INTO cities (name, slug) VALUES\n  ${rows.join(',\n  ')};`,
    own,
  ].join('\n\n')
  const tag = `0000_baseline_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
  const entry = { idx: 0, version: tables.version, when: 0, tag, breakpoints: true }
  const journal = { version: tables.version, dialect: tables.dialect, entries: [entry] }
  return new Map([
    [`${tag}.sql`, text],
    ['meta/_journal.json', inJson(journal)],
    ['meta/0000_snapshot.json', inJson(tables)],
  ])
}

const inJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
