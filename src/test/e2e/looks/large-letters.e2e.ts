import { PATHS } from '../../../contract/paths.ts'
import { expectNotWider, test } from '../../support/browser/browser.ts'
import { isAsked, next, tellDetails } from '../../support/browser/journeys.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

// As somebody sets it in the browser, where letters are too small: sheets that ask for the width in rem follow.
test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
})

test('With letters twice as large, no page is wider than a phone', async ({ page }) => {
  for (const path of [
    PATHS.home,
    PATHS.search,
    PATHS.sellRent,
    PATHS.newProjects,
    PATHS.projectExplore,
    '/lucknow/',
    '/flats-for-sale-in-gomti-nagar-lucknow/',
    PATHS.saved,
    PATHS.login,
    PATHS.post,
  ]) {
    await page.goto(path)
    await expectNotWider(page, [360])
  }
})

test('With letters twice as large, each question of the talk and its button can be pressed', async ({
  page,
}) => {
  await page.goto(PATHS.post)
  await tellDetails(page, { name: 'Tulip Court', locality: 'Aliganj' })
  for (const question of ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']) {
    await isAsked(page, question)
    await next(page)
  }
  await expectNotWider(page, [360])
})
