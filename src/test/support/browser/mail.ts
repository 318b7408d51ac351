import type { Page } from '@playwright/test'
import { THIS } from '#language/language/this'
import { LISTING_MAILS } from '#language/mail/texts-listing'
import { inLanguage } from '../../../contract/paths.ts'
import { LOCALES } from '../../../domain/language/constants.ts'
import { shownAbout } from '../../../domain/listing/about.ts'
import { mailTo } from '../site/mail-folder.ts'
import { expect } from './browser.ts'

/** What a mail program leaves for a mail: on a small phone, beside its list, and on a computer. */
const WIDTHS = [320, 480, 700]
const DEVANAGARI = /[\u0900-\u097f]/

/** The subject of a mail about a listing, by its name, locality and city. */
export const subjectOf = (
  kind: keyof typeof LISTING_MAILS,
  about: string,
  more: Record<string, unknown> = {},
): string =>
  LISTING_MAILS[kind]({ title: shownAbout(about), name: '', site: '', link: '', ...more }).subject

/**
 * Expects that a mail is in the language of these journeys in all its parts, leads to pages of it, and fits where it is
 * read. Returns the paths of its links to the site.
 */
export async function expectHindiMail(
  page: Page,
  { address, subject, site }: { address: string; subject: string; site: string },
): Promise<string[]> {
  const { text = '', html = '' } = await mailTo(address, subject)
  expect(subject).toMatch(DEVANAGARI)
  // An address is a line of its own, a price has no words, and what somebody else wrote is marked.
  const said = text.split('\n').filter((line) => !/^\s*(https?:|tel:|mailto:|>)/.test(line))
  expect(said.filter((line) => /\p{L}/u.test(line) && !DEVANAGARI.test(line))).toEqual([])
  const reader = await page.context().newPage()
  await reader.setContent(html)
  expect(await reader.locator('html').getAttribute('lang')).toBe(LOCALES[THIS])
  for (const width of WIDTHS) {
    await reader.setViewportSize({ width, height: 800 })
    expect(
      await reader.evaluate(() => document.documentElement.scrollWidth),
      `a mail ${width} px wide: ${subject}`,
    ).toBeLessThanOrEqual(width)
  }
  const links = await reader
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  await reader.close()
  const own = links.filter((link) => link.startsWith(site)).map((link) => link.slice(site.length))
  expect(own.filter((path) => !path.startsWith(inLanguage('/').replace(/\/?$/, '')))).toEqual([])
  expect(own.length).toBeGreaterThan(0)
  return own
}
