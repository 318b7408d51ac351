import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyMigrations, MIGRATIONS } from '../../src/test/support/postgres.ts'
import { startGroup } from '../lib/processes.ts'

const BUILD = join('node_modules', '@netlify', 'build', 'bin.js')
/** Where a build leaves migrations for the deploy. */
const COPIED = join('.netlify', 'internal', 'db', 'migrations')

/**
 * Gives a database its tables as a deploy does: Netlify's own build copies the migrations that netlify.toml names, and
 * what it has copied is applied. The site's own packages and command are left out: with them Netlify would be asked for a
 * database, and everything built once more.
 */
export async function migrateAsDeploy(
  project: string,
  database: string,
  log: string,
): Promise<void> {
  const folder = join(project, 'migrating')
  await mkdir(join(folder, 'dist'), { recursive: true })
  await cp(join(project, 'src', 'server', 'db'), join(folder, 'src', 'server', 'db'), {
    recursive: true,
  })
  const settings = await readFile(join(project, 'netlify.toml'), 'utf8')
  const [, migrations = ''] = /(\[database\.migrations\]\n[^[]*)/.exec(settings) ?? []
  await writeFile(join(folder, 'netlify.toml'), `[build]\npublish = "dist"\n${migrations}`)
  await writeFile(join(folder, 'package.json'), '{}')
  const args = ['--offline', '--featureFlags', 'netlify_build_db_setup']
  await startGroup(join(project, BUILD), args, { cwd: folder, log }).ended
  const copied = (await readdir(join(folder, COPIED)).catch(() => [])).sort()
  if (copied.length !== MIGRATIONS.length)
    throw new Error(`Netlify's build copies ${copied.length} of ${MIGRATIONS.length} migrations.`)
  await applyMigrations(
    database,
    copied.map((name) => join(folder, COPIED, name, 'migration.sql')),
  )
}
