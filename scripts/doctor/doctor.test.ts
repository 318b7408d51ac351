import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SITE_DEFAULTS } from '../../src/domain/site/settings.ts'
import { recordWholeBuild } from '../../src/server/rebuild/builds.ts'
import { setUpHarness } from '../../src/test/support/database/harness.ts'
import { testDeps } from '../../src/test/support/database/test-deps.ts'
import { startMailSink } from '../../src/test/support/http/mail-sink.ts'
import { type NodeServer, serve } from '../../src/test/support/http/node-server.ts'
import { ROOT } from '../lib/paths.ts'
import { examineLocally, localEnvironment } from './local.ts'
import { examineRemotely } from './remote.ts'

const TOKEN = 'the token of this site, long enough'
const run = promisify(execFile)
const harness = setUpHarness()
let site: NodeServer
/** Further content of the home page. */
let home = ''
beforeAll(async () => {
  testDeps().env.healthToken = TOKEN
  // The real functions, and two built pages in front of them.
  site = await serve(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/') return new Response(`<h1>Aangan</h1>${home}`)
    if (pathname === '/build.json') return Response.json({ revision: 7 })
    return fetch(harness.address + pathname + search, { headers: request.headers })
  })
})
afterAll(() => site.close())
afterEach(() => harness.db.rows(sql`delete from builds`))

const buildFails = () =>
  recordWholeBuild(harness.db, { result: 'failed', error: '', startedAgoMs: 2, endedAgoMs: 1 })
type Found = Awaited<ReturnType<typeof examineLocally>>
const bad = (findings: Found) =>
  findings.filter(({ state }) => state === 'bad').map(({ says }) => says)
const shell = () => ({
  NETLIFY_DB_URL: process.env.NETLIFY_DB_URL,
  NETLIFY_DB_DRIVER: 'server',
})

describe('From this machine', () => {
  test('a shell that names a database is examined as the public site', async () => {
    const found = bad(await examineLocally(await localEnvironment(shell())))
    expect(found.sort()).toEqual([
      'AUTH_SECRET is not set.',
      'BUILD_HOOK_URL is not set: what is approved never reaches the built pages.',
      'SMTP_URL is not set: nobody gets a mail.',
      'URL is no https address: links in mails lead nowhere.',
    ])
  })

  test('nothing is wrong in a complete environment, and the mail server was contacted', async () => {
    const sink = await startMailSink()
    const set = { AUTH_SECRET: 'x'.repeat(40), BUILD_HOOK_URL: 'https://h.in', SMTP_URL: sink.url }
    const all = { ...shell(), ...set, URL: 'https://portal.in' }
    const found = await examineLocally(await localEnvironment(all))
    await sink.close()
    expect(bad(found)).toEqual([])
    expect(found.map(({ says }) => says)).toContain('The mail server takes the login.')
    expect(bad(await examineLocally(await localEnvironment(all)))).toEqual([
      expect.stringMatching(/did not let us in/),
    ])
  })

  test('the command ends with 1 if there is a problem, and names it with its solution', async () => {
    const script = join(ROOT, 'scripts', 'doctor.ts')
    const env = { ...process.env, ...shell() }
    const failed = await run(process.execPath, [script], { cwd: ROOT, env }).catch((error) => error)
    expect(failed.code).toBe(1)
    expect(failed.stdout).toMatch(/✖ SMTP_URL is not set: nobody gets a mail\.\n {4}Set it to/)
    expect(failed.stdout).toMatch(/✓ Node 24\S* hashes passwords/)
    expect(failed.stdout).toMatch(/\d+ good, \d+ to look at, \d+ to mend/)
  })
})

describe('From outside', () => {
  test('a site reports everything to a caller with the token', async () => {
    const found = (await examineRemotely(site.address, TOKEN)).map(({ says }) => says)
    expect(found).toContain('Admins: 1.')
    expect(found).toContain('The pages are built, at revision 7.')
  })

  test('without the token, it reports only what is public', async () => {
    const found = await examineRemotely(site.address, 'another token that opens nothing')
    expect(bad(found)).toEqual([])
    expect(found.map(({ state }) => state)).toEqual(['good', 'warning', 'good', 'good'])
    await buildFails()
    await harness.send({ path: '/api/health?look=now', cookie: harness.cookieOf('Admin') })
    expect(bad(await examineRemotely(site.address, ''))).toEqual([
      expect.stringMatching(/^The newest build failed/),
    ])
  })

  test('a site that has moved is examined at its new address, which does not get the token', async () => {
    const moved = await serve(async (request) => {
      const { pathname, search } = new URL(request.url)
      return Response.redirect(site.address + pathname + search, 301)
    })
    const found = (await examineRemotely(moved.address, TOKEN)).map(({ says }) => says)
    await moved.close()
    expect(found).toContain('Only what everybody is told could be examined.')
    expect(found).toContain('The pages are built, at revision 7.')
  })

  test('invented numbers and addresses on the home page are reported', async () => {
    home = `<a href="tel:0">${SITE_DEFAULTS.officePhone}</a>`
    const found = await examineRemotely(site.address, TOKEN)
    home = ''
    expect(found.at(-1)).toMatchObject({
      state: 'warning',
      says: expect.stringContaining(SITE_DEFAULTS.officePhone),
    })
  })

  test('a site without pages, without functions, or no site at all', async () => {
    expect(bad(await examineRemotely(harness.address, TOKEN))).toContain('No pages are built.')
    const bare = await serve(async () => new Response('', { status: 404 }))
    expect(bad(await examineRemotely(bare.address))).toEqual([
      '/api/health answers 404.',
      'No pages are built.',
    ])
    await bare.close()
    expect(bad(await examineRemotely(bare.address))).toEqual([
      expect.stringMatching(/does not answer: \S/),
    ])
  })
})
