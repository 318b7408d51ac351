import type { Page } from '@playwright/test'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { OWN_PLACES_TEXTS as texts } from '#language/distance/texts-sheet'
import { GALLERY_TEXTS } from '#language/search/texts'
import { PATHS, POINTS_PATH } from '../../../contract/paths.ts'
import { WITHIN_KM } from '../../../domain/distance/constants.ts'
import type { PointsFile } from '../../../domain/distance/rules.ts'
import { OWN_PLACES } from '../../../domain/site/constants.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'

const { work, school } = PLACE_NAMES
const [, near] = WITHIN_KM
const GRANDMOTHER = 'Nani'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = (page: Page) => page.getByRole('dialog', { name: DISTANCE_TEXTS.open })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const order = (page: Page) => page.getByRole('combobox', { name: GALLERY_TEXTS.sort })
/** The third lines of the cards, from which the distances are read. */
const facts = (page: Page) => page.locator('.search-cards .card-fact:not([hidden])')
const kilometres = async (page: Page) =>
  (await facts(page).allTextContents()).map((fact) => Number(/About (\d+) km/.exec(fact)?.[1] ?? 0))

async function askHowFar(page: Page) {
  await button(page, GALLERY_TEXTS.settings).click()
  await button(page, DISTANCE_TEXTS.open).click()
  await expect(sheet(page)).toBeVisible()
}
async function addTyped(page: Page, words: string, option: RegExp) {
  await sheet(page).getByRole('combobox', { name: texts.where }).fill(words)
  await sheet(page).getByRole('option', { name: option }).click()
}
const showHomes = (page: Page) => sheet(page).getByRole('button', { name: texts.show }).click()
/** Expects that all cards that say a distance say that from a place, the nearest first. Cards are drawn a few at a time. */
const expectFactsOf = (page: Page, name: string) =>
  expect(async () => {
    for (const fact of await facts(page).allTextContents()) expect(fact).toContain(name)
    const far = await kilometres(page)
    expect(far.length).toBeGreaterThan(2)
    expect(far).toEqual(far.toSorted((a, b) => a - b))
  }).toPass()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('On a phone: places are typed and chosen on the map, homes are sorted and found by them, and nothing leaves the device', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${PATHS.search}?city=gurugram`)
  await expect(heading(page)).toHaveText(/^\d+ properties in Gurugram$/)
  expect(sent.filter((url) => url.endsWith(POINTS_PATH))).toEqual([])

  await askHowFar(page)
  await expect(sheet(page)).toContainText(texts.private)
  await addTyped(page, 'cyber hu', /^Cyber Hub/)
  await expect(sheet(page).getByRole('status')).toContainText([texts.added(work)])
  await expect(sheet(page).getByRole('radio', { name: school })).toBeChecked()
  await sheet(page).getByRole('button', { name: texts.onMap }).click()
  await sheet(page).getByRole('button', { name: 'Sector 56', exact: true }).click()
  await sheet(page).getByRole('radio', { name: texts.otherName }).check()
  await sheet(page).getByRole('textbox', { name: texts.ownName }).fill(GRANDMOTHER)
  await expectAccessible(page)
  await addTyped(page, 'palam', /^Palam Vihar/)
  const places = sheet(page).getByRole('list', { name: texts.places }).getByRole('listitem')
  await expect(places).toContainText([work, school, GRANDMOTHER])
  await expect(sheet(page).getByRole('combobox', { name: texts.where })).toBeHidden()
  await expectNotWider(page, [360])
  await showHomes(page)

  // Who gives a first place sees at once how far homes are from it.
  await expect(order(page)).toHaveValue('own:work')
  await expectFactsOf(page, work)
  await order(page).selectOption(DISTANCE_TEXTS.sort(school))
  await expectFactsOf(page, school)
  const all = await heading(page).textContent()

  await askHowFar(page)
  await sheet(page)
    .getByRole('combobox', { name: texts.within(school) })
    .selectOption(texts.upTo(near))
  await showHomes(page)
  const chip = button(page, GALLERY_TEXTS.remove(DISTANCE_TEXTS.within(near, school)))
  await expect(chip).toBeVisible()
  await expect(heading(page)).not.toHaveText(all ?? '')
  await expect(async () => {
    for (const km of await kilometres(page)) expect(km).toBeLessThanOrEqual(near)
  }).toPass()
  const some = (await heading(page).textContent()) ?? ''

  await page.reload()
  await expect(heading(page)).toHaveText(some)
  await expectFactsOf(page, school)
  await expectAccessible(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(all ?? '')
  await expect(chip).toBeHidden()
  await page.goForward()
  await expect(heading(page)).toHaveText(some)
  await chip.click()
  await expect(heading(page)).toHaveText(all ?? '')

  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).fill('office ke paas')
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).press('Enter')
  await expect(button(page, GALLERY_TEXTS.remove(`Near ${work}`))).toBeVisible()
  await expect(heading(page)).toHaveText(all ?? '')
  await expectFactsOf(page, work)

  await page.locator('.search-cards .card-link').first().click()
  await page.waitForURL(/listing-detail/)
  const own = page.locator('aangan-own-distances')
  await expect(own.getByRole('term')).toHaveText([work, school, GRANDMOTHER])
  await expect(own.getByRole('definition').nth(1)).toContainText('as the crow flies')
  await own.getByText(texts.why).click()
  await expect(own).toContainText(texts.private)
  await expectAccessible(page)
  await page.goBack()
  await expectFactsOf(page, work)

  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (const text of [...sent, ...addresses, page.url()])
    expect(decodeURIComponent(text)).not.toMatch(/cyber.?hub|nani\b|own:|"?far"?[:=]/i)

  await askHowFar(page)
  await sheet(page).getByRole('button', { name: texts.forget }).click()
  await expect(sheet(page).getByRole('status')).toContainText([texts.forgotten])
  await showHomes(page)
  await expect(facts(page)).toHaveCount(0)
  await expect(order(page)).toHaveValue('newest')
  expect(await page.evaluate((key) => localStorage.getItem(key), OWN_PLACES)).toBeNull()
})

test('By keyboard on a wide window: a plot of the map is a place, and the map of the search marks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PATHS.search}?city=gurugram`)
  await button(page, DISTANCE_TEXTS.open).focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: texts.onMap }).press('Enter')
  const plot = sheet(page).getByRole('button', { name: 'Sector 56', exact: true })
  await plot.focus()
  await page.keyboard.press('Enter')
  await sheet(page)
    .getByRole('combobox', { name: texts.within(work) })
    .selectOption(texts.upTo(near))
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  const map = page.locator('aangan-search-map')
  await expect(map.getByRole('link', { name: new RegExp(`^Sector 56,.*, ${work}$`) })).toBeVisible()
  await expect(map.locator('[data-locality="palam-vihar"]')).toHaveAttribute('data-out')
  await expect(map.locator('[data-locality="sector-56"]')).not.toHaveAttribute('data-out')
  await expectAccessible(page, [1280])
})

test('A city in which too few localities are located says so, and offers no distance of its own', async ({
  page,
}) => {
  const located = { known: 12, total: 16 }
  await page.route(`**${POINTS_PATH}`, async (route) => {
    const response = await route.fetch()
    const { spots, leftOut }: PointsFile = await response.json()
    const { Lucknow: _, ...others } = spots
    await route.fulfill({
      response,
      json: { spots: others, leftOut: { ...leftOut, Lucknow: located } },
    })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${PATHS.search}?city=lucknow`)
  await askHowFar(page)
  await expect(sheet(page)).toContainText(texts.leftOut([{ city: 'Lucknow', ...located }]))
  await sheet(page).getByRole('combobox', { name: texts.where }).fill('gomti nagar')
  await expect(sheet(page).getByText(texts.notFound)).toBeVisible()
})
