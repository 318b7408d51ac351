import { expect, it } from 'vitest'
import { PATHS } from '../contract/paths.ts'
import { render } from '../test/support/browser/rendered.ts'
import Page from './Page.astro'

const TEXTS = { title: 'A page', description: 'What is on it.' }

it('A page names its language, and leads search engines to the same page in the other one', async () => {
  const html = await render(Page, { props: { ...TEXTS, canonical: PATHS.buy } })
  expect(html).toContain('<html lang="en-IN">')
  expect(html).toContain('<link rel="canonical" href="http://localhost:8888/buy/"')
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['en-IN', 'http://localhost:8888/buy/'],
    ['hi-IN', 'http://localhost:8888/hi/buy/'],
    ['x-default', 'http://localhost:8888/buy/'],
  ])
  expect(html).toContain('<meta property="og:locale" content="en_IN">')
  expect(html).toContain('<meta property="og:locale:alternate" content="hi_IN">')
})

it('A page that reads a query names it in both languages, behind the slash', async () => {
  const html = await render(Page, { props: { ...TEXTS, canonical: `${PATHS.buy}?city=Noida` } })
  expect(html).toContain('<link rel="canonical" href="http://localhost:8888/buy/?city=Noida"')
  expect(html).toContain('hreflang="hi-IN" href="http://localhost:8888/hi/buy/?city=Noida"')
})

it('A page of admins is in no other language', async () => {
  const html = await render(Page, { props: { ...TEXTS, canonical: PATHS.adminUsers } })
  expect(html).not.toMatch(/rel="alternate" hreflang|og:locale:alternate/)
})

it('A page that search engines must not list names no address for it, in no language', async () => {
  const html = await render(Page, { props: { ...TEXTS, canonical: PATHS.buy, noindex: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/rel="canonical"|rel="alternate" hreflang/)
})
