import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { notAllowed } from '../../../../scripts/smoke/policy.ts'
import { languageAt } from '../../../contract/address-in.ts'
import { isBuiltIn } from '../../../contract/languages.ts'
import { PAGE_HEADERS } from '../../../contract/page-headers.ts'
import { PREFIXES } from '../../../domain/language/constants.ts'
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../../domain/photo/constants.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { everyBuiltFile, SITE_DIST, siteRows } from '../../support/site/served-site.ts'
import { vocabularyProblems } from '../../support/structure/schema-org.ts'

const { 'Content-Security-Policy': POLICY } = PAGE_HEADERS

/** Returns every page of the built site, as a path below its folder. */
async function builtPages(): Promise<string[]> {
  return (await readdir(SITE_DIST, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .sort()
}

// The rules of HTML. Disabled are rules against the equally valid style of React and Astro, and rules of taste.
const validator = new HtmlValidate({
  // Otherwise the folders above each page are searched for more rules.
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': ['error', { style: 'any', unquoted: true }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // There is no native element for a field with suggestions.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit', 'reset'] }],
    // Filters apply at each change, without a submit button.
    'wcag/h32': 'off',
  },
})
/** Astro puts the style of its islands before the first island. */
const OF_ASTRO = /^<style> element is not permitted as content under/

/** Of templates with very many pages, such as listings and localities, an ordinary run validates every fourth page. */
const MANY = 12
const STEP = process.env.FULL_MATRIX ? 1 : 4

/** Leaves out pages that differ from earlier ones only in their words. */
function unlike(pages: readonly string[]): string[] {
  const templates = Object.groupBy(pages, (page) => page.replace(/-in-[^/\\]+|[/\\].*/, ''))
  return Object.values(templates).flatMap((alike = []) =>
    alike.length < MANY ? alike : alike.filter((_, n) => n % STEP === 0),
  )
}

test('Built pages are valid HTML, without duplicate ids', async () => {
  const found: string[] = []
  for (const page of unlike(await builtPages())) {
    const { results } = await validator.validateFile(join(SITE_DIST, page))
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages))
      if (!OF_ASTRO.test(message)) found.push(`${page}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(found).toEqual([])
})

/** Errors of HTML that the validator above does not detect. */
const FURTHER: Record<string, RegExp> = {
  'something behind the end of the document': /<\/html>\s*\S/i,
  'a combobox on a search field, which has a role of its own':
    /<input\b(?=[^>]*\btype="search")(?=[^>]*\brole="combobox")[^>]*>/i,
  'an empty time without datetime': /<time\b(?![^>]*\bdatetime=)[^>]*>\s*<\/time>/i,
  'a source without an address': /<source\b(?![^>]*\ssrc(?:set)?=)[^>]*>/i,
}
const furtherErrors = (html: string) =>
  Object.entries(FURTHER).flatMap(([error, pattern]) => {
    const [found] = pattern.exec(html) ?? []
    return found ? [`${error}: ${found.slice(0, 100)}`] : []
  })

test('Built pages have none of the errors that the validator does not detect', async () => {
  for (const wrong of [
    '</body></html> <script></script>',
    '<input name="q" type="search" role="combobox">',
    '<time data-print-date></time>',
    '<source data-src="/film/hero.webm" type="video/webm">',
  ])
    expect(furtherErrors(wrong)).toHaveLength(1)
  const found: string[] = []
  for (const page of await builtPages()) {
    const html = await readFile(join(SITE_DIST, page), 'utf8')
    found.push(...furtherErrors(html).map((error) => `${page}: ${error}`))
  }
  expect(found).toEqual([])
})

test('No built page contains an inline script or style that its CSP forbids', async () => {
  const found: string[] = []
  for (const page of await builtPages()) {
    const html = await readFile(join(SITE_DIST, page), 'utf8')
    found.push(...notAllowed(html, POLICY).map((one) => `${page}: ${one}`))
  }
  expect(found).toEqual([])
})

test('No built page blocks rendering for a part that it does not have', async () => {
  const found: string[] = []
  for (const page of await builtPages()) {
    const html = await readFile(join(SITE_DIST, page), 'utf8')
    const awaited = [...html.matchAll(/<link rel="expect" blocking="render" href="#([\w-]+)"/g)]
    const there = awaited.filter(([, id]) => html.includes(` id="${id}"`))
    if (awaited.length !== 1 || there.length !== 1)
      found.push(`${page}: ${awaited.map(([, id]) => id).join()}`)
  }
  expect(found).toEqual([])
})

const isPhoto = (path: string) => path.startsWith('/property_images/')

/** Returns the addresses to which pages refer, each with these pages. */
async function references(page: import('@playwright/test').Page): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  // A blank page: the security policy of a page of the site would report what is only parsed here.
  await page.goto('about:blank')
  for (const file of await builtPages()) {
    const html = await readFile(join(SITE_DIST, file), 'utf8')
    const addresses = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const all = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map(
          (element) => element.getAttribute(attribute) ?? '',
        )
      const sets = all('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      )
      return [
        ...new Set([
          ...all('a[href], link[href]', 'href'),
          ...all('[src]', 'src'),
          ...all('[data-films]', 'data-films').flatMap((films) =>
            (JSON.parse(films) as { src: string }[]).map(({ src }) => src),
          ),
          ...all('form[action]', 'action'),
          ...sets,
        ]),
      ]
    }, html)
    for (const address of addresses) if (!found.has(address)) found.set(address, file)
  }
  return found
}

test('No built page has a dead link or a missing picture', async ({ page, request }) => {
  const all = await references(page)
  const images = new Set(
    (await siteRows<{ key: string }>('select key from images')).map(({ key }) => key),
  )
  const variants = new Set(
    PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => `${width}.${format}`)),
  )
  const dead: string[] = []
  for (const [address, file] of all) {
    const url = new URL(address, 'http://site.invalid/')
    if (!/^https?:$/.test(url.protocol) || url.host !== 'site.invalid') continue
    const path = decodeURIComponent(url.pathname)
    const [, key = '', variant = ''] = /^\/(property_images\/[^/]+)\/(.+)$/.exec(path) ?? []
    const there = isPhoto(path)
      ? images.has(key) && variants.has(variant)
      : existsSync(join(SITE_DIST, path, 'index.html')) ||
        (existsSync(join(SITE_DIST, path)) && /\.\w+$/.test(path)) ||
        (await request.get(address)).ok()
    if (!there) dead.push(`${address} (on ${file})`)
  }
  expect(all.size).toBeGreaterThan(100)
  expect(dead).toEqual([])
})

const dataProblems = (thing: object) => vocabularyProblems(thing)

test('The structured data of each page conforms to schema.org, and the sitemap names every canonical page once, and nothing else', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const named = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(await read('/robots.txt')) ?? []
  const parts = named(await read(new URL(index).pathname))
  const pages = await Promise.all(parts.map((part) => read(new URL(part).pathname)))
  const own: string[] = []
  for (const file of await builtPages()) {
    const html = await readFile(join(SITE_DIST, file), 'utf8')
    for (const [, data = ''] of html.matchAll(/ld\+json">([^<]*)</g))
      expect(JSON.parse(data)['@graph'].flatMap(dataProblems), file).toEqual([])
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    if (!canonical) continue
    expect(new URL(canonical).pathname).toBe(`/${file.replace(/index\.html$/, '')}`)
    own.push(canonical)
  }
  // Hindi pages of listings and projects are rendered when they are asked for.
  const isBuilt = (address: string) => {
    const { pathname } = new URL(address)
    const language = languageAt(pathname)
    return isBuiltIn(language, pathname.slice(PREFIXES[language].length))
  }
  expect(pages.flatMap(named).filter(isBuilt).sort()).toEqual(own.sort())
})

test('Each anchor that a page links to on itself exists', async () => {
  const missing: string[] = []
  for (const file of await builtPages()) {
    const html = await readFile(join(SITE_DIST, file), 'utf8')
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g))
      if (!html.includes(`id="${id}"`)) missing.push(`#${id} (on ${file})`)
  }
  expect(missing).toEqual([])
})

test('No built file contains a phone number or an e-mail address of a user', async () => {
  const all = await everyBuiltFile()
  const users = await siteRows<{ mobile: string; email: string }>(
    'select mobile_number as mobile, email from users',
  )
  expect(users.length).toBeGreaterThan(0)
  for (const { mobile, email } of users) {
    // Printing the text of the whole site would hide the failure.
    for (const secret of [mobile, email]) expect(all.includes(secret), secret).toBe(false)
  }
})
