import type { Page } from '@playwright/test'
import { parametersOf } from '../../../contract/one-address.ts'
import {
  agentPath,
  canonicalPath,
  inLanguage,
  PATHS,
  withoutLanguage,
} from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { ROUTES } from '../../../on-demand/routes.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { newAccount } from '../../support/browser/journeys.ts'
import { endlessQueries } from '../../support/http/endless-queries.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

/** The page of an agent with one home, who shows it. */
async function newAgentPage(page: Page, baseURL: string | undefined): Promise<string> {
  const agent = await newAccount(page, baseURL, 'Agent')
  await ownPublished({ name: 'Ashoka Kunj', locality: 'Aliganj', email: agent.email })
  const [row] = await siteRows<{ id: string }>(
    'update users set public_page = true where email = $1 returning id',
    [agent.email],
  )
  return agentPath(row?.id ?? '')
}

/** An address of a route in the language of these journeys. */
const addressOf = (pattern: string) =>
  canonicalPath(inLanguage(withoutLanguage(pattern).replace(/\[.*\]/, 'abcd2345')))

/** What tells the copies of an answer apart: all of its query, unless it names the parameters that count. */
function keyOf(address: string, vary: string | undefined): string {
  const { pathname, search, searchParams } = new URL(address, 'https://site.example')
  const [, names] = /^query=(.*)$/.exec(vary ?? '') ?? []
  if (names === undefined) return pathname + search
  return [pathname, ...names.split('|').map((name) => searchParams.get(name))].join()
}

test('Endless queries make no copies of a page on demand', async ({ request, page, baseURL }) => {
  const agent = await newAgentPage(page, baseURL)
  for (const route of ROUTES) {
    const path = route.page === 'agent' ? agent : addressOf(route.pattern)
    const copies = new Set<string>()
    const kept = new Set<string>()
    for (const query of endlessQueries(parametersOf(route.reads))) {
      const answer = await request.get(path + query, { maxRedirects: 0 })
      const headers = answer.headers()
      expect([200, 301, 302, 404, 503], path + query).toContain(answer.status())
      const isKept = 'netlify-cdn-cache-control' in headers
      if (isKept) copies.add(keyOf(path + query, headers['netlify-vary']))
      else expect(headers['cache-control'], path + query).toBe('private, no-store')
      kept.add(`${answer.status()} ${isKept}`)
    }
    expect([...copies].length, path).toBeLessThanOrEqual(1)
    expect(kept, path).toContain('301 false')
  }
})

test('A page past the end of an agent’s homes is not there, and the page names its canonical query', async ({
  request,
  page,
  baseURL,
}) => {
  const path = await newAgentPage(page, baseURL)
  for (const number of ['99', '10000', '10001', '99999999999']) {
    const answer = await request.get(`${path}?page=${number}`)
    expect([number, answer.status(), answer.headers()['cache-control']]).toEqual([
      number,
      404,
      'private, no-store',
    ])
  }
  await page.goto(`${path}?listingType=Sell&utm_source=a&city=Lucknow`)
  await expect(page).toHaveURL(`${path}?city=Lucknow&listingType=Sell&utm_source=a`)
  const named = [
    await page.locator('meta[property="og:url"]').getAttribute('content'),
    await page.locator('a[hreflang]').first().getAttribute('href'),
  ]
  expect(named.map((address) => new URL(address ?? '', page.url()).search)).toEqual([
    '?city=Lucknow&listingType=Sell',
    '?city=Lucknow&listingType=Sell',
  ])
})

test('A part of a kind with too few homes leads to all of the kind, for now', async ({
  request,
}) => {
  const part = placePath('industrial-units-for-rent-right-to-offer-seen-in-lucknow')
  for (const [path, above] of [
    [part, placePath('industrial-units-for-rent-in-lucknow')],
    [`${part}2/`, part],
  ] as const) {
    const answer = await request.get(`${path}?utm_source=a`, { maxRedirects: 0 })
    const { location, 'cache-control': cache } = answer.headers()
    expect([answer.status(), location, cache]).toEqual([
      302,
      `${above}?utm_source=a`,
      'private, no-store',
    ])
  }
})

test('A listing in a query has an address, and a preview asks who one is, without a copy', async ({
  request,
}) => {
  for (const [path, status, location] of [
    [`${PATHS.listing}?id=ABC&x=1`, 301, `${PATHS.listing}/abc/`],
    [`${PATHS.listing}/?id=`, 301, `${PATHS.listing}/`],
    [`${PATHS.preview}/abcd2345/`, 302, expect.stringContaining(`${PATHS.login}?next=`)],
    [`${PATHS.preview}/abcd2345/?x=1`, 301, `${PATHS.preview}/abcd2345/`],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const { location: to, 'cache-control': cache } = answer.headers()
    expect([path, answer.status(), to, cache]).toEqual([
      path,
      status,
      location,
      'private, no-store',
    ])
  }
})
