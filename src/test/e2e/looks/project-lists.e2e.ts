import type { Page } from '@playwright/test'
import { OFFER_TEXTS, PROJECT_LISTS, PROJECT_PAGE, PROJECT_TEXTS } from '#language/project/texts'
import { ENTRY_LABELS, PROJECT_ENTRY_TEXTS } from '#language/project-entry/texts'
import { SEARCH_TEXTS } from '#language/search/texts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { CONTENT_FIELDS } from '../../../domain/content/fields.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

const entriesOf = (page: Page) =>
  page.locator(':is(.gallery .ledger, .launches .carousel-track) > li')

test.describe('/NewProject', () => {
  test('filters by city and keeps the filter in the address; Back, reload and chips work', async ({
    page,
  }) => {
    await page.goto('/NewProject')
    const all = await entriesOf(page).count()
    await page.getByRole('radio', { name: /^Varanasi/ }).check()
    await expect(page).toHaveURL(/\?city=varanasi$/)
    await expect(entriesOf(page)).toHaveCount(2)
    await expect(
      page.getByRole('status').filter({ hasText: PROJECT_LISTS.newCount(2) }),
    ).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: PROJECT_LISTS.compareTitle })
        .getByRole('article')
        .filter({ visible: true }),
    ).toHaveCount(2)
    await page.reload()
    await expect(entriesOf(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove Varanasi' }).click()
    await expect(entriesOf(page)).toHaveCount(all)
    await page.goBack()
    await expect(entriesOf(page)).toHaveCount(2)
    await expectAccessible(page)
    await entriesOf(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/varanasi\/[a-z0-9]+\/$/)
  })
})

test('/NewsProject shows one card for each city, its newest project', async ({ page }) => {
  await page.goto('/NewsProject')
  for (const { name } of ROUTED_CITIES)
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1)
  await expect(page.locator('aangan-carousel .card')).toHaveCount(ROUTED_CITIES.length)
})

test('The pages that show the projects lead to one another, each with the place where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const doors = page.getByRole('navigation', { name: PROJECT_LISTS.doors })
  await page.goto('/project-explore')
  await expect(doors.getByRole('link')).toHaveCount(5)
  const names = await doors.getByRole('link').allTextContents()
  for (const name of names.toReversed()) {
    await doors.getByRole('link', { name, exact: true }).click()
    const here = doors.getByRole('link', { name, exact: true })
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(here).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await expectAccessible(page)
})

test('A project leads to what is for sale in its locality', async ({ page }) => {
  const [project] = await siteRows<{ id: string; locality: string; count: number }>(
    `select e.id, e.locality, count(*)::int as count from project_explore e
     join properties p on p.locality = e.locality and p.city = e.city
     where e.city = 'Lucknow' and p.is_approved and p.listing_type = 'Sell' and p.availability = 'available'
     group by e.id, e.locality order by count desc limit 1`,
  )
  await page.goto(`/lucknow/${project?.id}/`)
  const place = project?.locality ?? ''
  const around = page.getByRole('region', { name: PROJECT_PAGE.around(place) })
  await expect(around.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await around.getByRole('link', { name: /^Search / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${project?.count} .*${place}`),
  )
})

test('/ExplorecityPropertyD shows city, list and project according to the address, also without JavaScript', async ({
  newVisitor,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await newVisitor({ javaScriptEnabled })).newPage()
    await page.goto('/ExplorecityPropertyD')
    await page
      .getByRole('navigation', { name: PROJECT_LISTS.cities })
      .getByRole('link', { name: 'Varanasi' })
      .click()
    await expect(page).toHaveURL(/#varanasi$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Varanasi' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Lucknow' })).toBeHidden()
    const second = page
      .getByRole('list', { name: PROJECT_LISTS.projectsOf('Varanasi') })
      .getByRole('link')
      .nth(1)
    const name = (await second.locator('strong').textContent()) ?? ''
    await second.click()
    const shown = page.locator('.explore-project').getByRole('heading', { level: 3 })
    await expect(shown.filter({ visible: true })).toHaveText(name)
    if (javaScriptEnabled) {
      await expect(second).toHaveAttribute('aria-current', 'true')
      await expectAccessible(page)
    }
    await page.goBack()
    await expect(shown.filter({ visible: true })).not.toHaveText(name)
    await page.close()
  }
})

test.describe('/projects/{city}', () => {
  test('filters by overlapping price ranges, by location, type and amenities, and can be shared by its address', async ({
    page,
  }) => {
    await page.goto('/projects/lucknow')
    const all = await entriesOf(page).count()
    await page.getByRole('radio', { name: /^90L-1Cr/ }).check()
    const priced = await entriesOf(page).count()
    expect(priced).toBeGreaterThan(0)
    expect(priced).toBeLessThan(all)
    await page.getByRole('radio', { name: /^Flat\/Apartment/ }).check()
    await page.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/price=90l-1cr&type=flat-apartment&amenities=/)
    const address = page.url()
    const shown = await entriesOf(page).count()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(entriesOf(page)).toHaveCount(all)
    await page.goto(address)
    await expect(entriesOf(page)).toHaveCount(shown)
  })

  test('says "No matching properties found." when nothing matches', async ({ page }) => {
    await page.goto('/projects/lucknow?price=50l-90l&type=independent-house-villa')
    await expect(page.getByText(SEARCH_TEXTS.noMatch)).toBeVisible()
    await expectAccessible(page)
  })

  test('leads from each offer to as many properties as it says, or offers a mail when there is one', async ({
    page,
  }) => {
    await page.goto('/projects/lucknow')
    const ways = entriesOf(page).getByRole('link', { name: /\bsee \d/i })
    const none = entriesOf(page).getByRole('button', { name: PROJECT_TEXTS.tellMe })
    await expect(page.getByRole('navigation', { name: PROJECT_LISTS.otherCities })).toBeVisible()
    expect((await ways.count()) + (await none.count())).toBe(await entriesOf(page).count())
    for (const n of [0, (await ways.count()) - 1]) {
      const count = /see (\d+)/i.exec((await ways.nth(n).textContent()) ?? '')?.[1]
      await ways.nth(n).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} `))
      await page.goBack()
    }
  })

  test('links to how buying works there', async ({ page }) => {
    await page.goto('/projects/noida')
    await page.getByRole('main').getByRole('link', { name: OFFER_TEXTS.how }).click()
    await expect(page).toHaveURL(/\/ProjectService\/noida\/?$/)
    await expect(page.getByText('UP RERA').first()).toBeVisible()
  })
})

test.describe('/project', () => {
  const FIELDS = CONTENT_FIELDS.projects
  const fill = async (page: Page) => {
    await page.getByLabel(ENTRY_LABELS.title).fill('Sarovar Greens')
    await page.getByLabel(FIELDS.heading.label).fill('Two towers by the lake')
    for (const name of ['Sell', 'Residential', 'Flat/Apartment'])
      await page.getByRole('radio', { name }).check()
    await page.getByLabel(FIELDS.location.label).fill('Gomti Nagar, Lucknow')
    await page.getByLabel(FIELDS.price.label, { exact: true }).fill('72 lakh')
    await page.getByLabel(FIELDS.description.label).fill('Ready in March.')
  }

  test('names missing answers, then logs the entry, sends nothing, and copies it into the posting form', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/console info: Project/)
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page.goto('/project')
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.submit }).click()
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await fill(page)
    const sketch = page.getByRole('region', { name: PROJECT_ENTRY_TEXTS.sketch })
    await expect(sketch.getByRole('heading', { level: 3 })).toHaveText('Sarovar Greens')
    await expect(sketch).toContainText('₹72 L')
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.submit }).click()
    await expect(page.getByText(PROJECT_ENTRY_TEXTS.kept)).toBeVisible()
    expect(sent).toEqual([])
    await page.reload()
    await expect(page.getByLabel(ENTRY_LABELS.title)).toHaveValue('Sarovar Greens')
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.submit }).click()
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.goOn }).click()
    await expect(page).toHaveURL(/\/postproperty\/?$/)
    await expect(page.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(
      'Sarovar Greens',
    )
    await expect(page.getByLabel(LISTING_FIELDS.locality.label)).toHaveValue('Gomti Nagar')
    await expect(page.getByRole('radio', { name: 'Lucknow' })).toBeChecked()
  })

  test('asks before it replaces a draft of the posting form', async ({ page, expectProblems }) => {
    expectProblems(/console info: Project/)
    await page.goto('/postproperty')
    await page.getByLabel(LISTING_FIELDS.locality.label).fill('Aliganj')
    await page.goto('/project')
    await fill(page)
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.submit }).click()
    await page.getByRole('button', { name: PROJECT_ENTRY_TEXTS.goOn }).click()
    await expect(page.getByText(PROJECT_ENTRY_TEXTS.replaceAsk)).toBeVisible()
    await expect(page).toHaveURL(/\/project\/?$/)
  })
})
