import type { Page } from '@playwright/test'
import { ACCOUNT_WITHOUT_SCRIPT } from '#language/account/texts'
import { CONTACT_WITHOUT_SCRIPT } from '#language/contact/texts'
import { ENQUIRY_WITHOUT_SCRIPT } from '#language/enquiry/texts'
import { HOME_TEXTS } from '#language/home/texts'
import { LEARN_MORE } from '#language/listing/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import {
  cityProjectsPath,
  listingPath,
  localitiesPath,
  PATHS,
  projectOffersPath,
  servicePath,
} from '../../../contract/paths.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { BUILDERS, STATS } from '../../../domain/home/constants.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { SITE_DEFAULTS } from '../../../domain/site/settings.ts'
import { test as base, expect } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

const test = base.extend<{ plain: Page }>({
  plain: async ({ newVisitor }, use) =>
    use(await (await newVisitor({ javaScriptEnabled: false })).newPage()),
})

/** Without scripts, only the page's load event waits for the style sheets. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' })

/** Elements that look like controls. A popover, a link and the map's prices, which are CSS, work without scripts. */
const controls = (page: Page) =>
  page
    .locator(
      'button:not([popovertarget]), input:not(.map-prices), select, textarea, [role="tab"], [role="button"]',
    )
    .filter({ visible: true })
    .evaluateAll((all) => all.map((control) => control.outerHTML.slice(0, 120)))

/** The page's replacement for scripts; Playwright finds no text in a `noscript`. */
const instead = (page: Page) => page.locator('noscript :is(p, a)').first()

async function expectInstead(page: Page, words: string): Promise<void> {
  await expect(instead(page)).toBeVisible()
  await expect(instead(page)).toContainText(words)
}

const some = async (table: string, where = 'true') =>
  (
    await siteRows<{ id: string; name: string; city: string }>(
      `select id, project_building_name as name, city from ${table} where ${where} order by id limit 1`,
    )
  )[0] ?? { id: '', name: '', city: '' }

test('The home page shows its content, and its links work', async ({ plain }) => {
  await open(plain, PATHS.home)
  await expect(plain.getByRole('heading', { level: 1, name: HOME_TEXTS.headline })).toBeVisible()
  for (const { name, slug } of ROUTED_CITIES)
    await expect(
      plain
        .getByRole('navigation', { name: HOME_TEXTS.cityAnswers })
        .getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', localitiesPath(slug))
  for (const { value } of STATS) await expect(plain.getByText(`${value}+`).first()).toBeVisible()
  for (const { name } of BUILDERS) await expect(plain.getByRole('heading', { name })).toBeVisible()
  for (const name of [HOME_TEXTS.projects, HOME_TEXTS.recommended])
    expect(
      await plain.getByRole('region', { name, exact: true }).getByRole('article').count(),
    ).toBeGreaterThan(3)
  expect(await controls(plain)).toEqual([])
  await plain.setViewportSize({ width: 360, height: 740 })
  // Without the menu, the bar itself has room for the links.
  for (const name of ['Home', 'City', 'Buy', 'About', 'Service'])
    await expect(
      plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
    ).toBeVisible()
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

for (const gallery of ['buy', 'search'] as const)
  test(`${PATHS[gallery]} lists the newest properties and says that searching needs JavaScript`, async ({
    plain,
  }) => {
    await open(plain, PATHS[gallery])
    await expectInstead(plain, GALLERY_TEXTS.withoutScript)
    await expect(plain.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
    expect(await controls(plain)).toEqual([])
    // Each city links to its offers of one kind.
    await expect(
      plain
        .getByRole('navigation', { name: GALLERY_TEXTS.cities })
        .getByRole('link', { name: 'Flats for sale' }),
    ).toHaveCount(5)
    await expect(plain.getByRole('link', { name: LEARN_MORE }).first()).toHaveAttribute(
      'href',
      /^\/listing-detail\/[a-z0-9]+\/$/,
    )
    await plain.getByRole('link', { name: GALLERY_TEXTS.more }).press('Enter')
    await expect(plain).toHaveURL(new RegExp(`${PATHS[gallery]}/[1-9]\\d*/$`))
    await expect(plain.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
    expect(await controls(plain)).toEqual([])
  })

test('A listing shows its facts and pictures, and says how to reach its owner', async ({
  plain,
}) => {
  const { id, name } = await some(
    'properties',
    "is_approved and availability = 'available' and submission_key like 'demo-%'",
  )
  await open(plain, listingPath(id))
  await expect(plain.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(plain.getByRole('heading', { name: 'Facts' })).toBeVisible()
  await expectInstead(plain, ENQUIRY_WITHOUT_SCRIPT)
  expect(await controls(plain)).toEqual([])
  // Each picture links to its large file.
  const picture = (await plain.locator('a[data-slide]').first().getAttribute('href')) ?? ''
  expect((await plain.request.get(picture)).headers()['content-type']).toMatch(/^image\//)
})

test('A project, its city and what is on sale there can be read', async ({ plain }) => {
  const { id, name } = await some('project_explore', "city = 'Noida' and id not like 'e2e%'")
  for (const [path, heading] of [
    [`/noida/${id}/`, name],
    [cityProjectsPath('noida'), /Noida/],
    [projectOffersPath('noida'), /Noida/],
  ] as const) {
    await open(plain, path)
    await expect(plain.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await controls(plain), path).toEqual([])
  }
  expect(await plain.locator('.ledger > li').count()).toBeGreaterThan(3)
})

test('Each service explains itself and shows properties', async ({ plain }) => {
  for (const { slug, title } of SERVICES) {
    await open(plain, servicePath(slug))
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await plain.getByRole('article').count(), slug).toBeGreaterThan(0)
    expect(await controls(plain), slug).toEqual([])
  }
})

test('The contact page shows phone and e-mail instead of its form; account pages say what they need', async ({
  plain,
}) => {
  await open(plain, PATHS.contact)
  await expectInstead(plain, CONTACT_WITHOUT_SCRIPT)
  for (const name of [SITE_DEFAULTS.salesPhone, SITE_DEFAULTS.email])
    await expect(plain.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      /^(tel|mailto):/,
    )
  expect(await controls(plain)).toEqual([])
  for (const path of [PATHS.login, PATHS.signUp, PATHS.profile]) {
    await open(plain, path)
    await expectInstead(plain, ACCOUNT_WITHOUT_SCRIPT)
    expect(await controls(plain), path).toEqual([])
  }
})
