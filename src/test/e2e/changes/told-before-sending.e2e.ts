import { HINT_TEXTS } from '#english/hints/texts'
import { DESK_TEXTS, HINT_LABELS } from '#english/moderation/texts'
import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { LISTING_TEXTS } from '#language/listing/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { ODD_TEXTS, READ_TEXTS } from '#language/reading/texts-bounds'
import { TEXT_ERRORS } from '#language/text/texts'
import { PATHS } from '../../../contract/paths.ts'
import { comparedOf } from '../../../domain/hints/compared.ts'
import { LISTING_LIMITS } from '../../../domain/listing/constants.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { reraWarning } from '../../../domain/rera/warning.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import {
  fillDetails,
  logIn,
  newAccount,
  next,
  onStep,
  photoField,
  sayMore,
  signedIn,
} from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const MARKER = `Bx${Date.now()}`
const TEXT = `The ${MARKER} flat looks over the temple tank, its long balcony gets the morning sun, the kitchen was redone last winter and the school bus waits at the gate.`
const NOTE = 'Our tenant posted the same flat by mistake: please keep this one.'

test('A poster answers for a figure that is unclear or odd, is told before sending what an admin will see, and sends it with a sentence', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const { email } = await newAccount(other, baseURL)
  const original = `Original ${MARKER}`
  const [id = ''] = await makeSiteListings(email, 'Indira Nagar', 'approved', [
    { name: original, price: 7_200_000, area: 1450 },
  ])
  const { placeKey, shingles } = comparedOf({
    city: 'Lucknow',
    locality: 'Indira Nagar',
    description: TEXT,
  })
  await siteRows(
    "update properties set city = 'Lucknow', description = $1, place_key = $2, shingles = $3 where id = $4",
    [TEXT, placeKey, shingles, id],
  )

  await page.setViewportSize({ width: 640, height: 800 })
  await page.goto(PATHS.post)
  const name = `Copy ${MARKER}`
  await fillDetails(page, {
    name,
    locality: 'Sector 14, Indiranagar',
    price: '1,25 Cr',
    area: '161 gaj',
  })
  const price = page.getByLabel('Price', { exact: true })
  const description = page.getByLabel(LISTING_FIELDS.description.label)
  const toEnd = async () => {
    for (const step of [3, 4]) {
      await next(page)
      await onStep(page, step, STEP_NAMES[step - 1] ?? '')
    }
  }

  await test.step('An area names its own unit', async () => {
    await expect(page.getByLabel(LISTING_FIELDS.areaUnit.label)).toHaveValue('sq yd')
    await expect(page.getByText('1,449 sq ft', { exact: true })).toBeVisible()
  })

  await test.step('What may mean several things is asked about at its field; a button answers, and Next does not go on before', async () => {
    const asked = page.getByRole('group', { name: READ_TEXTS.which('1,25 Cr') })
    await expect(asked.getByRole('button')).toHaveText(['₹1.25 crore', '₹125 crore'])
    await next(page)
    await expect(page.getByRole('alert')).toContainText(READ_TEXTS.choose('1,25 Cr'))
    await expectAccessible(page)
    await expectNotWider(page)
    await page.setViewportSize({ width: 640, height: 800 })
    await asked.getByRole('button', { name: '₹1.25 crore' }).click()
    await expect(price).toHaveValue('12500000')
    await expect(price).toBeFocused()
    await expect(page.getByText('₹1.25 Cr — ₹1,25,00,000')).toBeVisible()
  })

  await test.step('What is far from the usual takes the focus, and is asked about until it is changed or confirmed', async () => {
    await price.fill('7100')
    await next(page)
    const asked = page.getByRole('group', { name: /^₹7,100 is far less than/ })
    await expect(asked).toBeFocused()
    await expectAccessible(page)
    await asked.getByRole('button', { name: ODD_TEXTS.change }).click()
    await expect(price).toBeFocused()
    await price.fill('71 lakh')
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
  })

  await test.step('Signed out, the answers alone are looked at: a RERA number of another form is warned of, and accepted', async () => {
    await sayMore(page)
    const rera = page.getByLabel(LISTING_FIELDS.reraNumber.label)
    const warning = page.getByText(reraWarning('x', 'Lucknow') ?? 'none')
    await rera.fill('UPRERAPRJ12345')
    await expect(warning).toHaveCount(0)
    await rera.fill('XYZ-1')
    await expect(warning).toBeVisible()
    await expectAccessible(page)
    await description.fill(`Ready! ${TEXT.replace('winter', 'year')} Also on Magic Bricks.`)
    await toEnd()
    await expect(photoField(page)).toBeAttached()
    await expect(page.getByRole('main')).toContainText('“XYZ-1” does not look like a RERA number')
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })

  await logIn(page, await newAccount(page, baseURL), `${PATHS.post}?step=4`)
  await test.step('What others have is said without their names', async () => {
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
    const main = page.getByRole('main')
    for (const said of [
      texts.others.duplicate,
      texts.others.words,
      texts.contact(LISTING_FIELDS.description.label, ['Magic Bricks']),
    ])
      await expect(main).toContainText(said)
    await expect(main).not.toContainText(original)
    await expectAccessible(page)
    await expectNotWider(page)
  })

  await test.step('A link leads to the answer, and what was changed is no longer said', async () => {
    const goTo = texts.goTo(LISTING_FIELDS.description.label)
    await page.getByRole('link', { name: goTo }).first().click()
    await expect(description).toBeFocused()
    await description.fill(TEXT.replace('winter', 'year'))
    await toEnd()
    const main = page.getByRole('main')
    await expect(main).toContainText(texts.others.words)
    await expect(main).not.toContainText('Magic Bricks')
  })

  await test.step('A sentence that is too long is said, and nothing else holds the listing up', async () => {
    const note = page.getByLabel(texts.note)
    await note.fill('x'.repeat(LISTING_LIMITS.noteToAdmin + 1))
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert')).toContainText(
      TEXT_ERRORS.tooLong(LISTING_LIMITS.noteToAdmin),
    )
    await note.fill(NOTE)
    await page.reload()
    await expect(note).toHaveValue(NOTE)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  })

  const admin = await signedIn(newVisitor, 'Admin', `${PATHS.admin}?q=${encodeURIComponent(name)}`)
  await test.step('The admin reads the sentence, the pair and the record', async () => {
    await expect(admin.getByRole('heading', { name, exact: true })).toBeVisible()
    const told = admin.getByRole('region', { name: DESK_TEXTS.note })
    await expect(told).toContainText(NOTE)
    const record = admin.getByRole('list', { name: HINT_TEXTS.record })
    await expect(record).toContainText(HINT_LABELS.words)
    await expect(record).toContainText(/too few decisions|led to a rejection/)
    await expect(admin.getByText(HINT_TEXTS.sameWords(1))).toBeVisible()
    await expect(admin.locator('mark').first()).toContainText(`The ${MARKER} flat looks over`)
    await expect(admin.getByText(`Text of ${original}`)).toBeVisible()
    await expectAccessible(admin)
  })
})

// A second try, and another worker, would find the same words in more than one listing.
test.afterAll('Remove the data from the site', () =>
  siteRows('delete from properties where project_building_name like $1', [`%${MARKER}`]),
)
