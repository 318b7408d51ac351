import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PATHS } from '../../../contract/paths.ts'
import { uploadPhoto } from '../../../contract/photo.ts'
import { HINT_TEXTS } from '#english/hints/texts'
import { DESK_TEXTS, HINT_LABELS } from '#english/moderation/texts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { scenePicture } from '../../support/data/pictures.ts'
import { siteRows } from '../../support/site/served-site.ts'
import { makeSiteListings } from '../../support/site/site-listings.ts'

const MARKER = `Sp${Date.now()}`

/** Posts a flat with one photo for a new account, signed in on this page; returns the account's name. */
async function postWith(
  page: Page,
  baseURL: string | undefined,
  flat: { name: string; locality: string; state: 'approved' | 'pending'; area: number },
  photo: Uint8Array,
): Promise<string> {
  const account = await newAccount(page, baseURL)
  await logIn(page, account)
  const [id] = await makeSiteListings(account.email, flat.locality, flat.state, [
    { name: flat.name, price: flat.area * 5000, area: flat.area },
  ])
  const sent = await page.request.post(uploadPhoto.path, {
    data: Buffer.from(photo),
    headers: { origin: new URL(baseURL ?? '').origin, 'content-type': 'image/jpeg' },
  })
  expect(sent.status()).toBe(201)
  const { id: photoId } = (await sent.json()) as { id: string }
  await siteRows('update images set property_id = $1 where id = $2', [id, photoId])
  return account.name
}

test('A copied picture that was mirrored and saved again is shown to the admin beside the one it was taken from', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const original = await scenePicture(Date.now() % 100_000)
  const copy = new Uint8Array(await sharp(original).flop().jpeg({ quality: 60 }).toBuffer())
  const [mine, stolen] = [`Kothi ${MARKER}`, `Annexe ${MARKER}`]
  const poster = await postWith(
    await (await newVisitor()).newPage(),
    baseURL,
    { name: mine, locality: `Gali ${MARKER}`, state: 'approved', area: 900 },
    original,
  )
  await postWith(
    await (await newVisitor()).newPage(),
    baseURL,
    { name: stolen, locality: `Tola ${MARKER}`, state: 'pending', area: 2000 },
    copy,
  )
  const admin = await newAccount(page, baseURL)
  await siteRows("update users set role = 'Admin' where email = $1", [admin.email])
  await logIn(page, admin, `${PATHS.admin}?q=${MARKER}`)

  await test.step('The row has the hint', async () => {
    const row = page.getByRole('region', { name: DESK_TEXTS.queue }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(HINT_LABELS.picture)
    await expect(row).not.toContainText(HINT_LABELS.duplicate)
  })

  await test.step('The detail shows both pictures, what was done, and whose listing has the other one', async () => {
    const hints = page.getByRole('region', { name: HINT_TEXTS.title })
    await expect(hints.getByText(HINT_TEXTS.samePictures(1))).toBeVisible()
    const pair = hints.getByRole('figure')
    await expect(pair).toHaveCount(1)
    await expect(pair).toContainText(
      HINT_TEXTS.pair({ sameFile: false, mirrored: true, cropped: false }),
    )
    for (const picture of await pair.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
    await expect(pair.getByRole('link')).toHaveCount(2)
    await expect(hints).toContainText(mine)
    await expect(hints).toContainText(poster)
    await expect(hints.getByRole('link', { name: HINT_TEXTS.open })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('At 360 px the pair fits', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page
      .getByRole('region', { name: DESK_TEXTS.queue })
      .getByText(stolen, { exact: true })
      .click()
    const pair = page.getByRole('region', { name: HINT_TEXTS.title }).getByRole('figure')
    await pair.scrollIntoViewIfNeeded({ timeout: 20_000 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  })
})

test.afterAll('Remove the data from the site', () =>
  siteRows('delete from properties where project_building_name like $1', [`%${MARKER}`]),
)
