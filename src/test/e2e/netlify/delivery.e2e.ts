import { ADMIN_POLICY, PAGE_HEADERS } from '../../../contract/page-headers.ts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { siteRows } from '../../support/site/served-site.ts'

const { 'Content-Security-Policy': POLICY } = PAGE_HEADERS
const STRICT_HEADERS = {
  'content-security-policy':
    /frame-ancestors 'none'.*base-uri 'self'.*object-src 'none'.*form-action 'self'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
}
const FUNCTION_HEADERS = {
  'cache-control': /no-store/,
  'content-security-policy': /frame-ancestors 'none'/,
  'referrer-policy': /./,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
}

for (const path of [PATHS.home, PATHS.login, '/there-is-no-such-page']) {
  test(`The page ${path} is sent with strict security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(STRICT_HEADERS))
      expect(headers[name], name).toMatch(value)
  })
}

test('The header says which scripts may run, more strictly on admin pages', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf(PATHS.home)).toBe(POLICY)
  expect(await policyOf('/listing-detail/notbuiltyet00')).toBe(POLICY)
  expect(await policyOf(PATHS.admin)).toBe(ADMIN_POLICY)
})

test('A function answers with strict security headers of its own', async ({ request }) => {
  const headers = (await request.get('/api/me')).headers()
  for (const [name, value] of Object.entries(FUNCTION_HEADERS))
    expect(headers[name], name).toMatch(value)
})

test('/Home redirects permanently to the home page', async ({ request }) => {
  for (const path of ['/Home', '/home']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe('/')
  }
})

test('An unknown address answers 404 with a page of the site', async ({ page, expectProblems }) => {
  expectProblems(/404.*there-is-no-such-page/)
  const answer = await page.goto('/there-is-no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A listing answers with and without a trailing slash, built or not', async ({ request }) => {
  const [listing] = await siteRows<{ id: string }>(
    'select id from properties where is_approved limit 1',
  )
  const path = listingPath(listing?.id ?? '')
  for (const address of [path, path.slice(0, -1)]) {
    const html = await (await request.get(address)).text()
    expect(html).toContain(`rel="canonical" href="`)
    expect(html).toContain(path)
  }
  for (const address of ['/listing-detail/notbuiltyet00', '/listing-detail/notbuiltyet00/'])
    expect((await request.get(address)).status()).toBe(404)
})

test('The live revision is always revalidated before it is answered from a cache', async ({
  request,
}) => {
  const answer = await request.get('/build.json')
  expect(await answer.json()).toMatchObject({ revision: expect.any(Number) })
  expect(answer.headers()['cache-control']).toMatch(/no-store|max-age=0/)
})
