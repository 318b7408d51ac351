import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { AMONG_TEXTS } from '#language/money/texts'
import { CONTROL_TEXTS, DETAIL_TEXTS } from '#language/site/texts'
import { LEAST_AMONG } from '../../../domain/listing/price-among.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

async function listingWithPhotos(): Promise<string> {
  const [row] = await siteRows<{
    id: string
  }>(`select p.id from properties p join images i on i.property_id = p.id
    where p.is_approved and p.submission_key like 'demo-%' group by p.id having count(*) > 2 order by p.id limit 1`)
  return `/listing-detail/${row?.id}/`
}

test.describe('A listing’s pictures', () => {
  test('open in a lightbox from the first press; arrows turn pages, Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.goto(await listingWithPhotos())
    const tile = page.locator('aangan-photo-gallery a[data-slide]').first()
    await tile.click()
    const viewer = page.getByRole('region', { name: 'Lightbox' }).or(page.locator('.yarl__portal'))
    await expect(viewer.first()).toBeVisible()
    await expect(page.getByText(/1\s*\/\s*\d/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/2\s*\/\s*\d/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.yarl__portal')).toHaveCount(0)
    await expect(tile).toBeFocused()
  })

  test('open and turn pages by touch', async ({ newVisitor }) => {
    const page = await (
      await newVisitor({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
    ).newPage()
    await page.goto(await listingWithPhotos())
    await page.locator('aangan-photo-gallery a[data-slide]').first().tap()
    await expect(page.locator('.yarl__portal')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText(/2\s*\/\s*\d/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(page.locator('.yarl__portal')).toHaveCount(0)
  })
})

test('A form that could not load without a connection opens once the connection is back', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(await listingWithPhotos())
  const ask = page.getByRole('button', { name: /^Ask the / }).first()
  await context.setOffline(true)
  await ask.click()
  await expect(page.getByText(ENQUIRY_TEXTS.loadFailed)).toBeVisible()
  await context.setOffline(false)
  await ask.click()
  const again = page.getByText(CONTROL_TEXTS.loadedAgain)
  const dialog = page.getByRole('dialog')
  await expect(again.or(dialog)).toBeVisible()
  // Some browsers remember the failure for as long as the page stands, so it is loaded once more.
  if (await again.isVisible()) await ask.click()
  await expect(dialog).toBeVisible()
})

test('On the narrowest phone the bar with the main button is whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(await listingWithPhotos())
  const box = await page.locator('.owner-ask').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320 - 8)
})

test('A price per sq ft is shown on a scale among its kind', async ({ page }) => {
  const [row] = await siteRows<{ id: string; lower: number; count: number }>(
    `select id, lower::int, count::int from (select id, rank() over kind - 1 as lower, count(*) over kind_all as count
      from properties where is_approved and submission_key like 'demo-%' and availability = 'available'
        and listing_type = 'Sell' and property_type = 'Flat/Apartment'
      window kind_all as (partition by city), kind as (partition by city order by price / plot_area)) p
    where lower = 0 and count >= ${LEAST_AMONG} limit 1`,
  )
  await page.goto(`/listing-detail/${row?.id}/`)
  const ruler = page.getByRole('figure')
  await expect(ruler.getByText(/, among \d+ flats for sale in \w+/)).toBeVisible()
  const terms = ruler.getByRole('term')
  await expect(terms).toHaveText(Object.values(AMONG_TEXTS))
  const own = await ruler.getByRole('strong').textContent()
  expect(own).toContain(await ruler.getByRole('definition').first().textContent())
})

test.describe('/listing-detail without a page of its own', () => {
  test('without an id says so and links onwards', async ({ page }) => {
    await page.goto('/listing-detail')
    await expect(page.getByText(DETAIL_TEXTS.noId)).toBeVisible()
  })

  test('a pending or unknown listing is not available, and not indexed by search engines', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/404 GET .*\/listing-detail\//, /console error: .*404/)
    const [pending] = await siteRows<{ id: string }>(
      'select id from properties where not is_approved limit 1',
    )
    for (const address of [`/listing-detail/${pending?.id}/`, '/listing-detail?id=nosuchlisting']) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByText(LISTING_TEXTS.notAvailable).first()).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    }
    await expectAccessible(page)
  })

  test('a query with the id of an approved listing leads to it', async ({ page }) => {
    const [listing] = await siteRows<{ id: string; name: string }>(
      'select id, project_building_name as name from properties where is_approved order by id limit 1',
    )
    await page.goto(`/listing-detail?id=${listing?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(listing?.name ?? '-')
  })
})
