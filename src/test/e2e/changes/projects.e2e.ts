import { LISTING_TEXTS, TITLE_CUT } from '#language/listing/texts'
import { PROJECT_PAGE, PROJECT_TEXTS } from '#language/project/texts'
import { NO_SUCH_SERVICE } from '#language/service/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { cityProjectsPath, PATHS } from '../../../contract/paths.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

type Row = { id: string; name: string }
async function someProject(table: 'project_explore' | 'newly_project', city: string): Promise<Row> {
  const [row] = await siteRows<Row>(
    `select id, project_building_name as name from ${table} where city = $1 order by created_at desc, id limit 1`,
    [city],
  )
  if (!row) throw new Error(`The demo data has no project in ${city}.`)
  return row
}

async function addLaunch(id: string, city: string, locality: string): Promise<void> {
  await siteRows(
    `insert into newly_project (id, user_id, city, project_building_name, locality, listing_type, property_category, property_type, price, amenities)
    select $1, id, $2, 'Added a moment ago', $3, 'Sell', 'Residential', 'Flat/Apartment', 7200000, array['Lift'] from users where role = 'Admin' limit 1
    on conflict (id) do update set city = excluded.city, locality = excluded.locality`,
    [id, city, locality],
  )
}

test.afterAll(async () => {
  for (const table of ['newly_project', 'project_explore'])
    await siteRows(`delete from ${table} where id like 'e2e%'`)
})

test.describe('/{city}/{projectId}', () => {
  test('shows a launch with the price that it starts at', async ({ page }) => {
    const { id, name } = await someProject('newly_project', 'Lucknow')
    await page.goto(`/lucknow/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(PROJECT_TEXTS.onwards).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('opens its pictures in the lightbox, and links to the office and to how buying works', async ({
    page,
  }) => {
    const { id } = await someProject('project_explore', 'Varanasi')
    await page.goto(`/varanasi/${id}/`)
    await page.locator('aangan-photo-gallery a[data-slide]').first().click()
    await expect(page.locator('.yarl__portal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: PROJECT_PAGE.ask })).toHaveAttribute(
      'href',
      PATHS.contact,
    )
    await page.getByRole('link', { name: PROJECT_PAGE.buying('Varanasi') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Varanasi')
  })

  test('shows a project that is not built yet, at its address', async ({ page }) => {
    await addLaunch('e2eaddedlaunch', 'Kanpur', 'Kakadeo')
    for (const path of ['/kanpur/e2eaddedlaunch', '/kanpur/e2eaddedlaunch/']) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Added a moment ago' }),
      ).toBeVisible()
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/kanpur\/e2eaddedlaunch\/$/,
    )
    await expectAccessible(page)
  })

  test('says "This project is not listed under {city}." for another city, and links to the right one', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/404 GET .*\/lucknow\//, /console error: .*404/)
    const { id, name } = await someProject('project_explore', 'Noida')
    await page.goto(`/lucknow/${id}`)
    await expect(
      page.getByRole('heading', { name: PROJECT_TEXTS.notListed('Lucknow') }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: PROJECT_TEXTS.listedUnder('Noida') }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('logs "No such project!" for an unknown id, and tells the visitor that there is none', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(
      new RegExp(`console info: ${PROJECT_TEXTS.noSuch}`),
      /404 GET .*\/unknown\/nosuchproject/,
      /console error: .*404/,
    )
    await page.goto('/unknown/nosuchproject')
    await expect(page.getByRole('heading', { name: PROJECT_PAGE.unavailable })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
  })
})

test.describe('/Newprojectdetial', () => {
  test('replaces a city other than the five by the locality, saves it, and opens the project’s page', async ({
    page,
  }) => {
    await addLaunch('e2eastraylaunch', 'Bharat', 'Gurugram')
    await page.goto('/Newprojectdetial?id=e2eastraylaunch')
    await expect(page).toHaveURL('/gurugram/e2eastraylaunch/')
    await expect(page.getByRole('heading', { level: 1, name: 'Added a moment ago' })).toBeVisible()
    expect(await siteRows("select city from newly_project where id = 'e2eastraylaunch'")).toEqual([
      { city: 'Gurugram' },
    ])
  })

  test('goes to /unknown/{id} for a project without a city, and to the list without an id', async ({
    page,
  }) => {
    await addLaunch('e2enowherelaunch', 'Bharat', 'Chitrakoot')
    await page.goto('/newprojectdetial?id=e2enowherelaunch')
    await expect(page).toHaveURL('/unknown/e2enowherelaunch/')
    await expect(page.getByRole('heading', { level: 1, name: 'Added a moment ago' })).toBeVisible()
    await page.goto('/Newprojectdetial')
    await expect(page).toHaveURL(/\/NewProject\/?$/)
  })
})

test.describe('/project/{city}', () => {
  test('of another place says "Loading..." and then "No projects found in {city}"', async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/city-projects/*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/project/mathura')
    await expect(page.getByRole('status').filter({ hasText: DETAIL_TEXTS.loading })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: PROJECT_TEXTS.noneIn('Mathura') })).toBeVisible()
    await expectAccessible(page)
  })

  test('of another place lists its projects', async ({ page }) => {
    await siteRows(`insert into project_explore (id, city, project_building_name, locality, property_category)
      values ('e2echitrakoot', 'Chitrakoot Dham', 'Ram Ghat Homes', 'Ram Ghat', 'Residential') on conflict do nothing`)
    await siteRows(`insert into project_explore (id, city, project_building_name, locality, property_category)
      values ('e2ewithoutname', 'Chitrakoot Dham', '', 'Sitapur Road', 'Residential') on conflict do nothing`)
    await page.goto('/project/chitrakoot%20dham/')
    const named = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Ram Ghat Homes' }) })
    await expect(named.getByText('Ram Ghat, Chitrakoot Dham')).toBeVisible()
    await expect(named.getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('link', { name: LISTING_TEXTS.untitled })).toBeVisible()
    // Journeys in Hindi read all pages: no catalogue has a Hindi name of this place.
    await siteRows("delete from project_explore where city = 'Chitrakoot Dham'")
  })

  test('cuts a long name after five words, and gives screen readers all of it', async ({
    page,
  }) => {
    const [long] = await siteRows<{
      city: string
      name: string
    }>(`select city, project_building_name as name from project_explore
      where array_length(string_to_array(project_building_name, ' '), 1) > 5 and id not like 'e2e%' limit 1`)
    const { city = '', name = '' } = long ?? {}
    await page.goto(cityProjectsPath(city.toLowerCase()))
    const cut = name.split(' ').slice(0, 5).join(' ') + TITLE_CUT
    await expect(page.getByText(cut, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('is the target of the address with only a city’s name, with and without a trailing slash', async ({
    request,
  }) => {
    for (const { slug } of ROUTED_CITIES)
      for (const path of [`/${slug}`, `/${slug}/`]) {
        const answer = await request.get(path, { maxRedirects: 0 })
        expect([answer.status(), answer.headers().location]).toEqual([301, cityProjectsPath(slug)])
      }
  })
})

test.describe('An unknown service', () => {
  for (const [path, text] of [
    ['/services/x', NO_SUCH_SERVICE.services],
    ['/projects/x', NO_SUCH_SERVICE.cities],
    ['/ProjectService/x', NO_SUCH_SERVICE.cities],
  ] as const)
    test(`${path} is answered 404 with "${text}"`, async ({ page, expectProblems }) => {
      expectProblems(new RegExp(`404 GET .*${path}`), /console error: .*404/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()
      await expectAccessible(page)
    })
})
