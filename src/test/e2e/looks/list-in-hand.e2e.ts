import type { Locator, Page } from '@playwright/test'
import { CARD_BUTTONS, COMPARE_TEXTS, LEARN_MORE } from '#language/listing/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { PATHS, servicePath } from '../../../contract/paths.ts'
import { LANGUAGES, PREFIXES } from '../../../domain/language/constants.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

/** A small phone, less the bars of its browser. */
test.use({ viewport: { width: 360, height: 620 }, hasTouch: true, isMobile: true })

const CITY = `${PATHS.search}?city=lucknow`
const card = (page: Page) => page.locator('main .card-list aangan-card').first()
const strip = (page: Page) => card(page).locator('.card-strip')
const shown = (page: Page) => card(page).locator('.card-slide').nth(1).locator('img')

/** The width of a loaded picture. */
const widthOf = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth)

/** Opens a list in which a card with several photos comes first: in the search, one that the index has made. */
async function openWithPhotos(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('.search-list[data-ready], .list-of-homes')).toBeAttached()
  const isMade = address === CITY
  await page.evaluate((made) => {
    const items = [...document.querySelectorAll('main .card-list > li')]
    const withPhotos = items.find((item) => {
      const next = item.querySelector('.card-slide + .card-slide')
      return next && made === (next.querySelector('img') === null)
    })
    items[0]?.before(withPhotos as Element)
  }, isMade)
}

const LISTS = [
  CITY,
  `${CITY}&for=rent`,
  `${CITY}&for=buy&bhk=3&sort=price`,
  `${PATHS.search}?q=${encodeURIComponent('flats in lucknow')}`,
  PATHS.search,
  PATHS.buy,
  `${PATHS.buy}?city=noida`,
  '/flats-for-sale-in-lucknow/',
  PATHS.sellRent,
  ...SERVICES.map(({ slug }) => servicePath(slug)),
]

test('On a phone the first price stands on the first screen of every list', async ({ page }) => {
  const tops: Record<string, number> = {}
  const measure = async (address: string) => {
    const price = card(page).locator('.card-price strong')
    await expect(price, address).toBeVisible()
    tops[address] = await price.evaluate((one) => one.getBoundingClientRect().top + scrollY)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `the width of ${address}`).toBe(360)
  }
  for (const address of LISTS) {
    await page.goto(address)
    if (address.includes('?')) await expect(page.locator('.search-list[data-ready]')).toBeAttached()
    await measure(address)
  }
  await page.goto(PATHS.buy)
  await card(page)
    .getByRole('button', { name: /^Save / })
    .click()
  await page.goto(PATHS.saved)
  await measure(PATHS.saved)
  await expectAccessible(page)
  const low = Object.entries(tops).filter(([, top]) => top > 400)
  expect(low).toEqual([])
})

/** How many homes the first screen shows: the visible share of each card, added up. */
const homesOn = (page: Page) =>
  page.locator('main .card-list .card').evaluateAll((cards) =>
    cards
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom, height }) => Math.max(0, Math.min(bottom, innerHeight) - top) / height)
      .reduce((sum, share) => sum + share, 0),
  )
/** In Hindi the heading of a search takes two lines. */
const LEAST = { en: 1.5, hi: 1.45 } as const
/** Where the line of the price takes two, as that of a rent does. */
const LEAST_OF_RENTS = 1.4
/** The height of what stays over a list while it scrolls. */
const chromeOn = (page: Page) =>
  page
    .locator('.site-header, .search-tools')
    .evaluateAll((bars) => bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0))

for (const language of LANGUAGES)
  test(`On a phone the first screen of every list shows the next home too, with little around them (${language})`, async ({
    page,
  }) => {
    const few: Record<string, number> = {}
    for (const address of [
      CITY,
      PATHS.search,
      PATHS.buy,
      '/flats-for-sale-in-lucknow/',
      '/flats-for-rent-in-lucknow/',
      PATHS.sellRent,
    ]) {
      await page.goto(PREFIXES[language] + address)
      if (address.includes('?'))
        await expect(page.locator('.search-list[data-ready]')).toBeAttached()
      const homes = await homesOn(page)
      if (homes < (address.includes('rent') ? LEAST_OF_RENTS : LEAST[language]))
        few[address] = homes
      expect(await chromeOn(page), address).toBeLessThan(620 / 5)
    }
    expect(few).toEqual({})
  })

test('On a phone a list is put in order under a sign, and the search stands in the header', async ({
  page,
}) => {
  await page.goto(PATHS.search)
  const field = page.getByRole('combobox', { name: GALLERY_TEXTS.words })
  const order = page.getByRole('combobox', { name: GALLERY_TEXTS.sort })
  await order.selectOption('price-low')
  await expect(page).toHaveURL(/sort=price-low$/)
  await page.evaluate(() => scrollTo(0, 3000))
  for (const name of [GALLERY_TEXTS.filters, GALLERY_TEXTS.city]) {
    const { height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {}
    expect(height, name).toBeGreaterThanOrEqual(44)
  }
  const { y = 99, height = 99 } = (await field.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(56)
  await field.fill('gomti')
  await expect(page.getByRole('listbox', { name: GALLERY_TEXTS.suggestions })).toBeVisible()
  await expectAccessible(page, [320, 360, 768])
})

for (const address of ['/flats-for-sale-in-lucknow/', CITY])
  test(`Photos swipe inside a card, come when they are swiped to, and lead to the listing: ${address}`, async ({
    page,
  }) => {
    await openWithPhotos(page, address)
    const here = page.url()
    // Of a built card the picture is there, and not loaded. Its width is known where another card shows it.
    if (address !== CITY) await expect(shown(page)).toHaveJSProperty('complete', false)
    await strip(page).dispatchEvent('touchstart')
    await expect(shown(page)).toHaveAttribute('src', /.+/)
    await strip(page).evaluate((element) => element.scrollTo({ left: element.clientWidth }))
    await expect.poll(() => widthOf(shown(page))).toBeGreaterThan(0)
    expect(page.url()).toBe(here)
    await expect
      .poll(() => strip(page).evaluate((element) => element.scrollLeft / element.clientWidth))
      .toBe(1)
    const id = await card(page).getAttribute('data-listing')
    await card(page).locator('.card-slide').nth(1).tap()
    await expect(page).toHaveURL(new RegExp(`/listing-detail/${id}/`))
  })

test('A card of the search keeps its cover where the further photos cannot come', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/\/find\/.*\.json/)
  await openWithPhotos(page, CITY)
  await page.route('**/find/**', (route) => route.abort())
  await strip(page).dispatchEvent('touchstart')
  await expect(card(page).locator('.card-slide')).toHaveCount(1)
  await expect(card(page).locator('.card-slide img')).toHaveAttribute('src', /.+/)
})

test('A card is read once, and shares and compares behind one button', async ({ page }) => {
  await page.goto(CITY)
  await expect(page.locator('.search-list[data-ready]')).toBeAttached()
  const name = (await card(page).getAttribute('data-name')) ?? ''
  await expect(card(page).getByRole('link')).toHaveCount(1)
  await expect(card(page).getByRole('link')).toHaveAccessibleName(
    new RegExp(`^${name} \\d+ photos? ${LEARN_MORE}$`),
  )
  const more = card(page).getByRole('button', { name: CARD_BUTTONS.more('') })
  await more.press('Enter')
  const sheet = page.getByRole('dialog', { name })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: SHARE_TEXTS.open }).click()
  await expect(page.getByRole('dialog', { name: SHARE_TEXTS.open })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.press('Enter')
  await sheet.getByRole('button', { name: COMPARE_TEXTS.choose }).click()
  await expect(page.getByText(COMPARE_TEXTS.chosen(1))).toBeVisible()
})

test('A city is chosen in a sheet, and one step back leads out of it', async ({ page }) => {
  await page.goto(PATHS.search)
  await page.getByRole('button', { name: GALLERY_TEXTS.city, exact: true }).tap()
  await expectAccessible(page, [360])
  await page.getByRole('link', { name: 'Noida', exact: true }).tap()
  await expect(page).toHaveURL(/\?city=noida$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noida')
  await expect(page.getByRole('link', { name: 'Noida', exact: true })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/Search\/?$/)
})

test('Without a script the photos swipe as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 620 },
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/flats-for-sale-in-lucknow/')
  await expect(strip(page)).toHaveCSS('overflow-x', 'auto')
  await expect(strip(page)).toHaveCSS('scroll-snap-type', 'x mandatory')
  await context.close()
})
