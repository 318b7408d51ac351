import type { Page } from '@playwright/test'
import { LISTING_TEXTS } from '#language/listing/texts'
import { MADE_NAME_TEXTS } from '#language/listing/texts-fields'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { SITE_TEXTS } from '#language/site/texts'
import { REDIRECT_MS } from '../../../domain/account/constants.ts'
import { LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  fillDetails,
  logIn,
  next,
  onStep,
  photoField,
  submitLogin,
  toPhotos,
} from '../../support/browser/journeys.ts'
import { passExactly, stopTime } from '../../support/browser/stopped-time.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'

const NAME = `Draft ${Date.now()}`

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await cameraFile(1600, 1200)),
})
const cards = (page: Page) => page.getByRole('button', { name: /^Remove, photo/ })

test('A draft of a signed-out visitor, with photos chosen but not uploaded, survives a reload, a closed tab and the login', async ({
  page,
  context,
}) => {
  await page.goto('/postproperty')
  await fillDetails(page, { name: NAME, locality: 'Mahanagar' })
  await toPhotos(page)

  await stopTime(page)
  await photoField(page).setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
  await expect(page.getByRole('alert')).toHaveText(LISTING_TEXTS.notLoggedIn)
  await passExactly(page, REDIRECT_MS.notLoggedIn, () =>
    expect(page).toHaveURL(/\/postproperty\/?\?step=4$/),
  )
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next') === '/postproperty?step=4',
  )
  await page.clock.resume()

  await test.step('a closed tab and a reload', async () => {
    await page.close()
    const again = await context.newPage()
    await again.goto('/postproperty?step=1')
    await expect(again.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(NAME)
    await again.reload()
    await expect(again.getByRole('radio', { name: 'Flat/Apartment' })).toBeChecked()
    await next(again)
    await onStep(again, 2, STEP_NAMES[1])
    await again.close()
  })

  await test.step('the form opens where the draft was left, says so, and can be started anew', async () => {
    const again = await context.newPage()
    await again.goto('/')
    await again.getByRole('link', { name: SITE_TEXTS.postProperty }).first().click()
    await onStep(again, 2, STEP_NAMES[1])
    const said = again
      .getByRole('status')
      .filter({ hasText: WIZARD_TEXTS.resumed(2, STEP_NAMES[1]) })
    await expect(said).toBeVisible()
    await again.getByRole('button', { name: WIZARD_TEXTS.startOver }).first().click()
    await again.getByRole('button', { name: WIZARD_TEXTS.keep }).click()
    await next(again)
    await expect(said).toBeHidden()
    await again.close()
  })

  await test.step('after the login the same step, and the photos are uploaded', async () => {
    const back = await context.newPage()
    await back.goto('/login?next=%2Fpostproperty%3Fstep%3D4')
    await submitLogin(back, demoAccount('Client'))
    await onStep(back, 4, 'Upload Images')
    await expect(cards(back)).toHaveCount(2)
    await expect(back.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
    await back.getByRole('button', { name: 'Submit' }).click()
    await expect(back.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await back.waitForURL('/')
    const rows = await siteRows<{ photos: number }>(
      'select (select count(*)::int from images i where i.property_id = p.id) as photos from properties p where project_building_name = $1',
      [NAME],
    )
    expect(rows).toEqual([{ photos: 2 }])
  })
})

test('A session deleted in the database midway loses no answers', async ({ page }) => {
  const name = `${NAME} again`
  const client = demoAccount('Agent')
  await logIn(page, client, '/postproperty')
  await onStep(page, 1, STEP_NAMES[0])
  await fillDetails(page, { name, locality: 'Aliganj' })
  // The last step has the answers looked at, which needs the session too.
  const looked = page.waitForResponse('**/api/my/listing-check')
  await toPhotos(page)
  await looked
  await siteRows('delete from sessions where user_id = (select id from users where email = $1)', [
    client.email,
  ])
  await photoField(page).setInputFiles([await photo('late.jpg')])
  await expect(page.getByText(LISTING_TEXTS.notLoggedIn)).toBeVisible()
  await page.waitForURL('**/login?next=*')
  await submitLogin(page, client)
  await onStep(page, 4, 'Upload Images')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
  await page.goto('/postproperty?step=1')
  await expect(page.getByLabel(LISTING_FIELDS.projectBuildingName.label)).toHaveValue(name)
})

test('A house is called by its kind and place until its poster types a name, and a flat where it has none', async ({
  page,
}) => {
  await page.goto('/postproperty')
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  const name = page.getByLabel(LISTING_FIELDS.projectBuildingName.label)
  const locality = page.getByLabel(LISTING_FIELDS.locality.label)
  for (const answer of ['Sell', 'Residential', 'Independent House/Villa', 'Kanpur'])
    await choose(answer)
  await locality.fill('Kakadeo')
  await expect(name).toHaveValue('House in Kakadeo, Kanpur')
  await expect(name).toHaveAccessibleDescription(MADE_NAME_TEXTS.made)
  await choose('Plot/Land')
  await locality.fill('Kalyanpur')
  await expect(name).toHaveValue('Plot in Kalyanpur, Kanpur')

  await test.step('what is typed stays, also after a reload, and an emptied field is proposed one again', async () => {
    await name.fill('Shanti Niwas')
    await choose('Independent House/Villa')
    await page.reload()
    await expect(name).toHaveValue('Shanti Niwas')
    await name.fill('')
    await expect(name).toHaveValue('')
    await locality.focus()
    await expect(name).toHaveValue('House in Kalyanpur, Kanpur')
  })

  await test.step('a flat is asked for the name of its building, and may say that there is none', async () => {
    await choose('Flat/Apartment')
    await expect(name).toHaveValue('')
    await page
      .getByRole('button', { name: MADE_NAME_TEXTS.none('Flat in Kalyanpur, Kanpur') })
      .click()
    await expect(name).toHaveValue('Flat in Kalyanpur, Kanpur')
    await expect(name).toBeFocused()
  })
})
