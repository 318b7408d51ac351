import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { freePort } from '../../../../scripts/lib/port.ts'
import { startGroup } from '../../../../scripts/lib/processes.ts'
import { groupSeconds } from '../../../../scripts/lib/system.ts'
import { WORKER_PATH } from '../../../domain/site/constants.ts'
import { expect, expectAccessible, test, WIDTHS } from '../../support/browser/browser.ts'
import { expectLabelsApart } from '../../support/browser/city-maps.ts'
import { untilThere } from '../../support/browser/stillness.ts'
import { SITE_DIST } from '../../support/site/served-site.ts'

const PAGE = '/styleguide'

test('The site has no styleguide', async ({ request }) => {
  expect(existsSync(join(SITE_DIST, 'index.html'))).toBe(true)
  expect(existsSync(join(SITE_DIST, PAGE))).toBe(false)
  expect((await request.get(PAGE)).status()).toBe(404)
})

/** Starts Astro's development server of this work tree, with its own cache. */
async function startAstro() {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-styleguide-'))
  const port = await freePort()
  const group = startGroup(
    join(ROOT, 'src/test/support/site/astro-dev.ts'),
    [String(port), join(folder, 'cache')],
    {
      env: { NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
      log: join(folder, 'log'),
    },
  )
  const stop = async () => {
    await group.end()
    await rm(folder, { recursive: true, force: true })
  }
  return { address: `http://localhost:${port}`, pid: group.pid, stop }
}

test('While developing, the styleguide shows every primitive, accessible on phone and laptop', async ({
  page,
  expectProblems,
}) => {
  // Vite and React print messages for developers.
  expectProblems(/console debug: \[vite\] connect/, /console info: .*React DevTools/)
  const astro = await startAstro()
  try {
    await untilThere(
      async () => (await fetch(astro.address + PAGE).catch(() => null))?.status === 200,
      () => groupSeconds(astro.pid),
      'Astro answers',
    )
    // A worker of a build that was served at this address must not answer here: this one ends it.
    const worker = await (await fetch(astro.address + WORKER_PATH)).text()
    expect(worker).toContain('unregister')
    await page.goto(astro.address + PAGE)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    for (const part of await page
      .getByRole('navigation', { name: 'Parts' })
      .getByRole('link')
      .allTextContents())
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
    await expectAccessible(page, WIDTHS)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectLabelsApart(page)
    }
    for (const prices of await page.getByRole('switch', { name: 'Prices' }).all())
      await prices.check()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectLabelsApart(page)
    }
    // Arrows are shown only if not all cards are visible: 1 below 640px, 2 below 1024px, 3 otherwise.
    for (const [width, visible] of [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const count of [1, 2, 3, 4]) {
        const arrows = page
          .getByRole('region', { name: `Sample cards, ${count}`, exact: true })
          .getByRole('button', { name: /^(Previous|Next)$/ })
        await expect(arrows, `${count} cards at ${width} px`).toHaveCount(count > visible ? 2 : 0)
      }
    }
    await page.getByRole('button', { name: 'Open a dialog' }).click()
    await expect(page.getByRole('dialog', { name: 'Take this flat off the site?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Call one that went wrong' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Somebody else was faster.' }),
    ).toBeVisible()
    // An open page would report that its server is gone.
    await page.goto('about:blank')
  } finally {
    await astro.stop()
  }
})
