import type { Page } from '@playwright/test'
import { comparePath, PATHS } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { type NodeServer, serve } from '../../support/http/node-server.ts'
import { siteRows } from '../../support/site/served-site.ts'

/**
 * The places where the search page stops arriving, what must be visible by then, and whether the first view is
 * complete.
 */
const STOPS = [
  { before: /<ul data-part="?chips\b/, there: '.search-bar', drawn: false },
  { before: /<div class="?card-picture\b/, there: '.card-body', drawn: true },
  { before: /<div data-part="?more\b/, there: '.search-cards > li', drawn: true },
  { before: /<\/aside>/, there: '.load-more', drawn: true },
  { before: /<footer/, there: '.city-choice li:last-child', drawn: true },
]

const PAINTS = ['first-paint', 'first-contentful-paint']

/** Serves the site at another address; the search page stops at each of STOPS until `goOn` is called. */
async function slowly(site: string): Promise<NodeServer & { goOn(): void }> {
  const stops = STOPS.map(({ before }) => ({ before, ...Promise.withResolvers<void>() }))
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url)
    const answer = await fetch(site + pathname)
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    if (pathname !== `${PATHS.buy}/`) return new Response(answer.body, { headers })
    const html = await answer.text()
    const body = new ReadableStream<string>({
      async start(controller) {
        let sent = 0
        for (const { before, promise } of stops) {
          const at = html.search(before)
          expect(at).toBeGreaterThan(sent)
          controller.enqueue(html.slice(sent, at))
          sent = at
          await promise
        }
        controller.enqueue(html.slice(sent))
        controller.close()
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
  })
  const left = stops.values()
  return { ...server, goOn: () => left.next().value?.resolve() }
}

/** Returns the sum of all layout shifts so far. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[]
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

/** Returns what the browser has painted so far. */
const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))

/** Waits until the browser has painted; it requests no frame before the first view has arrived. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

for (const width of [360, 1280])
  test(`At ${width} px, the search page is painted once its first view has arrived; wherever it stops after that, nothing painted moves`, async ({
    page,
    baseURL,
  }) => {
    const site = await slowly(baseURL ?? '')
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.address}${PATHS.buy}/`, { waitUntil: 'commit' })
    for (const { there, drawn } of STOPS) {
      await expect(page.locator(there).first()).toBeAttached()
      if (drawn) await painted(page)
      // Paint timings are reported a little later.
      await expect.poll(() => paints(page), there).toEqual(drawn ? PAINTS : [])
      site.goOn()
    }
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await shifted(page)).toBeLessThan(0.005)
    await site.close()
  })

test('The footer does not move when listings to compare arrive', async ({ page }) => {
  const listings = await siteRows<{ id: string }>(
    "select id from properties where is_approved and submission_key like 'demo-%' order by id limit 2",
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(comparePath(listings.map(({ id }) => id)))
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(await shifted(page)).toBeLessThan(0.005)
})
