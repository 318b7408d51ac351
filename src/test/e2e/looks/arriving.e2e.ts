import type { Page } from '@playwright/test'
import { comparePath, PATHS } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser.ts'
import { type NodeServer, serve } from '../../support/node-server.ts'
import { siteRows } from '../../support/served-site.ts'

const LATER = /<aside class="?search-aside/

/** Serves the site at another address; the search stops before its cities until `goOn` is called. */
async function slowly(site: string): Promise<NodeServer & { goOn(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url)
    const answer = await fetch(site + pathname)
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    if (pathname !== `${PATHS.buy}/`) return new Response(answer.body, { headers })
    const html = await answer.text()
    const at = html.search(LATER)
    expect(at).toBeGreaterThan(0)
    const body = new ReadableStream<string>({
      async start(controller) {
        controller.enqueue(html.slice(0, at))
        await promise
        controller.enqueue(html.slice(at))
        controller.close()
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
  })
  return { ...server, goOn: resolve }
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

test('A list that is painted before the cities above it have arrived stays where it is', async ({
  page,
  baseURL,
}) => {
  const site = await slowly(baseURL ?? '')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${site.address}${PATHS.buy}/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('.city-choice')).toHaveCount(0)
  site.goOn()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.city-choice')).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.005)
  await site.close()
})

test('The footer does not give way to listings that come to be compared', async ({ page }) => {
  const listings = await siteRows<{ id: string }>(
    "select id from properties where is_approved and submission_key like 'demo-%' order by id limit 2",
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(comparePath(listings.map(({ id }) => id)))
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(await shifted(page)).toBeLessThan(0.005)
})
