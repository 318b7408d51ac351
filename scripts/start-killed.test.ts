import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { launchSite, processesIn, type Site } from '../src/test/support/site.ts'
import { copySmallSite, removeCopy } from '../src/test/support/site-copy.ts'
import { freePort } from './lib/port.ts'
import { builtRevision } from './rebuild/build.ts'
import { DEMO_ACCOUNTS } from './seed.ts'

// One copy of the work tree is started and killed again and again, on one port and at once: each start takes the folder,
// and whatever still runs there, as the one before left it.
const MINUTE = 60_000
/** A busy machine takes its time. */
const PATIENCE = 5 * MINUTE
// Windows cannot stop a process for a while, and has no ps.
const whereStoppable = describe.skipIf(process.platform === 'win32')
let folder: string
let port: number
let site: Site

const inFolder = (...path: string[]) => join(folder, ...path)
const launch = async (env: Record<string, string> = {}) => {
  site = await launchSite(folder, { port, env })
  return site
}
/** A moment that only a full run looks at: each costs one start more. */
const everyMoment: (name: string, run: () => Promise<void>) => void = process.env.FULL_MATRIX
  ? test
  : () => undefined
/** Long enough for a busy machine's slow answer, and not the time that a user's netlify dev is given. */
const SHORT_SILENCE = { SILENCE_MS: '5000' }
const query = async (text: string) => {
  const client = new pg.Client({ connectionString: await site.database() })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: MINUTE, interval: 20 })
const netlifyOf = async () =>
  Number.parseInt(
    (await processesIn(folder)).find((line) => line.includes('netlify-cli')) ?? '',
    10,
  )

const TABLES = [
  'users',
  'properties',
  'moderation_log',
  'project_explore',
  'newly_project',
  'city_data',
  'coming_soon',
  'projects',
]
/** How many rows each table of the demo data has, and how many pictures belong to the site. */
const counts = async () => {
  const columns = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const [row] = await query(
    `select ${columns.join(', ')}, (select count(*)::int from images where is_site) as pictures`,
  )
  return row as Record<string, number>
}
let first: Record<string, number>

/** The site is up with all its data, and says nothing untrue of its builds. */
async function expectWhole(): Promise<void> {
  expect(await counts()).toEqual(first)
  const [{ revision }] = await query('select revision::int from publication')
  expect(await builtRevision(inFolder('dist'))).toBe(revision)
  expect(await query("select 1 from builds where result = 'running'")).toEqual([])
  const answer = await fetch(site.address)
  expect(await answer.text()).toContain('</html>')
}

beforeAll(async () => {
  folder = await copySmallSite()
  port = await freePort()
}, MINUTE)

afterAll(async () => {
  await site?.stop()
  await removeCopy(folder)
}, MINUTE)

whereStoppable('npm start, killed outright', { timeout: PATIENCE + MINUTE }, () => {
  everyMoment('while netlify dev starts for the first time', async () => {
    await launch()
    await eventually(async () => expect(await netlifyOf()).toBeGreaterThan(0))
    await site.stop('SIGKILL')
  })

  everyMoment('while the tables are made', async () => {
    await launch()
    await site.said('Bringing the tables up to date…', PATIENCE)
    // Asked without an error: all connections share one session, and a failed statement would end the migration.
    await eventually(async () =>
      expect((await query("select to_regclass('public.users') is not null as made"))[0].made).toBe(
        true,
      ),
    )
    await site.stop('SIGKILL')
  })

  test('while the demo data is filled in', async () => {
    await launch()
    await site.said('Filling the empty database', PATIENCE)
    await eventually(async () =>
      expect(
        (await query('select count(*)::int as pictures from images'))[0].pictures,
      ).toBeGreaterThan(2),
    )
    await site.stop('SIGKILL')
  })

  everyMoment('while the first build runs', async () => {
    await launch()
    await site.said('Building the site', PATIENCE)
    expect((await counts()).properties).toBeGreaterThan(0)
    await eventually(async () =>
      expect(await readdir(inFolder('.aangan', 'builds'))).not.toEqual([]),
    )
    await site.stop('SIGKILL')
  })

  test('comes up after all of these with the demo data once and whole', async () => {
    await launch()
    await site.said('Aangan is up', PATIENCE)
    first = await counts()
    expect(Object.entries(first).filter(([, rows]) => rows === 0)).toEqual([])
    expect(first.users).toBe(DEMO_ACCOUNTS.length)
    expect(
      await query('select 1 from images where is_site group by content_hash having count(*) > 1'),
    ).toEqual([])
    expect(existsSync(inFolder('.aangan', 'seeding'))).toBe(false)
    await expectWhole()
  })

  test('while it serves and its netlify dev hangs, so that nothing ends that by itself', async () => {
    const secrets = await readFile(inFolder('.aangan', 'secrets.json'), 'utf8')
    process.kill(await netlifyOf(), 'SIGSTOP')
    await site.stop('SIGKILL')
    await launch(SHORT_SILENCE)
    await site.said('Aangan is up', PATIENCE)
    expect(site.output()).toContain('the netlify dev of an earlier start was still there')
    expect(await readFile(inFolder('.aangan', 'secrets.json'), 'utf8')).toBe(secrets)
    await expectWhole()
  })

  everyMoment('while it rebuilds', async () => {
    await query('update publication set revision = revision + 1, requested_at = now()')
    await fetch(await readFile(inFolder('.aangan', 'hook'), 'utf8'), { method: 'POST' })
    await eventually(async () =>
      expect(await query("select 1 from builds where result = 'running'")).toHaveLength(1),
    )
    await site.stop('SIGKILL')
    await launch(SHORT_SILENCE)
    await site.said('Aangan is up', PATIENCE)
    await expectWhole()
    expect((await readdir(inFolder('.aangan', 'builds'))).length).toBeLessThanOrEqual(2)
  })
})

whereStoppable('A netlify dev that hangs', { timeout: PATIENCE + MINUTE }, () => {
  test('is brought back on the same port with all data', async () => {
    process.kill(await netlifyOf(), 'SIGSTOP')
    await site.said(`netlify dev is back on port ${port}`, PATIENCE)
    await expectWhole()
  })

  test('leaves nothing behind in the end', async () => {
    await site.stop()
    expect(await processesIn(folder)).toEqual([])
  })
})
