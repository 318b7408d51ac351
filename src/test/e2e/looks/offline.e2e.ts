import type { Page } from '@playwright/test'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS } from '#language/contact/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { REGION_TEXTS, SITE_TEXTS } from '#language/site/texts'
import { NEW_VERSION_TEXTS, OFFLINE_TEXTS as texts } from '#language/site/texts-offline'
import { PATHS } from '../../../contract/paths.ts'
import { workerText } from '../../../integrations.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn } from '../../support/browser/journeys.ts'
import { keptPaths, OFFLINE_PROBLEMS, untilKept } from '../../support/browser/kept-pages.ts'
import { type Changes, serveChanged } from '../../support/site/changed-site.ts'

test.use({ worker: true, viewport: { width: 360, height: 740 } })

const note = (page: Page) => page.locator('aangan-seen-note')
const age = texts.copy('')
/** The sentence about the age of a copy, whatever its age is. */
const AGE = new RegExp(age.slice(age.indexOf('.')).replaceAll('.', '\\.'))

test('What was seen can be read without a connection, and says so; the rest says what can be read', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS)
  await page.goto(PATHS.about)
  await untilKept(page, PATHS.about)
  await page.goto(`${PATHS.search}?city=lucknow`)
  const answer = page.getByRole('heading', { level: 1 })
  const found = await answer.textContent()
  await untilKept(page, PATHS.search)
  const name = await page.locator('.search-cards .card-link').first().textContent()
  // The link lies over the card, and has no size of its own on a phone.
  await page.locator('.search-cards .card-body').first().click()
  await page.waitForURL(/listing-detail/)
  const listing = new URL(page.url()).pathname
  await untilKept(page, listing.replace(/\/$/, ''))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.slice(0, 12) ?? '-')
  await expect(note(page)).toContainText(AGE)
  await expect(note(page)).toBeInViewport()
  await expect(page.locator('.mosaic img').first()).toHaveJSProperty('complete', true)
  expect(
    await page
      .locator('.mosaic [data-picture] img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)
  await expectAccessible(page, [360])

  await page.goto(`${PATHS.search}?city=lucknow`)
  await expect(answer).toHaveText(found ?? '-')
  await page.goto(PATHS.about)
  await expect(note(page)).toContainText(AGE)

  // Not seen, and never kept: both are the page that says what can be read.
  for (const path of [PATHS.terms, PATHS.profile]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: name?.slice(0, 12) ?? '-' }),
    ).toBeVisible()
  }
  await expectAccessible(page, [360])
  await expectNotWider(page, [320, 360])
  await page
    .getByRole('main')
    .getByRole('link', { name: name?.slice(0, 12) ?? '-' })
    .click()
  await expect(page).toHaveURL(new RegExp(listing))

  await context.setOffline(false)
  await page.reload()
  await expect(note(page)).toHaveCount(0)
})

test('The page of a saved home and the saved list can be read without a connection, also where it was never opened', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS)
  await page.goto(PATHS.search)
  await untilKept(page, PATHS.search)
  const card = page.locator('.search-cards aangan-card').nth(1)
  const id = await card.getAttribute('data-listing')
  const name = (await card.getAttribute('data-name')) ?? '-'
  await card.locator('[data-part="heart"]').click()
  await untilKept(page, `/listing-detail/${id}`)
  // It comes last.
  await untilKept(page, '/saved-list')

  await context.setOffline(true)
  await page.goto(PATHS.saved)
  const list = page.locator('#saved-list > li')
  await expect(note(page)).toContainText(AGE)
  await expect(list).toContainText([name])
  await list.locator('.card-body').click()
  await page.waitForURL(/listing-detail/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 12))
})

test('Words can be typed and suggestions taken without a connection, after any search of the city', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS)
  await page.goto(`${PATHS.search}?city=lucknow`)
  await untilKept(page, PATHS.search)
  await untilKept(page, /suggestions\..*js$/)
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel(GALLERY_TEXTS.words).fill('gomti')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('A message does not pretend to be sent without a connection, and its words stay', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(...OFFLINE_PROBLEMS)
  await page.goto(PATHS.contact)
  await untilKept(page, PATHS.contact)
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel(CONTACT_TEXTS.name, { exact: true }).fill('Asha')
  await page.getByLabel(CONTACT_TEXTS.mobileNumber).fill('9876543210')
  await page.getByLabel(CONTACT_TEXTS.email, { exact: true }).fill('asha@mail.example')
  await page.getByLabel(CONTACT_TEXTS.message).fill('A flat with morning sun')
  await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
  await expect(page.getByRole('alert')).toContainText(CONTACT_RESULT_TEXTS.failed)
  await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue('A flat with morning sun')
})

test('A sign-out leaves nothing on the device of what was read', async ({ page }) => {
  await logIn(page, demoAccount('Owner'), PATHS.about)
  await untilKept(page, PATHS.about)
  await page.goto(PATHS.profile)
  await page.waitForLoadState('networkidle')
  expect(await keptPaths(page)).not.toContain(PATHS.profile)
  await page.getByRole('button', { name: REGION_TEXTS.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: SITE_TEXTS.signOut }).click()
  await page.waitForURL((url) => url.pathname === PATHS.home)
  await expect.poll(() => keptPaths(page)).not.toContain(PATHS.about)
})

test.describe('A later deploy', () => {
  let changes: Changes
  let site: Awaited<ReturnType<typeof serveChanged>>
  test.beforeEach(async ({ baseURL }) => {
    changes = new Map()
    site = await serveChanged(baseURL ?? '', changes)
  })
  test.afterEach(() => site.close())

  const update = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

  test('offers to reload a page that is older, and what was typed stays', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/answer 404 GET .*later\.js/)
    await page.goto(site.address + PATHS.contact)
    await untilKept(page, PATHS.contact)
    await page.getByLabel(CONTACT_TEXTS.message).fill('A flat with morning sun')
    changes.set('/sw.js', (text) => text.replaceAll(/shell-[0-9a-f]{12}/g, 'shell-later'))
    changes.set(PATHS.offline, (html) =>
      html.replaceAll(/\/_astro\/shared\.[\w.-]+\.js/g, '/_astro/later.js'),
    )
    await update(page)
    const notice = page.getByRole('status').filter({ hasText: NEW_VERSION_TEXTS.ready })
    await expect(notice).toBeVisible()
    await expectAccessible(page, [360])
    await notice.getByRole('button', { name: NEW_VERSION_TEXTS.reload }).click()
    await page.waitForLoadState()
    await expect(notice).toHaveCount(0)
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue('A flat with morning sun')
  })

  test('says nothing to a page that is as new', async ({ page }) => {
    await page.goto(site.address + PATHS.about)
    await untilKept(page, PATHS.about)
    changes.set('/sw.js', (text) => text.replaceAll(/shell-[0-9a-f]{12}/g, 'shell-later'))
    await update(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('shell-later')
    await expect(page.getByText(NEW_VERSION_TEXTS.ready)).toHaveCount(0)
  })

  test('with the worker switched off ends it on the device, and empties its stores', async ({
    page,
  }) => {
    await page.goto(site.address + PATHS.about)
    await untilKept(page, PATHS.about)
    changes.set('/sw.js', () => workerText('withdrawn'))
    await page.goto(site.address + PATHS.contact)
    await expect
      .poll(() =>
        page.evaluate(
          async () =>
            [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]
              .length,
        ),
      )
      .toBe(0)
    await page.goto(site.address + PATHS.about)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test('A phone can install the site', async ({ page, context }) => {
  await page.goto(PATHS.home)
  const client = await context.newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // A test's browser is always a private window.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])
})
