import type { Page } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { SAMPLE_LISTINGS, type SampleListing } from '../../../domain/listing/samples.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { moveFingers } from '../../support/browser/touch.ts'

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }
const MIDDLE = 360

async function openListing(page: Page): Promise<void> {
  const [listing] = await siteRows<{
    id: string
  }>(`select p.id from properties p join images i on i.property_id = p.id
    where p.is_approved and p.submission_key like 'demo-%' group by p.id having count(*) > 2 order by p.id limit 1`)
  await page.goto(`/listing-detail/${listing?.id}/`)
}
const tiles = (page: Page) => page.locator('aangan-photo-gallery a[data-slide]')
const place = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^${number}\\s*/\\s*\\d+$`))).toBeVisible()
const picture = (page: Page) => page.locator('.yarl__slide_current .yarl__slide_image')
const width = async (page: Page) => (await picture(page).boundingBox())?.width ?? 0

test.describe('The lightbox on a touch screen', () => {
  test('preloads the next picture, and turns pages by a swipe in either direction', async ({
    newVisitor,
  }) => {
    const page = await (await newVisitor(PHONE)).newPage()
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
    await openListing(page)
    const second = await tiles(page)
      .nth(1)
      .evaluate((tile: HTMLAnchorElement) => tile.href)
    expect(asked).not.toContain(second)
    await tiles(page).first().tap()
    await place(page, 1)
    await expect.poll(() => asked).toContain(second)
    await expect(picture(page)).toHaveJSProperty('complete', true)
    await moveFingers(page, [
      { x: 300, y: MIDDLE },
      { x: 60, y: MIDDLE },
    ])
    await place(page, 2)
    await moveFingers(page, [
      { x: 60, y: MIDDLE },
      { x: 300, y: MIDDLE },
    ])
    await place(page, 1)
  })

  test('zooms by a pinch; a finger then moves the picture and turns no page', async ({
    newVisitor,
  }) => {
    const page = await (await newVisitor(PHONE)).newPage()
    await openListing(page)
    await tiles(page).first().tap()
    await expect(picture(page)).toHaveJSProperty('complete', true)
    const before = await width(page)
    await moveFingers(
      page,
      [
        { x: 160, y: MIDDLE },
        { x: 60, y: MIDDLE },
      ],
      [
        { x: 200, y: MIDDLE },
        { x: 300, y: MIDDLE },
      ],
    )
    await expect.poll(() => width(page)).toBeGreaterThan(1.5 * before)
    const left = async () => (await picture(page).boundingBox())?.x ?? 0
    const from = await left()
    await moveFingers(page, [
      { x: 250, y: MIDDLE },
      { x: 200, y: MIDDLE },
    ])
    await expect.poll(left).toBeLessThan(from - 20)
    await place(page, 1)
  })
})

test('The lightbox opens from a sample card of the gallery, shows its pictures and returns the focus', async ({
  page,
}) => {
  const sample = SAMPLE_LISTINGS[0] as SampleListing
  await page.goto(PATHS.buy)
  const link = page.locator(`[data-listing="${sample.id}"]`).getByRole('link')
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Lightbox' })
  await expect(dialog.getByText(new RegExp(`^1\\s*/\\s*${sample.pictures.length}$`))).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await place(page, 2)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
