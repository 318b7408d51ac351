import type { Page } from '@playwright/test'
import { ENTRY_TEXTS } from '#english/content/texts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { SITE_TEXTS } from '#language/site/texts'
import { readSession } from '../../../contract/account.ts'
import { CONTENT_PAGES } from '../../../contract/content-pages.ts'
import { cityProjectsPath, PATHS, servicePath } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('The navigation bar', () => {
  test('marks the current page, and the section that a page belongs to', async ({ page }) => {
    for (const [path, name, mark] of [
      [PATHS.home, 'Home', 'page'],
      [PATHS.city, 'City', 'page'],
      [PATHS.buy, 'Buy', 'page'],
      [PATHS.about, 'About', 'page'],
      [PATHS.service, 'Service', 'page'],
      [servicePath('rent-home'), 'Service', 'true'],
      [cityProjectsPath('lucknow'), 'City', 'true'],
    ] as const) {
      await page.goto(path)
      await expect(bar(page).locator('[aria-current]'), path).toHaveText(name)
      await expect(bar(page).locator('[aria-current]')).toHaveAttribute('aria-current', mark)
    }
    await expect(
      page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.postProperty }),
    ).toHaveAttribute('href', PATHS.post)
  })

  test('shows Admin only to an Admin, marked on every admin page', async ({ page }) => {
    await page.goto(PATHS.home)
    await expect(page.getByRole('link', { name: SITE_TEXTS.admin })).toHaveCount(0)
    await logIn(page, demoAccount('Admin'))
    await page.goto(PATHS.home)
    await expect(bar(page).getByRole('link', { name: SITE_TEXTS.admin })).toBeVisible()
    await page.goto(PATHS.postProject)
    await expect(bar(page).locator('[aria-current]')).toHaveText(SITE_TEXTS.admin)
    // In the place of the visitors' links the admins' pages have their own row.
    const row = page.getByRole('banner').getByRole('navigation', { name: ENTRY_TEXTS.tabs })
    for (const path of [
      ...CONTENT_PAGES.map(({ path }) => path),
      PATHS.adminListings,
      PATHS.adminMessages,
      PATHS.adminLaunches,
      PATHS.adminPapers,
      PATHS.adminAudit,
    ]) {
      await page.goto(path)
      await expect(row.locator('[aria-current="page"]'), path).toHaveAttribute('href', path)
    }
  })
})

test('The header searches from every page, and its heart counts saved listings, also in the phone’s menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PATHS.home)
  const header = page.getByRole('banner')
  const saved = header.getByRole('link', { name: SAVED_TEXTS.title })
  await expect(saved).toHaveAccessibleName(SAVED_TEXTS.title)
  await page.locator('[data-part="heart"]').first().click()
  await expect(saved).toHaveAccessibleName(`${SAVED_TEXTS.title} 1`)
  await header.getByRole('combobox', { name: SITE_TEXTS.search }).fill('Lucknow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Search\/?\?q=Lucknow$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATHS.about)
  await expect(header.getByRole('link', { name: SITE_TEXTS.search })).toBeVisible()
  await expect(saved).toHaveAccessibleName(`${SAVED_TEXTS.title} 1`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: `${SAVED_TEXTS.title} 1` }),
  ).toBeVisible()
})

test.describe('Login or the profile icon', () => {
  /** Records what the bar has shown in each frame since the page started. */
  const watchFrames = (page: Page) =>
    page.addInitScript(() => {
      const shown = new Set<string>()
      Object.assign(window, { shownInBar: shown })
      const look = () => {
        for (const [name, selector] of [
          ['login', '.site-header .head-end .only-signed-out'],
          ['icon', '.site-header .head-end .only-signed-in'],
        ] as const)
          if (document.querySelector(selector)?.checkVisibility()) shown.add(name)
        requestAnimationFrame(look)
      }
      look()
    })
  const shown = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { shownInBar: Set<string> }).shownInBar])

  test('is right from the first frame, before the server has answered', async ({ page }) => {
    await watchFrames(page)
    await page.goto(PATHS.home)
    expect(await shown(page)).toEqual(['login'])
    await logIn(page, demoAccount('Owner'))
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/me', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/me')
    await page.goto(PATHS.city)
    await asked
    expect(await shown(page)).toEqual(['icon'])
    const answered = page.waitForResponse('**/api/me')
    answer()
    await answered
    expect(await shown(page)).toEqual(['icon'])
  })

  test('changes to Login as soon as the server says that the session has ended, and is right at once on the next page', async ({
    page,
    baseURL,
  }) => {
    await logIn(page, demoAccount('Client'))
    // Signed out elsewhere, with the same cookies: this browser still remembers the session.
    const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as {
      csrfToken: string
    }
    await page.request.post('/api/auth/signout', {
      headers: { origin: baseURL ?? '' },
      data: { csrfToken },
    })
    await page.goto(PATHS.city)
    await expect(
      page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.login }),
    ).toBeVisible()
    await watchFrames(page)
    await page.goto(PATHS.home)
    expect(await shown(page)).toEqual(['login'])
  })
})

test.describe('A signed-in visitor’s tab', () => {
  /** Counts on each page how often the bar was told who is signed in: first from the stored hint, then by the check. */
  const watchChecks = (page: Page) =>
    page.addInitScript(() => {
      let show: typeof showSession
      Object.assign(window, { timesShown: 0 })
      Object.defineProperty(window, 'showSession', {
        get: () => (session: Parameters<typeof show>[0]) => {
          show(session)
          Object.assign(window, { timesShown: Reflect.get(window, 'timesShown') + 1 })
        },
        set: (told) => {
          show = told
        },
      })
    })
  const checked = (page: Page) =>
    page.waitForFunction(() => Reflect.get(window, 'timesShown') === 2)

  test('asks once who is signed in for all pages that only show it, at once where it matters, and follows a sign-out in another tab', async ({
    page,
    context,
  }) => {
    await logIn(page, demoAccount('Agent'))
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === readSession.path) asked += 1
    })
    await watchChecks(page)
    for (const path of [PATHS.home, PATHS.buy]) {
      await page.goto(path)
      await checked(page)
    }
    const card = page.getByRole('main').getByRole('article').first()
    await page.goto((await card.getByRole('link').first().getAttribute('href')) ?? '')
    await checked(page)
    expect(new URL(page.url()).pathname).toContain(PATHS.listing)
    expect(asked).toBe(1)

    const answer = page.waitForResponse(`**${readSession.path}`)
    await page.goto(PATHS.profile)
    await answer
    expect(asked).toBe(2)

    const other = await context.newPage()
    await other.goto(PATHS.profile)
    await other.getByRole('button', { name: PROFILE_TEXTS.signOut }).click()
    await other.waitForURL((url) => url.pathname === PATHS.home)
    await page.goto(PATHS.buy)
    await expect(
      page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.login }),
    ).toBeVisible()
  })
})
