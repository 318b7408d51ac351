import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sendContact } from '../../../contract/contact.ts'
import { approveListing, readDesk } from '../../../contract/moderation.ts'
import { listingPath, PATHS, photoPath } from '../../../contract/paths.ts'
import { readListing } from '../../../contract/public-listing.ts'
import { COLLECTIONS } from '../../../domain/content/fields.ts'
import { can } from '../../../domain/permission/table.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { demoAccount } from '../../support/browser/journeys.ts'
import { endpoints } from '../../support/http/endpoints.ts'
import { type Received, type Sent, send } from '../../support/http/send.ts'
import { cookiesOf, postAuth } from '../../support/http/sign-in.ts'
import { SITE_DIST, SITE_FOLDER, siteRows } from '../../support/site/served-site.ts'
import { launchSite, type Site } from '../../support/site/site.ts'

// Most journeys run on the light site. This compares its answers with those of Netlify's own local server, with the
// same folder, database and blobs behind both.

const LIGHT = join('src', 'test', 'light', 'start.ts')
/** The compared parts of an answer. Each server adds its own headers about the transfer. */
const COMPARED = [
  'content-type',
  'location',
  'allow',
  'content-disposition',
  'retry-after',
  'x-content-type-options',
  'referrer-policy',
]
/** Locally, netlify.toml's headers for pages also replace those of functions; in production they do not. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
]

/** Of an admin's reads, an ordinary run compares every third, a full run all. */
const STEP = process.env.FULL_MATRIX ? 1 : 3

let light: Site

test.beforeAll(async () => {
  light = await launchSite(SITE_FOLDER, { script: LIGHT, args: ['--beside'] })
  await light.up()
})
test.afterAll(() => light.stop())

/** Removes what differs between any two answers: the request's id, secrets, times and the server's own port. */
const plain = (text: string) =>
  text
    .replace(/"(requestId|csrfToken|now|at)":"[^"]*"/g, '"$1":""')
    .replace(/http:\/\/localhost:\d+/g, 'http://localhost')

function told({ status, headers, text }: Received, names: readonly string[]) {
  // One type with two names.
  const found = names.map((name) => [
    name,
    headers.get(name)?.replace(/^application\/java/, 'text/java'),
  ])
  // Nobody reads the body of a redirect.
  const body = status < 300 || status >= 400 ? plain(text) : ''
  return { status, body, ...Object.fromEntries(found) }
}

async function expectSame(
  sites: readonly string[],
  requests: readonly Sent[],
  names: readonly string[],
): Promise<void> {
  for (const sent of requests) {
    const answers = await Promise.all(
      sites.map(async (site) => told(await send(site, sent), names)),
    )
    expect.soft(answers[1], `${sent.method ?? 'GET'} ${sent.path}`).toEqual(answers[0])
  }
}

const get = (path: string): Sent => ({ path })

test('Pages, redirects, fallback pages and files are the same on both', async ({ baseURL }) => {
  const [listing] = await siteRows<{ id: string }>(
    'select id from properties where is_approved order by id limit 1',
  )
  const [project] = await siteRows<{ id: string }>(
    "select id from project_explore where city = 'Lucknow' order by id limit 1",
  )
  const [asset] = (await readdir(join(SITE_DIST, '_astro'))).filter((name) => name.endsWith('.js'))
  const page = listingPath(listing?.id ?? '')
  const paths = [
    '/',
    PATHS.buy,
    `${PATHS.buy}/`,
    PATHS.login,
    PATHS.search,
    '/lucknow/',
    '/Home',
    '/home',
    '/home/',
    '/search?budget=x',
    '/sellrent',
    '/admin/users',
    '/lucknow',
    page,
    page.slice(0, -1),
    `/lucknow/${project?.id}/`,
    '/build.json',
    '/projectservice/lucknow',
    '/LOGIN',
    '/Lucknow/Abc?x=1',
    '/services/buy-plots',
    '/robots.txt',
    `/_astro/${asset}`,
  ]
  const sites = [baseURL ?? '', light.address]
  await expectSame(sites, paths.map(get), [...COMPARED, ...OF_PAGES])
  const onDemand = [
    '/nothing-here',
    '/listing-detail/notbuiltyet00',
    '/listing-detail',
    '/preview/notmine00',
    '/lucknow/nosuchproject',
    '/unknown/nosuchproject',
    '/project/agra',
    '/services/nothing',
    '/projects/nowhere',
    '/ProjectService/nowhere',
  ]
  await expectSame(sites, onDemand.map(get), [...COMPARED, 'cache-control', 'netlify-vary'])
})

test('Functions answer the same on both, for every caller and every wrong call', async ({
  baseURL,
}) => {
  const sites = [baseURL ?? '', light.address]
  const [photo] = await siteRows<{ key: string }>('select key from images order by key limit 1')
  const reads = Object.values(endpoints).filter(({ method }) => method === 'GET')
  const [ids] = await siteRows<{
    listing: string
    waiting: string
    owner: string
    project: string
  }>(
    `select (select id from properties where is_approved order by id limit 1) as listing,
      (select id from properties where not is_approved order by id limit 1) as waiting,
      (select id from users where role = 'Owner' order by id limit 1) as owner,
      (select id from project_explore order by id limit 1) as project`,
  )
  if (!ids) throw new Error('The site has no data.')
  /** Uses existing things, because netlify dev runs a function that answers 404 five times. */
  const filled = (path: string) =>
    path
      .replace(/(users|posters)\/:id/, `$1/${ids.owner}`)
      .replace('moderation/:id', `moderation/${ids.waiting}`)
      .replace('projects/:id', `projects/${ids.project}`)
      .replace(/:ids?/, ids.listing)
      .replace(':city', 'lucknow')
      .replace(':collection', COLLECTIONS[0])
      .replace(':revision', '0')
  const visitors = reads.filter(({ action }) => can(null, action))
  const open = [
    ...[...visitors, readDesk].map(({ path }) => get(filled(path))),
    get(photoPath(photo?.key ?? '', 640)),
    get('/property_images/nosuch/640.avif'),
    get('/Newprojectdetial?id=nosuchproject'),
    get('/api/nothing'),
    get('/api/auth/session'),
    get(readListing.path.replace(':id', 'nosuchlisting')),
  ]
  const { path } = sendContact
  const wrong: Sent[] = [
    // Without our own sentence, the message for a missing key depends on what the process has loaded.
    { method: 'POST', path, body: { submissionKey: 'a-key-for-this-one' } },
    { method: 'POST', path, body: {}, origin: 'https://evil.example' },
    { method: 'POST', path, bytes: Buffer.from('{"name":'), headers: JSON_TYPE },
    { method: 'POST', path, bytes: Buffer.from('name=x') },
    { method: 'POST', path, bytes: Buffer.alloc(300_000, 32), headers: { ...JSON_TYPE, ...LAST } },
    { method: 'POST', path: approveListing.path.replace(':id', 'x'), body: {} },
  ]
  await expectSame(sites, [...open, ...wrong], COMPARED)

  const { email, password } = demoAccount('Admin')
  const signedIn = await postAuth(baseURL ?? '', 'callback/credentials', { email, password })
  const cookie = cookiesOf(signedIn)
  // Behind the same few functions and the same session, each further read differs only by its content.
  const compared = reads.filter((_, n) => n % STEP === 0)
  await expectSame(
    sites,
    compared.map((endpoint) => ({ path: filled(endpoint.path), cookie })),
    COMPARED,
  )
})

/** A refused body is not read completely, so the connection cannot be used again. */
const LAST = { connection: 'close' }
const JSON_TYPE = { 'content-type': 'application/json' }
