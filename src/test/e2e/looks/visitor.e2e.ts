import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { LEARN_MORE, FETCH_FAILED } from '#language/listing/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { HOME_TEXTS } from '#language/home/texts'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { expect, expectAccessible, test, WIDTHS } from '../../support/browser/browser.ts'
import { demoAccount } from '../../support/browser/journeys.ts'

test.describe('Accessible on a phone and on a laptop', () => {
  test('a gallery without matches', async ({ page }) => {
    await page.goto('/buy?q=sector+999')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, WIDTHS)
  })
})

test.describe('Home', () => {
  const position = (page: Page) =>
    page
      .getByRole('region', { name: HOME_TEXTS.recommended })
      .locator('[data-part="track"]')
      .evaluate((track) => Math.round(track.scrollLeft))

  test('the Recommended carousel moves by one from the first press, and wraps around', async ({
    page,
  }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: HOME_TEXTS.recommended })
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => position(page), 'wraps to the last position').toBeGreaterThan(1000)
    // Pressed while the row is sliding: the step counts from its final position.
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => position(page), 'and back to the first').toBe(0)
    await carousel.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => position(page)).toBeGreaterThan(200)
  })

  test('shows a listing approved after the build, and reports a failure of that only in the console', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(
      /console error: .*Error fetching Properties/,
      /console error: .*Failed to load resource/,
      /request failed .*new-listings/,
    )
    await page.route('**/api/new-listings/*', (route) => route.abort('failed'))
    const logged = page.waitForEvent('console', (message) => message.text().includes(FETCH_FAILED))
    await page.goto('/')
    await logged
    await expect(page.getByRole('link', { name: LEARN_MORE }).first()).toBeVisible()
  })
})

test.describe('The gallery at /buy', () => {
  test('shows three samples below its list, marked as such', async ({ page }) => {
    await page.goto('/buy')
    const samples = page.getByRole('region', { name: GALLERY_TEXTS.samples })
    const marks = samples.getByText('Sample', { exact: true }).filter({ visible: true })
    await expect(marks).toHaveCount(3)
  })

  test('filters while the visitor types and ticks, keeps the filters in the address, and loses nothing on Back and reload', async ({
    page,
  }) => {
    await page.goto('/buy')
    const total = page.locator('.search-answer [role="status"]')
    const before = await total.textContent()
    await page.getByLabel(GALLERY_TEXTS.words).fill('gurugram flat')
    await expect(total).not.toHaveText(before ?? '')
    await expect(page).toHaveURL(/q=gurugram\+flat/)
    const count = await total.textContent()
    await page.getByRole('link', { name: LEARN_MORE }).first().click()
    await expect(page).toHaveURL(/listing-detail/)
    await page.goBack()
    await expect(total).toHaveText(count ?? '')
    await page.reload()
    await expect(total).toHaveText(count ?? '')
    await page.getByRole('button', { name: GALLERY_TEXTS.clear }).click()
    await expect(total).toHaveText(before ?? '')
  })

  test('loads more, and records it in the address', async ({ page }) => {
    await page.goto('/buy')
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
    await page.getByRole('link', { name: GALLERY_TEXTS.more }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(48)
    await page.goBack()
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
  })

  test('keeps a favourite through a reload', async ({ page }) => {
    await page.goto('/buy')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') })
    const heart = cards.getByRole('button', { name: /^Save / }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test('Typed text and presses before a form is hydrated are not lost', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password } = demoAccount('Client')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  release()
  await expect(page.getByText(LOGIN_RESULT_TEXTS.done)).toBeVisible()
})

test('A signed-out visitor calls only functions whose answers the CDN caches', async ({ page }) => {
  const calls: string[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    if (!headers['x-request-id'] || headers['netlify-cdn-cache-control']) return
    calls.push(new URL(response.url()).pathname)
  })
  for (const path of [PATHS.home, PATHS.buy, PATHS.projectExplore]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (let screen = 0; screen < 5; screen++) await page.mouse.wheel(0, 800)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
})
