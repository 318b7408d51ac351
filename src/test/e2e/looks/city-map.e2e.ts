import type { Page } from '@playwright/test'
import { HOME_TEXTS } from '#language/home/texts'
import type * as Locality from '#language/locality/texts'
import { MAP_TEXTS } from '#language/locality/texts'
import type * as SearchTexts from '#language/search/texts'
import { PATHS } from '../../../contract/paths.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { LANGUAGES, PREFIXES } from '../../../domain/language/constants.ts'
import {
  expect,
  expectAccessible,
  expectNotWider,
  test,
  WIDTHS,
} from '../../support/browser/browser.ts'
import { expectLabelsApart } from '../../support/browser/city-maps.ts'
import { loadInLanguage } from '../../support/language/in-language.ts'

const CITY = '/project/lucknow/'
const map = (page: Page, city = 'Lucknow') => page.getByRole('group', { name: MAP_TEXTS.map(city) })

test('Without scripts, the map of a city links to the homes of a locality, and says where it is', async ({
  newVisitor,
}) => {
  // The transition between pages is not part of this test.
  const visitor = await newVisitor({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  await page.goto(CITY)
  const plot = map(page).getByRole('link').first()
  const said = (await plot.getAttribute('aria-label')) ?? ''
  const [, name = ''] = /^(.+), \d+ homes? for sale from ₹[\d.]+ (?:lakh|crore)/.exec(said) ?? []
  expect(name).not.toBe('')
  const index = page.getByRole('region', { name: MAP_TEXTS.index('Lucknow') })
  await expect(index.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    (await plot.getAttribute('href')) ?? '',
  )
  await plot.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('heading', { name: MAP_TEXTS.near(name) })).toBeVisible()
})

test('A screen reader reads a map row by row from the north; a locality’s own map is accessible', async ({
  page,
}) => {
  await page.goto(CITY)
  const tops = await map(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(1)
  expect(tops.every((top, n) => n === 0 || top > (tops[n - 1] ?? 0) - 60)).toBe(true)
  const source = await map(page).evaluate((svg) => svg.outerHTML)
  expect(source.length).toBeLessThan(40_000)
  expect(source).not.toContain('<script')
  expect(await map(page).locator('.map-label.is-empty').count()).toBeGreaterThan(0)
  await expectNotWider(page)
  await map(page).getByRole('link').first().click()
  await expect(page.getByRole('img', { name: MAP_TEXTS.notToScale })).toBeVisible()
  await expectAccessible(page, WIDTHS)
})

// Where names and prices are placed is tested for all cities and states in src/domain/locality/placing.test.ts: here
// the real letters are in the room that it allows them.
test('The names on the map of each city do not overlap, in either language', async ({ page }) => {
  for (const language of LANGUAGES)
    for (const { slug } of ROUTED_CITIES) {
      await page.goto(`${PREFIXES[language]}/project/${slug}/`)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectLabelsApart(page, `${slug} ${width} (${language})`)
      }
    }
  await page.goto('/flats-for-sale-in-lucknow/')
  await expectLabelsApart(page)
})

/**
 * What the map of a search shows, by the own inputs of its form, which a sheet covers on a phone, and what the heading
 * then says in either language.
 */
const STATES: readonly (readonly [state: string, input: string, answer: RegExp])[] = [
  ['to buy', 'input[name="for"][value="buy"]', / to buy in | खरीदने के लिए /],
  ['3 BHK', 'input[name="bhk"][value="3"]', /3 (BHK|बीएचके)/],
  ['to rent', 'input[name="for"][value="rent"]', / to rent| किराए पर /],
  ['PG', 'input[name="for"][value="pg"]', /PG|पीजी/],
]
const numberIn = (text: string) => Number(/(?<=, |: |^)\d+/.exec(text)?.[0] ?? 0)
/** English begins with the number, and Hindi names the place first. */
const countIn = (heading: string) => Number(/^\d+|\d+(?=\D*$)/.exec(heading)?.[0] ?? 0)

/** The results in all plots and elsewhere, as they are said. */
async function countedOn(page: Page): Promise<number> {
  const plots = page.locator('aangan-search-map [data-locality]')
  const spoken = await plots.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? ''),
  )
  const below = await page.locator('[data-map-note]').allTextContents()
  return [...spoken, ...below].reduce((all, text) => all + numberIn(text), 0)
}

/** One city in depth: on any other, the same labels stand at other points. */
const LUCKNOW = { name: 'Lucknow', slug: 'lucknow' }
for (const [language, widths] of [
  ['en', [1440, 768, 360]],
  ['hi', [360]],
] as const)
  test(`Nothing on the map of a search covers anything else, whatever is searched, and it counts the same as its heading (${language})`, async ({
    page,
  }) => {
    const { name, slug } = LUCKNOW
    const load = <Texts>(file: string) =>
      loadInLanguage<Texts>(language, `src/domain/${file}${language === 'hi' ? '.hi' : ''}.ts`)
    const { MAP_TEXTS: texts } = await load<typeof Locality>('locality/texts')
    const { PLACES_TEXTS } = await load<typeof SearchTexts>('search/texts')
    const answer = page.getByRole('heading', { level: 1 })
    const press = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((input: HTMLElement) => input.click())
    const search = page.locator('aangan-search-map')
    const prices = search.getByRole('switch', { name: texts.prices })
    for (const width of widths) {
      const look = async (state: string) => {
        const said = countIn((await answer.textContent()) ?? '')
        await expect.poll(() => countedOn(page), `${width} ${state}`).toBe(said)
        await expectLabelsApart(page, `${width} ${state}`)
        if (!(await prices.isVisible())) return
        await prices.check()
        await expectLabelsApart(page, `${width} ${state}, prices`)
        await prices.uncheck()
      }
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${PREFIXES[language]}${PATHS.search}?city=${slug}`)
      await expect(page.locator('#results[data-ready]')).toBeVisible()
      if (width < 1100) await page.getByRole('button', { name: PLACES_TEXTS.open }).click()
      await expect(search.getByRole('group', { name: texts.map(name) })).toBeVisible()
      await look('everything')
      for (const [state, input, heading] of STATES) {
        await press(input)
        await expect(answer).toHaveText(heading)
        await look(state)
      }
      // The plots around a chosen one keep what they have, so the heading no longer counts them.
      await search.locator('a[data-locality] .map-plot').last().dispatchEvent('click')
      await expect(search.locator('a[data-chosen]')).toHaveCount(1)
      await expectLabelsApart(page, `${width} one chosen`)
    }
  })

test('The whole map of a search and the scale of its prices are in the window beside the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${PATHS.search}?city=lucknow&for=buy`)
  const search = page.locator('aangan-search-map')
  await search.getByRole('switch', { name: MAP_TEXTS.prices }).check()
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(search.getByRole('group', { name: MAP_TEXTS.map('Lucknow') })).toBeInViewport({
      ratio: 1,
    })
    for (const text of [MAP_TEXTS.ruler({ noun: MAP_TEXTS.flats, period: '' }), MAP_TEXTS.tooFew])
      await expect(search.getByText(text)).toBeInViewport({ ratio: 1 })
    await expect(search.getByText(MAP_TEXTS.tooFew)).toHaveCount(1)
  }
  await expectAccessible(page, WIDTHS.slice(1))
})

test('The keyboard skips the map of the home page with one press', async ({ page }) => {
  await page.goto(PATHS.home)
  await page
    .getByRole('region', { name: HOME_TEXTS.cityHomes(null) })
    .getByRole('link', { name: 'Lucknow', exact: true })
    .click()
  const skip = page.getByRole('link', { name: MAP_TEXTS.skip('Lucknow') })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const onMap = () =>
    page.evaluate(() => document.activeElement?.closest('[data-city-map]') !== null)
  expect(await onMap()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await onMap()).toBe(true)
})
