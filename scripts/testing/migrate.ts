import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '../../src/test/support/database/postgres.ts'

/** The folder in which a build leaves the migrations for the deploy. */
const COPIED = join('.netlify', 'internal', 'db', 'migrations')

/** Returns the migrations that Netlify's build has copied, in the order in which a deploy applies them. */
export async function copiedMigrations(project: string): Promise<string[]> {
  const folder = join(project, COPIED)
  const copied = (await readdir(folder).catch(() => [])).sort()
  if (copied.length !== MIGRATIONS.length)
    throw new Error(`Netlify's build copies ${copied.length} of ${MIGRATIONS.length} migrations.`)
  return copied.map((name) => join(folder, name, 'migration.sql'))
}
