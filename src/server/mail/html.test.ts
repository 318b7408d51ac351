import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { LISTING_MAILS } from '#language/mail/texts-listing'
import { MAIL_LANGUAGE } from '../../domain/mail/constants.ts'
import { PICTURED } from '../../domain/mail/home.ts'
import { SEARCH_MAILS } from '../../domain/mail/search.ts'
import { SAVED_SEARCH_LIMITS } from '../../domain/saved-search/constants.ts'
import { mailHtml } from './html.ts'
import { LAYOUT } from './layout.ts'

const SITE = { siteName: 'Aangan', siteUrl: 'https://aangan.example' }
/** The usual size of a mail in bytes, and the size above which Gmail cuts it off. */
const USUAL_BYTES = 20_000
const CLIPPED_BYTES = 102_000
const TOUCH_PX = 44
/** The minimum line height: below it, Devanagari marks touch the line above. */
const LEAST_LEADING = 1.45

const data = {
  name: 'Ravi <b>Tiwari</b>',
  site: SITE.siteUrl,
  link: `${SITE.siteUrl}/profile?a=1&b=2`,
  listings: `${SITE.siteUrl}/profile`,
  title: 'Kesar "Heights" & Sons',
  visitor: '<script>alert(1)</script>',
  message: 'Is it free?\n<img src=x onerror=alert(1)>\n{{siteUrl}} $& $1',
}
/** A listing as a mail shows it, with its picture. */
const homeWith = (id: string) => ({
  price: '₹72,00,000 (was ₹75,00,000)',
  facts: '3 BHK flat · 1,450 sq ft carpet',
  place: 'Kesar "Heights" & Sons, Gomti Nagar, Lucknow',
  link: `${SITE.siteUrl}/listing-detail/${id}/`,
  picture: {
    src: `${SITE.siteUrl}/property_images/${id}-photo/320.webp`,
    width: 112,
    height: 84,
    alt: '3 BHK flat in Gomti Nagar, Lucknow',
  },
})
const html = (home = homeWith('flat')) => {
  const { subject, blocks } = LISTING_MAILS.enquiry(data)
  return mailHtml({ ...SITE, ...MAIL_LANGUAGE, subject, blocks: [{ home }, ...blocks] })
}

/** A mail about some saved searches, each with the maximum number of listings. */
function aboutSearches(count: number): string {
  const pictured = new Set<string>()
  const query = `?q=${'a'.repeat(SAVED_SEARCH_LIMITS.query)}`
  const searches = Array.from({ length: count }, (_, n) => {
    const ids = Array.from(
      { length: SAVED_SEARCH_LIMITS.named + 7 },
      (_, place) => `3f1c9a52-7d0e-4b1b-9a43-${1000 * n + place}`,
    )
    const listings = ids.slice(0, SAVED_SEARCH_LIMITS.named).map((id) => ({ ...homeWith(id), id }))
    const name = `3 BHK in Lucknow ${n}`
    return { id: `search${n}`, name, query, recent: query, fresh: ids, cheaper: [], listings }
  })
  const links = {
    listing: (id: string) => `${SITE.siteUrl}/listing-detail/${id}`,
    picture: (id: string) => {
      pictured.add(id)
      return pictured.size <= PICTURED ? homeWith(id).picture : null
    },
    search: (asked: string) => `${SITE.siteUrl}/Search${asked}`,
    stop: `${SITE.siteUrl}/alerts-off#1.2`,
    change: (id: string, query: string) => `${SITE.siteUrl}/Search${query}#change-${id}`,
    pauseOne: (id: string) => `${SITE.siteUrl}/alerts-off#${id}.3`,
    stopOne: (id: string) => `${SITE.siteUrl}/alerts-off#${id}.2`,
    stopTogether: 'https://site.example/alerts-off#together',
  }
  const text = SEARCH_MAILS['saved search']({ ...data, searches, links })
  return mailHtml({ ...SITE, ...MAIL_LANGUAGE, ...text })
}
const bytes = (text: string) => new TextEncoder().encode(text).byteLength

test.each([
  ['with text from users', html],
  ['with lists', () => aboutSearches(2)],
])('A mail %s is a valid document', async (_, mail) => {
  // Mail programs support old attributes better than styles.
  const rules = { 'no-deprecated-attr': 'off' } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  const { results } = await validator.validateString(mail())
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test('A mail loads nothing but photos of listings from the portal, and runs no scripts', () => {
  for (const mail of [html(), aboutSearches(1)]) {
    const photos = /<img src="https:\/\/aangan\.example\/property_images\/[\w-]+\/320\.webp"/g
    expect(mail).toMatch(photos)
    expect(mail.replace(photos, '')).not.toMatch(
      /<(img|link|script|iframe|object|embed|video|v:)|<[^>]*\s(src|background|on\w+)=|url\(|@import|@font-face/i,
    )
  }
})

test('A picture has its words and its size, and leads to its listing', () => {
  const mail = html()
  const [picture = ''] = /<a[^>]*><img[^>]*>/.exec(mail) ?? []
  expect(picture).toContain('href="https://aangan.example/listing-detail/flat/"')
  expect(picture).toContain('alt="3 BHK flat in Gomti Nagar, Lucknow" width="112" height="84"')
  expect(mail.indexOf('₹72,00,000')).toBeGreaterThan(mail.indexOf(picture))
  expect(mail.indexOf('₹72,00,000')).toBeLessThan(mail.indexOf('Dear Ravi'))
  expect(html({ ...homeWith('flat'), picture: null as never })).not.toContain('<img')
})

test('Text from users is escaped, line by line', () => {
  expect(html()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; asks about')
  expect(html()).toContain('Is it free?<br>&lt;img src=x onerror=alert(1)&gt;')
  expect(html()).toContain('Dear Ravi &lt;b&gt;Tiwari&lt;/b&gt;,')
  expect(html()).toContain('Kesar &quot;Heights&quot; &amp; Sons')
})

test('Text from users is never read as a placeholder', () => {
  expect(html()).toContain('<br>{{siteUrl}} $&amp; $1</p>')
  expect(html().match(/\{\{\w+\}\}/g)).toEqual(['{{siteUrl}}'])
})

test('The link is a button whose label says what it opens', () => {
  expect(html()).toMatch(
    /<a href="https:\/\/aangan\.example\/profile\?a=1&amp;b=2"[^>]*>\s*Answer in your profile<\/a>/,
  )
})

test('Further links are a list, in order', () => {
  const items = [
    ...aboutSearches(2).matchAll(/<li[^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/li>/g),
  ]
  const listed = 2 * SAVED_SEARCH_LIMITS.named - PICTURED
  expect(items).toHaveLength(listed + 2 * 4 + 1)
  expect(items.at(-1)?.slice(1)).toEqual([
    `${SITE.siteUrl}/alerts-off#1.2`,
    'Stop all mails about saved searches',
  ])
})

test('The preview beside the subject is the mail’s first sentence, not the greeting', () => {
  expect(html()).toMatch(/display:none[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt; asks about/)
})

test('A mail has the given language', () => {
  const subject = 'क्या यह घर अभी उपलब्ध है?'
  const mail = mailHtml({ ...SITE, lang: 'hi', dir: 'ltr', subject, blocks: ['नमस्ते,'] })
  expect(mail).toMatch(/<html lang="hi" dir="ltr"/)
  expect(mail).toContain(`<title>${subject}</title>`)
  expect(html()).toMatch(/<html lang="en-IN" dir="ltr"/)
})

test('A mail is small, and the largest one is not cut off', () => {
  expect(bytes(html())).toBeLessThan(USUAL_BYTES)
  expect(bytes(aboutSearches(1))).toBeLessThan(USUAL_BYTES)
  expect(bytes(aboutSearches(SAVED_SEARCH_LIMITS.perAccount))).toBeLessThan(CLIPPED_BYTES)
})

describe('The layout', () => {
  const all = Object.values(LAYOUT).join('\n')

  test('has what Outlook needs, and declares support for dark mode', () => {
    expect(LAYOUT.sheet).toContain('<!--[if mso')
    expect(LAYOUT.sheet).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('sets a font with Devanagari wherever it sets one, and leaves room for its marks', () => {
    const fonts = [...all.matchAll(/font-family: ?([^;]*)/g)].map(([, names]) => names)
    expect(fonts.length).toBeGreaterThan(5)
    for (const names of fonts)
      expect(names).toMatch(/Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif$/)
    const sizes = [...all.matchAll(/font-size: ?(\d+)px;[^"]*?line-height: ?(\d+)px/g)]
      .map(([, size, line]) => ({ size: Number(size), line: Number(line) }))
      // Leaves out the preview line, which only the inbox shows.
      .filter(({ size }) => size > 1)
    expect(sizes.length).toBeGreaterThan(5)
    for (const { size, line } of sizes) expect(line / size).toBeGreaterThan(LEAST_LEADING)
  })

  test('has a button large enough for a thumb', () => {
    const [, line, above] = /line-height: (\d+)px;.*? padding: (\d+)px/.exec(LAYOUT.button) ?? []
    expect(Number(line) + 2 * Number(above)).toBeGreaterThanOrEqual(TOUCH_PX)
  })
})
