import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { MISSING_TEXTS as missing } from '#language/listing-file/texts-missing'
import { SCREEN_TEXTS as screens } from '#language/listing-file/texts-photo-folder'
import { SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import {
  SENDING_TEXTS as sending,
  LINE_TABLE_TEXTS as table,
} from '#language/listing-file/texts-table'
import { PATHS } from '../../../contract/paths.ts'
import { shortLabel } from '../../../domain/listing/fields.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { zipOf } from '../../support/data/zip.ts'
import { siteRows } from '../../support/site/served-site.ts'

const MARK = String(Date.now()).slice(-5)
const HEADS = 'Ref,For,Type,City,Locality,Project,BHK,Area,Price,Status'
const HOMES = {
  'S-1': 'Sale,Flat,Lucknow,Gomti Nagar,Omega,3 BHK,1650 sqft,85 lakh',
  'S-2': 'Sale,Flat,Lucknow,Aliganj,Kalyan,2 BHK,1100 sqft,48.5 lakh',
  'S-3': 'Sale,Villa,Lucknow,Mahanagar,Arpan,4 BHK,2400 sqft,2.1 Cr',
  'R-1': 'Rent,Flat,Lucknow,Indira Nagar,Neel,2 BHK,1000 sqft,"16,000"',
  'R-2': 'Rent,Shop,Lucknow,Hazratganj,Sahu,,320 sqft,"65,000"',
  'N-1': 'Sale,Flat,Noida,Sector 62,Jasmine,3 BHK,1450 sqft,1.1 Cr',
} as const
type Reference = keyof typeof HOMES
const reference = (one: Reference) => `${one}-${MARK}`
const stock = (...references: Reference[]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [HEADS, ...references.map((one) => `${reference(one)},${HOMES[one]},Available`)].join('\r\n'),
  ),
})

const CHANGED_FIVE = { changed: 5, known: 0, refused: 0, left: 0 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, ...references: Reference[]) =>
  page.getByLabel(texts.choose).setInputFiles(stock(...references))

test('A month later an agent sends the same list: what is missing is gone by one press, prices change in one table, and a mail says all', async ({
  page,
  baseURL,
}) => {
  const agent = await newAccount(page, baseURL, 'Agent')
  await siteRows('update users set email_verified_at = now() where email = $1', [agent.email])
  const mails = () =>
    siteRows<{ id: string }>(
      `select m.id from mails m join users u on u.id = m.user_id
       where u.email = $1 and m.kind = 'file sent'`,
      [agent.email],
    )
  const own = async () => {
    const { listings } = await (await page.request.get('/api/my/listings')).json()
    return new Map<
      string,
      { availability: string; price: number; changed: number | null; photos: number }
    >(
      listings.map(
        (one: {
          reference: string
          availability: string
          price: number
          photos: unknown[]
          change: { fields: { price: number } } | null
        }) => [
          one.reference.replace(`-${MARK}`, ''),
          {
            availability: one.availability,
            price: one.price,
            changed: one.change?.fields.price ?? null,
            photos: one.photos.length,
          },
        ],
      ),
    )
  }
  await logIn(page, agent, PATHS.postSeveral)

  await test.step('A screenshot in the ZIP is asked about before anything is sent', async () => {
    await choose(page, 'S-1', 'S-2', 'S-3', 'R-1', 'R-2', 'N-1')
    await expect(page.getByText(texts.summary(6, 0, 0), { exact: true })).toBeVisible()
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#87a' } })
    const zip = zipOf([
      { path: `${reference('S-1')}_1.jpg`, content: await picture(1200, 900).jpeg().toBuffer() },
      { path: `${reference('S-1')}_2.png`, content: await picture(1080, 2400).png().toBuffer() },
    ])
    await page.getByLabel(SEVERAL_TEXTS.choosePhotos).setInputFiles({
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    })
    await expect(page.getByText(screens.ask(1)).first()).toBeAttached()
    await press(page, texts.post(6, false))
    await expect(page.getByRole('group', { name: screens.ask(1) })).toBeFocused()
    await press(page, screens.leaveOut(1))
    await expect(page.getByText(screens.ask(1))).toHaveCount(0)
  })

  await test.step('The sending is reported by one mail, also after a reload', async () => {
    await press(page, texts.post(6, false))
    await expect(page.getByText(sending.done(6))).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(sending.mailed)).toBeVisible()
    await page.reload()
    await expect(page.getByText(sending.mailed)).toBeVisible()
    expect(await mails()).toHaveLength(1)
    expect((await own()).get('S-1')?.photos).toBe(1)
  })

  await siteRows(
    `update properties set is_approved = true, approved_at = now(), confirmed_at = now()
     where user_id = (select id from users where email = $1)`,
    [agent.email],
  )

  await test.step('What the next list does not have is asked about by deal and city, and nothing is ticked', async () => {
    await page.reload()
    await press(page, texts.another)
    await choose(page, 'S-1', 'S-2', 'R-1')
    await page.getByLabel(missing.choice).check()
    const gone = page.getByRole('region', { name: missing.title })
    await expect(gone.getByText(reference('S-3'))).toBeVisible()
    await expect(gone.getByText(reference('R-2'))).toBeVisible()
    // The list has no home in Noida: that is another one.
    await expect(gone.getByText(reference('N-1'))).toHaveCount(0)
    await expect(gone.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(gone.getByRole('button')).toHaveCount(0)
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNotWider(page)
    }
    await gone.getByLabel(missing.closed.sold).check()
    await gone.getByLabel(missing.closed.rented).check()
    await expect(gone.getByRole('button', { name: missing.press(2) })).toBeVisible()
    await press(page, missing.undo)
    await expect(gone.getByRole('button')).toHaveCount(0)
    await gone.getByLabel(missing.closed.sold).check()
    await gone.getByLabel(missing.closed.rented).check()
    await gone.getByRole('checkbox', { name: reference('R-2') }).uncheck()
    await expectAccessible(page)
    await press(page, missing.press(1))
    await expect(page.getByText(missing.done(1))).toBeVisible()
    const now = await own()
    expect(['S-1', 'S-3', 'R-2', 'N-1'].map((one) => now.get(one)?.availability)).toEqual([
      'available',
      'sold',
      'available',
      'available',
    ])
  })

  await test.step('The own listings open as a table, a column of prices is pasted and undone as one, and all are sent', async () => {
    await press(page, texts.openOwn)
    await expect(page.getByText(texts.summary(0, 0, 0), { exact: true })).toBeVisible()
    const grid = page.getByRole('grid')
    await expect(grid.getByText(table.states.known)).toHaveCount(5)
    const priceColumn = grid.getByRole('columnheader', { name: shortLabel('price'), exact: true })
    const index = await priceColumn.getAttribute('aria-colindex')
    const cells = grid.locator(`td[data-column="${Number(index) - 1}"]`)
    const onOffer = [...(await own()).values()].filter((one) => one.availability === 'available')
    const higher = onOffer.map(({ price }) => Math.round(price * 1.1))
    const paste = async () => {
      await cells.first().click()
      await page.evaluate((text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      }, higher.join('\r\n'))
      await expect(grid.locator('.line-note', { hasText: '→' })).toHaveCount(5)
    }
    await paste()
    await press(page, table.undo)
    await expect(grid.locator('.line-note', { hasText: '→' })).toHaveCount(0)
    await paste()
    await page.setViewportSize({ width: 1440, height: 900 })
    await press(page, texts.post(5, false))
    await expect(page.getByText(sending.report(CHANGED_FIVE)[0] ?? '')).toBeVisible({
      timeout: 60_000,
    })
    expect([...(await own()).values()].flatMap(({ changed }) => changed ?? []).sort()).toEqual(
      higher.toSorted(),
    )
    expect(await mails()).toHaveLength(2)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNotWider(page)
  })
})
