import type { Page } from '@playwright/test'
import { AFFORD_TEXTS } from '#language/afford/texts'
import { MEANS_TEXTS as texts } from '#language/afford/texts-sheet'
import { SUM_TEXTS } from '#language/afford/texts-sum'
import { OWN_PLACES_TEXTS } from '#language/distance/texts-sheet'
import { BUYER_LABELS } from '#language/money/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { READ_TEXTS } from '#language/reading/texts-bounds'
import { GALLERY_TEXTS } from '#language/search/texts'
import { PATHS } from '../../../contract/paths.ts'
import { RULE_LIMITS } from '../../../domain/afford/constants.ts'
import { OWN_MEANS } from '../../../domain/site/constants.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = (page: Page) => page.getByRole('dialog', { name: AFFORD_TEXTS.open })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const order = (page: Page) => page.getByRole('combobox', { name: GALLERY_TEXTS.sort })
const field = (page: Page, name: keyof typeof texts.fields) =>
  sheet(page).getByRole('textbox', { name: texts.fields[name] })
const facts = (page: Page) => page.locator('.search-cards .card-fact:not([hidden])')
const ask = async (page: Page) => {
  await button(page, GALLERY_TEXTS.settings).click()
  await button(page, AFFORD_TEXTS.open).click()
  await expect(sheet(page)).toBeVisible()
}
const showHomes = (page: Page) =>
  sheet(page).getByRole('button', { name: OWN_PLACES_TEXTS.show }).click()
const { fits } = AFFORD_TEXTS.verdicts

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('On a phone: incomes as people write them, what fits first and only, the sum on the page of a home, and all of it forgotten', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${PATHS.search}?city=lucknow&for=buy`)
  await expect(heading(page)).toHaveText(/in Lucknow$/)
  await expect(button(page, AFFORD_TEXTS.only)).toHaveCount(0)
  const all = await heading(page).textContent()

  await ask(page)
  await expect(sheet(page)).toContainText(texts.private)
  await field(page, 'first').fill('8 lakh package')
  await field(page, 'second').fill('5 lakh per year')
  await field(page, 'savings').focus()
  await expect(sheet(page)).toContainText(READ_TEXTS.which('5 lakh per year'))
  await field(page, 'second').fill('40k in hand')
  await field(page, 'savings').fill('12')
  await field(page, 'savings').blur()
  await expect(sheet(page)).toContainText(READING_TEXTS.beforeTax)
  await expect(sheet(page)).toContainText(texts.open)
  await expectAccessible(page)
  // A press of the button is a change of the field that is left by it.
  await field(page, 'first').fill('85,000')
  await sheet(page)
    .getByRole('button', { name: READING_TEXTS.mean('₹12 lakh') })
    .click()
  await expect(field(page, 'savings')).toBeFocused()
  await expect(field(page, 'savings')).toHaveValue('₹12 lakh')
  await expect(sheet(page)).toContainText(texts.total('₹1,25,000'))
  await sheet(page).getByRole('radio', { name: BUYER_LABELS.woman, exact: true }).check()
  await expect(sheet(page).getByRole('checkbox', { name: AFFORD_TEXTS.sort })).toBeChecked()
  await sheet(page).getByText(texts.rules).click()
  await sheet(page).getByRole('textbox', { name: texts.ruleLabels.rate }).fill('8')
  const years = sheet(page).getByRole('textbox', { name: texts.ruleLabels.years })
  await years.fill('25.5')
  await expectNotWider(page, [360])
  await expectAccessible(page)
  await showHomes(page)
  await expect(years).toBeFocused()
  await expect(sheet(page)).toContainText(texts.yearsWrong(RULE_LIMITS.years))
  await years.fill('19')
  await showHomes(page)

  await expect(order(page)).toHaveValue('fits')
  await expect(facts(page).first()).toHaveText(
    new RegExp(`^${fits}: ₹[\\d.,]+ L at once, ₹[\\d,]+ a month$`),
  )
  await expect(heading(page)).toHaveText(all ?? '')
  await button(page, AFFORD_TEXTS.only).click()
  const chip = button(page, GALLERY_TEXTS.remove(AFFORD_TEXTS.only))
  await expect(chip).toBeVisible()
  await expect(heading(page)).not.toHaveText(all ?? '')
  await expect(async () => {
    const lines = await facts(page).allTextContents()
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toContain(fits)
  }).toPass()
  const some = (await heading(page).textContent()) ?? ''
  expect(page.url()).not.toMatch(/fit|afford/)
  await page.reload()
  await expect(heading(page)).toHaveText(some)
  await expectAccessible(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(all ?? '')
  await page.goForward()
  await expect(heading(page)).toHaveText(some)

  await page.locator('.search-cards .card-link').first().click()
  await page.waitForURL(/listing-detail/)
  const sum = page.locator('.own-means')
  await expect(sum.getByRole('heading')).toHaveText(`${SUM_TEXTS.title}: ${fits}`)
  await sum.getByText(SUM_TEXTS.sum).click()
  await expect(sum.getByRole('term')).toContainText([SUM_TEXTS.down, SUM_TEXTS.stamp])
  await expect(sum).toContainText('19 years, 8 % interest')
  await expect(sum).toContainText(SUM_TEXTS.advice)
  await expectAccessible(page)
  await expectNotWider(page, [360])

  // What is typed on the page of a home changes its sum at once.
  await button(page, SUM_TEXTS.change).click()
  await field(page, 'first').fill('5k')
  await field(page, 'second').fill('')
  await sheet(page).getByRole('button', { name: texts.sum }).click()
  await expect(sum.getByRole('heading')).not.toHaveText(`${SUM_TEXTS.title}: ${fits}`)
  await button(page, SUM_TEXTS.change).click()
  await sheet(page).getByRole('button', { name: texts.forget }).click()
  await expect(sheet(page).getByText(texts.forgotten)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sum).toBeHidden()
  await expect(button(page, AFFORD_TEXTS.open)).toBeFocused()
  expect(await page.evaluate((key) => localStorage.getItem(key), OWN_MEANS)).toBeNull()
  await page.goBack()
  await expect(heading(page)).toHaveText(all ?? '')
  await expect(facts(page).filter({ hasText: fits })).toHaveCount(0)
})

test('By keyboard on a wide window, with rents: what fits, and the map that says how many', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PATHS.search}?city=lucknow&for=rent`)
  await button(page, AFFORD_TEXTS.open).focus()
  await page.keyboard.press('Enter')
  await field(page, 'first').focus()
  await page.keyboard.type('1.5 lakh in hand')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5 lakh')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeHidden()
  await expect(facts(page).first()).toContainText(`${fits}: `)
  await expect(
    page
      .locator('.map-pill-own')
      .filter({ hasText: /^\d+ fit$/ })
      .first(),
  ).toBeVisible()
  await expect(page.locator('[data-locality][aria-label$=" fit"]').first()).toBeAttached()
  await expectAccessible(page, [1280])
})
