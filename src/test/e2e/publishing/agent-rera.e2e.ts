import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_TEXTS } from '#english/account/texts-users'
import { AGENT_RERA_TEXTS as texts } from '#language/account/texts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { CHECK_TEXTS } from '#language/listing/texts-checks'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn, toDetails } from '../../support/browser/journeys.ts'
import { rebuiltByNow, SITE_DIST } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const NUMBER = 'RC/HARERA/GGM/2569/2164/2024/282'
const STANDS = LISTING_PAGE_TEXTS.agentRera(NUMBER)

/** Returns the listing's page from the last build; empty before the first. */
function builtPage(id: string): string {
  const file = join(SITE_DIST, 'listing-detail', id, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

test('An agent enters a registration, which is shown on the agent’s listings until it is removed', async ({
  page,
  newVisitor,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/answer 400 POST .*\/api\/my\/profile/, /console error: .*400/)
  const account = await newAccount(page, baseURL, 'Agent')
  const name = `Registered ${Date.now()}`
  const offer = { name, price: 5_100_000, area: 1010 }
  const [id = ''] = await makeSiteListings(account.email, name, 'approved', [offer], 'Farmhouse')
  const reader = await (await newVisitor()).newPage()
  const field = page.getByLabel(texts.label)
  const save = () => page.getByRole('button', { name: OWN_DATA_TEXTS.save }).click()

  await test.step('The profile says why it asks, and explains a wrong format', async () => {
    await logIn(page, account, PATHS.profile)
    await page.setViewportSize({ width: 360, height: 740 })
    await toDetails(page)
    await expect(page.getByText(texts.why)).toBeVisible()
    await field.fill('UPRERAPRJ12345')
    await save()
    await expect(page.getByText(texts.odd).last()).toBeVisible()
    await expect(field).toHaveValue('UPRERAPRJ12345')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })

  await test.step('A registration in the right format is saved, in capitals', async () => {
    await field.fill(` ${NUMBER.toLowerCase()} `)
    await save()
    await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue(NUMBER)
  })

  await test.step('Visitors read it beside the name, with a link to look it up', async () => {
    await reader.setViewportSize({ width: 360, height: 740 })
    await rebuiltByNow()
    expect(builtPage(id)).toContain(STANDS)
    await reader.goto(listingPath(id))
    await expect(reader.getByText(STANDS)).toBeVisible()
    const check = reader.getByRole('listitem').filter({ hasText: CHECK_TEXTS.agentRera('Haryana') })
    await expect(check).toBeVisible()
    await expect(check, 'nothing is open about it').not.toHaveAttribute('data-open')
    await expectAccessible(reader)
  })

  await test.step('An admin sees it with the account', async () => {
    const admin = await signedIn(newVisitor, 'Admin', `${PATHS.adminUsers}?q=${account.email}`)
    const details = USER_TEXTS.label(USER_TEXTS.open, account.name)
    await admin.getByRole('button', { name: details }).click()
    await expect(admin.getByText(NUMBER)).toBeVisible()
    await expect(admin.getByText(USER_TEXTS.oddAgentRera)).toHaveCount(0)
  })

  await test.step('Once cleared, it is gone from the profile and from the page', async () => {
    await field.fill('')
    await save()
    await expect(page.getByText(OWN_DATA_TEXTS.saved)).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('')
    await rebuiltByNow()
    expect(builtPage(id)).not.toContain(NUMBER)
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(reader.getByText(STANDS)).toHaveCount(0)
  })
})

test('A user who is not an agent is not asked for a registration', async ({ page, baseURL }) => {
  await logIn(page, await newAccount(page, baseURL, 'Owner'), PATHS.profile)
  await toDetails(page)
  await expect(page.getByLabel(texts.label)).toHaveCount(0)
})
