import { DESK_TEXTS, REJECT_TEXTS } from '#english/moderation/texts'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { shownValue } from '#language/listing/texts-values'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { rejected } from '#language/moderation/texts-decisions'
import { READ_TEXTS } from '#language/reading/texts-bounds'
import { FORM_TEXTS } from '#language/site/texts'
import { PATHS } from '../../../contract/paths.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import {
  fillDetails,
  logIn,
  newAccount,
  next,
  onStep,
  openGroups,
  photoField,
  sayMore,
  signedIn,
} from '../../support/browser/journeys.ts'
import { expectHindiMail, subjectOf } from '../../support/browser/mail.ts'
import { siteRows } from '../../support/site/served-site.ts'

const WIDTHS = [360, 768, 1440]
const NAME = `शांति कुंज ${Date.now()}`

test('A flat is posted in four steps, with a question of the reader and an error, and an admin’s refusal arrives in Hindi', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const account = await newAccount(page, baseURL)
  await siteRows('update users set email_verified_at = now() where email = $1', [account.email])
  await logIn(page, account, PATHS.post)
  const price = page.getByLabel(LISTING_FIELDS.price.label, { exact: true })

  await test.step('What is missing is listed', async () => {
    await onStep(page, 1, STEP_NAMES[0])
    await next(page)
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(FORM_TEXTS.missing(8))
    await expect(summary.getByRole('link').first()).toHaveText(LISTING_FIELD_TEXTS.listingType)
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('A figure that may mean several things is asked about', async () => {
    await fillDetails(page, { name: NAME, locality: 'गोमती नगर', price: '1,25 Cr' })
    const asked = page.getByRole('group', { name: READ_TEXTS.which('1,25 Cr') })
    await expect(asked.getByRole('button')).toHaveText(['₹1.25 करोड़', '₹125 करोड़'])
    await next(page)
    await expect(page.getByRole('alert')).toContainText(READ_TEXTS.choose('1,25 Cr'))
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
    await asked.getByRole('button').first().click()
    await expect(price).toHaveValue('12500000')
  })

  await test.step('The further steps, and what was typed, are there after a reload', async () => {
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
    await page
      .getByLabel(LISTING_FIELDS.furnishing.label)
      .selectOption({ label: shownValue('Semi-furnished') })
    await sayMore(page)
    const description = page.getByLabel(LISTING_FIELDS.description.label)
    await description.fill('पार्क के सामने, धूप और हवा भरपूर।')
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
    await page.reload()
    await expect(description).toHaveValue('पार्क के सामने, धूप और हवा भरपूर।')
    await next(page)
    await onStep(page, 3, STEP_NAMES[2])
    await page.getByRole('checkbox', { name: shownValue('Lift'), exact: true }).check()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
    await next(page)
    await onStep(page, 4, STEP_NAMES[3])
    await expect(photoField(page)).toBeAttached()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
    await page.getByRole('button', { name: WIZARD_TEXTS.submit }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await page.waitForURL((url) => url.pathname === PATHS.home)
  })

  const card = page.getByRole('article').filter({ hasText: NAME })
  await test.step('The profile shows it', async () => {
    await page.goto(PATHS.profile)
    await openGroups(page)
    await expect(card).toContainText(PROFILE_TEXTS.states.pending)
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('The refusal is mailed, and stands in the profile', async () => {
    const reason = 'फोटो में दूसरी प्रॉपर्टी है।'
    const admin = await signedIn(
      newVisitor,
      'Admin',
      `${PATHS.admin}?q=${encodeURIComponent(NAME)}`,
    )
    await admin.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()
    await expect(admin.getByRole('heading', { name: NAME })).toBeVisible()
    await admin.getByRole('button', { name: DESK_TEXTS.reject, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel(REJECT_TEXTS.reason).fill(reason)
    await dialog.getByRole('button', { name: REJECT_TEXTS.submit }).click()
    await expect(dialog).toHaveCount(0)
    const links = await expectHindiMail(page, {
      address: account.email,
      subject: subjectOf('rejected', `${NAME}, Gomti Nagar, Lucknow`),
      site: new URL(baseURL ?? '').origin,
    })
    expect(links).toContain(PATHS.profile)
    await page.reload()
    await expect(card).toContainText(rejected(reason))
    await card.getByRole('link', { name: new RegExp(PROFILE_TEXTS.again) }).click()
    await expect(page.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(NAME)
  })
})
