import { PATHS } from '../../../contract/paths.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { HINT_TEXTS } from '#english/hints/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { priceLabel } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { BATCH_TEXTS, DESK_TEXTS } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { ODD_MARKS, ODD_TEXTS, PLACE_TEXTS, READ_TEXTS } from '#language/reading/texts-bounds'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import {
  fillDetails,
  logIn,
  newAccount,
  next,
  onStep,
  signedIn,
  toPhotos,
} from '../../support/browser/journeys.ts'

const NAME = `Farah Office ${Date.now()}`

test('A figure that may mean several things is asked about at its field, and a button answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PATHS.post)
  await fillDetails(page, { name: 'Rohtas', locality: 'Aliganj', price: '1,25 Cr' })
  const price = page.getByLabel('Price', { exact: true })

  await test.step('The field says what it could be; Next does not go on', async () => {
    const asked = page.getByRole('group', { name: READ_TEXTS.which('1,25 Cr') })
    await expect(asked.getByRole('button')).toHaveText(['₹1.25 crore', '₹125 crore'])
    await next(page)
    await expect(page.getByRole('alert')).toContainText(READ_TEXTS.choose('1,25 Cr'))
    await expectAccessible(page)
    await expectNotWider(page)
    await asked.getByRole('button', { name: '₹1.25 crore' }).click()
    await expect(price).toHaveValue('12500000')
    await expect(price).toBeFocused()
    await expect(page.getByText('₹ 1.25 Cr — ₹1,25,00,000')).toBeVisible()
  })

  await test.step('A rent with a dot may be one of thousands', async () => {
    await page.getByRole('radio', { name: 'Rent' }).check()
    await page.getByLabel(priceLabel('Rent')).fill('45.000')
    const asked = page.getByRole('group', { name: READ_TEXTS.which('45.000') })
    await expect(asked.getByRole('button')).toHaveText(['₹45,000', '₹45'])
    await asked.getByRole('button', { name: '₹45,000' }).click()
    await expect(page.getByLabel(priceLabel('Rent'))).toHaveValue('45000')
  })

  await test.step('An area names its own unit', async () => {
    await page.getByLabel(LISTING_FIELDS.plotArea.label, { exact: true }).fill('160 gaj')
    await expect(page.getByLabel(LISTING_FIELDS.areaUnit.label)).toHaveValue('sq yd')
    await expect(page.getByText('1,440 sq ft', { exact: true })).toBeVisible()
  })

  await test.step('A locality of another city is asked about', async () => {
    await page.getByRole('radio', { name: 'Noida' }).check()
    await next(page)
    const question = PLACE_TEXTS.question('Aliganj', ['Lucknow'], 'Noida')
    const asked = page.getByRole('group', { name: question })
    await expect(asked).toBeFocused()
    await asked.getByRole('button', { name: PLACE_TEXTS.instead('Lucknow') }).click()
    await expect(page.getByRole('radio', { name: 'Lucknow' })).toBeChecked()
    await expect(asked).toBeHidden()
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
  })
})

test('An office for ₹85 is posted once its poster has confirmed it, and marked in the whole desk', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  await logIn(page, await newAccount(page, baseURL), PATHS.post)
  await fillDetails(page, { name: NAME, locality: 'Gomti Nagar', price: '85', area: '800' })
  await page.getByRole('radio', { name: 'Rent' }).check()
  await page.getByRole('radio', { name: 'Commercial' }).check()
  await page.getByRole('radio', { name: 'Office' }).check()

  await test.step('The question takes the focus; another Next asks again', async () => {
    await next(page)
    const asked = page.getByRole('group', { name: /^₹85 per month is far less than an office/ })
    await expect(asked).toBeFocused()
    await expectAccessible(page)
    await next(page)
    await expect(asked).toBeVisible()
    await asked.getByRole('button', { name: ODD_TEXTS.change }).click()
    await expect(page.getByLabel(priceLabel('Rent'))).toBeFocused()
    await asked.getByRole('button', { name: ODD_TEXTS.yes('₹85 per month') }).click()
    await onStep(page, 2, STEP_NAMES[1])
  })

  await test.step('The answer holds for the whole form', async () => {
    await page.getByLabel(LISTING_FIELDS.reraNumber.label).fill('XYZ-1')
    await page.goBack()
    await toPhotos(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  })

  const mark = ODD_MARKS.confirmed('₹85 per month')
  const admin = await signedIn(newVisitor, 'Admin', `${PATHS.admin}?q=${NAME.split(' ').at(-1)}`)
  const queue = admin.getByRole('region', { name: DESK_TEXTS.queue })

  await test.step('The queue and the detail mark it, and it is not among those without hints', async () => {
    await expect(queue.getByRole('listitem')).toContainText([mark])
    await expect(queue.getByRole('listitem')).toContainText([HINT_TEXTS.reraDoubtful])
    await expect(admin.getByText(ODD_MARKS.posterConfirmed('₹85 per month'))).toBeVisible()
    await expect(queue.getByRole('button', { name: BATCH_TEXTS.chooseAll(0) })).toBeDisabled()
    await expectAccessible(admin)
  })

  await test.step('So does the dialog before an approval of several', async () => {
    await queue.getByRole('button', { name: READING_TEXTS.openOne(NAME) }).click()
    await queue.getByRole('checkbox').check()
    await queue.getByRole('button', { name: BATCH_TEXTS.approve(1) }).click()
    const dialog = admin.getByRole('dialog', { name: BATCH_TEXTS.title(1) })
    await expect(dialog).toContainText(mark)
    await expect(dialog).toContainText(HINT_TEXTS.reraDoubtful)
    await expectAccessible(admin)
  })
})
