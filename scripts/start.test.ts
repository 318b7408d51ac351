import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PHOTO_LIMITS } from '../src/domain/photo/constants.ts'
import { CONTENT_TABLES } from '../src/test/support/data/entries.ts'
import { launchSite, processesIn, type Site } from '../src/test/support/site/site.ts'
import { copySmallSite, removeCopy } from '../src/test/support/site/site-copy.ts'
import { ROOT } from './lib/paths.ts'
import { freePort } from './lib/port.ts'
import { builtRevision } from './rebuild/build.ts'
import { DEMO_ACCOUNTS, HINDI_ACCOUNTS } from './seed/accounts.ts'

// The tests share one copy of the work tree and run in order: each continues with the files and processes that the one
// before has left. They also share a port, because pages for another address are rendered anew.
const MINUTE = 60_000
/** Of a start on a machine that others keep busy: with a load of 45 on two cores, a first one takes ten minutes. */
const PATIENCE = 15 * MINUTE
const asRoot = process.getuid?.() === 0
let folder: string
let port: number
let site: Site

const inFolder = (...path: string[]) => join(folder, ...path)
const brokenPage = () => inFolder('src', 'pages', 'broken.astro')
const BROKEN_PAGE = '---\nthrow new Error("a page that cannot be built")\n---\n'
const launch = async (env: Record<string, string> = {}) => {
  site = await launchSite(folder, { port, env })
}
/** Defines a test that only a full run includes, because it needs one more start. */
const everyMoment: (name: string, run: () => Promise<void>) => void = process.env.FULL_MATRIX
  ? test
  : () => undefined
/** Shorter than what a user's netlify dev is given, but long enough for a busy machine. */
const SHORT_SILENCE = { SILENCE_MS: '20000' }
const refused = async (other: Promise<Site>) => {
  const failed = await other
  return { code: await failed.ended, text: failed.output() }
}
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
/**
 * Returns the status of an answer, after reading its body: an unread one can break Node's fetch when the server ends.
 */
const statusOf = async (address: string | URL, method = 'GET') => {
  const answer = await fetch(address, { method })
  await answer.arrayBuffer()
  return answer.status
}
const status = (path: string) => statusOf(site.address + path)
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: MINUTE, interval: 20 })
const netlifyOf = async () =>
  Number.parseInt(
    (await processesIn(folder)).find((line) => line.includes('netlify-cli')) ?? '',
    10,
  )

const TABLES = ['users', 'properties', 'moderation_log', ...CONTENT_TABLES]
/** Returns the number of rows of each table of the demo data, and of the site's own pictures. */
const counts = async () => {
  const columns = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const [row] = await query(
    `select ${columns.join(', ')}, (select count(*)::int from images where is_site) as pictures`,
  )
  return row as Record<string, number>
}
let first: Record<string, number>
/** The pictures that were stored when the filling was killed. */
let stored: string[]
const storedPictures = async () =>
  (await query('select id from images where is_site order by id')).map(({ id }) => id as string)

/**
 * Checks that the site is up with all its data, that it shows the newest revision, and that no build counts as running.
 */
async function expectWhole(): Promise<void> {
  expect(await counts()).toEqual(first)
  const [{ revision }] = await query('select revision::int from site_revision')
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

// Windows has no signals between processes, and no numbers of owners.
describe.skipIf(process.platform === 'win32')('npm start', { timeout: PATIENCE + MINUTE }, () => {
  everyMoment('can be killed while netlify dev starts for the first time', async () => {
    await launch()
    await eventually(async () => expect(await netlifyOf()).toBeGreaterThan(0))
    await site.stop('SIGKILL')
  })

  everyMoment('can be killed while the tables are made', async () => {
    await launch()
    await site.said('Bringing the tables up to date…', PATIENCE)
    // A query that cannot fail: all connections share one session, and an error would end the migration.
    await eventually(async () =>
      expect((await query("select to_regclass('public.users') is not null as made"))[0].made).toBe(
        true,
      ),
    )
    await site.stop('SIGKILL')
  })

  test('leaves no child process when it is killed while the demo data is filled in', async () => {
    await launch()
    await site.said('Filling the empty database', PATIENCE)
    await eventually(async () => expect((await storedPictures()).length).toBeGreaterThan(2))
    // Tries without an answer on a busy machine can leave this many.
    await query(`
      insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
      select 'left-' || n, key || n, user_id, width, height, bytes, placeholder, content_hash,
        now() + interval '1 day'
      from (select * from images limit 1) one, generate_series(1, ${PHOTO_LIMITS.unusedPerUser}) n`)
    stored = await storedPictures()
    await site.stop('SIGKILL')
    await vi.waitFor(async () => expect(await processesIn(folder)).toEqual([]), {
      timeout: MINUTE,
      interval: 200,
    })
    // The next start finds the lock of a process that has ended.
    expect(existsSync(inFolder('.aangan', 'lock.json'))).toBe(true)
  })

  everyMoment('can be killed while the first build runs', async () => {
    await launch()
    await site.said('Building the site', PATIENCE)
    expect((await counts()).properties).toBeGreaterThan(0)
    await eventually(async () =>
      expect(await readdir(inFolder('.aangan', 'builds'))).not.toEqual([]),
    )
    await site.stop('SIGKILL')
  })

  test('then starts with the complete demo data, each row once, and says how to use the site', async () => {
    await launch()
    await site.said('Aangan is up', PATIENCE)
    // What was stored before is not sent again.
    expect(await storedPictures()).toEqual(expect.arrayContaining(stored))
    first = await counts()
    expect(Object.entries(first).filter(([, rows]) => rows === 0)).toEqual([])
    expect(first.users).toBe(DEMO_ACCOUNTS.length + HINDI_ACCOUNTS.length)
    expect(
      await query('select 1 from images where is_site group by content_hash having count(*) > 1'),
    ).toEqual([])
    expect(existsSync(inFolder('.aangan', 'seeding'))).toBe(false)
    await expectWhole()
    await site.said('Demo accounts')
    expect(await status('/api/me')).toBe(200)
  })

  test('lets only its user read its secrets', async () => {
    for (const name of ['secrets.json', 'hook'])
      expect((await stat(inFolder('.aangan', name))).mode & 0o777).toBe(0o600)
  })

  test('runs once in a folder', async () => {
    const { code, text } = await refused(launchSite(folder, { port }))
    expect(code).toBe(1)
    expect(text).toContain(
      `Aangan already runs in this folder (process ${site.pid}): open ${site.address}`,
    )
  })

  test('builds exactly once more for ten requests during a build', async () => {
    const builds = async () => {
      const [row] = await query(
        "select count(*)::int as begun, count(*) filter (where result = 'done')::int as done from builds",
      )
      return row as { begun: number; done: number }
    }
    const before = await builds()
    const hook = await readFile(inFolder('.aangan', 'hook'), 'utf8')
    await statusOf(hook, 'POST')
    // Held, so that all requests come while it runs.
    const builder = await vi.waitFor(
      async () => {
        const line = (await processesIn(folder)).find((one) => one.includes('render.ts'))
        process.kill(Number.parseInt(line ?? '', 10), 'SIGSTOP')
        return Number.parseInt(line ?? '', 10)
      },
      { timeout: PATIENCE, interval: 20 },
    )
    for (let n = 0; n < 10; n++) expect(await statusOf(hook, 'POST')).toBe(202)
    process.kill(builder, 'SIGCONT')
    await vi.waitFor(async () => expect((await builds()).done).toBe(before.done + 2), {
      timeout: PATIENCE,
      interval: 200,
    })
    expect((await builds()).begun).toBe(before.begun + 2)
  })

  test('does not build for callers who do not know the hook’s address', async () => {
    const hook = new URL(await readFile(inFolder('.aangan', 'hook'), 'utf8'))
    expect(await statusOf(new URL('/guess', hook), 'POST')).toBe(404)
    expect(await statusOf(hook)).toBe(404)
  })

  // An ordinary run covers this with a netlify dev that hangs: it is ended first, and then restarted in the same way.
  everyMoment('brings netlify dev back on the same port with all data when it dies', async () => {
    const users = await query('select id from users order by id')
    process.kill(await netlifyOf(), 'SIGKILL')
    await site.said(`netlify dev is back on port ${site.port}`)
    expect(await status('/')).toBe(200)
    expect(await query('select id from users order by id')).toEqual(users)
  })

  test('ends a hanging netlify dev that a killed start has left', async () => {
    const secrets = await readFile(inFolder('.aangan', 'secrets.json'), 'utf8')
    process.kill(await netlifyOf(), 'SIGSTOP')
    await site.stop('SIGKILL')
    await writeFile(brokenPage(), BROKEN_PAGE)
    await launch(SHORT_SILENCE)
    await site.up()
    expect(site.output()).toContain('the netlify dev of an earlier start was still there')
    expect(await readFile(inFolder('.aangan', 'secrets.json'), 'utf8')).toBe(secrets)
  })

  test('serves the old site with all data if the build fails, and reports the failure', async () => {
    expect(site.output()).toContain('The build failed; the previous site is still served.')
    expect(site.output()).toContain('a page that cannot be built')
    expect((await query('select result from builds order by id desc limit 1'))[0].result).toBe(
      'failed',
    )
    await expectWhole()
    await rm(brokenPage())
  })

  everyMoment('can be killed while it rebuilds', async () => {
    await query('update site_revision set revision = revision + 1, requested_at = now()')
    await fetch(await readFile(inFolder('.aangan', 'hook'), 'utf8'), { method: 'POST' })
    await eventually(async () =>
      expect(await query("select 1 from builds where result = 'running'")).toHaveLength(1),
    )
    await site.stop('SIGKILL')
    await rm(inFolder('.aangan', 'hook'))
    await launch(SHORT_SILENCE)
    // Like approvals that keep coming.
    const asking = setInterval(() => {
      readFile(inFolder('.aangan', 'hook'), 'utf8')
        .then((hook) => statusOf(hook, 'POST'))
        .catch(() => {})
    }, 100)
    await site.said('Aangan is up', PATIENCE).finally(() => clearInterval(asking))
    // The last request may still wait: for a moment between two builds, none runs.
    await eventually(async () => {
      for (let look = 0; look < 5; look++) {
        expect(await query("select 1 from builds where result = 'running'")).toEqual([])
        await sleep(200)
      }
    })
    await expectWhole()
    expect((await readdir(inFolder('.aangan', 'builds'))).length).toBeLessThanOrEqual(2)
  })

  test('brings a netlify dev that hangs back on the same port with all data', async () => {
    process.kill(await netlifyOf(), 'SIGSTOP')
    await site.said(`netlify dev is back on port ${port}`, PATIENCE)
    await expectWhole()
  })

  test('leaves no process behind when it is asked to end', async () => {
    await site.stop('SIGTERM')
    expect(await processesIn(folder)).toEqual([])
    expect(existsSync(inFolder('.aangan', 'lock.json'))).toBe(false)
  })

  test('says which port is taken, and how to choose another', async () => {
    const other = createServer().listen(port)
    const { code, text } = await refused(launchSite(folder, { port }))
    other.close()
    expect(code).toBe(1)
    expect(text).toContain(
      `Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1} npm start`,
    )
  })

  test('says what to do about a database that cannot be opened, and deletes nothing', async () => {
    await cp(inFolder('.netlify', 'db'), inFolder('.netlify', 'db-good'), { recursive: true })
    await truncate(inFolder('.netlify', 'db', 'global', 'pg_control'), 100)
    const { code, text } = await refused(launchSite(folder, { port }))
    expect(code).toBe(1)
    expect(text).toMatch(
      /The local database in \.netlify\/db cannot be opened .* Nothing was deleted\. .*mv \.netlify\/db \.netlify\/db-broken && npm start/s,
    )
    expect((await readdir(inFolder('.netlify', 'db'))).length).toBe(
      (await readdir(inFolder('.netlify', 'db-good'))).length,
    )
    await rm(inFolder('.netlify', 'db'), { recursive: true })
    await rename(inFolder('.netlify', 'db-good'), inFolder('.netlify', 'db'))
  })

  test('says what to do about a database of another user', async () => {
    const NOBODY = 65_534
    const control = inFolder('.netlify', 'db', 'global')
    if (asRoot) await chownAll(folder, NOBODY)
    if (asRoot) await chown(control, 0, 0)
    await chmod(control, asRoot ? 0o700 : 0o000)
    const { code, text } = await refused(
      launchSite(folder, asRoot ? { port, uid: NOBODY } : { port }),
    )
    await chmod(control, 0o700)
    if (asRoot) await chownAll(folder, 0)
    expect(code).toBe(1)
    expect(text).toContain('belongs to another user or is read-only. Nothing was deleted.')
    expect(text).toContain('sudo chown -R "$USER" .netlify')
  })

  test('says in one sentence which folder cannot be written to', async () => {
    const NOBODY = 65_534
    const functions = inFolder('.netlify', 'v1', 'functions')
    if (asRoot) await chownAll(folder, NOBODY)
    if (asRoot) await chown(functions, 0, 0)
    await chmod(functions, 0o555)
    const { code, text } = await refused(
      launchSite(folder, asRoot ? { port, uid: NOBODY } : { port }),
    )
    await chmod(functions, 0o755)
    if (asRoot) await chownAll(folder, 0)
    expect(code).toBe(1)
    expect(text.trim()).toBe(
      `✖ ${functions} cannot be written to (EACCES). Give it back to yourself and start again: sudo chown -R "$USER" ${folder}`,
    )
  })

  test('says so when a build fails and there is no earlier one', async () => {
    const link = await readlink(inFolder('dist'))
    await rm(inFolder('dist'))
    await writeFile(brokenPage(), BROKEN_PAGE)
    const { code, text } = await refused(launchSite(folder, { port }))
    expect(code).toBe(1)
    expect(text).toContain('The site could not be built, and there is no earlier build to serve.')
    // The earlier refused starts have left all data.
    expect(text).not.toContain('Filling the empty database')
    expect(await processesIn(folder)).toEqual([])
    expect(existsSync(inFolder(link))).toBe(true)
    await rm(brokenPage())
  })

  test('serves pages on demand while developing, too', async () => {
    const pages = inFolder('src', 'on-demand', 'pages')
    await cp(join(ROOT, 'src', 'on-demand', 'pages'), pages, { recursive: true })
    site = await launchSite(folder, { port, args: ['dev'] })
    await site.up()
    const [shown] = await query('select id from properties where is_approved limit 1')
    const answers = {
      [`/listing-detail/${shown.id}`]: 200,
      '/listing-detail/none': 404,
      // Nobody is signed in.
      '/preview/abc': 404,
      '/shortlist/abc': 404,
      '/lucknow/xyz': 404,
    }
    for (const [path, expected] of Object.entries(answers))
      expect([path, await status(path)]).toEqual([path, expected])
  })
})

async function chownAll(path: string, id: number): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const own = entries
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all([path, ...own].map((entry) => chown(entry, id, id).catch(() => {})))
}
