import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { ROOT } from '../../../../scripts/lib/paths.ts'

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

/**
 * Waits until the served site shows everything that its database contains now, whatever others change in the meantime.
 */
export async function rebuiltByNow(): Promise<void> {
  const [wanted] = await siteRows<{ revision: number }>(
    'select revision::int as revision from site_revision',
  )
  const served = async () => {
    const build = JSON.parse(await readFile(join(SITE_DIST, 'build.json'), 'utf8'))
    return (build as { revision: number }).revision
  }
  await expect.poll(served, { timeout: 90_000 }).toBeGreaterThanOrEqual(wanted?.revision ?? 0)
}
