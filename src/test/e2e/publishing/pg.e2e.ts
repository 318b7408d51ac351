import { LISTING_TEXTS } from '#language/listing/texts'
import { DESCRIBED_TEXTS, FLOOR_TEXTS } from '#language/listing/texts-described'
import { OPTION_TEXTS } from '#language/listing/texts-facets'
import { PG_AREA_TEXTS } from '#language/listing/texts-fields'
import { priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { PATHS } from '../../../contract/paths.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { next, onStep, sayMore, signedIn, toPhotos } from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Parijat ${Date.now()}`
const ANSWERS = { wifi: 'Extra', airConditioning: 'In the rooms', gateCloses: 'Never' } as const

test('A PG is posted with what people ask about; its page says so, and the search finds it by it', async ({
  page,
  newVisitor,
}) => {
  const owner = await signedIn(newVisitor, 'Owner')
  const field = (name: keyof typeof LISTING_FIELDS) =>
    owner.getByLabel(LISTING_FIELDS[name].label, { exact: true })

  await test.step('The form asks for the room’s area, and says which floor is below the ground', async () => {
    await owner.goto(PATHS.post)
    for (const option of ['PG', 'Residential', 'Flat/Apartment', 'Lucknow'])
      await owner.getByRole('radio', { name: option, exact: true }).check()
    await field('locality').fill('Aliganj')
    await field('projectBuildingName').fill(NAME)
    await owner.getByLabel(PG_AREA_TEXTS.label, { exact: true }).fill('120')
    await owner.getByLabel(priceLabel('PG')).fill('9000')
    await expectAccessible(owner)
    await next(owner)
    await onStep(owner, 2, STEP_NAMES[1])
    await sayMore(owner)
    for (const [name, answer] of Object.entries(ANSWERS))
      await field(name as keyof typeof ANSWERS).selectOption(answer)
    await field('floorNumber').fill('-1')
    await expect(owner.getByText(FLOOR_TEXTS.below(1), { exact: true })).toBeVisible()
    await expect(field('roadWidth')).toHaveCount(0)
    await expectAccessible(owner)
    await owner.goto(`${PATHS.post}?step=1`)
    await toPhotos(owner)
    await owner.getByRole('button', { name: WIZARD_TEXTS.submit }).click()
    await expect(owner.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  })

  const admin = await signedIn(newVisitor, 'Admin', `${PATHS.admin}?q=${encodeURIComponent(NAME)}`)
  await test.step('An admin reads the answers, and approves', async () => {
    await admin
      .getByRole('button', { name: new RegExp(NAME) })
      .first()
      .click()
    await expect(admin.getByRole('heading', { name: NAME, exact: true })).toBeVisible()
    await expect(admin.getByText(FLOOR_TEXTS.below(1), { exact: true })).toBeVisible()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(admin.getByText(`${NAME} is approved.`)).toBeVisible()
  })

  await test.step('The search of a PG offers the filter and finds it; that of other homes offers none', async () => {
    await page.goto(`${PATHS.search}?for=pg&city=lucknow&wifi=yes`)
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card.or(page.getByText(NAME)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: OPTION_TEXTS.wifi?.yes })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Its page says what was answered', async () => {
    const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
      'select id from properties where project_building_name = $1',
      [NAME],
    )
    await page.goto(`/listing-detail/${id}/`)
    const main = page.locator('main')
    await expect(main).toContainText(FLOOR_TEXTS.below(1))
    await expect(main).toContainText(DESCRIBED_TEXTS.roomOf('120 sq ft'))
    await expect(main).toContainText(LISTING_FIELDS.gateCloses.label)
  })
})
