import { brotliCompressSync } from 'node:zlib'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from '@playwright/test'
import { PATHS } from '../../src/contract/paths.ts'
import type { Role } from '../../src/domain/account/constants.ts'
import { provideChromium } from '../lib/chromium.ts'
import { DEMO_ACCOUNTS } from '../seed/accounts.ts'
import type { Counted } from './month.ts'

/** The approximate size of an answer's headers, which are not compressed. */
const HEADER_BYTES = 700
const PACKED = /^(image\/(?!svg)|font|video)/
const DAY_SECONDS = 86_400
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const DESKTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }

/**
 * Returns who answered: a file, a function whose answer the CDN keeps for a day and across deploys, or another
 * function.
 */
function answeredBy(response: Response): 'files' | 'shared' | 'uncached' {
  const headers = response.headers()
  if (!headers['x-request-id']) return 'files'
  const kept = Number(/max-age=(\d+)/.exec(headers['netlify-cdn-cache-control'] ?? '')?.[1] ?? 0)
  return kept >= DAY_SECONDS && headers['netlify-cache-id'] ? 'shared' : 'uncached'
}

/** Returns the bytes of an answer from a host that compresses. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packed = body.length === 0 || PACKED.test(response.headers()['content-type'] ?? '')
  return HEADER_BYTES + (packed ? body.length : brotliCompressSync(body).length)
}

/** The counts, and the calls that no cache answers. */
export type Seen = Counted & { calls: string[] }

/** Counts the requests of a separate browser: cached ones once, others each time. */
async function countIn(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<Seen> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const seen: Seen = { requests: 0, bytes: 0, shared: 0, uncached: 0, calls: [] }
  const known = new Set<string>()
  const weighed: Promise<unknown>[] = []
  page.on('response', (response) => {
    const by = answeredBy(response)
    const address = `${response.request().method()} ${new URL(response.url()).pathname}`
    if (by !== 'uncached' && known.has(address)) return
    known.add(address)
    seen.requests += 1
    if (by !== 'files') seen[by] += 1
    if (by === 'uncached') seen.calls.push(address)
    weighed.push(bytesOf(response).then((bytes) => (seen.bytes += bytes)))
  })
  try {
    await visit(page)
    await Promise.all(weighed)
    return seen
  } finally {
    await context.close()
  }
}

/** Opens a page and scrolls through it, because pictures further down load only then. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 800)
  await page.waitForLoadState('networkidle')
}

/** Visits as a reader: the home page, a gallery and a listing. */
async function visitSite(page: Page, site: string): Promise<void> {
  await look(page, site + PATHS.home)
  await look(page, site + PATHS.buy)
  const link = page.locator(`a[href^="${PATHS.listing}/"]`).first()
  await look(page, site + (await link.getAttribute('href')))
}

/** Signs in with a role and opens a page. */
async function signInTo(page: Page, site: string, role: Role, path: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((known) => known.role === role)
  await look(page, `${site}${PATHS.login}?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(account?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith(PATHS.login))
  await page.waitForLoadState('networkidle')
}

/** Returns the mean of the counts on two kinds of screens. */
const mean = (one: Seen, other: Seen): Seen => ({
  requests: (one.requests + other.requests) / 2,
  bytes: (one.bytes + other.bytes) / 2,
  shared: (one.shared + other.shared) / 2,
  uncached: (one.uncached + other.uncached) / 2,
  calls: [...new Set([...one.calls, ...other.calls])],
})

/** Counts the requests of visitors, an owner and an admin on a served site. */
export async function countSite(
  site: string,
): Promise<Record<'visit' | 'posting' | 'sitting', Seen>> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const visit = (options: BrowserContextOptions) =>
      countIn(browser, options, (page) => visitSite(page, site))
    return {
      visit: mean(await visit(PHONE), await visit(DESKTOP)),
      posting: await countIn(browser, PHONE, (page) => signInTo(page, site, 'Owner', PATHS.post)),
      sitting: await countIn(browser, DESKTOP, (page) =>
        signInTo(page, site, 'Admin', PATHS.admin),
      ),
    }
  } finally {
    await browser.close()
  }
}
