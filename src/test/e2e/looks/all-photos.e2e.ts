import type { Page } from '@playwright/test'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { showAllPhotos } from '#language/listing/texts'
import { ROOM_LABELS, ROOM_TEXTS } from '#language/photo/texts-rooms'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

/** Who posted it may be its owner or an agent. */
const ASK = new RegExp(
  (['owner', 'agent'] as const).map((who) => ENQUIRY_TEXTS.open(who)).join('|'),
)
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 620 } }

/** Opens a demo listing whose photos show several rooms. */
async function openListing(page: Page): Promise<string> {
  const [listing] = await siteRows<{ id: string }>(`
    select p.id
    from properties p
    where p.is_approved and p.availability = 'available' and p.submission_key like 'demo-%'
      and jsonb_path_query_array(p.photo_rooms, '$.*') @> '["kitchen", "outside"]'
    order by p.id limit 1`)
  await page.goto(`/listing-detail/${listing?.id}/`)
  return page.url()
}
const all = (page: Page) =>
  page.getByRole('link', { name: new RegExp(showAllPhotos(0).replace('0', '\\d+')) })
const view = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(ROOM_TEXTS.all(0).replace('0', '\\d+')) })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' })
const kitchen = (page: Page) =>
  view(page)
    .getByRole('link', { name: /^Kitchen/ })
    .first()

test('All photos by room, by touch: as wide as the phone, a tap zooms, the owner can always be asked, and Back closes one thing at a time', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor(PHONE)).newPage()
  const address = await openListing(page)
  await all(page).tap()
  await expect(view(page).getByRole('heading', { name: ROOM_LABELS.outside })).toBeVisible()
  const picture = kitchen(page).getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  expect(await picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(360)
  const ask = view(page).getByRole('button', { name: ASK })
  await expect(ask).toBeInViewport()

  await kitchen(page).tap()
  await expect(lightbox(page)).toBeVisible()
  await expect(lightbox(page).getByText(ROOM_LABELS.kitchen, { exact: true })).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(view(page)).toBeVisible()

  await ask.tap()
  const question = page.getByRole('dialog', { name: /^Ask about/ })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(view(page)).toBeVisible()
  await page.goBack()
  await expect(view(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
})

test('All photos by keyboard: to a room, into a photo, and out again by Escape; each time the focus is where it was', async ({
  page,
}) => {
  await openListing(page)
  await all(page).press('Enter')
  await expect(view(page)).toBeVisible()
  await expectAccessible(page)
  const rooms = view(page).getByRole('navigation', { name: ROOM_TEXTS.rooms })
  await rooms.getByRole('button', { name: ROOM_LABELS.kitchen }).press('Enter')
  const heading = view(page).getByRole('heading', { name: ROOM_LABELS.kitchen })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(kitchen(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await expect(lightbox(page).locator('.yarl__thumbnails')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(kitchen(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(view(page)).toHaveCount(0)
  await expect(all(page)).toBeFocused()
})

test('All photos without scripts are those of the page, each a link to its large file', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  await openListing(page)
  const tiles = page.locator('#photos a[data-slide]')
  await all(page).click()
  await expect(tiles.last()).toBeVisible()
})
