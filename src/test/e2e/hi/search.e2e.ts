import type { Page } from '@playwright/test'
import { AFFORD_TEXTS } from '#language/afford/texts'
import { MEANS_TEXTS } from '#language/afford/texts-sheet'
import { SUM_TEXTS } from '#language/afford/texts-sum'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { OWN_PLACES_TEXTS } from '#language/distance/texts-sheet'
import { HIDDEN_LIST_TEXTS, HIDDEN_TEXTS } from '#language/hidden/texts'
import { HOME_TEXTS } from '#language/home/texts'
import { LEARN_MORE } from '#language/listing/texts'
import { FACET_TEXTS } from '#language/listing/texts-facets'
import { shownValue } from '#language/listing/texts-values'
import { READING_TEXTS } from '#language/reading/texts'
import { GALLERY_TEXTS as texts } from '#language/search/texts'
import { SORT_TEXTS } from '#language/search/texts-options'
import { ORDER_TEXTS } from '#language/search/texts-order'
import { PATHS } from '../../../contract/paths.ts'
import { searchChips } from '../../../domain/search/chips.ts'
import { answerLike, searchOf } from '../../support/browser/answers.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'

const PHONE = { width: 360, height: 740 }
const ASKED = '2 बीएचके गोमती नगर'
const BUDGET = '70 लाख तक लखनऊ'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Expects the answer to a search; returns the number of homes. */
async function expectAnswer(page: Page, query: string): Promise<number> {
  await expect(heading(page)).toHaveText(answerLike(query))
  const [, count = '1'] = answerLike(query).exec((await heading(page).textContent()) ?? '') ?? []
  return Number(count)
}
/** The buttons that take a part of a search away. */
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: texts.remove(label), exact: true })
const labelsOf = (query: string) => searchChips(searchOf(query)).map(({ label }) => label)
const list = (page: Page) => page.getByRole('listbox', { name: texts.suggestions })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('On a phone, from the home page: places are suggested in the script in which one types, and the words are understood', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(PATHS.home)
  const form = page.getByRole('search', { name: HOME_TEXTS.find })
  const words = form.getByRole('combobox', { name: HOME_TEXTS.words })
  await words.fill('गोमती')
  const options = list(page).getByRole('option')
  await expect(options.first()).toHaveText(/^गोमती नगर /)
  for (const option of await options.allTextContents()) expect(option).not.toMatch(/[A-Za-z]{3}/)
  await expectAccessible(page)
  await words.fill(ASKED)
  await words.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname.startsWith(PATHS.search))
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === ASKED)
  await expectAnswer(page, `for=buy&q=${ASKED}`)
  for (const label of labelsOf(`q=${ASKED}`)) await expect(chip(page, label)).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page, [360, 768, 1440])
})

test('What costs up to 70 lakh is narrowed down, put in order and widened again, and Back undoes each step', async ({
  page,
}) => {
  await page.goto(PATHS.search)
  const words = page.getByRole('combobox', { name: texts.words })
  await words.fill(BUDGET)
  // The suggestions lie over the filters until the words are sent.
  await words.press('Enter')
  const few = await expectAnswer(page, `q=${BUDGET}`)
  // The bar says it, so no chip repeats it.
  for (const label of labelsOf(`q=${BUDGET}`)) {
    await expect(page.locator('.bar-menu-open').filter({ hasText: label })).toBeVisible()
    await expect(chip(page, label)).toBeHidden()
  }

  await test.step('A filter', async () => {
    await page.getByRole('button', { name: new RegExp(`^${FACET_TEXTS.types}`) }).click()
    const flat = page.getByRole('checkbox', {
      name: new RegExp(`^${shownValue('Flat/Apartment')}`),
    })
    await flat.check()
    await expect(page).toHaveURL(/type=flat-apartment/)
    const flats = await expectAnswer(page, `q=${BUDGET}&type=flat-apartment`)
    expect(flats).toBeLessThanOrEqual(few)
    await page.keyboard.press('Escape')
  })

  await test.step('The order', async () => {
    await page.getByLabel(texts.sort).selectOption({ label: SORT_TEXTS['price-low'] })
    await expect(page).toHaveURL(/sort=price-low/)
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(page.getByLabel(texts.sort)).not.toHaveValue('price-low')
  })

  await test.step('On a phone, a chip taken away, and Back', async () => {
    const window = page.viewportSize() ?? PHONE
    await page.setViewportSize(PHONE)
    const [kind = ''] = labelsOf('type=flat-apartment')
    await chip(page, kind).click()
    await expect(page).not.toHaveURL(/type=/)
    expect(await expectAnswer(page, `q=${BUDGET}`)).toBe(few)
    await page.goBack()
    await expect(chip(page, kind)).toBeVisible()
    await page.setViewportSize(window)
  })

  await test.step('A home, and back to the results', async () => {
    const said = await heading(page).textContent()
    await page.getByRole('link', { name: LEARN_MORE }).first().click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${PATHS.listing}/`))
    await page.goBack()
    await expect(heading(page)).toHaveText(said ?? '')
  })
})

test('On a phone, from a place that is typed in Hindi: homes say how far they are, and “ऑफिस के पास” means it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?city=gurugram`)
  await page.getByRole('button', { name: texts.settings, exact: true }).click()
  await page.getByRole('button', { name: DISTANCE_TEXTS.open }).click()
  const sheet = page.getByRole('dialog', { name: DISTANCE_TEXTS.open })
  await sheet.getByRole('combobox', { name: OWN_PLACES_TEXTS.where }).fill('सेक्टर 5')
  await sheet.getByRole('option', { name: /^सेक्टर 56 गुरुग्राम का इलाका/ }).click()
  await expect(sheet.getByText(OWN_PLACES_TEXTS.added(PLACE_NAMES.work))).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page, [360])
  await sheet.getByRole('button', { name: OWN_PLACES_TEXTS.show }).click()
  const facts = page.locator('.search-cards .card-fact:not([hidden])')
  await expect(facts.first()).toHaveText(
    DISTANCE_TEXTS.from({ km: 0, least: 0, most: 0, isSame: true }, PLACE_NAMES.work),
  )
  for (const fact of await facts.allTextContents()) expect(fact).not.toMatch(/[A-Za-z]{2}/)
  await page.getByLabel(texts.sort).selectOption({ label: SORT_TEXTS.newest })
  await expect(page.getByLabel(texts.sort)).toHaveValue('newest')
  await page.getByRole('combobox', { name: texts.words }).fill('ऑफिस के पास')
  await page.getByRole('combobox', { name: texts.words }).press('Enter')
  await expect(chip(page, `${PLACE_NAMES.work} के पास`)).toBeVisible()
  await expect(page.getByLabel(texts.sort)).toHaveValue('own:work')
})

test('On a phone, in Hindi: what arrives each month is read as it is written, and each home says whether it fits', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?city=lucknow&for=rent`)
  await page.getByRole('button', { name: texts.settings, exact: true }).click()
  await page.getByRole('button', { name: AFFORD_TEXTS.open }).click()
  const sheet = page.getByRole('dialog', { name: AFFORD_TEXTS.open })
  await sheet.getByRole('textbox', { name: MEANS_TEXTS.fields.first }).fill('8 लाख पैकेज')
  await sheet.getByRole('textbox', { name: MEANS_TEXTS.fields.savings }).fill('५ लाख')
  await expect(sheet.getByText(READING_TEXTS.beforeTax)).toBeVisible()
  await sheet.getByRole('textbox', { name: MEANS_TEXTS.fields.first }).fill('हाथ में 90 हजार')
  await expectAccessible(page)
  await expectNotWider(page, [360])
  await sheet.getByRole('button', { name: OWN_PLACES_TEXTS.show }).click()
  await expect(page.getByLabel(texts.sort)).toHaveValue('fits')
  const facts = page.locator('.search-cards .card-fact:not([hidden])')
  await expect(facts.first()).toContainText(`${AFFORD_TEXTS.verdicts.fits}: `)
  for (const fact of await facts.allTextContents()) expect(fact).not.toMatch(/[A-Za-z]{2}/)
  await page.locator('.search-cards .card-link').first().click()
  const sum = page.locator('.own-means')
  await expect(sum.getByRole('heading')).toContainText(AFFORD_TEXTS.verdicts.fits)
  await sum.getByText(SUM_TEXTS.sum, { exact: true }).click()
  await expectAccessible(page)
  await expectNotWider(page, [360])
})

test('On a phone: a home is hidden and shown again, and the order says in Hindi by what it goes', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${PATHS.search}?for=rent&city=gurugram`)
  await expect(page.getByText(ORDER_TEXTS.newest)).toBeVisible()
  await page.getByLabel(texts.sort).selectOption({ label: SORT_TEXTS['move-in'] })
  await expect(page.getByText(ORDER_TEXTS['move-in'])).toBeVisible()
  await page.locator('.search-cards [data-part="more"]').first().click()
  await page.getByRole('button', { name: HIDDEN_TEXTS.hide.home }).click()
  await expect(page.getByText(HIDDEN_TEXTS.done.home)).toBeVisible()
  await expect(page.getByText(HIDDEN_TEXTS.count(1))).toBeVisible()
  await page.getByRole('button', { name: HIDDEN_TEXTS.show, exact: true }).click()
  const list = page.getByRole('dialog', { name: HIDDEN_LIST_TEXTS.title })
  await expectAccessible(page)
  await expectNotWider(page, [360])
  await list.getByRole('button', { name: new RegExp(`^${HIDDEN_LIST_TEXTS.again}`) }).click()
  await expect(list.getByText(HIDDEN_LIST_TEXTS.none)).toBeVisible()
})
