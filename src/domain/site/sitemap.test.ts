import { describe, expect, test } from 'vitest'
import { robotsText, sitemapIndexXml, sitemapXml, xmlText } from './sitemap.ts'

const SITE = 'https://s.in'

describe('A sitemap', () => {
  test('has the full address of each page, with its time of change in India and its pictures if known', () => {
    const xml = sitemapXml(
      [
        { path: '/' },
        {
          path: '/a/',
          changedAt: '2026-11-01T20:00:00.000Z',
          pictures: ['/p/1.webp', '/p/2.webp'],
        },
      ],
      SITE,
    )
    expect(xml.split('\n').slice(2, -2)).toEqual([
      '<url><loc>https://s.in/</loc></url>',
      '<url><loc>https://s.in/a/</loc><lastmod>2026-11-02T01:30:00+05:30</lastmod><image:image><image:loc>https://s.in/p/1.webp</image:loc></image:image><image:image><image:loc>https://s.in/p/2.webp</image:loc></image:image></url>',
    ])
  })

  test('has each page in all languages that have it, each with the ways to all', () => {
    const xml = sitemapXml(
      [{ path: '/a/', pictures: ['/p/1.webp'] }, { path: '/b/' }],
      SITE,
      (path) => [
        { language: 'en', path },
        ...(path === '/a/' ? [{ language: 'hi' as const, path: '/hi/a/' }] : []),
      ],
    )
    const link = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://s.in${path}"/>`
    const links = link('en-IN', '/a/') + link('hi-IN', '/hi/a/') + link('x-default', '/a/')
    expect(xml.split('\n').slice(2, -2)).toEqual([
      `<url><loc>https://s.in/a/</loc>${links}<image:image><image:loc>https://s.in/p/1.webp</image:loc></image:image></url>`,
      `<url><loc>https://s.in/hi/a/</loc>${links}</url>`,
      '<url><loc>https://s.in/b/</loc></url>',
    ])
  })

  test('index has the full addresses of the others', () =>
    expect(sitemapIndexXml(['/one.xml'], SITE)).toContain(
      '<sitemap><loc>https://s.in/one.xml</loc></sitemap>',
    ))

  test('has no characters that make it invalid', () => {
    expect(xmlText('<a> & "b"')).toBe('&lt;a&gt; &amp; &quot;b&quot;')
    expect(xmlText('a\u0000\u0008b\uD800c')).toBe('ab\uFFFDc')
    expect(sitemapXml([{ path: '/?a=1&b=2' }], SITE)).toContain(
      '<loc>https://s.in/?a=1&amp;b=2</loc>',
    )
  })
})

test('The robots.txt names the sitemap if there is one', () => {
  expect(robotsText(['/api/'], `${SITE}/sitemap.xml`)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://s.in/sitemap.xml\n',
  )
  expect(robotsText(['/api/'], null)).toBe('User-agent: *\nDisallow: /api/\n')
})
