import { type Language, LOCALES } from '../language/constants.ts'
import { indianTime } from '../time/calendar.ts'

/** A page for search engines. `changedAt` is an ISO string, if the real time is known; `pictures` are addresses. */
export type SitemapEntry = { path: string; changedAt?: string; pictures?: readonly string[] }

/** The most entries of one file. */
export const SITEMAP_ENTRIES = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMAS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML content and attributes, and removes characters that XML forbids. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
      .replace(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"]/g, (sign) => NAMED[sign] ?? '')
  )
}

/** An XML element with a text. */
export const xmlElement = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/**
 * The sitemap of some pages of a site, whose paths are those in the first language. `inEach` are a page's
 * addresses in the languages that have it: where there are several, all are listed, and each names all. The pictures
 * are named once.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  site: string,
  inEach: (path: string) => readonly { language: Language; path: string }[] = () => [],
): string {
  const whole = (path: string) => new URL(path, site).href
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(whole(path))}"/>`
  const urls = entries.flatMap(({ path, changedAt, pictures = [] }) => {
    const alike = inEach(path)
    const paths = alike.length > 1 ? alike.map((one) => one.path) : [path]
    const links =
      alike.length > 1
        ? [...alike.map((one) => link(LOCALES[one.language], one.path)), link('x-default', path)]
        : []
    return paths.map((one) =>
      [
        xmlElement('loc', whole(one)),
        changedAt ? xmlElement('lastmod', indianTime(new Date(changedAt))) : '',
        ...links,
        ...(one === path ? pictures : []).map(
          (picture) => `<image:image>${xmlElement('image:loc', whole(picture))}</image:image>`,
        ),
      ].join(''),
    )
  })
  return `${HEAD}<urlset xmlns="${SCHEMAS}" xmlns:image="${IMAGES}" xmlns:xhtml="${XHTML}">\n${urls
    .map((url) => `<url>${url}</url>\n`)
    .join('')}</urlset>\n`
}

/** The index of the sitemaps. */
export function sitemapIndexXml(paths: readonly string[], site: string): string {
  const maps = paths.map(
    (path) => `<sitemap>${xmlElement('loc', new URL(path, site).href)}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${SCHEMAS}">\n${maps.join('')}</sitemapindex>\n`
}

/** The robots.txt: the disallowed paths, and the address of the sitemap if there is one. */
export function robotsText(closed: readonly string[], sitemap: string | null): string {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`
}
