/** A page that search engines may list. `changedAt` is an ISO string, only where a true time is known; `pictures` are addresses. */
export type SitemapEntry = { path: string; changedAt?: string; pictures?: readonly string[] }

/** Entries of one file, at most. */
export const SITEMAP_ENTRIES = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMAS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands between XML's tags, and in its attributes; without what no XML may hold. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replace(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"]/g, (sign) => NAMED[sign] ?? '')
  )
}

/** An element with a text in it. */
export const xmlElement = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/** The sitemap of some pages of a site. */
export function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const whole = (path: string) => new URL(path, site).href
  const urls = entries.map(({ path, changedAt, pictures = [] }) =>
    [
      xmlElement('loc', whole(path)),
      changedAt ? xmlElement('lastmod', changedAt) : '',
      ...pictures.map(
        (picture) => `<image:image>${xmlElement('image:loc', whole(picture))}</image:image>`,
      ),
    ].join(''),
  )
  return `${HEAD}<urlset xmlns="${SCHEMAS}" xmlns:image="${IMAGES}">\n${urls
    .map((url) => `<url>${url}</url>\n`)
    .join('')}</urlset>\n`
}

/** The sitemap that names the others. */
export function sitemapIndexXml(paths: readonly string[], site: string): string {
  const maps = paths.map(
    (path) => `<sitemap>${xmlElement('loc', new URL(path, site).href)}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${SCHEMAS}">\n${maps.join('')}</sitemapindex>\n`
}

/** What robots are told: to leave out what is no page for them, and where the sitemap is, if there is one. */
export function robotsText(closed: readonly string[], sitemap: string | null): string {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`
}
