import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { processes } from '../../../../scripts/lib/system.ts'
import { untilThere } from '../browser/stillness.ts'
import { wantBuild, wantNoBuild } from './build-wanted.ts'

/** The folder of the site under test. */
export const SITE_FOLDER = process.env.SITE_FOLDER || ROOT
/** The folder of its built pages. */
export const SITE_DIST = join(SITE_FOLDER, 'dist')

/** Returns the text of all built files that are text. */
export async function everyBuiltFile(): Promise<string> {
  const names = await readdir(SITE_DIST, { recursive: true })
  const texts = names
    .filter((name) => /\.(html|js|css|json|xml|txt)$/.test(name))
    .map((name) => readFile(join(SITE_DIST, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

/** Runs one statement on the database of the site under test; returns its rows. */
export async function siteRows<Row = Record<string, unknown>>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const state = JSON.parse(await readFile(join(SITE_FOLDER, '.netlify', 'state.json'), 'utf8')) as {
    dbConnectionString: string
  }
  const client = new pg.Client({ connectionString: state.dbConnectionString })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

const BUILDERS = [join('astro', 'bin', 'astro.mjs'), join('rebuild', 'render.ts')]

/** What the site's builder has done so far: a line of its log, a second of a core. */
async function workOfBuilder(): Promise<string> {
  const log = await stat(join(SITE_FOLDER, '.aangan', 'logs', 'build.log')).catch(() => null)
  const builders = (processes() ?? []).filter(
    ({ command }) =>
      command.includes(SITE_FOLDER) && BUILDERS.some((builder) => command.includes(builder)),
  )
  return [log?.size, ...builders.map(({ pid, seconds }) => `${pid} ${seconds}`)].join()
}

/** Asks for a build and waits for what it brings, for as long as the builder works. */
export async function untilBuilt(isThere: () => Promise<boolean>, what: string): Promise<void> {
  const look = async () => {
    if (await isThere()) return true
    // Each time: another journey's change may have got the build that was wanted for this one.
    await wantBuild(SITE_FOLDER)
    return false
  }
  await untilThere(look, workOfBuilder, what)
  await wantNoBuild(SITE_FOLDER)
}

/**
 * Waits until the served site shows everything that its database contains now, whatever others change in the meantime.
 */
export async function rebuiltByNow(): Promise<void> {
  const [wanted] = await siteRows<{ revision: number }>(
    'select revision::int as revision from site_revision',
  )
  await untilBuilt(async () => {
    const build = JSON.parse(await readFile(join(SITE_DIST, 'build.json'), 'utf8'))
    return (build as { revision: number }).revision >= (wanted?.revision ?? 0)
  }, `revision ${wanted?.revision} is served`)
}
