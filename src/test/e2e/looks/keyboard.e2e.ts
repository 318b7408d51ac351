import type { Page } from '@playwright/test'
import { HOME_TEXTS } from '#language/home/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { SITE_TEXTS } from '#language/site/texts'
import { MENU } from '../../../components/site/nav.ts'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { pressOn, tabTo, typeInto } from '../../support/browser/keyboard.ts'
import { siteRows } from '../../support/site/served-site.ts'

// Nothing here is clicked: a user without a mouse only presses keys. Without the film, which slows down two busy cores.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hasFocusWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector)

test('The first press of Tab shows the skip link; Enter moves the focus to the content', async ({
  page,
}) => {
  for (const path of [PATHS.home, PATHS.contact]) {
    await page.goto(path)
    const skip = page.getByRole('link', { name: SITE_TEXTS.skip })
    // A clipped link would still count as visible.
    const clipped = () => skip.evaluate((link) => getComputedStyle(link).clipPath)
    expect(await clipped()).not.toBe('none')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    expect(await clipped()).toBe('none')
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await hasFocusWithin(page, 'main')).toBe(true)
  }
})

for (const name of [HOME_TEXTS.projects, HOME_TEXTS.recommended])
  test(`The carousel ${name} moves by one from the first press, wraps around, and announces its position`, async ({
    page,
  }) => {
    await page.goto(PATHS.home)
    const carousel = page.getByRole('region', { name, exact: true })
    const row = carousel.locator('[data-part="track"]')
    const place = () => row.evaluate((track) => Math.round(track.scrollLeft))
    const cards = await row.locator('> li').count()
    const says = (first: number) =>
      expect(carousel.getByText(`${first} to ${first + 2} of ${cards}`)).toBeAttached()
    // The focus reaches the arrows after every card, and the row scrolls with it: it is at its end by then.
    await pressOn(page, carousel.getByRole('button', { name: 'Next' }))
    await says(1)
    await expect.poll(place).toBe(0)
    await page.keyboard.press('Space')
    await says(2)
    await expect.poll(place).toBeGreaterThan(200)
    await tabTo(page, carousel.getByRole('button', { name: 'Previous' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await says(1)
    await page.keyboard.press('Space')
    await says(cards - 2)
  })

test('The phone menu opens, traps the focus, closes with Escape and returns the focus; its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATHS.home)
  const button = page.getByRole('button', { name: 'Menu' })
  await pressOn(page, button)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Buy' })).toBeVisible()
  for (const { label } of MENU)
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
  expect(await hasFocusWithin(page, 'dialog')).toBe(true)
  await expectAccessible(page, [360])
  for (const key of [...Array(12).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    // The browser's own toolbar may have the focus between the last and the first link; the page behind never has it.
    expect(
      (await hasFocusWithin(page, 'dialog')) ||
        (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, menu.getByRole('link', { name: 'Buy' }))
  await expect(page).toHaveURL(/\/buy\/?$/)
})

test('The lightbox opens, turns pages, traps the focus among its buttons, and returns the focus when it closes', async ({
  page,
}) => {
  const [listing] = await siteRows<{
    id: string
  }>(`select p.id from properties p join images i on i.property_id = p.id
    where p.is_approved and p.submission_key like 'demo-%' group by p.id having count(*) > 2 order by p.id limit 1`)
  await page.goto(`/listing-detail/${listing?.id}/`)
  const tile = page.locator('aangan-photo-gallery a[data-slide]').nth(1)
  await pressOn(page, tile)
  const place = (number: number) =>
    expect(page.getByText(new RegExp(`^${number}\\s*/\\s*\\d+$`))).toBeVisible()
  await place(2)
  await page.keyboard.press('ArrowRight')
  await place(3)
  await page.keyboard.press('ArrowLeft')
  await place(2)
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    expect(
      (await hasFocusWithin(page, '.yarl__portal')) ||
        (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true)
  }
  await pressOn(page, page.getByRole('button', { name: 'Next' }))
  await place(3)
  await page.keyboard.press('Escape')
  await expect(page.locator('.yarl__portal')).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('The search of everything is narrowed, sorted and reset', async ({ page }) => {
  await page.goto(PATHS.search)
  const total = page.locator('.search-answer [role="status"]')
  const all = (await total.textContent()) ?? ''
  const wish = page.getByRole('group', { name: GALLERY_TEXTS.switch }).getByRole('radio')
  await typeInto(page, page.getByLabel(GALLERY_TEXTS.words), 'flat')
  await expect(page).toHaveURL(/\?q=flat$/)
  await expect(total).not.toHaveText(all)
  await pressOn(page, wish.first(), 'ArrowRight')
  await expect(page).toHaveURL(/\?q=flat&for=buy$/)
  await typeInto(page, page.getByLabel(GALLERY_TEXTS.sort), 'Price, h')
  await expect(page).toHaveURL(/&sort=price-high$/)
  await pressOn(page, wish.nth(1), 'ArrowLeft')
  await expect(page).toHaveURL(/\?q=flat&sort=price-high$/)
  const clear = page.getByRole('button', { name: GALLERY_TEXTS.clear })
  await pressOn(page, clear)
  await expect(page).toHaveURL(/\?sort=price-high$/)
  await expect(total).toHaveText(all)
  // The button goes with what it cleared; the focus must not be lost.
  await expect(clear).toBeHidden()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('Offers of a city are hidden and shown again', async ({ page }) => {
  await page.goto('/projects/lucknow')
  const offers = page.locator('.ledger > li')
  const all = await offers.count()
  const amenity = page.getByRole('checkbox').first()
  const name = (await amenity.locator('xpath=..').locator('[data-part="name"]').textContent()) ?? ''
  await pressOn(page, amenity, 'Space')
  await expect(amenity).toBeChecked()
  expect(await offers.count()).toBeLessThan(all)
  await pressOn(page, page.getByRole('button', { name: `Remove ${name}` }))
  await expect(offers).toHaveCount(all)
  await expect(page.locator('.gallery-results')).toBeFocused()
})
