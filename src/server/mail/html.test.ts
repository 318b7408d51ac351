import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { LISTING_MAILS } from '../../domain/mail/texts-listing.ts'
import { mailHtml } from './html.ts'

const SITE = { siteName: 'Aangan', siteUrl: 'https://aangan.example' }
const data = {
  name: 'Ravi <b>Tiwari</b>',
  site: SITE.siteUrl,
  link: `${SITE.siteUrl}/profile?a=1&b=2`,
  title: 'Kesar "Heights" & Sons',
  visitor: '<script>alert(1)</script>',
  message: 'Is it free?\n<img src=x onerror=alert(1)>',
}
const html = () => mailHtml({ ...SITE, ...LISTING_MAILS.enquiry(data) })

test('A mail as HTML is a valid document', async () => {
  // Mail programs know the attributes of old better than styles.
  const rules = { 'no-deprecated-attr': 'off' } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  const { results } = await validator.validateString(html())
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test('A mail fetches nothing and runs nothing', () => {
  expect(html()).not.toMatch(/<(img|link|style|script|iframe)|url\(|@import/)
})

test('The words of others are text and no markup, line by line', () => {
  expect(html()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; asks about')
  expect(html()).toContain('Is it free?<br>&lt;img src=x onerror=alert(1)&gt;')
  expect(html()).toContain('Dear Ravi &lt;b&gt;Tiwari&lt;/b&gt;,')
  expect(html()).toContain('Kesar &quot;Heights&quot; &amp; Sons')
})

test('The link is a button that says what it opens', () => {
  expect(html()).toMatch(
    /<a href="https:\/\/aangan\.example\/profile\?a=1&amp;b=2"[^>]*>Read the question<\/a>/,
  )
})

test('A mailbox shows what the mail is about beside its subject, not the greeting', () => {
  expect(html()).toMatch(/display:none[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt; asks about/)
})
