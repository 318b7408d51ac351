import { HEIC_POLICY, HEIC_WORKER_PATH } from '../../src/contract/heic.ts'
import { PAGE_HEADERS } from '../../src/contract/page-headers.ts'
import { listingPath, PATHS } from '../../src/contract/paths.ts'
import { type Health, readHealth } from '../../src/contract/rebuild.ts'
import type { Finding } from '../../src/domain/health/examination.ts'
import { CONTEXT_RULES } from '../../src/domain/site/contexts.ts'
import { type Answer, type Ask, finding, mapInParallel, parsed } from '../lib/site-walk.ts'
import { CACHING, FILES } from './expectations.ts'
import { notAllowed } from './policy.ts'

const LOCAL_CACHING = 'public, max-age=0'
const HEADERS_TODO = 'Are the headers deployed? They stand in netlify.toml.'

function ofHome(home: Answer, isLocal: boolean): Finding[] {
  const policy = home.headers.get('content-security-policy') ?? ''
  const strange = notAllowed(home.text, policy)
  return [
    ...Object.entries(PAGE_HEADERS).map(([name, wanted]) => {
      const value = home.headers.get(name) ?? ''
      const wrong = `Pages have another ${name} than ${wanted}; it is: ${value || 'missing'}`
      return finding(value.includes(wanted), `${name} is as it should be`, wrong, HEADERS_TODO)
    }),
    finding(
      strange.length === 0,
      'Only the portal’s own scripts and styles stand in pages.',
      `The home page holds what its content policy does not allow: ${strange.join(', ')}`,
      'Does Netlify’s post processing add something to the pages?',
    ),
    ofCaching(home, CACHING.page, isLocal),
  ]
}

/** `isLocal`: Netlify's local server lets browsers cache no file, whatever netlify.toml says. */
const ofCaching = ({ path, headers, status }: Answer, holds: RegExp, isLocal: boolean): Finding => {
  const value = headers.get('cache-control') ?? ''
  return finding(
    status === 200 && (holds.test(value) || (isLocal && value === LOCAL_CACHING)),
    `${path} is kept as it should be (${value || 'as long as the host says'})`,
    `${path} answers ${status} with cache-control: ${value || 'nothing'}; it should be ${holds.source}`,
    HEADERS_TODO,
  )
}

/** Checks whether search engines may list the pages; that depends on the context of the deploy. */
function ofContext(health: Answer, home: Answer): Finding[] {
  const { path } = health
  const well = health.status === 200 || health.status === 503
  const answers = finding(
    health.status === 200,
    `${path}: all is well`,
    `${path} answers ${health.status}: ${health.text.slice(0, 300)}`,
    'Run npm run doctor with this address.',
  )
  if (!well) return [answers]
  const { context } = parsed<Health>(health.text)
  if (!context) return [answers]
  const hidden = /<meta name="robots" content="noindex/.test(home.text)
  const said = hidden ? 'keeps search engines out' : 'lets search engines in'
  return [
    answers,
    finding(
      hidden !== CONTEXT_RULES[context].indexed,
      `The home page ${said}, as a ${context} site should.`,
      `The home page ${said}, and the functions take this for a ${context} site.`,
      'Build and functions disagree on the context; see Contexts in docs/deploy.md.',
    ),
  ]
}

/** Checks a listing from the galleries: its page, its picture for shared links, and a photo. */
async function ofListing(ask: Ask, isLocal: boolean): Promise<Finding[]> {
  const gallery = await ask(PATHS.buy)
  const id = new RegExp(`href="${PATHS.listing}/([a-z0-9]+)/"`).exec(gallery.text)?.[1]
  if (!id)
    return [
      {
        state: 'warning',
        says: 'No listing is shown yet: neither its page nor its photos could be tried.',
        todo: 'Approve one, wait for the build, and come back.',
      },
    ]
  const page = await ask(listingPath(id))
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1] ?? ''
  const photo = /\/property_images\/[a-z0-9-]+\/\d+\.\w+/.exec(page.text)?.[0]
  const hidden = page.text.includes('<meta name="robots" content="noindex"')
  return [
    finding(
      page.status === 200 && (hidden || canonical.endsWith(listingPath(id))),
      `${listingPath(id)} is a page of its own`,
      `${listingPath(id)} answers ${page.status}, and names as its address: ${canonical || 'none'}`,
      'Is URL set to the site’s address when it is built?',
    ),
    ...(photo ? [ofCaching(await ask(photo), CACHING.photo, isLocal)] : []),
  ]
}

/** Checks that the worker for HEIC has its own policy, and not that of pages too: both together would stop it. */
async function ofHeic(ask: Ask): Promise<Finding> {
  const { headers, status } = await ask(HEIC_WORKER_PATH)
  const policy = headers.get('content-security-policy') ?? ''
  return finding(
    status === 200 && policy === HEIC_POLICY,
    `${HEIC_WORKER_PATH} may run WebAssembly`,
    `${HEIC_WORKER_PATH} answers ${status} with the policy: ${policy || 'none'}; HEIC photos are refused where a browser cannot read them`,
    HEADERS_TODO,
  )
}

/** Checks the pages and their files: headers, policy, caching, and a listing with its photo. */
export async function checkContent(ask: Ask): Promise<Finding[]> {
  const [home, health] = [await ask(PATHS.home), await ask(readHealth.path)]
  const isLocal = parsed<Health>(health.text).context === 'local'
  const asset = /\/_astro\/[\w.-]+\.(?:js|css)/.exec(home.text)?.[0]
  const kept: [string, RegExp][] = [
    ...(asset ? [[asset, CACHING.asset] as [string, RegExp]] : []),
    ...FILES.drawings.map((path): [string, RegExp] => [path, CACHING.drawing]),
    ...FILES.data.map((path): [string, RegExp] => [path, CACHING.data]),
  ]
  return [
    ...ofContext(health, home),
    ...ofHome(home, isLocal),
    await ofHeic(ask),
    ...(await mapInParallel(kept, async ([path, holds]) =>
      ofCaching(await ask(path), holds, isLocal),
    )),
    ...(await mapInParallel(FILES.others, async (path) => {
      const { status } = await ask(path)
      return finding(status === 200, path, `${path} answers ${status}`, 'Is public/ published?')
    })),
    ...(await ofListing(ask, isLocal)),
  ]
}
