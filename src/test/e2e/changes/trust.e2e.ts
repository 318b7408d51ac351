import { PATHS } from '../../../contract/paths.ts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { VERIFY_TEXTS } from '#language/account/texts-security'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { HISTORY_TEXTS } from '#language/trust/texts-history'
import { CHECK_TEXTS } from '#language/trust/texts-read'
import { PHONE_LIMITS } from '../../../domain/phone/constants.ts'
import { formatMobile, PHONE_TEXTS } from '#language/phone/texts'
import { REPORT_REASONS } from '../../../domain/report/constants.ts'
import { REPORT_TEXTS } from '#language/report/texts'
import { phoneHref } from '../../../domain/site/settings.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { demoAccount, logIn, newAccount, submitLogin } from '../../support/browser/journeys.ts'
import { mailedLink } from '../../support/site/mail-folder.ts'
import { everyBuiltFile, siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

type Listing = { id: string; name: string; owner: string; mobile: string }

/** Returns a published listing of the demo data. */
async function someListing(): Promise<Listing> {
  const [listing] =
    await siteRows<Listing>(`select p.id, p.project_building_name as name, u.name as owner, u.mobile_number as mobile from properties p
    join users u on u.id = p.user_id where p.is_approved and p.availability = 'available' and p.submission_key like 'demo-%' order by p.approved_at limit 1`)
  if (!listing) throw new Error('There is no published listing.')
  return listing
}
const attempts = (key: string, count: number) =>
  siteRows(
    `insert into rate_limits (key, count) values ($1, $2)
  on conflict (key) do update set count = excluded.count, window_start = now()`,
    [key, count],
  )
const client = async () =>
  (
    await siteRows<{ id: string }>('select id from users where email = $1', [
      demoAccount('Client').email,
    ])
  )[0]?.id ?? ''

test('A visitor reports a listing: the form names missing answers, accepts the report once, and thanks the visitor', async ({
  page,
}) => {
  const listing = await someListing()
  const note = `It was let in spring. ${Date.now()}`
  await page.goto(`/listing-detail/${listing.id}/`)
  const opener = page.getByRole('button', { name: REPORT_TEXTS.open })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: REPORT_TEXTS.title(listing.name) })
  await dialog.getByRole('button', { name: REPORT_TEXTS.submit }).click()
  await expect(dialog.getByRole('alert')).toContainText(REPORT_TEXTS.reason)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: REPORT_REASONS[0] }).check()
  await dialog.getByLabel(REPORT_TEXTS.noteLabel).fill(note)
  await dialog.getByRole('button', { name: REPORT_TEXTS.submit }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    /^Thank you\. We have your report\. It has to be settled by \d/,
  )
  expect(await siteRows('select reason, property_id from reports where note = $1', [note])).toEqual(
    [{ reason: REPORT_REASONS[0], property_id: listing.id }],
  )
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('A phone number is shown after login and consent, and the limit is explained', async ({
  page,
  expectProblems,
}) => {
  const listing = await someListing()
  await attempts(`phone:${await client()}`, 0)
  await page.goto(`/listing-detail/${listing.id}/`)
  await page.getByRole('button', { name: PHONE_TEXTS.open }).click()
  const dialog = page.getByRole('dialog', { name: PHONE_TEXTS.title(listing.owner) })
  await expect(dialog.getByRole('listitem')).toHaveText(Object.values(PHONE_TEXTS.steps))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: PHONE_TEXTS.logIn }).click()
  await page.waitForURL(/\/login/)
  await submitLogin(page, demoAccount('Client'))
  await expect(
    dialog.getByText(PHONE_TEXTS.consent),
    'the question that led to the login is open again',
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
  const number = dialog.getByRole('link', { name: formatMobile(listing.mobile) })
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('href', phoneHref(formatMobile(listing.mobile)))
  await page.keyboard.press('Escape')

  expectProblems(/429 .*\/phone/, /console error: .*429/)
  await attempts(`phone:${await client()}`, PHONE_LIMITS.viewer.attempts)
  await page.getByRole('button', { name: PHONE_TEXTS.open }).click()
  await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
  await expect(dialog.getByRole('alert')).toHaveText(PHONE_TEXTS.viewerLimit)
  await attempts(`phone:${await client()}`, 0)
})

test('A visitor with an unconfirmed address is told so before the consent, and the confirmation leads back to the number', async ({
  page,
  baseURL,
}) => {
  const listing = await someListing()
  const account = await newAccount(page, baseURL, 'Client')
  await logIn(page, account, `/listing-detail/${listing.id}/`)
  await page.getByRole('button', { name: PHONE_TEXTS.open }).click()
  const dialog = page.getByRole('dialog', { name: PHONE_TEXTS.title(listing.owner) })
  await expect(dialog.getByText(PHONE_TEXTS.oneLeft(account.email))).toBeVisible()
  await expect(dialog.getByText(PHONE_TEXTS.consent)).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: PHONE_TEXTS.confirmed }).click()
  await expect(dialog.getByRole('alert')).toHaveText(PHONE_TEXTS.stillUnconfirmed)
  await page.goto(await mailedLink(account.email, VERIFY_TEXTS.title))
  await page.getByRole('button', { name: VERIFY_TEXTS.submit }).click()
  await page.getByRole('link', { name: VERIFY_TEXTS.toNumber }).click()
  await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
  await expect(dialog.getByRole('link', { name: formatMobile(listing.mobile) })).toBeVisible()
})

test('A poster allows WhatsApp in the profile, and visitors who see the number get a link to it; otherwise nobody does', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  const name = `Written to ${Date.now()}`
  const offer = { name, price: 5_000_000, area: 1000 }
  const [id] = await makeSiteListings(account.email, name, 'approved', [offer], 'Farmhouse')
  const reader = await (await newVisitor()).newPage()
  const reading = await newAccount(reader, baseURL, 'Client')
  await siteRows('update users set email_verified_at = now() where email = $1', [reading.email])
  const listing = `/listing-detail/${id}/`
  await logIn(reader, reading, listing)
  const dialog = reader.getByRole('dialog', { name: PHONE_TEXTS.title(account.name) })
  const write = dialog.getByRole('link', { name: PHONE_TEXTS.writeOnWhatsApp })
  const reveal = async () => {
    await reader.getByRole('button', { name: PHONE_TEXTS.open }).click()
    await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
    await expect(dialog.getByText(PHONE_TEXTS.hint)).toBeVisible()
  }
  await reveal()
  await expect(write).toHaveCount(0)
  await reader.keyboard.press('Escape')

  await logIn(page, account, PATHS.profile)
  await page.getByRole('tab', { name: OWN_DATA_TEXTS.tab }).click()
  const box = page.getByLabel(OWN_DATA_TEXTS.whatsApp)
  await expect(box).not.toBeChecked()
  await box.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: OWN_DATA_TEXTS.save }).click()
  await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(OWN_DATA_TEXTS.whatsApp)).toBeChecked()

  await reveal()
  await expectAccessible(reader)
  const address = new URL((await write.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/919876543210')
  expect(address.searchParams.get('text')).toBe(
    PHONE_TEXTS.hello(name, new URL(listing, reader.url()).href),
  )
})

test('A poster who is written to only shows no number at once, on one listing or on all, and messages arrive', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  const name = `Messages only ${Date.now()}`
  const offer = { name, price: 5_000_000, area: 1000 }
  const [id] = await makeSiteListings(account.email, name, 'approved', [offer], 'Farmhouse')
  const reader = await (await newVisitor()).newPage()
  const listing = `/listing-detail/${id}/`
  await reader.goto(listing)
  const reveal = reader.getByRole('button', { name: PHONE_TEXTS.open })
  await expect(reveal).toBeVisible()

  await logIn(page, account, PATHS.profile)
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('button', { name: `${OWN_LISTING_TEXTS.messagesOnly}: ${name}` }).click()
  await expect(card).toContainText(OWN_LISTING_TEXTS.isMessagesOnly)
  await expectAccessible(page)

  // The page was opened before: it learns it from the press.
  await reveal.click()
  await expect(
    reader.getByRole('status').filter({ hasText: PHONE_TEXTS.messagesOnly }),
  ).toBeVisible()
  await expect(reader.getByRole('button', { name: PHONE_TEXTS.withheld })).toBeVisible()
  const panel = reader.getByRole('complementary', { name: LISTING_PAGE_TEXTS.owner })
  await expect(panel.getByText(PHONE_TEXTS.messagesOnly)).toBeVisible()
  await expect(panel.getByText(PHONE_TEXTS.free)).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByText(PHONE_TEXTS.messagesOnly)).toBeVisible()
  await expect(reveal).toHaveCount(0)
  await expectAccessible(reader)
  await reader.getByRole('button', { name: ENQUIRY_TEXTS.open('owner') }).click()
  const dialog = reader.getByRole('dialog', { name: ENQUIRY_TEXTS.title(name) })
  await dialog.getByLabel(CONTACT_TEXTS.name).fill('Asha Verma')
  await dialog.getByLabel(CONTACT_TEXTS.email).fill(`asha${Date.now()}@example.in`)
  await dialog.getByLabel(CONTACT_TEXTS.mobileNumber).fill('9876501234')
  await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
  await expect(dialog.getByText(ENQUIRY_TEXTS.done('owner'))).toBeVisible()
  expect(
    await siteRows('select mobile_number from enquiries where property_id = $1', [id ?? '']),
  ).toEqual([{ mobile_number: '9876501234' }])

  await page.getByRole('tab', { name: OWN_DATA_TEXTS.tab }).click()
  await page.getByLabel(OWN_DATA_TEXTS.messagesOnly).check()
  await page.getByRole('button', { name: OWN_DATA_TEXTS.save }).click()
  await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
  await expectAccessible(page)
  expect(
    await siteRows('select messages_only from users where email = $1', [account.email]),
  ).toEqual([{ messages_only: true }])
})

test('A listing’s page tells a new price and a confirmation, and since when it is known', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL)
  const name = `Has a past ${Date.now()}`
  const offer = { name, price: 5_000_000, area: 1000 }
  const [id = ''] = await makeSiteListings(account.email, name, 'approved', [offer], 'Farmhouse')
  await logIn(page, account, PATHS.profile)
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: `${PUBLISHED_TEXTS.confirm}: ${name}` })
    .click()
  await expect(page.getByText(PUBLISHED_TEXTS.confirmed(name))).toBeVisible()
  await siteRows('update properties set price = 4800000, version = version + 1 where id = $1', [id])
  await page.goto(`/listing-detail/${id}/`)
  const history = page.getByRole('region', { name: HISTORY_TEXTS.title })
  await expect(history.getByRole('listitem')).toHaveText([
    /Price lowered from ₹50,00,000 to ₹48,00,000$/,
    /Confirmed as available$/,
    /Published at ₹50,00,000$/,
    /First seen here: it was posted$/,
  ])
  await expectAccessible(page)
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

test('A listing shows what was checked and when, and what was not, also without scripts', async ({
  page,
  newVisitor,
}) => {
  const { id } = await someListing()
  const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
  for (const reader of [page, plain]) {
    await reader.goto(`/listing-detail/${id}/`)
    const panel = reader.getByRole('region', { name: CHECK_TEXTS.title })
    // Listings of the demo data have notes of the admin who read them.
    await expect(panel.getByText(/read by a person on \d+ \p{L}+ \d{4}/u)).toBeVisible()
    for (const text of CHECK_TEXTS.not) await expect(panel.getByText(text)).toBeVisible()
  }
  const confirmed = (reader: typeof page) =>
    reader
      .getByRole('listitem')
      .filter({ hasText: CHECK_TEXTS.confirmed('owner', false) })
      .getByRole('time')
  await expect(confirmed(plain), 'a date in the page').toHaveText(/^\d+ \p{L}+\.? \d{4}$/u)
  await expect(confirmed(page), 'made relative in the browser').toHaveText(/ago|today|yesterday/)
})
