import type { Page } from '@playwright/test'
import { placePath } from '../../../contract/shelves.ts'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { SHARE_TEXTS as texts } from '#language/share/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'

test.use({ viewport: { width: 360, height: 800 } })

const sheet = (page: Page) => page.getByRole('dialog', { name: texts.open })
const sent = async (page: Page) => {
  const link = sheet(page).getByRole('link', { name: texts.byWhatsApp })
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

test('A listing is shared from its card and from its page, with WhatsApp first; Escape and Back close the sheet', async ({
  page,
}) => {
  await page.goto(placePath('flats-for-sale-in-lucknow'))
  const card = page.getByRole('main').getByRole('article').first()
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  const button = card.getByRole('button', { name: LISTING_PAGE_TEXTS.more })
  const name = (await card.locator('..').getAttribute('data-name')) ?? ''
  const open = async () => {
    await button.click()
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: texts.open, exact: true })
      .click()
    await expect(sheet(page)).toBeVisible()
  }
  await open()
  await expectAccessible(page)
  const text = await sent(page)
  expect(text.startsWith(`${name}, `)).toBe(true)
  expect(text).toMatch(/Lucknow, ₹.+: http/)
  expect(text.endsWith(path)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  const address = page.url()
  await open()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  expect(page.url()).toBe(address)

  await page.goto(path)
  await page.getByRole('button', { name: texts.open, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
  expect(await sent(page)).toContain(`${name}, `)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect((await sent(page)).endsWith(`: ${canonical}`)).toBe(true)
  await expectAccessible(page)
  // Outside the sheet.
  await page.mouse.click(180, 40)
  await expect(sheet(page)).toHaveCount(0)
})
