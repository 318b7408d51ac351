import type { Locator, Page } from '@playwright/test'
import { BUDGET_TEXTS, FACET_TEXTS } from '#language/listing/texts-facets'
import { MAP_TEXTS } from '#language/locality/texts'
import { PAGES_TEXTS } from '#language/paging/texts'
import {
  ANY_TEXTS,
  PLACES_TEXTS,
  SEARCH_TEXTS,
  GALLERY_TEXTS as texts,
} from '#language/search/texts'
import { localitiesPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { pressOn, typeInto } from '../../support/browser/keyboard.ts'

/** "Where in Lucknow could I buy a 3 BHK for 70 lakh?", asked in each possible way. */
const answer = (page: Page) => page.getByRole('heading', { level: 1 })
const words = (page: Page) => page.getByRole('combobox', { name: texts.words })
const plot = (page: Page, name: string) =>
  page.locator('aangan-search-map').getByRole('link', { name: new RegExp(`^${name},`) })
const chosen = (page: Page) => page.getByRole('list', { name: texts.places }).getByRole('button')

const found = (where: string) =>
  new RegExp(`^[1-9]\\d* .+ with 3 BHK to buy in ${where} under ₹70 L$`)
const FOR_70_LAKH = /^Jankipuram, [1-9]\d* propert(y|ies) from ₹[456]\d(\.\d+)? lakh(,|$)/
const upTo = (page: Page) => page.getByRole('textbox', { name: texts.most }).first()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('By typing: the words are understood, a search without results is relaxed, and Back undoes that', async ({
  page,
}) => {
  await page.goto(PATHS.search)
  await words(page).fill('3 bhk under 70 lakh in lucknow')
  await expect(answer(page)).toHaveText(found('Lucknow'))
  // The bar says it, so no chip repeats it.
  for (const label of ['3 BHK', 'Up to ₹70 L', 'Lucknow']) {
    await expect(page.getByRole('button', { name: new RegExp(`^\\w+ ?${label}$`) })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.remove(label) })).toBeHidden()
  }
  await words(page).fill('3 bhk under 1 lakh to buy in lucknow')
  await expect(page.getByText(SEARCH_TEXTS.noMatch)).toBeVisible()
  await page
    .getByRole('list', { name: SEARCH_TEXTS.relax })
    .getByRole('button', { name: /^Raise the budget to ₹[1-9]/ })
    .click()
  await expect(answer(page)).toHaveText(/^[1-9]\d* homes? with 3 BHK to buy in Lucknow under ₹/)
  await page.goBack()
  await expect(answer(page)).toHaveText(/^0 homes with 3 BHK to buy in Lucknow under ₹1 L$/)
})

test('By the map: a plot filters, a second one is added, a card highlights its plot, and Back undoes each step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PATHS.search)
  await page
    .getByRole('navigation', { name: texts.cities })
    .getByRole('link', { name: 'Lucknow' })
    .click()
  await expect(answer(page)).toHaveText(/ in Lucknow$/)
  await page.getByRole('radio', { name: 'Buy' }).check()
  await expect(answer(page)).toHaveText(/ to buy in Lucknow$/)
  await plot(page, 'Jankipuram').click()
  await expect(answer(page)).toHaveText(/ to buy in Jankipuram, Lucknow$/)
  await plot(page, 'Indira Nagar').click()
  await expect(answer(page)).toHaveText(/ to buy in Jankipuram and Indira Nagar, Lucknow$/)
  await expect(chosen(page)).toHaveText(['Jankipuram', 'Indira Nagar'])
  const card = page.locator('.search-cards aangan-card').filter({ hasText: 'Indira Nagar' }).first()
  await card.hover()
  await expect(page.locator('aangan-search-map [data-locality="indira-nagar"]')).toHaveAttribute(
    'data-lit',
  )
  await plot(page, 'Indira Nagar').hover()
  await expect(card).toHaveAttribute('data-lit')
  await expectAccessible(page, [1280])
  await page.goBack()
  await expect(answer(page)).toHaveText(/ to buy in Jankipuram, Lucknow$/)
  await page.goBack()
  await expect(answer(page)).toHaveText(/ to buy in Lucknow$/)
  await page.reload()
  await page.getByRole('button', { name: /^BHK/ }).click()
  await page.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await page.getByRole('button', { name: /^Budget/ }).click()
  await upTo(page).fill('70 lakh')
  await expect(answer(page)).toHaveText(found('Lucknow'))
  await expect(plot(page, 'Jankipuram')).toHaveAttribute('aria-label', FOR_70_LAKH)
  await page.keyboard.press('Escape')
  await plot(page, 'Jankipuram').click()
  await expect(answer(page)).toHaveText(found('Jankipuram, Lucknow'))
})

test('By keyboard: a suggestion is accepted, and a menu opens, accepts a choice and closes', async ({
  page,
}) => {
  await page.goto(`${PATHS.search}?city=lucknow`)
  await pressOn(page, words(page), 'j')
  await page.keyboard.type('anki')
  const option = page.getByRole('option', { name: /^Jankipuram Locality/ })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toHaveText(['Jankipuram'])
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveValue('')
  const menu = page.getByRole('button', { name: /^Type/ })
  await pressOn(page, menu)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await pressOn(page, page.getByRole('checkbox', { name: /^Flat/ }), 'Space')
  await expect(page).toHaveURL(/type=flat-apartment/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await pressOn(
    page,
    page.getByRole('radio', { name: ANY_TEXTS.for ?? '', exact: true }),
    'ArrowRight',
  )
  await pressOn(page, page.getByRole('button', { name: /^BHK/ }))
  await pressOn(page, page.getByRole('checkbox', { name: /^3 BHK/ }), 'Space')
  await pressOn(page, page.getByRole('button', { name: /^Budget/ }))
  await typeInto(page, upTo(page), '70 lakh')
  await expect(answer(page)).toHaveText(found('Jankipuram, Lucknow'))
})

for (const script of ['gallery-search', 'suggestions'])
  test(`By keyboard before ${script} is loaded: no letter is lost, and the list opens`, async ({
    page,
  }) => {
    const loads = Promise.withResolvers<void>()
    await page.route(new RegExp(`/_astro/${script}\\.[^/]*\\.js$`), async (route) => {
      await loads.promise
      await route.continue()
    })
    await page.goto(`${PATHS.search}?city=lucknow`)
    await words(page).focus()
    await page.keyboard.type('jank')
    loads.resolve()
    await expect(page.getByRole('option', { name: /^Jankipuram Locality/ })).toBeVisible()
    await page.keyboard.type('ipuram')
    await expect(words(page)).toHaveValue('jankipuram')
    await expect(answer(page)).toHaveText(/ in Jankipuram, Lucknow$/)
  })

test('On a phone: the list comes first, the map and the filters open above it, and Back closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATHS.search)
  await page
    .getByRole('list', { name: texts.chips })
    .getByRole('link', { name: /^Lucknow/ })
    .click()
  await expect(answer(page)).toHaveText(/ in Lucknow$/)
  await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
  const map = page.getByRole('region', { name: PLACES_TEXTS.map })
  await expect(plot(page, 'Jankipuram')).toBeVisible()
  await expect(
    map.getByRole('list', { name: texts.results }).getByRole('link').first(),
  ).toBeVisible()
  await expectAccessible(page, [360])
  await page.goBack()
  await expect(map).toBeHidden()
  await expect(page).toHaveURL(/city=lucknow$/)
  await page.getByRole('button', { name: texts.filters }).click()
  const sheet = page.getByRole('group', { name: texts.filters })
  await expect(sheet.getByRole('heading', { name: texts.filters })).toBeVisible()
  const presets = sheet.getByRole('group', { name: FACET_TEXTS.budget ?? '', exact: true })
  await expect(sheet.getByRole('radio', { name: ANY_TEXTS.for ?? '', exact: true })).toBeChecked()
  await expect(presets).toBeHidden()
  await expectAccessible(page, [360])
  await sheet.getByRole('radio', { name: 'Rent', exact: true }).check()
  await expect(presets.getByText(BUDGET_TEXTS['rent-10k-25k'])).toBeVisible()
  await expect(presets.getByText(BUDGET_TEXTS['50l-90l'])).toBeHidden()
  await sheet.getByRole('radio', { name: 'Buy' }).check()
  await expect(presets.getByText(BUDGET_TEXTS['rent-10k-25k'])).toBeHidden()
  await expect(presets.getByText(BUDGET_TEXTS['50l-90l'])).toBeVisible()
  // In the order in which people decide, each nearer to its own choices than to what stands before.
  const groups = await sheet
    .locator('fieldset:not([hidden]) > legend')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
  expect(groups.slice(0, 6)).toEqual([
    texts.switch,
    FACET_TEXTS.bhk,
    FACET_TEXTS.budget,
    FACET_TEXTS.price,
    'Property type',
    'Furnishing',
  ])
  await sheet.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await upTo(page).fill('70 lakh')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(answer(page)).toHaveText(found('Lucknow'))
  await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
  await expect(plot(page, 'Jankipuram')).toHaveAttribute('aria-label', FOR_70_LAKH)
  await plot(page, 'Jankipuram').click()
  await page.goBack()
  await expect(answer(page)).toHaveText(found('Jankipuram, Lucknow'))
})

test('On a phone, a search that finds nothing begins with the nearest home, one tap away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${PATHS.search}?q=rent+2+bhk+noida+20k`)
  const home = page.getByRole('region', { name: SEARCH_TEXTS.nearest }).getByRole('link').first()
  await expect(home).toHaveText(/^2 BHK .+ in .+₹\d\d,\d{3} per month₹.+ over your limit$/)
  await expect(home).toBeInViewport({ ratio: 1 })
  const end = async (one: typeof home) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return { y, end: y + height }
  }
  const bar = await end(page.locator('.search-tools'))
  expect((await end(home)).end).toBeLessThanOrEqual(bar.y)
  const nothing = page.getByText(SEARCH_TEXTS.noMatch)
  const wider = page.getByRole('list', { name: SEARCH_TEXTS.relax }).getByRole('button')
  expect((await end(wider.last())).end).toBeLessThan((await end(nothing)).y)
  await expect(wider.first()).toHaveText(/^Raise the budget to ₹\d\d,000 \(\d+\)$/)
  await expectAccessible(page, [360])
  await home.click()
  await expect(page).toHaveURL(/\/listing-detail\/[^/]+\/$/)
})

test('On a phone, by tapping only: four taps from the home page to a 3 BHK under 70 lakh in Lucknow', async ({
  newVisitor,
}) => {
  const phone = await newVisitor({ hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PATHS.home)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const choice = (name: RegExp) =>
    page.getByRole('list', { name: texts.chips }).getByRole('link', { name })
  await tap(page.getByRole('main').getByRole('link', { name: 'Lucknow', exact: true }).first())
  await expect(answer(page)).toHaveText(/ to buy in Lucknow$/)
  const counted = async (one: Locator) => Number((await one.textContent())?.match(/\d+$/)?.[0])
  await expect(choice(/^3 BHK/)).toBeVisible()
  const flats = await counted(choice(/^3 BHK/))
  await tap(choice(/^3 BHK/))
  await expect(answer(page)).toHaveText(new RegExp(`^${flats} .+ to buy in Lucknow$`))
  const left = await counted(choice(/^Up to ₹70 L/))
  expect(left).toBeLessThan(flats)
  await tap(choice(/^Up to ₹70 L/))
  await expect(answer(page)).toHaveText(new RegExp(`^${left} .+ to buy in Lucknow under ₹70 L$`))
  expect(taps).toBeLessThanOrEqual(4)
  await expect(page).toHaveURL(/for=buy&city=lucknow&bhk=3&price-max=7000000$/)
  // What was chosen stands first, and the keyboard stays away.
  const on = page.getByRole('list', { name: texts.chips }).getByRole('button')
  await expect(on.first()).toHaveAccessibleName(texts.remove('3 BHK'))
  await expect(on.nth(1)).toHaveAccessibleName(texts.remove('Up to ₹70 L'))
  await expect(answer(page)).toBeFocused()
  await expectAccessible(page, [360])
  await page.goBack()
  await expect(answer(page)).toHaveText(new RegExp(`^${flats} .+ to buy in Lucknow$`))
})

test('Without a connection the search still works after its first answer', async ({
  page,
  context,
}) => {
  // Which pictures the browser has already loaded, and when it requests the icon, is random. This test is about the
  // answer, so all of them exist.
  const picture = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  await context.route(/\/property_images\/|\/maps\/.*\.svg|\/favicon\.svg$/, (route) =>
    route.fulfill(picture),
  )
  await page.goto(`${PATHS.search}?city=lucknow`)
  await expect(answer(page)).toHaveText(/ in Lucknow$/)
  await words(page).focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Buy' }).check()
  await expect(answer(page)).toHaveText(/ to buy in Lucknow$/)
  await expect(page.locator('.search-cards .card').first()).toBeVisible()
  await context.setOffline(false)
})

test('A map that fills the screen is completely visible above the cards', async ({ page }) => {
  await page.goto(`${PATHS.search}?city=lucknow`)
  for (const [width, height] of [
    [768, 900],
    [1000, 700],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
    await expect(page.locator('aangan-search-map .city-map svg')).toBeInViewport({ ratio: 1 })
    const end = await page
      .locator('aangan-search-map .city-map svg')
      .evaluate((svg) => svg.getBoundingClientRect().bottom)
    const { y = 0 } = (await page.locator('.search-map-drawer').boundingBox()) ?? {}
    expect(end).toBeLessThanOrEqual(y)
    await page.getByRole('button', { name: PLACES_TEXTS.closeMap }).click()
  }
})

test('Without a script the third page shows where there is a 3 BHK and at which price', async ({
  newVisitor,
}) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  await page.goto(PATHS.search, { waitUntil: 'load' })
  await page
    .getByRole('navigation', { name: texts.cities })
    .getByRole('link', { name: 'Lucknow', exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(localitiesPath('lucknow')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLACES_TEXTS.title('Lucknow'))
  await page.getByRole('link', { name: '3 BHK flats', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '3 BHK flats for sale in Lucknow',
  )
  await expect(
    page.getByRole('group', { name: MAP_TEXTS.map('Lucknow') }).getByRole('link', {
      name: /^Jankipuram, [1-9]\d* flats? for sale from ₹[456]\d(\.\d+)? lakh/,
    }),
  ).toBeVisible()
  const prices = page.getByRole('region', { name: PAGES_TEXTS.prices })
  await expect(prices.getByText('50L-90L')).toBeVisible()
  await prices.getByRole('link', { name: 'Jankipuram' }).first().click()
  await expect(page).toHaveURL(/\/flats-for-sale-in-jankipuram-lucknow\//)
})
