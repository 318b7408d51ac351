import type { Page } from '@playwright/test'
import { LOGIN_TEXTS, SIGN_UP_TEXTS } from '#language/account/texts'
import { FORGOT_TEXTS, RESET_TEXTS, VERIFY_TEXTS } from '#language/account/texts-security'
import { HOW_ASKED_TEXTS } from '#language/asked/texts-how'
import { CITY_TEXTS } from '#language/city/texts'
import { shownCity } from '#language/city/texts-named'
import { ABOUT_TEXTS, POLICY_TEXTS, TEAM_TEXTS } from '#language/company/texts'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { APP_TEXTS, HOME_TEXTS } from '#language/home/texts'
import { THIS } from '#language/language/this'
import { LAUNCH_TEXTS } from '#language/launch/texts'
import { COMPARE_TEXTS } from '#language/listing/texts'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { WIZARD_PAGES } from '#language/listing-draft/texts-pages'
import { COST_TEXTS } from '#language/money/texts'
import { PAGES_TEXTS } from '#language/paging/texts'
import { OFFER_TEXTS, PROJECT_LISTS, PROJECT_TEXTS } from '#language/project/texts'
import { PROJECT_ENTRY_TEXTS } from '#language/project-entry/texts'
import { RIGHT_TEXTS } from '#language/right-to-offer/texts'
import { LETTER_TEXTS } from '#language/right-to-offer/texts-letter'
import { GALLERIES, PLACES_TEXTS } from '#language/search/texts'
import { KINDS, PLACE_TEXTS } from '#language/search/texts-options'
import { SELL_RENT_TEXTS, SERVICE_TEXTS } from '#language/service/texts'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { DETAIL_TEXTS, NOT_FOUND_TEXTS } from '#language/site/texts'
import { ACCESSIBILITY_TEXTS } from '#language/site/texts-accessibility'
import { TOGETHER_TEXTS } from '#language/together/texts'
import { isEnglishOnly } from '../../../contract/address-in.ts'
import {
  cityProjectsPath,
  inLanguage,
  localitiesPath,
  PATHS,
  projectOffersPath,
  projectServicePath,
  servicePath,
} from '../../../contract/paths.ts'
import { placePath, shelfPagePath } from '../../../contract/shelves.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { LANGUAGES } from '../../../domain/language/constants.ts'
import { type Placed, placesOf } from '../../../domain/search/places.ts'
import { SERVICES } from '../../../domain/service/constants.ts'
import { siteSettings } from '../../../domain/site/settings.ts'
import { answerLike } from '../../support/browser/answers.ts'
import {
  expect,
  expectAccessible,
  expectNotWider,
  test,
  WIDTHS,
} from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

/**
 * Every public page of the language in which these journeys run: its exact address, and the title that identifies it.
 * Pages of admins are in English alone.
 */
const ROUTES = (
  [
    [PATHS.home, HOME_TEXTS.headline],
    [PATHS.city, CITY_TEXTS.title],
    [PATHS.privacy, POLICY_TEXTS.privacy],
    [PATHS.terms, POLICY_TEXTS.terms],
    [PATHS.accessibility, ACCESSIBILITY_TEXTS.title],
    [PATHS.buy, answerLike('for=buy')],
    [PATHS.projectForm, PROJECT_ENTRY_TEXTS.pageTitle],
    [PATHS.launch, LAUNCH_TEXTS.title],
    [PATHS.postProject, WIZARD_PAGES.projects.title],
    [PATHS.about, ABOUT_TEXTS.title],
    [PATHS.service, SERVICE_TEXTS.title],
    [PATHS.post, WIZARD_PAGES.post.title],
    [PATHS.wizardDetails, WIZARD_PAGES.details.title],
    [PATHS.wizardAdditional, WIZARD_PAGES.additional.title],
    [PATHS.wizardAmenities, WIZARD_PAGES.amenities.title],
    [PATHS.team, TEAM_TEXTS.title],
    [PATHS.sellRent, SELL_RENT_TEXTS.title],
    ...SERVICES.map(({ slug, title }) => [servicePath(slug), title] as const),
    ...ROUTED_CITIES.flatMap(
      ({ slug, name }) =>
        [
          [projectOffersPath(slug), OFFER_TEXTS.title(name)],
          [projectServicePath(slug), OFFER_TEXTS.serviceTitle(name)],
          [cityProjectsPath(slug), PROJECT_LISTS.cityTitle(name)],
          [localitiesPath(slug), PLACES_TEXTS.title(name)],
        ] as const,
    ),
    [PATHS.listing, DETAIL_TEXTS.noId],
    [PATHS.contact, CONTACT_TEXTS.title],
    [PATHS.search, answerLike('')],
    [PATHS.saved, SAVED_TEXTS.title],
    [PATHS.compare, COMPARE_TEXTS.title],
    [PATHS.together, TOGETHER_TEXTS.title],
    [PATHS.emi, COST_TEXTS.title],
    [PATHS.askingPrices, HOW_ASKED_TEXTS.title],
    [PATHS.app, APP_TEXTS.title],
    [PATHS.cityHome, CITY_TEXTS.newInTitle],
    [PATHS.newProjects, PROJECT_LISTS.newTitle],
    [PATHS.exploreCity, PROJECT_LISTS.exploreTitle],
    [PATHS.newsProject, PROJECT_LISTS.newestTitle],
    [PATHS.projectExplore, PROJECT_LISTS.allTitle],
    [PATHS.login, LOGIN_TEXTS.title],
    [PATHS.signUp, SIGN_UP_TEXTS.title],
    [PATHS.forgotPassword, FORGOT_TEXTS.title],
    [PATHS.resetPassword, RESET_TEXTS.title],
    [PATHS.verifyEmail, VERIFY_TEXTS.title],
    [PATHS.renewal, RENEWAL_TEXTS.title],
    [PATHS.rightToOffer, RIGHT_TEXTS.title],
    [PATHS.ownersLetter, LETTER_TEXTS.title],
  ] satisfies readonly (readonly [path: string, heading: string | RegExp])[]
).filter(([path]) => THIS === LANGUAGES[0] || !isEnglishOnly(path))

/** Pages that share another route's template: one of each template is opened and audited, the others are only read. */
const ALIKE: ReadonlySet<string> = new Set([
  // As the privacy policy, the search, and the form that posts a property.
  PATHS.terms,
  PATHS.buy,
  PATHS.wizardDetails,
  ...SERVICES.slice(1).map(({ slug }) => servicePath(slug)),
  ...ROUTED_CITIES.slice(1).flatMap(({ slug }) => [
    projectOffersPath(slug),
    projectServicePath(slug),
    cityProjectsPath(slug),
    localitiesPath(slug),
  ]),
])

/** What a laptop has more room for is the same in each language. */
const AUDITED = THIS === LANGUAGES[0] ? WIDTHS : WIDTHS.slice(0, 1)
const FITTED = THIS === LANGUAGES[0] ? [...WIDTHS, 768, 1440] : AUDITED

const SETTINGS = siteSettings(process.env)
const PLOT: Placed = {
  listingType: 'Sell',
  propertyType: 'Plot/Land',
  city: 'Lucknow',
  locality: '',
  bedrooms: null,
}

test.use({ sameVisitor: true })

/** Opened only through links in mails, or by admins. */
const UNLINKED: readonly string[] = [
  PATHS.resetPassword,
  PATHS.verifyEmail,
  PATHS.renewal,
  PATHS.ownersLetter,
  // Each listing of a poster's own leads to it.
  PATHS.rightToOffer,
  PATHS.postProject,
]

/** The posting form at any step: nothing below it links away. */
const WIZARDS: readonly string[] = [
  PATHS.post,
  PATHS.postProject,
  PATHS.wizardDetails,
  PATHS.wizardAdditional,
  PATHS.wizardAmenities,
]

/** Opens a page, and checks its title, its footer, and the rules for every page. */
async function expectPage(
  page: Page,
  path: string,
  heading: string | RegExp,
  status = 200,
): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCount(WIZARDS.includes(path) ? 0 : 1)
  if (!WIZARDS.includes(path))
    for (const reach of [SETTINGS.officePhone, SETTINGS.email])
      await expect(footer.getByRole('link', { name: reach, exact: true })).toBeVisible()
  await expectAccessible(page, AUDITED)
  await expectNotWider(page, FITTED)
}

test.describe('Every page answers at its address, shows the footer unless it is the posting form, and is accessible and no wider than its window', () => {
  for (const [path, heading] of ROUTES.filter(([path]) => !ALIKE.has(path)))
    test(path, ({ page }) => expectPage(page, path, heading))

  test('and the pages of the same templates have their own titles and the footer', async ({
    page,
  }) => {
    for (const [path, heading] of ROUTES.filter(([path]) => ALIKE.has(path))) {
      const { status, headings, footer } = await readPage(page, path)
      const title = typeof heading === 'string' ? heading : expect.stringMatching(heading)
      expect([status, headings], path).toEqual([200, [title]])
      for (const reach of [SETTINGS.officePhone, SETTINGS.email])
        expect(footer.includes(reach), path).toBe(!WIZARDS.includes(path))
    }
  })

  test('a page of older listings, and one of a kind in a city', async ({ page }) => {
    const first = `${GALLERIES.buy.title}, ${PAGES_TEXTS.page(1).toLowerCase()}`
    await expectPage(page, shelfPagePath(PATHS.buy, 1), first)
    for (const { slug, name } of placesOf(PLOT)) await expectPage(page, placePath(slug), name)
  })

  test('flats by owner, which the page of all of them links; the search goes on with the same ones', async ({
    page,
  }) => {
    const { kind, deals } = PLACE_TEXTS
    const all = kind(KINDS['Flat/Apartment'], deals.Sell)
    const path = placePath('flats-for-sale-by-owner-in-lucknow')
    await page.goto(placePath('flats-for-sale-in-lucknow'))
    await expect(page.locator(`.list-parts a[href="${path}"]`)).toHaveCount(1)
    await expectPage(page, path, PLACE_TEXTS.by(all, shownCity('Lucknow')))
    await expect(page.getByText(PAGES_TEXTS.said.by)).toBeVisible()
    const search = page.locator(`main a[href^="${PATHS.search}?"]`)
    expect(await search.first().getAttribute('href')).toBe(
      `${PATHS.search}?for=buy&type=flat-apartment&city=lucknow&by=owner`,
    )
  })

  test('/listing-detail/{id}, /{city}/{projectId} and /unknown/{projectId}', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/404 GET .*\/unknown\//, /console error: .*404/)
    const [listing] = await siteRows<{
      id: string
      name: string
    }>(`select p.id, p.project_building_name as name from properties p
      join images i on i.property_id = p.id where p.is_approved and p.availability = 'available' group by p.id having count(*) > 2 order by p.id limit 1`)
    const [project] = await siteRows<{ id: string; name: string }>(
      "select id, project_building_name as name from project_explore where city = 'Lucknow' order by id limit 1",
    )
    await expectPage(page, `${PATHS.listing}/${listing?.id}/`, listing?.name ?? '')
    await expectPage(page, inLanguage(`/lucknow/${project?.id}/`), project?.name ?? '')
    await expectPage(
      page,
      inLanguage(`/unknown/${project?.id}/`),
      PROJECT_TEXTS.notListed('unknown'),
      404,
    )
  })
})

test('No page is left out: others need an account or an id, redirect, or stand in for a missing connection', () => {
  const elsewhere: readonly string[] = [
    PATHS.landing,
    PATHS.openProject,
    PATHS.offline,
    PATHS.alertsOff,
    PATHS.alerts,
    PATHS.profile,
    PATHS.savedSearches,
    PATHS.enquiries,
    PATHS.ownLaunches,
    PATHS.postSeveral,
    PATHS.preview,
    PATHS.sharedShortlist,
    PATHS.agent,
    PATHS.question,
    // Each is the start of the addresses of a service or a city, which are read above.
    PATHS.services,
    PATHS.projectOffers,
    PATHS.projectService,
    PATHS.cityProjects,
  ]
  const read = new Set<string>([...ROUTES.map(([path]) => path), ...elsewhere])
  expect(Object.values(PATHS).filter((path) => !read.has(path) && !isEnglishOnly(path))).toEqual([])
})

test('Each address answers with and without a trailing slash', async ({ request }) => {
  for (const [path] of ROUTES.filter(([path]) => path !== PATHS.home)) {
    const plain = path.replace(/\/$/, '')
    for (const form of [plain, `${plain}/`])
      expect((await request.get(form)).status(), form).toBe(200)
  }
})

test('Each address is also found with other capitals, and then redirects to its specified spelling', async ({
  request,
}) => {
  for (const [path] of ROUTES.filter(([path]) => path !== path.toLowerCase())) {
    for (const other of [path.toLowerCase(), path.toUpperCase()]) {
      const answer = await request.get(`${other}?from=here`)
      expect([answer.status(), new URL(answer.url()).pathname.replace(/\/$/, '')], other).toEqual([
        200,
        path.replace(/\/$/, ''),
      ])
      expect(answer.url()).toContain('?from=here')
    }
  }
})

/** Reads the page at a path without opening it: `page` only parses the text. */
async function readPage(page: Page, path: string) {
  const answer = await page.request.get(path)
  const read = await page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const content = (name: string) =>
        parsed.querySelector(`meta[${name}]`)?.getAttribute('content') ?? ''
      const words = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      return {
        headings: [...parsed.querySelectorAll('h1')].map(words),
        footer: [...parsed.querySelectorAll('footer')].map(words).join(' '),
        title: parsed.title,
        description: content('name="description"'),
        shared: content('property="og:title"'),
        forEngines: parsed.querySelectorAll('link[rel="canonical"], meta[name="robots"]').length,
        links: [...parsed.querySelectorAll('a[href^="/"]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', 'http://site.invalid').pathname,
        ),
      }
    },
    await answer.text(),
  )
  return { status: answer.status(), ...read }
}

test('Each page has its own title and description, and the tags that shared links and search engines need', async ({
  page,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path] of ROUTES) {
    const { title, description, shared, forEngines } = await readPage(page, path)
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    titles.set(title, path)
    expect(
      descriptions.get(description),
      `${path} has the description of another page`,
    ).toBeUndefined()
    descriptions.set(description, path)
    expect(description.length, path).toBeGreaterThan(20)
    expect(shared, path).not.toBe('')
    expect(forEngines, path).toBeGreaterThan(0)
  }
})

test('/Home redirects permanently to the home page', async ({ request }) => {
  for (const form of [PATHS.landing, `${PATHS.landing}/`]) {
    const answer = await request.get(form, { maxRedirects: 0 })
    expect(
      [answer.status(), new URL(answer.headers().location ?? '', 'http://localhost').pathname],
      form,
    ).toEqual([301, PATHS.home])
  }
})

test('An unknown address says so and links onwards', async ({ page, expectProblems }) => {
  expectProblems(/answer 404 .*\/nothing-here/, /console error: .*404/)
  const answer = await page.goto(inLanguage('/nothing-here'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND_TEXTS.title })).toBeVisible()
  await expectAccessible(page, AUDITED)
})

test('Every public page can be reached by links from the home page', async ({ page }) => {
  const seen = new Set<string>()
  const queue: string[] = [PATHS.home]
  const plain = (path: string) => path.replace(/\/$/, '') || '/'
  const wanted = new Set(
    ROUTES.map(([path]) => plain(path)).filter((path) => !UNLINKED.includes(path)),
  )
  while (queue.length > 0 && [...wanted].some((path) => !seen.has(path))) {
    const path = queue.shift() as string
    if (seen.has(plain(path))) continue
    seen.add(plain(path))
    // Without an id, this is the page behind every listing's address.
    if (path.startsWith(`${PATHS.listing}/`)) seen.add(PATHS.listing)
    // Pages of single listings and projects have no links that other pages lack.
    if (!wanted.has(plain(path))) continue
    queue.push(...new Set((await readPage(page, path)).links))
  }
  expect([...wanted].filter((path) => !seen.has(path))).toEqual([])
})
