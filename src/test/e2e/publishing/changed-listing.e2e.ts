import type { Page } from '@playwright/test'
import { DECISION_LABELS, EDIT_TEXTS } from '#english/moderation/texts'
import { REBUILD_LABELS } from '#english/rebuild/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { HISTORY_TEXTS } from '#language/listing/texts-history'
import { OWN_LISTING_TEXTS as texts } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { FILL_TEXTS, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { CONTROL_TEXTS } from '#language/site/texts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  chooseMore,
  next,
  onStep,
  openGroups,
  postFlat,
  sayMore,
  signedIn,
} from '../../support/browser/journeys.ts'
import { rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const NAME = `Kadamb ${Date.now()}`
/** The text that the change adds to the description. */
const NEWS = `Painted in ${Date.now()}`

/** Approves a waiting listing by its name at the desk, and waits until the site shows it. */
async function approveAtDesk(
  admin: Page,
  said: string,
  decision: 'listing.approved' | 'edit.approved',
): Promise<void> {
  await admin
    .getByRole('button', { name: new RegExp(NAME) })
    .first()
    .click()
  await expect(admin.getByRole('heading', { name: NAME, exact: true })).toBeVisible()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByText(said)).toBeVisible()
  const line = admin
    .getByRole('listitem')
    .filter({ hasText: NAME })
    .filter({ hasText: DECISION_LABELS[decision] })
  await rebuiltByNow()
  await expect(line).toContainText(REBUILD_LABELS.live)
}

test('An owner changes a published listing: visitors read the former version until an admin approves the change; then it is closed, reopened and deleted', async ({
  page,
  newVisitor,
}) => {
  const owner = await signedIn(newVisitor, 'Owner')
  await postFlat(owner, { name: NAME, locality: 'Aliganj' })
  const admin = await signedIn(newVisitor, 'Admin', `/admin?q=${encodeURIComponent(NAME)}`)
  await approveAtDesk(admin, `${NAME} is approved.`, 'listing.approved')
  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [NAME],
  )
  const card = owner.getByRole('article').filter({ hasText: NAME })
  const edit = async () => {
    await owner.goto('/profile')
    await openGroups(owner)
    await chooseMore(card, texts.edit)
  }

  await test.step('A draft on the device is replaced only after a question', async () => {
    await owner.goto('/postproperty')
    await owner.getByLabel(LISTING_FIELDS.projectBuildingName.label).fill('Something else')
    await edit()
    await expect(owner.getByText(FILL_TEXTS.edit.ask)).toBeVisible()
    await owner.getByRole('button', { name: WIZARD_TEXTS.keep }).click()
    await expect(owner.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(
      'Something else',
    )
    await edit()
    await owner.getByRole('button', { name: WIZARD_TEXTS.replaceYes }).click()
  })

  await test.step('The form is filled with the listing and names it, also after a reload', async () => {
    await expect(owner.getByText(FILL_TEXTS.edit.readyPublished)).toBeVisible()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(FILL_TEXTS.edit.title(NAME))
    await owner.getByLabel('Price').fill('75 lakh')
    await owner.reload()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(FILL_TEXTS.edit.title(NAME))
    await expect(owner.getByLabel('Price')).toHaveValue('75 lakh')
    await expectAccessible(owner)
    for (const [step, name] of [
      [2, STEP_NAMES[1]],
      [3, 'Amenities'],
      [4, 'Upload Images'],
    ] as const) {
      await next(owner)
      await onStep(owner, step, name)
      if (step === 2) {
        await sayMore(owner)
        await owner.getByLabel('Description').fill(NEWS)
      }
    }
    await owner.getByRole('button', { name: 'Submit' }).click()
    await expect(owner.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await owner.waitForURL('/')
  })

  await test.step('Visitors read the former version; the owner reads that the change is waiting', async () => {
    await page.goto(`/listing-detail/${id}/`)
    await expect(page.locator('main')).toContainText('₹72 L')
    await expect(page.locator('main')).not.toContainText(NEWS)
    await owner.goto('/profile')
    await expect(card).toContainText(texts.changeWaiting)
    await expectAccessible(owner)
  })

  await test.step('The admin compares the change with the former version, and approves it; the page shows it after the build', async () => {
    await admin.reload()
    await admin
      .getByRole('button', { name: new RegExp(NAME) })
      .first()
      .click()
    const row = admin
      .getByRole('region', { name: EDIT_TEXTS.title })
      .getByRole('row', { name: /^Price/ })
    await expect(row).toContainText('₹72,00,000')
    await expect(row).toContainText('₹75,00,000')
    await expectAccessible(admin)
    await approveAtDesk(admin, EDIT_TEXTS.approved(NAME), 'edit.approved')
    await page.goto(`/listing-detail/${id}/`)
    await expect(page.locator('main')).toContainText(NEWS)
    await expect(page.locator('main')).toContainText('₹75 L')
    const history = page.getByRole('region', { name: HISTORY_TEXTS.title })
    await expect(history.getByRole('listitem').first()).toContainText(
      /price raised from ₹72,00,000 to ₹75,00,000/i,
    )
    await expect(history.getByRole('listitem').last()).toContainText(/\d{4}First seen here/)
    await expectAccessible(page)
  })

  const press = (words: string) => card.getByRole('button', { name: `${words}: ${NAME}` }).click()
  const news = owner.getByRole('status')

  await test.step('Its owner confirms it, marks it as sold, undoes that, and does it again and reopens it', async () => {
    await owner.goto('/profile')
    await expect(card).toContainText('₹75 L')
    await expect(card).not.toContainText(texts.changeWaiting)
    await press(PUBLISHED_TEXTS.confirm)
    await expect(news.filter({ hasText: PUBLISHED_TEXTS.confirmed(NAME) })).toBeVisible()
    await chooseMore(card, PUBLISHED_TEXTS.mark('sold', 'Flat/Apartment'))
    await expect(news.filter({ hasText: PUBLISHED_TEXTS.closed(NAME, 'Sold') })).toBeVisible()
    await expect(card).toContainText('Sold')
    await expect(card.getByRole('button', { name: PUBLISHED_TEXTS.confirm })).toHaveCount(0)
    await owner.getByRole('button', { name: CONTROL_TEXTS.undo }).click()
    await expect(news.filter({ hasText: texts.undone(NAME) })).toBeVisible()
    await chooseMore(card, PUBLISHED_TEXTS.mark('sold', 'Flat/Apartment'))
    await expect(card).toContainText('Sold')
    await press(texts.reopen)
    await expect(card.getByRole('button', { name: PUBLISHED_TEXTS.confirm })).toBeVisible()
  })

  await test.step('Deleting it first explains what happens, and then does it', async () => {
    await chooseMore(card, texts.remove)
    const dialog = owner.getByRole('dialog', { name: texts.dialog.title(NAME) })
    await expect(dialog).toContainText(texts.dialog.approved)
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: texts.dialog.cancel }).click()
    await expect(card).toBeVisible()
    await chooseMore(card, texts.remove)
    await dialog.getByRole('button', { name: texts.dialog.submit }).click()
    await expect(card).toHaveCount(0)
    expect(await siteRows('select 1 from properties where id = $1', [id])).toEqual([])
  })
})
