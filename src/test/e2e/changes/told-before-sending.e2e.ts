import { PATHS } from '../../../contract/paths.ts'
import { comparedOf } from '../../../domain/hints/compared.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { LISTING_LIMITS } from '../../../domain/listing/constants.ts'
import { HINT_TEXTS } from '#english/hints/texts'
import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { LISTING_TEXTS } from '#language/listing/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { DESK_TEXTS, HINT_LABELS } from '#english/moderation/texts'
import { TEXT_ERRORS } from '#language/text/texts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import {
  fillDetails,
  logIn,
  newAccount,
  next,
  onStep,
  photoField,
  signedIn,
} from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const MARKER = `Bx${Date.now()}`
const TEXT = `The ${MARKER} flat looks over the temple tank, its long balcony gets the morning sun, the kitchen was redone last winter and the school bus waits at the gate.`
const NOTE = 'Our tenant posted the same flat by mistake: please keep this one.'

test('A poster is told before sending what an admin will see, and sends it with a sentence', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const { email } = await newAccount(other, baseURL)
  const original = `Original ${MARKER}`
  const [id = ''] = await makeSiteListings(email, 'Indira Nagar', 'pending', [
    { name: original, price: 7_200_000, area: 1450 },
  ])
  const { placeKey, shingles } = comparedOf({
    ...{ city: 'Lucknow', locality: 'Indira Nagar', description: TEXT },
  })
  await siteRows(
    "update properties set city = 'Lucknow', description = $1, place_key = $2, shingles = $3 where id = $4",
    [TEXT, placeKey, shingles, id],
  )

  await page.setViewportSize({ width: 360, height: 800 })
  await logIn(page, await newAccount(page, baseURL), PATHS.post)
  const name = `Copy ${MARKER}`
  await fillDetails(page, { name, locality: 'Sector 14, Indiranagar', price: '71 lakh' })
  await next(page)
  await onStep(page, 2, STEP_NAMES[1])
  const description = page.getByLabel(LISTING_FIELDS.description.label)
  await description.fill(`Ready! ${TEXT.replace('winter', 'year')} Also on Magic Bricks.`)
  for (const step of [3, 4]) {
    await next(page)
    await onStep(page, step, STEP_NAMES[step - 1] ?? '')
  }

  await test.step('What others have is said without their names', async () => {
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
    const main = page.getByRole('main')
    for (const said of [
      texts.others.duplicate,
      texts.others.words,
      texts.contact(['Magic Bricks']),
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
    for (const step of [3, 4]) {
      await next(page)
      await onStep(page, step, STEP_NAMES[step - 1] ?? '')
    }
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

test('Without a connection to compare, and signed out, the answers alone are looked at and Submit stays', async ({
  page,
}) => {
  await page.route('**/api/my/listing-check', (route) => route.abort())
  await page.goto(PATHS.post)
  await fillDetails(page, { name: 'Rohtas', locality: 'Aliganj' })
  await next(page)
  await onStep(page, 2, STEP_NAMES[1])
  await page.getByLabel(LISTING_FIELDS.reraNumber.label).fill('XYZ-1')
  for (const step of [3, 4]) {
    await next(page)
    await onStep(page, step, STEP_NAMES[step - 1] ?? '')
  }
  await expect(photoField(page)).toBeAttached()
  await expect(page.getByRole('main')).toContainText('“XYZ-1” does not look like a RERA number')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
})
