import { sql } from 'drizzle-orm/sql/sql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HEAD_SCRIPT } from '../../src/components/site/head-scripts.ts'
import { HEIC_POLICY, HEIC_WORKER_PATH } from '../../src/contract/heic.ts'
import { PAGE_HEADERS } from '../../src/contract/page-headers.ts'
import { listingPath, PATHS, photoPath } from '../../src/contract/paths.ts'
import type { Finding } from '../../src/domain/health/examination.ts'
import { makeUser, PASSWORD } from '../../src/test/support/data/factories.ts'
import { cameraFile } from '../../src/test/support/data/pictures.ts'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import { makeUpload, storedBlobs } from '../../src/test/support/database/stored.ts'
import { testDeps } from '../../src/test/support/database/test-deps.ts'
import { loadFunctions, type NodeServer, serve } from '../../src/test/support/http/node-server.ts'
import { createAsk } from '../lib/site-walk.ts'
import { checkAccount } from './account.ts'
import { checkContent } from './content.ts'
import { API, FILES, LEADING, MISSING, PAGES } from './expectations.ts'
import { checkRoutes } from './routes.ts'

// The real functions, and in front of them pages that answer as expected; each test breaks one thing.
const GONE = 'takenbackone1'
const LISTING = 'shownlisting1'
const HEADERS = { 'content-type': 'text/html', ...PAGE_HEADERS }
const POLICY = 'Content-Security-Policy'
const OWN = `<script>${HEAD_SCRIPT}</script><script type="application/ld+json">{}</script>`

type Spoil = (path: string, answer: Response) => Response | Promise<Response>
const backend = setUpBackend()
let site: NodeServer
let photo = ''
let spoil: Spoil = (_, answer) => answer
const bare = (path: string) => path.replace(/\/$/, '') || '/'
const html = (body: string, status = 200, more: Record<string, string> = {}) =>
  new Response(`<html>${body}</html>`, { status, headers: { ...HEADERS, ...more } })

function page(path: string, search: string): Response {
  const leading = LEADING.find((one) => bare(one.path.split('?')[0] ?? '') === bare(path))
  if (leading?.to)
    return Response.redirect(
      site.address + (leading.to.split('?')[0] ?? '') + search,
      leading.status,
    )
  const asset = '<script src="/_astro/page.abc.js"></script>'
  if (bare(path) === PATHS.buy) return html(`<a href="${listingPath(LISTING)}">One</a>`)
  if (PAGES.map(bare).includes(bare(path))) return html(OWN + asset)
  if (path === listingPath(GONE)) return html('Not available', 410)
  if (path === listingPath(LISTING))
    return html(`<link rel="canonical" href="https://s.in${path}"><img src="${photo}">`)
  const cached = (value: string) => html('', 200, { 'cache-control': value })
  if (path.startsWith('/_astro/')) return cached('public, max-age=31536000, immutable')
  if (/^\/(art|maps|film|icons)\//.test(path)) return cached('public, max-age=86400')
  if (path === '/build.json') return cached('no-store')
  if (path === HEIC_WORKER_PATH) return html('', 200, { [POLICY]: HEIC_POLICY })
  return html('', FILES.others.some((file) => file === path) ? 200 : 404)
}

beforeAll(async () => {
  const find = await loadFunctions()
  site = await serve(async (request, ip) => {
    const { pathname, search } = new URL(request.url)
    const answer = (await find(request)?.(request, { ip }, testDeps)) ?? page(pathname, search)
    return spoil(pathname, answer)
  })
  const { id, key } = await makeUpload(
    backend,
    await makeUser(backend.db),
    await cameraFile(240, 200, 1),
  )
  await backend.db.rows(sql`update images set is_site = true, erase_after = null where id = ${id}`)
  photo = photoPath(key, 320)
})
afterAll(() => site.close())
afterEach(() => {
  spoil = (_, answer) => answer
})

const notGood = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ says }) => says)
const routes = async () => notGood(await checkRoutes(createAsk(site.address), GONE))
const content = async () => notGood(await checkContent(createAsk(site.address)))
const someone = async (email: string, password = PASSWORD) =>
  checkAccount(createAsk(site.address), { email, password })
const withHeader = (answer: Response, name: string, value: string | null) => {
  const headers = new Headers(answer.headers)
  if (value === null) headers.delete(name)
  else headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}

describe('The check of addresses', () => {
  test('finds nothing wrong with a correct site, and requests each address', async () => {
    const ask = createAsk(site.address)
    const findings = await checkRoutes(ask, GONE)
    expect(notGood(findings)).toEqual([])
    const tables = [PAGES, LEADING, MISSING(GONE), API]
    expect(findings).toHaveLength(tables.reduce((sum, { length }) => sum + length, 0))
    expect(ask.count()).toBeGreaterThan(findings.length)
  })

  const cases: [string, Spoil, RegExp][] = [
    [
      'a page that is missing in one form only',
      (path, answer) => (path === '/terms/' ? html('', 404) : answer),
      /^\/terms\/ answers 404, not 200/,
    ],
    [
      'a page whose address leads in a circle',
      (path, answer) =>
        path === '/Search' ? Response.redirect(`${site.address}/Search`, 301) : answer,
      /^\/Search leads in a circle: 301/,
    ],
    [
      'small letters that are not found',
      (path, answer) => (path === '/sellrent' ? html('', 404) : answer),
      /^\/sellrent\?from=smoke answers 404.*should answer 301 and lead to \/Sellrent/,
    ],
    [
      'a redirect that is not for good',
      (path, answer) => (path === '/Home' ? Response.redirect(`${site.address}/`, 302) : answer),
      /^\/Home answers 302 and leads to \/; it should answer 301/,
    ],
    [
      'an unknown listing that seems to be there',
      (path, answer) => (path === listingPath('nosuchthing0') ? html('') : answer),
      /nosuchthing0\/ answers 200; it should answer 404/,
    ],
    [
      'a listing that was taken back and is not said to be',
      (path, answer) => (path === listingPath(GONE) ? html('') : answer),
      /takenbackone1\/ answers 200; it should answer 410/,
    ],
    [
      'an API that hangs up',
      (path, answer) => (path === '/api/me' ? Promise.reject(new Error('gone')) : answer),
      /^\/api\/me answers 500/,
    ],
    [
      'writes that are taken from other sites',
      (path, answer) => (path === '/api/contacts' ? html('') : answer),
      /^\/api\/contacts answers 200; it should answer 403/,
    ],
  ]
  test.each(cases)('finds %s', async (_, fault, says) => {
    spoil = fault
    const found = await routes()
    expect(found.length).toBeGreaterThan(0)
    for (const line of found) expect(line).toMatch(says)
  })

  test('names a solution for each finding', async () => {
    spoil = () => html('', 500)
    const findings = await checkRoutes(createAsk(site.address))
    expect(findings.filter(({ todo }) => !todo)).toEqual([])
  })

  test('ends if no server answers', async () => {
    const closed = await serve(async () => html(''))
    await closed.close()
    const findings = await checkRoutes(createAsk(closed.address))
    expect(findings.filter(({ state }) => state === 'good')).toEqual([])
  })
})

describe('The check of the pages’ content', () => {
  test('finds nothing wrong with a correct site', async () => {
    expect(await content()).toEqual([])
  })

  const cases: [string, Spoil, RegExp][] = [
    ...Object.keys(HEADERS)
      .slice(1)
      .map((name): [string, Spoil, RegExp] => [
        `pages without ${name}`,
        (path, answer) => (path === '/' ? withHeader(answer, name, null) : answer),
        new RegExp(name),
      ]),
    [
      'a script that somebody has added',
      (path, answer) => (path === '/' ? html(`${OWN}<script>track()</script>`) : answer),
      /does not allow: script: track\(\)$/,
    ],
    [
      'pages that browsers keep',
      (path, answer) =>
        path === '/' ? withHeader(answer, 'cache-control', 'public, max-age=600') : answer,
      /^\/ answers 200 with cache-control: public, max-age=600/,
    ],
    [
      'files that browsers do not keep',
      (path, answer) =>
        path.startsWith('/_astro/') ? withHeader(answer, 'cache-control', null) : answer,
      /^\/_astro\/page\.abc\.js answers 200 with cache-control: nothing/,
    ],
    [
      'a decoder of HEIC that has the policy of pages as well',
      (path, answer) =>
        path === HEIC_WORKER_PATH
          ? withHeader(answer, POLICY, `${PAGE_HEADERS[POLICY]}, ${HEIC_POLICY}`)
          : answer,
      /^\/heic\/decoder\.js answers 200 with the policy: default-src 'self'/,
    ],
    [
      'a photo that is gone',
      (path, answer) => (path === photo ? html('', 404) : answer),
      /^\/property_images\/.* answers 404/,
    ],
    [
      'a page that names another address as its own',
      (path, answer) =>
        path === listingPath(LISTING)
          ? html('<link rel="canonical" href="https://s.in/else/">')
          : answer,
      /names as its address: https:\/\/s\.in\/else\//,
    ],
    [
      'a public site that keeps search engines out',
      (path, answer) =>
        path === '/'
          ? html(`${OWN}<meta name="robots" content="noindex"><i src="/_astro/page.abc.js">`)
          : answer,
      /keeps search engines out, and the functions take this for a local site/,
    ],
  ]
  test.each(cases)('finds %s', async (_, fault, says) => {
    spoil = fault
    const found = await content()
    expect(
      found.find((line) => says.test(line)),
      found.join('\n'),
    ).toBeDefined()
  })

  test('finds a problem that the portal reports', async () => {
    spoil = (path, answer) =>
      path === '/api/health' ? Response.json({ code: 'unhealthy' }, { status: 503 }) : answer
    expect(await content()).toEqual([expect.stringMatching(/^\/api\/health answers 503/)])
  })

  test('reports that there is no listing to check yet', async () => {
    spoil = (path, answer) => (path === PATHS.buy ? html('') : answer)
    expect(await content()).toEqual([expect.stringMatching(/^No listing is shown yet/)])
  })
})

describe('The check with an account', () => {
  test('signs in, uploads, checks who can see the photo, and leaves neither photo nor session', async () => {
    const user = await makeUser(backend.db)
    const before = await storedBlobs(backend.photos)
    const findings = await someone(user.email)
    expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good'])
    expect(await storedBlobs(backend.photos)).toEqual(before)
    const left = await backend.db.row(
      sql`select (select count(*) from sessions) as sessions, (select count(*) from images where user_id = ${user.id}) as images`,
    )
    expect(left).toEqual({ sessions: 0, images: 0 })
  })

  test('makes an account if the address has none, and deletes it again', async () => {
    const findings = await someone('smoke@example.in', 'a throwaway password')
    expect(notGood(findings)).toEqual([])
    expect(findings.at(-1)?.says).toMatch(/account of this round is deleted/)
    expect(
      await backend.db.rows(sql`select 1 from users where email = 'smoke@example.in'`),
    ).toEqual([])
  })

  test('does not touch an account whose password it does not have', async () => {
    const user = await makeUser(backend.db)
    const findings = await someone(user.email, 'not the password')
    expect(findings).toMatchObject([{ state: 'bad', says: expect.stringContaining(user.email) }])
    expect(await backend.db.rows(sql`select 1 from users where id = ${user.id}`)).toHaveLength(1)
  })

  test('finds a photo that a cache shows to everybody, and one that cannot be uploaded', async () => {
    const user = await makeUser(backend.db)
    spoil = (path, answer) =>
      path.startsWith('/property_images/') ? new Response('cached', { status: 200 }) : answer
    expect(notGood(await someone(user.email))).toEqual([
      expect.stringMatching(/200, 200, 200, 200/),
    ])
    spoil = (path, answer) => (path === '/api/photos' ? html('no sharp', 500) : answer)
    expect(notGood(await someone(user.email))).toEqual([
      expect.stringMatching(/answers 500.*no sharp/),
    ])
  })
})
