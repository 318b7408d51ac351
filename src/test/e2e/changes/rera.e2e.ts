import { ENTRY_TEXTS } from '#english/content/texts'
import { DESK_TEXTS, REJECT_TEXTS } from '#english/moderation/texts'
import { RERA_DESK } from '#english/rera/texts-desk'
import { LISTING_TEXTS } from '#language/listing/texts'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import { RERA_BLOCK, RERA_FORM, RERA_SAYS } from '#language/rera/texts'
import { PATHS, previewPath, projectAddress, queuedPath } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  fillDetails,
  logIn,
  newAccount,
  next,
  sayMore,
  signedIn,
  type toPhotos,
} from '../../support/browser/journeys.ts'
import { siteRows, untilBuilt } from '../../support/site/served-site.ts'

const NAME = `Unbuilt ${Date.now()}`
const NUMBER = 'UPRERAPRJ442214/03/2024'
const NOT_GIVEN = { is: 'not given' } as const

test('An agent posts a home under construction without a number; the desk shows it first, and an admin refuses it', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const account = await newAccount(page, baseURL, 'Agent')
  await logIn(page, account, PATHS.post)
  await page.setViewportSize({ width: 640, height: 740 })
  await fillDetails(page, { name: NAME, locality: 'Aliganj' })
  await next(page)
  const reason = page.getByLabel(RERA_FORM.exempt.label)
  await expect(reason, 'nothing is asked of what may be finished').toHaveCount(0)
  await sayMore(page)
  await page.getByLabel('Possession').selectOption('Under construction')
  const warning = page.getByText(RERA_FORM.missing(NOT_GIVEN) ?? '')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await reason.selectOption({ index: 1 })
  await expect(warning).toHaveCount(0)
  await reason.selectOption({ index: 0 })
  await toPhotosFromTwo(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()

  const [row] = await siteRows('select id from properties where project_building_name = $1', [NAME])
  const id = String(row?.id)
  await page.goto(previewPath(id))
  await expect(page.getByText(RERA_SAYS.notGiven(NOT_GIVEN, 'agent') ?? '')).toBeVisible()

  const admin = await signedIn(newVisitor, 'Admin', PATHS.admin)
  await expect(admin.getByText(RERA_DESK.first)).toBeVisible()
  await admin.goto(queuedPath(id))
  await expect(admin.getByText(RERA_DESK.lacks(NOT_GIVEN) ?? '')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: DESK_TEXTS.reject }).first().click()
  const dialog = admin.getByRole('dialog')
  const preset = REJECTION_REASONS.find((text) => text.includes('RERA')) ?? ''
  await dialog.getByText(preset).click()
  await dialog.getByRole('button', { name: REJECT_TEXTS.submit }).click()
  await expect.poll(() => siteRows('select 1 from properties where id = $1', [id])).toHaveLength(0)
})

/** Goes on from step 2, on which the page already is. */
async function toPhotosFromTwo(page: Parameters<typeof toPhotos>[0]): Promise<void> {
  await next(page)
  await next(page)
}

test('An admin gives a city project its number and link, and sees it on the register; its page says all three', async ({
  page,
  newVisitor,
}) => {
  const id = `unbuilt${Date.now()}`
  const name = `${NAME} Court`
  await siteRows(
    `insert into project_explore (
      id, city, project_building_name, locality, property_category, image_urls, rera_exempt
    )
    select $1, city, $2, locality, property_category, image_urls, 'demo'
    from project_explore
    where city = 'Lucknow'
    limit 1`,
    [id, name],
  )
  const admin = await signedIn(newVisitor, 'Admin', PATHS.adminExplore)
  const row = admin.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: ENTRY_TEXTS.edit }).click()
  await expect(admin.getByText(RERA_FORM.staysDemo)).toBeVisible()
  await admin.getByLabel('RERA number', { exact: true }).fill(NUMBER)
  const link = admin.getByLabel(RERA_FORM.link.label)
  await link.fill('https://up-rera.in.evil.example/')
  await admin.getByRole('button', { name: ENTRY_TEXTS.save }).click()
  await expect(admin.getByRole('alert')).toBeFocused()
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await link.fill('https://www.up-rera.in/projects?id=7')
  await admin.getByRole('button', { name: ENTRY_TEXTS.save }).click()
  await expect(admin.getByText(ENTRY_TEXTS.stored(name))).toBeVisible()
  await row.getByRole('button', { name: RERA_DESK.pressedLabel(NUMBER) }).click()
  await expect(admin.getByText(RERA_DESK.pressed(NUMBER))).toBeVisible()
  await expectAccessible(admin)

  const address = projectAddress({ id, city: 'Lucknow' })
  // Rendered when it is asked for, unless a build has begun since the project is there.
  const says = async () => {
    await page.goto(address)
    return (await page.getByText(NUMBER, { exact: true }).count()) > 0
  }
  await untilBuilt(says, 'the page says the number')
  await expect(page.getByText('An admin of this site saw this number')).toBeVisible()
  await expect(page.getByRole('link', { name: RERA_BLOCK.lookUp('up-rera.in') })).toHaveAttribute(
    'href',
    'https://www.up-rera.in/projects?id=7',
  )
  await expect(page.getByRole('img', { name: RERA_BLOCK.code('up-rera.in') })).toBeVisible()
  await expectAccessible(page)
  await siteRows('delete from project_explore where id = $1', [id])
})
