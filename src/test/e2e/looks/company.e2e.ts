import { CITY_TEXTS } from '#language/city/texts'
import { ABOUT_TEXTS } from '#language/company/texts'
import { CHAIRMAN } from '#language/company/texts-people'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { PATHS, servicePath } from '../../../contract/paths.ts'
import { CITIES } from '../../../domain/city/constants.ts'
import { cityMapLink } from '../../../domain/city/rules.ts'
import { phoneHref, siteSettings } from '../../../domain/site/settings.ts'
import { expect, test } from '../../support/browser/browser.ts'

test.use({ sameVisitor: true })

const SETTINGS = siteSettings(process.env)

test.describe('/city', () => {
  test('has a card for each city, with contact and map links', async ({ page }) => {
    await page.goto(PATHS.city)
    await expect(page.getByText(CITY_TEXTS.intro)).toBeVisible()
    for (const city of CITIES.filter(({ cityKind }) => cityKind !== 'marketing')) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: city.name }) })
      await expect(
        card.getByText(city.claim ? CITY_TEXTS.claim(city.claim) : CITY_TEXTS.comingSoon),
      ).toBeVisible()
      await expect(card.getByRole('link', { name: CITY_TEXTS.contact(city.name) })).toHaveAttribute(
        'href',
        `${PATHS.contact}?city=${city.slug}`,
      )
      await expect(card.getByRole('link', { name: CITY_TEXTS.map(city.name) })).toHaveAttribute(
        'href',
        cityMapLink(city),
      )
    }
  })

  test('leads from each city to as many properties as it says are online', async ({ page }) => {
    await page.goto(PATHS.city)
    const way = page.getByRole('link', { name: /^See the \d+ online today in Noida/ })
    const count = /\d+/.exec((await way.textContent()) ?? '')?.[0]
    await way.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^${count} .* in Noida`),
    )
  })

  test('shows where the office is: map, address, phone and e-mail', async ({ page }) => {
    await page.goto(PATHS.city)
    const office = page.getByRole('region', { name: CITY_TEXTS.office })
    const map = office.getByRole('img', { name: CITY_TEXTS.officeMap })
    await map.scrollIntoViewIfNeeded()
    await expect
      .poll(() => map.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await expect(office.getByText(CITY_TEXTS.officeText)).toBeVisible()
    await expect(office.getByText(SETTINGS.address)).toBeVisible()
    await expect(office.getByRole('link', { name: SETTINGS.officePhone })).toHaveAttribute(
      'href',
      phoneHref(SETTINGS.officePhone),
    )
    await expect(office.getByRole('link', { name: SETTINGS.email })).toHaveAttribute(
      'href',
      `mailto:${SETTINGS.email}`,
    )
    await expect(office.getByRole('link', { name: CITY_TEXTS.openMap })).toHaveAttribute(
      'href',
      SETTINGS.mapLink,
    )
  })

  test('has the social links, each opening in a new tab', async ({ page }) => {
    await page.goto(PATHS.city)
    for (const [name, address] of [
      ['Facebook', SETTINGS.facebook],
      ['Instagram', SETTINGS.instagram],
      ['LinkedIn', SETTINGS.linkedIn],
      ['YouTube', SETTINGS.youTube],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    }
  })
})

test('/about is the chairman’s message, with his name and portrait', async ({ page }) => {
  await page.goto(PATHS.about)
  const message = page.getByRole('region', { name: ABOUT_TEXTS.messageTitle })
  for (const paragraph of CHAIRMAN.message) await expect(message.getByText(paragraph)).toBeVisible()
  await expect(message.getByText(CHAIRMAN.name)).toBeVisible()
  await expect(message.getByRole('img', { name: CHAIRMAN.name })).toHaveJSProperty('complete', true)
})

test('The page of a service says what it is right below its name, beside its drawing', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(servicePath('buy-plots'))
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const about = await page.locator('h1 + div p').first().boundingBox()
    const below = (name?.y ?? 0) + (name?.height ?? 0)
    expect((about?.y ?? 0) - below, `${width}`).toBeLessThan(24)
  }
})

test('The terms name the grievance officer', async ({ page }) => {
  await page.goto(PATHS.terms)
  await expect(page.getByRole('main').getByText(SETTINGS.grievanceEmail)).toBeVisible()
})

test('The contact form says before sending what happens to a message, and links to the privacy policy', async ({
  page,
}) => {
  await page.goto(PATHS.contact)
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: CONTACT_TEXTS.submit }) })
  await expect(form.getByText(CONTACT_TEXTS.privacy)).toBeVisible()
  await expect(form.getByRole('link', { name: CONTACT_TEXTS.privacyLink })).toHaveAttribute(
    'href',
    PATHS.privacy,
  )
})
