import type { Page, Request } from '@playwright/test'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { THIS } from '#language/language/this'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { FORM_TEXTS } from '#language/site/texts'
import { addressIn } from '../../../contract/address-in.ts'
import {
  canonicalPath,
  cityProjectsPath,
  inLanguage,
  listingPath,
  PATHS,
  projectOffersPath,
} from '../../../contract/paths.ts'
import { LANGUAGE_NAMES, LOCALES, PREFIXES } from '../../../domain/language/constants.ts'
import { OFFERS } from '../../../domain/language/offers.ts'
import { BESIDE as OTHER } from '../../../domain/language/others.ts'
import { answerLike } from '../../support/browser/answers.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

/**
 * A listing with photos, and a project: pages that are rendered when they are asked for. In a city whose demo posters
 * write English, also in what a page shows beside it: what people write in Hindi may have letters that the interface
 * does not use.
 */
async function rendered(): Promise<string[]> {
  const [listing] = await siteRows<{ id: string }>(
    `select p.id from properties p
     join images i on i.property_id = p.id
     where p.is_approved and p.submission_key like 'demo-%' and p.city = 'Lucknow'
     group by p.id having count(*) > 2 order by p.id limit 1`,
  )
  const [project] = await siteRows<{ id: string }>(
    "select id from project_explore where city = 'Lucknow' order by id limit 1",
  )
  return [listingPath(listing?.id ?? ''), inLanguage(`/lucknow/${project?.id}/`)]
}
const TEMPLATES = [
  PATHS.home,
  PATHS.buy,
  PATHS.search,
  PATHS.city,
  PATHS.newProjects,
  PATHS.exploreCity,
  PATHS.newsProject,
  PATHS.projectForm,
  PATHS.projectExplore,
  PATHS.service,
  PATHS.sellRent,
  PATHS.contact,
  PATHS.emi,
  PATHS.saved,
  PATHS.signUp,
  PATHS.post,
  PATHS.app,
  cityProjectsPath('lucknow'),
  projectOffersPath('lucknow'),
]

/** The page in the other language: its address without a slash at the end. */
const counterpart = (path: string) => addressIn(OTHER, path)?.replace(/(?<=.)\/$/, '') ?? ''
const arrives = (page: Page, path: string, search = '') =>
  page.waitForURL(
    (url) => (url.pathname.replace(/\/$/, '') || '/') === path && url.search === search,
  )
const to = (page: Page, language: typeof THIS, within: 'banner' | 'contentinfo') =>
  page.getByRole(within).getByRole('link', { name: LANGUAGE_NAMES[language], exact: true })
const spoken = (page: Page) => page.locator('html').getAttribute('lang')

test.describe('The switch of language', () => {
  test('leads to the same page with its query, from the header and from the footer', async ({
    page,
  }) => {
    const query = '?for=buy&city=lucknow'
    await page.goto(PATHS.search + query)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(answerLike(query))
    await to(page, OTHER, 'banner').click()
    await arrives(page, counterpart(PATHS.search), query)
    expect(await spoken(page)).toBe(LOCALES[OTHER])
    await to(page, THIS, 'contentinfo').click()
    await arrives(page, PATHS.search, query)
    expect(await spoken(page)).toBe(LOCALES[THIS])
  })

  test('keeps what is typed into a form, which says its errors in the new language', async ({
    page,
  }) => {
    await page.goto(counterpart(PATHS.contact))
    const typed = { name: 'Asha Verma', message: 'गोमती नगर में 2 बीएचके?' }
    // One form in two languages: its fields are known by their names.
    const field = (name: string) => page.locator(`form [name="${name}"]`)
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
    await to(page, THIS, 'banner').click()
    await arrives(page, PATHS.contact)
    await expect(page.getByLabel(CONTACT_TEXTS.name, { exact: true })).toHaveValue(typed.name)
    await expect(page.getByLabel(CONTACT_TEXTS.message)).toHaveValue(typed.message)
    await page.getByRole('button', { name: CONTACT_TEXTS.submit }).click()
    await expect(page.getByRole('alert')).toContainText(FORM_TEXTS.summary)
    await expectAccessible(page)
  })

  test('is offered to who reads Hindi and opens an English page, over its foot, and once', async ({
    page,
  }) => {
    await page.goto(counterpart(PATHS.saved))
    const offer = page.getByText(OFFERS[THIS].said)
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page)
    await page.getByRole('link', { name: OFFERS[THIS].link }).click()
    await arrives(page, PATHS.saved)
    await expect(page.getByRole('heading', { name: SAVED_TEXTS.title, level: 1 })).toBeVisible()
    await expect(page.getByText(OFFERS[OTHER].said)).toHaveCount(0)
  })
})

test('Each page names its language, its own address, and the same page in both languages', async ({
  page,
}) => {
  for (const path of [...TEMPLATES, ...(await rendered())]) {
    const answer = await page.request.get(path)
    const said = await page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html')
        const links = [...parsed.querySelectorAll<HTMLLinkElement>('head link[hreflang]')]
        const at = (link: Element | null) => new URL(link?.getAttribute('href') ?? 'none:').pathname
        return {
          lang: parsed.documentElement.lang,
          hidden: parsed.querySelector('meta[name="robots"]') !== null,
          canonical: at(parsed.querySelector('link[rel="canonical"]')),
          alternates: Object.fromEntries(links.map((link) => [link.hreflang, at(link)])),
        }
      },
      await answer.text(),
    )
    const [own, other] = [canonicalPath(path), canonicalPath(counterpart(path))]
    expect(said, path).toEqual({
      lang: LOCALES[THIS],
      hidden: said.hidden,
      canonical: said.hidden ? '' : own,
      alternates: said.hidden
        ? {}
        : { [LOCALES[THIS]]: own, [LOCALES[OTHER]]: other, 'x-default': other },
    })
  }
})

test('A page requests the scripts, the data and the font of its own language', async ({ page }) => {
  const asked: string[] = []
  const loading = new Set<Request>()
  page.on('request', (request) => {
    if (!['script', 'font', 'fetch', 'stylesheet'].includes(request.resourceType())) return
    asked.push(new URL(request.url()).pathname)
    if (request.resourceType() !== 'fetch') loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  /** Waits until what can ask for more is loaded, and nothing follows. */
  const untilQuiet = (path: string) =>
    expect
      .poll(async () => {
        const before = asked.length
        await page.waitForTimeout(500)
        return [...[...loading].map((one) => one.url()), ...asked.slice(before)]
      }, path)
      .toEqual([])
  for (const path of [PATHS.home, PATHS.search, PATHS.post, ...(await rendered())]) {
    asked.length = 0
    loading.clear()
    await page.goto(path)
    await untilQuiet(path)
    for (const element of await page.locator('astro-island').all())
      await element.dispatchEvent('focusin', { bubbles: true })
    await untilQuiet(path)
    const built = asked.filter((one) => one.includes('/_astro/'))
    expect(built.filter((one) => one.endsWith('.js')).length, path).toBeGreaterThan(0)
    expect(
      built.filter((one) => !one.startsWith(`${PREFIXES[THIS]}/_astro/`)),
      path,
    ).toEqual([])
    const fonts = built.filter((one) => one.endsWith('.woff2'))
    expect(fonts.filter((one) => one.includes('anek-interface')).length, path).toBe(1)
    expect(
      fonts.filter((one) => /anek-(hindi|cities)/.test(one)),
      path,
    ).toEqual([])
  }
})

/**
 * Names of services; behind the Hindi name of a law or an office, in brackets, the one that it bears itself; a locality
 * that the portal does not know, as typed before the name of its city.
 */
const KEPT =
  /App Store|Google Play|(?<=[\u0900-\u097f] )\((?:[^()]|\([^()]*\))*\)|^[^,:]+(?=, [\u0900-\u097f]+$)/g

test('Whatever is in Latin letters on a Hindi page is marked as such: what people wrote, and sources', async ({
  page,
}) => {
  const unmarked: string[] = []
  for (const path of [...TEMPLATES, ...(await rendered())]) {
    const answer = await page.request.get(path)
    const words = await page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html')
        for (const one of parsed.querySelectorAll('script, style, svg, template, [lang|="en"]'))
          one.remove()
        const texts = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '')
        return found
      },
      await answer.text(),
    )
    // One word may be a name or an abbreviation that Hindi uses.
    const english = words.filter((text) =>
      /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(text.replace(KEPT, '')),
    )
    unmarked.push(...english.map((text) => `${path}: ${text}`))
  }
  expect(unmarked).toEqual([])
})
