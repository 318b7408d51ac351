import type { Locator, Page } from '@playwright/test'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { LISTING_PAGE_TEXTS, LISTING_TEXTS } from '#language/listing/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { LIST_TEXTS } from '#language/paging/texts'
import { REFUSED_MESSAGE } from '#language/site/texts'
import { CONTENT_PAGES } from '../../../contract/content-pages.ts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { signedIn } from '../../support/browser/journeys.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const ADMIN_PAGES = [
  ...CONTENT_PAGES.map(({ path }) => path),
  PATHS.adminListings,
  PATHS.adminMessages,
  PATHS.adminLaunches,
  PATHS.adminPapers,
  PATHS.adminUsers,
  PATHS.adminBuilds,
  PATHS.adminStats,
  PATHS.adminAudit,
]

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

test('A listing marked as sold has its badge after the build; an unpublished one is gone', async ({
  page,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/answer 410 GET .*\/listing-detail\//, /console error: .*410.*\/listing-detail\//)
  // Uses the newest listings, because parallel journeys visit the oldest.
  const [first, second] = await siteRows<{
    id: string
    name: string
  }>(`select id, project_building_name as name from properties
    where is_approved and availability = 'available' and listing_type = 'Sell' and submission_key like 'demo-%'
      and exists (select 1 from images where property_id = properties.id) order by approved_at desc limit 2`)
  if (!first || !second) throw new Error('The demo data has too few listings.')
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminListings)
  const find = async (id: string) => {
    await admin.getByRole('main').getByRole('searchbox').fill(id)
    await admin.getByRole('button', { name: LIST_TEXTS.find, exact: true }).click()
    await expect(row(admin, PUBLISHED_TEXTS.unpublish)).toHaveCount(1)
    await expect(
      row(admin, PUBLISHED_TEXTS.unpublish).locator(`a[href="${listingPath(id)}"]`),
    ).toBeVisible()
  }
  await find(first.id)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: PUBLISHED_TEXTS.mark('sold', 'Flat/Apartment') }).click()
  await expect(
    admin.getByText(
      PUBLISHED_TEXTS.closed(first.name, availabilityLabel('sold', 'Flat/Apartment')),
    ),
  ).toBeVisible()
  await rebuiltByNow()
  await page.goto(listingPath(first.id))
  const sold = availabilityLabel('sold', 'Flat/Apartment')
  await expect(page).toHaveTitle(new RegExp(`^${sold}: `))
  const told = page.locator('meta[name="description"], meta[property^="og:"]')
  for (const text of await told.evaluateAll((all) => all.map((one) => one.getAttribute('content'))))
    expect(text).not.toContain('for sale')
  // On the first screen of a phone, a band above the picture says so, once, and what can still be had is there.
  const words = new RegExp(`^${LISTING_PAGE_TEXTS.closedOn(sold, '\\d+ \\w+')}$`)
  for (const height of [740, 620]) {
    await page.setViewportSize({ width: 360, height })
    await expect(page.locator('#photos').getByText(words)).toBeInViewport()
    await expect(page.getByRole('main').getByText(words)).toHaveCount(1)
    const photo = page.locator('#photos').getByRole('link').first()
    expect((await photo.boundingBox())?.height).toBeGreaterThan(150)
    await expect(page.locator('.detail-instead .card').first()).toBeInViewport({ ratio: 0.3 })
  }
  // On a wide window its words begin near the edge of the picture, which is no longer that of the page.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('#photos').getByText(words)).toHaveCSS('padding-left', '16px')
  await page.setViewportSize({ width: 360, height: 620 })
  await expect(page.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') })).toHaveCount(0)
  await expectAccessible(page)
  await admin.getByRole('button', { name: PUBLISHED_TEXTS.confirm }).click()
  await expect(admin.getByText(PUBLISHED_TEXTS.confirmed(first.name))).toBeVisible()

  await find(second.id)
  await admin.getByRole('button', { name: PUBLISHED_TEXTS.unpublish }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: PUBLISHED_TEXTS.dialog.submit }).click()
  await expect(dialog.getByText(MODERATION_TEXTS.reasonMissing).first()).toBeVisible()
  await expectAccessible(admin)
  await dialog.getByLabel('Reason').fill('It was let weeks ago.')
  await dialog.getByRole('button', { name: PUBLISHED_TEXTS.dialog.submit }).click()
  await expect(admin.getByText(PUBLISHED_TEXTS.unpublished(second.name))).toBeVisible()
  await rebuiltByNow()
  await page.goto(listingPath(second.id))
  await expect(page.getByText(LISTING_TEXTS.notAvailable)).toBeVisible()
})

test('Admin pages lead signed-out visitors to the login, and tell other users that they have no access', async ({
  page,
  newVisitor,
}) => {
  for (const path of ADMIN_PAGES) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    expect(new URL(page.url()).searchParams.get('next')?.replace(/\/$/, '')).toBe(path)
  }
  const owner = await signedIn(newVisitor, 'Owner')
  for (const path of [...ADMIN_PAGES, PATHS.postProject]) {
    await owner.goto(path)
    await expect(owner.getByText(REFUSED_MESSAGE)).toBeVisible()
  }
  await expectAccessible(owner)
})
