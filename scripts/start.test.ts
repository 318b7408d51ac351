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
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { launchSite, processesIn, type Site } from '../src/test/support/site.ts'
import { copySmallSite, removeCopy } from '../src/test/support/site-copy.ts'
import { freePort } from './lib/port.ts'

// One copy of the work tree goes through a life of starts and ends; each test takes it as the one before left it. All are on
// one port: what is built names the site's address, and is made anew for another.
const MINUTE = 60_000
/** Beside other tests a first start on two cores has taken more than two minutes. */
const PATIENCE = 5 * MINUTE
const asRoot = process.getuid?.() === 0
let folder: string
let port: number
let site: Site

const inFolder = (...path: string[]) => join(folder, ...path)
const start = async () => {
  site = await launchSite(folder, { port })
  await site.up()
}
const refused = async (other: Promise<Site>) => {
  const failed = await other
  return { code: await failed.ended, text: failed.output() }
}
const query = async (text: string) => {
  const client = new pg.Client({ connectionString: await site.database() })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
/** The status of an answer that is read to its end: one left unread can trip Node's fetch when the server goes away. */
const statusOf = async (address: string | URL, method = 'GET') => {
  const answer = await fetch(address, { method })
  await answer.arrayBuffer()
  return answer.status
}
const status = (path: string) => statusOf(site.address + path)

beforeAll(async () => {
  folder = await copySmallSite()
  port = await freePort()
}, MINUTE)

afterAll(async () => {
  await site?.stop()
  await removeCopy(folder)
}, MINUTE)

// Windows asks nobody from outside to end, and knows no owner by number.
describe.skipIf(process.platform === 'win32')('npm start', { timeout: PATIENCE }, () => {
  test('goes from nothing to a site with demo data, and says how to use it', async () => {
    await start()
    expect(site.output()).toContain(`Aangan is up: ${site.address}`)
    await site.said('Demo accounts')
    expect(await status('/')).toBe(200)
    expect(await status('/api/me')).toBe(200)
    expect((await query('select count(*)::int as users from users'))[0].users).toBeGreaterThan(3)
  })

  test('keeps its secrets to itself', async () => {
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
    const before = await query('select count(*)::int as builds from builds')
    const hook = await readFile(inFolder('.aangan', 'hook'), 'utf8')
    await statusOf(hook, 'POST')
    await vi.waitFor(
      async () =>
        expect(await query("select 1 from builds where result = 'running'")).toHaveLength(1),
      { timeout: 10_000, interval: 50 },
    )
    for (let n = 0; n < 10; n++) expect(await statusOf(hook, 'POST')).toBe(202)
    const done = Number(before[0].builds) + 2
    await vi.waitFor(
      async () =>
        expect(await query("select 1 from builds where result = 'done'")).toHaveLength(done),
      { timeout: MINUTE, interval: 200 },
    )
    expect(await query('select 1 from builds')).toHaveLength(done)
  })

  test('does not build for who does not know the hook', async () => {
    const hook = new URL(await readFile(inFolder('.aangan', 'hook'), 'utf8'))
    expect(await statusOf(new URL('/guess', hook), 'POST')).toBe(404)
    expect(await statusOf(hook)).toBe(404)
  })

  test('brings netlify dev back on the same port with all data when it dies', async () => {
    const users = await query('select id from users order by id')
    const netlify = (await processesIn(folder)).find((line) => line.includes('netlify-cli'))
    process.kill(Number.parseInt(netlify ?? '', 10), 'SIGKILL')
    await site.said(`netlify dev is back on port ${site.port}`)
    expect(await status('/')).toBe(200)
    expect(await query('select id from users order by id')).toEqual(users)
  })

  test('leaves no process behind when it is told to end', async () => {
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

  test('starts again with all data after all of that, with the old site where the build fails, and says so', async () => {
    await writeFile(
      inFolder('src', 'pages', 'broken.astro'),
      '---\nthrow new Error("a page that cannot be built")\n---\n',
    )
    await start()
    expect(site.output()).toContain('The build failed; the previous site is still served.')
    expect(site.output()).toContain('a page that cannot be built')
    expect(await status('/')).toBe(200)
    expect((await query('select result from builds order by id desc limit 1'))[0].result).toBe(
      'failed',
    )
    expect((await query('select count(*)::int as users from users'))[0].users).toBeGreaterThan(3)
    expect(await query("select 1 from builds where result = 'running'")).toEqual([])
  })

  test('takes its children with it even when it is killed outright', async () => {
    await site.stop('SIGKILL')
    await vi.waitFor(async () => expect(await processesIn(folder)).toEqual([]), {
      timeout: 10_000,
      interval: 200,
    })
  })

  test('says so when a build fails and there is no earlier one', async () => {
    const link = await readlink(inFolder('dist'))
    await rm(inFolder('dist'))
    // The killed start has left its lock: that of a process that is gone.
    expect(existsSync(inFolder('.aangan', 'lock.json'))).toBe(true)
    const { code, text } = await refused(launchSite(folder, { port }))
    expect(code).toBe(1)
    expect(text).toContain('The site could not be built, and there is no earlier build to serve.')
    expect(await processesIn(folder)).toEqual([])
    await rm(inFolder('src', 'pages', 'broken.astro'))
    expect(existsSync(inFolder(link))).toBe(true)
  })
})

async function chownAll(path: string, id: number): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const own = entries
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all([path, ...own].map((entry) => chown(entry, id, id).catch(() => {})))
}
