import { LISTING_TEXTS } from '#language/listing/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { isAsked, logIn, newAccount, next, tellDetails } from '../../support/browser/journeys.ts'
import { siteRows } from '../../support/site/served-site.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

const NAME = `बात से ${Date.now()}`

test('A flat is posted on a phone in Hindi, one question a screen', async ({ page, baseURL }) => {
  await logIn(page, await newAccount(page, baseURL), PATHS.post)
  const fits = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  }
  await isAsked(page, 'listingType')
  await next(page)
  await expect(page.getByText(LISTING_FIELD_TEXTS.listingType)).toBeVisible()
  await expectAccessible(page)
  await tellDetails(page, { name: NAME, locality: 'अलीगंज' })
  await fits()
  await expectAccessible(page)
  for (const name of ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']) {
    await isAsked(page, name)
    await fits()
    await next(page)
  }
  await isAsked(page, 'more')
  await expect(page.getByRole('heading', { level: 2 })).toContainText(TALK_TEXTS.more)
  await expectAccessible(page)
  await next(page)
  await isAsked(page, 'amenities')
  await next(page)
  await isAsked(page, 'photos')
  await page.getByRole('button', { name: WIZARD_TEXTS.submit }).tap()
  await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  const rows = await siteRows(
    'select city, locality from properties where project_building_name = $1',
    [NAME],
  )
  expect(rows).toEqual([{ city: 'Lucknow', locality: 'Aliganj' }])
})
