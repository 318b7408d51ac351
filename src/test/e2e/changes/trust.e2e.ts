import { GONE_DESK_TEXTS } from '#english/report/texts-gone-desk'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { VERIFY_TEXTS } from '#language/account/texts-security'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { CHECK_TEXTS } from '#language/listing/texts-checks'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { PHONE_TEXTS } from '#language/phone/texts'
import { REPORT_TEXTS } from '#language/report/texts'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { goneSummary } from '#language/report/texts-gone'
import { PATHS, reportedPath } from '../../../contract/paths.ts'
import { shownNumber, wholeNumber } from '../../../domain/phone/shown.ts'
import { GONE_REASON } from '../../../domain/report/constants.ts'
import { phoneHref } from '../../../domain/site/settings.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  chooseMore,
  demoAccount,
  logIn,
  newAccount,
  submitLogin,
} from '../../support/browser/journeys.ts'
import { mailedLink } from '../../support/site/mail-folder.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'
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
test('A number is shown after login, confirmation of the address and consent', async ({
  page,
  baseURL,
}) => {
  const listing = await someListing()
  const account = await newAccount(page, baseURL, 'Client')
  await page.goto(`/listing-detail/${listing.id}/`)
  await page.getByRole('button', { name: PHONE_TEXTS.open }).click()
  const dialog = page.getByRole('dialog', { name: PHONE_TEXTS.title(listing.owner) })
  await expect(dialog.getByRole('listitem')).toHaveText(Object.values(PHONE_TEXTS.steps))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: PHONE_TEXTS.logIn }).click()
  await page.waitForURL(/\/login/)
  await submitLogin(page, account)
  await expect(
    dialog.getByText(PHONE_TEXTS.oneLeft(account.email)),
    'the question that led to the login is open again',
  ).toBeVisible()
  await expect(dialog.getByText(PHONE_TEXTS.consent)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(await mailedLink(account.email, VERIFY_TEXTS.title))
  await page.getByRole('button', { name: VERIFY_TEXTS.submit }).click()
  await page.getByRole('link', { name: VERIFY_TEXTS.toNumber }).click()
  await expect(dialog.getByText(PHONE_TEXTS.consent)).toBeVisible()
  await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
  const number = dialog.getByRole('link', { name: shownNumber(listing.mobile) })
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('href', phoneHref(wholeNumber(listing.mobile)))
})

test('A poster allows WhatsApp to those who see the number, or is written to only, on one listing or on all', async ({
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
  const reveal = reader.getByRole('button', { name: PHONE_TEXTS.open })
  const dialog = reader.getByRole('dialog', { name: PHONE_TEXTS.title(account.name) })
  const write = dialog.getByRole('link', { name: PHONE_TEXTS.writeOnWhatsApp })
  const ask = async () => {
    await reveal.click()
    await dialog.getByRole('button', { name: PHONE_TEXTS.agree }).click()
    await expect(dialog.getByText(PHONE_TEXTS.hint)).toBeVisible()
  }
  await ask()
  await expect(write).toHaveCount(0)
  await reader.keyboard.press('Escape')

  await logIn(page, account, PATHS.profile)
  const save = async () => {
    await page.getByRole('button', { name: OWN_DATA_TEXTS.save }).click()
    await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
  }
  await page.getByRole('tab', { name: OWN_DATA_TEXTS.tab }).click()
  const box = page.getByLabel(OWN_DATA_TEXTS.whatsApp)
  await expect(box).not.toBeChecked()
  await box.check()
  await expectAccessible(page)
  await save()
  await page.reload()
  await expect(box).toBeChecked()

  await ask()
  await expectAccessible(reader)
  const address = new URL((await write.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/919876543210')
  expect(address.searchParams.get('text')).toBe(
    PHONE_TEXTS.hello(name, new URL(listing, reader.url()).href),
  )
  await reader.reload()
  await expect(reveal).toBeVisible()

  await page.goto(PATHS.profile)
  const card = page.getByRole('article').filter({ hasText: name })
  await chooseMore(card, OWN_LISTING_TEXTS.messagesOnly)
  await expect(card).toContainText(OWN_LISTING_TEXTS.isMessagesOnly)
  await expectAccessible(page)
  // The page was opened before: it learns it from the press.
  await reveal.click()
  await expect(
    reader.getByRole('status').filter({ hasText: PHONE_TEXTS.messagesOnly }),
  ).toBeVisible()
  await reader.reload()
  const panel = reader.getByRole('complementary', { name: LISTING_PAGE_TEXTS.owner })
  await expect(panel.getByText(PHONE_TEXTS.messagesOnly)).toBeVisible()
  await expect(reveal).toHaveCount(0)
  await expectAccessible(reader)
  await page.getByRole('tab', { name: OWN_DATA_TEXTS.tab }).click()
  await page.getByLabel(OWN_DATA_TEXTS.messagesOnly).check()
  await save()
  expect(
    await siteRows('select messages_only from users where email = $1', [account.email]),
  ).toEqual([{ messages_only: true }])
})

test('A visitor reports that a home is gone; an admin hides it with one press, and its owner reads why and answers, as later to a doubt', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const name = `Gulmohar ${Date.now()}`
  const owner = await newAccount(page, baseURL)
  const { id } = await ownPublished({ ...owner, name, locality: 'Rajajipuram' })

  await test.step('The form names missing answers, accepts the report once, and says by when it is settled', async () => {
    await page.goto(`/listing-detail/${id}/`)
    const opener = page.getByRole('button', { name: REPORT_TEXTS.open })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: REPORT_TEXTS.title(name) })
    await dialog.getByRole('button', { name: REPORT_TEXTS.submit }).click()
    await expect(dialog.getByRole('alert')).toContainText(REPORT_TEXTS.reason)
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: GONE_REASON }).check()
    await dialog.getByLabel(REPORT_TEXTS.emailLabel).fill(`ravi-${id}@example.in`)
    await dialog.getByRole('button', { name: REPORT_TEXTS.submit }).click()
    await expect(dialog.getByRole('status')).toContainText(
      /^Thank you\. We have your report\. It has to be settled by \d/,
    )
    await expect(dialog.getByRole('status')).toContainText('will mail you the outcome')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  // Eight days pass without an answer.
  await siteRows(
    "update reports set created_at = created_at - interval '8 days', due_at = due_at - interval '8 days' where property_id = $1",
    [id],
  )
  await siteRows(
    "update properties set gone_asked_at = gone_asked_at - interval '8 days', confirmed_at = confirmed_at - interval '9 days' where id = $1",
    [id],
  )
  const admin = await (await newVisitor()).newPage()
  await test.step('It is on the desk with its clock, to which the mail about it leads through the login', async () => {
    await admin.goto(reportedPath(id))
    await admin.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    const next = new URL(admin.url()).searchParams.get('next') ?? ''
    expect(next.replace('/?', '?')).toBe(reportedPath(id))
    await logIn(admin, demoAccount('Admin'), next)
    const item = admin.locator(`#reported-${id}`)
    await expect(admin.locator(':focus')).toContainText(name)
    await expect(item).toContainText(GONE_DESK_TEXTS.unanswered)
    await expect(item).toContainText('overdue by 1 day')
    await expectAccessible(admin)
    await item.getByRole('button', { name: `${GONE_DESK_TEXTS.hide}: ${name}` }).click()
    await expect(
      item.getByRole('button', { name: `${GONE_DESK_TEXTS.unhide}: ${name}` }),
    ).toBeVisible()
  })

  await test.step('The owner sees it on the profile, confirms it, and it is shown again', async () => {
    await logIn(page, owner, PATHS.profile)
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText('Hidden from visitors since')
    await expect(
      page.getByRole('status').filter({ hasText: goneSummary({ reported: 1, hidden: 1 }) ?? '-' }),
    ).toBeVisible()
    await expect(
      page.getByRole('heading', { name: OWN_FILTER_TEXTS.states.reported }),
    ).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: /still available/i }).click()
    await expect(card).not.toContainText('Hidden from visitors since')
    expect(
      await siteRows('select id from reports where property_id = $1 and handled_at is null', [id]),
    ).toEqual([])
  })

  await test.step('Asked whether it is theirs to offer, the owner answers on the card, and the desk reads it', async () => {
    await siteRows(
      `insert into reports (id, property_id, about, reason, submission_key)
       select 'doubt' || $1, $1, $2, 'A broker as owner', 'doubt-' || $1`,
      [id, name],
    )
    await siteRows('insert into offer_doubts (id, asked_at) values ($1, now())', [id])
    await page.reload()
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(DOUBT_TEXTS.why(DOUBT_TEXTS.thisHome))
    await card.getByRole('button', { name: DOUBT_TEXTS.open }).click()
    const field = card.getByLabel(DOUBT_TEXTS.label)
    await expect(field).toBeFocused()
    await card.getByRole('button', { name: DOUBT_TEXTS.submit }).click()
    await expect(card.getByRole('link', { name: DOUBT_TEXTS.missing })).toBeVisible()
    await field.fill('My mother owns it, and I offer it for her.')
    await expectAccessible(page)
    await card.getByRole('button', { name: DOUBT_TEXTS.submit }).click()
    await expect(page.getByText(DOUBT_TEXTS.done)).toBeVisible()
    await expect(card.getByRole('blockquote')).toContainText('My mother owns it')
    await admin.goto(reportedPath(id))
    const item = admin.locator(`#reported-${id}`)
    await expect(item).toContainText('The poster answered on')
    await expect(item.getByRole('blockquote')).toContainText('My mother owns it')
    await expectAccessible(admin)
  })
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
