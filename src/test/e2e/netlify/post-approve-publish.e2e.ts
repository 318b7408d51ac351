import { REBUILD_LABELS } from '#english/rebuild/texts'
import {
  LOGIN_RESULT_TEXTS,
  PROFILE_TEXTS,
  SIGN_UP_RESULT_TEXTS,
  SIGN_UP_TEXTS,
} from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { photoPath } from '../../../contract/paths.ts'
import { PREFIXES } from '../../../domain/language/constants.ts'
import { AMENITIES } from '../../../domain/listing/constants.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  fillAdditional,
  fillDetails,
  next,
  onStep,
  photoField,
  signedIn,
  submitLogin,
} from '../../support/browser/journeys.ts'
import { cameraFile } from '../../support/data/pictures.ts'
import { everyBuiltFile, rebuiltByNow, siteRows } from '../../support/site/served-site.ts'

const MARKER = `Quux${Date.now()}`
const OWNER = {
  name: 'Asha Quux',
  email: `${MARKER.toLowerCase()}@example.in`,
  password: 'a fine password',
}

test('An owner signs up, posts a property with photos, an admin approves it, and it is published', async ({
  page,
  newVisitor,
}) => {
  await test.step('Sign-up lists errors in the order of the fields, then registers and leads to the login', async () => {
    await page.goto('/sign')
    await page.getByRole('button', { name: 'Create account' }).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      SIGN_UP_RESULT_TEXTS.nameEmpty,
      SIGN_UP_RESULT_TEXTS.mobileInvalid,
      SIGN_UP_RESULT_TEXTS.emailInvalid,
      SIGN_UP_RESULT_TEXTS.passwordShort,
      SIGN_UP_RESULT_TEXTS.roleMissing,
    ])
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Name').fill(OWNER.name)
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.getByLabel('Email').fill(OWNER.email)
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.getByLabel(SIGN_UP_TEXTS.confirmPassword).fill('another')
    await page.getByRole('radio', { name: 'Owner' }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(summary.getByRole('link')).toHaveText([SIGN_UP_RESULT_TEXTS.passwordsDiffer])
    await page.getByLabel(SIGN_UP_TEXTS.confirmPassword).fill(OWNER.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('button', { name: SIGN_UP_RESULT_TEXTS.busy })).toBeVisible()
    await page.waitForURL('**/login*')
  })

  await test.step('Login explains a wrong password, then leads on; a signed-in user is redirected from both forms', async () => {
    await page.getByLabel('Email').fill(OWNER.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(LOGIN_RESULT_TEXTS.refused)).toBeVisible()
    await submitLogin(page, OWNER)
    await expect(page).toHaveURL('/')
    for (const path of ['/login', '/sign']) {
      await page.goto(path)
      await page.waitForURL('/')
    }
  })

  await test.step('The wizard checks each step, and changing the category clears the chosen type', async () => {
    await page.goto('/postproperty')
    await onStep(page, 1, STEP_NAMES[0])
    await next(page)
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await fillDetails(page, { name: MARKER, locality: MARKER })
    await page.getByRole('radio', { name: 'Commercial' }).check()
    await expect(page.getByRole('radio', { name: 'Office' })).not.toBeChecked()
    await page.getByRole('radio', { name: 'Residential' }).check()
    await expect(page.getByRole('radio', { name: 'Flat/Apartment' })).not.toBeChecked()
    await page.getByRole('radio', { name: 'Flat/Apartment' }).check()
    await next(page)
    await onStep(page, 2, STEP_NAMES[1])
    await fillAdditional(page, MARKER)
    await expectAccessible(page)
    await next(page)
    await onStep(page, 3, 'Amenities')
    await expect(page.getByRole('checkbox')).toHaveCount(AMENITIES.length)
    for (const amenity of ['Lift', 'Parking', "ATM'S"])
      await page.getByRole('checkbox', { name: amenity, exact: true }).check()
    await expectAccessible(page)
    await page.goBack()
    await onStep(page, 2, STEP_NAMES[1])
    await expect(page.getByLabel('Description')).toHaveValue(MARKER)
    await page.goForward()
    await next(page)
    await onStep(page, 4, 'Upload Images')
  })

  await test.step('Four camera photos are shrunk, rotated upright and uploaded; one becomes the cover', async () => {
    const file = Buffer.from(await cameraFile())
    await photoField(page).setInputFiles(
      [1, 2, 3, 4].map((n) => ({ name: `IMG_${n}.jpg`, mimeType: 'image/jpeg', buffer: file })),
    )
    await expect(page.getByText(PHOTO_TEXTS.uploaded)).toBeVisible()
    await page.getByRole('button', { name: 'Use as cover, photo 3' }).click()
    await page.getByRole('button', { name: 'Remove, photo 4' }).click()
    await expectAccessible(page)
    const photos = () =>
      siteRows<{ width: number; height: number }>(
        'select i.width, i.height from images i join users u on u.id = i.user_id where lower(u.email) = lower($1)',
        [OWNER.email],
      )
    await expect.poll(photos).toEqual(Array(3).fill({ width: 1536, height: 2048 }))
  })

  await test.step('Submit confirms, leads home and confirms again', async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
    await page.waitForURL('/')
    await expect(
      page.getByRole('status').filter({ hasText: LISTING_TEXTS.submitted }),
    ).toBeVisible()
  })

  const [listing] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [MARKER],
  )
  const id = listing?.id ?? ''
  const keys = await siteRows<{ key: string }>(
    'select key from images where property_id = $1 order by position',
    [id],
  )

  await test.step('The pending listing is in the poster’s profile and nowhere else', async () => {
    await page.goto('/profile')
    const card = page.getByRole('article').filter({ hasText: MARKER })
    await expect(card).toContainText(PROFILE_TEXTS.states.pending)
    await expectAccessible(page)
    expect(keys).toHaveLength(3)
    expect(await everyBuiltFile()).not.toContain(MARKER)
    const stranger = await newVisitor()
    const addresses = [
      `/api/listings/${id}`,
      '/api/new-listings/0',
      '/api/my/listings',
      '/api/moderation',
      `/listing-detail/${id}/`,
      '/build.json',
      '/api/rebuild',
    ]
    for (const address of addresses)
      expect(await (await stranger.request.get(address)).text(), address).not.toContain(MARKER)
    for (const { key } of keys)
      expect((await stranger.request.get(photoPath(key, 640))).status()).toBe(404)
  })

  const admin = await signedIn(newVisitor, 'Admin', '/admin')

  await test.step('The admin finds it in the queue with pictures, fields and poster, and approves', async () => {
    await admin.getByRole('button', { name: new RegExp(`^${MARKER}`) }).click()
    await expect(admin.getByRole('heading', { name: MARKER })).toBeVisible()
    await expect(admin.getByRole('link', { name: /Photo \d of 3/ })).toHaveCount(3)
    await expect(admin.getByText(OWNER.email)).toBeVisible()
    await expect(admin.getByText('₹72,00,000').first()).toBeAttached()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(admin.getByText(`${MARKER} is approved.`)).toBeVisible()
  })

  await test.step('Before the rebuild is done, the address already answers, from the API and as a page', async () => {
    const answer = await page.request.get(`/api/listings/${id}`)
    expect(await answer.json()).toMatchObject({ id, projectBuildingName: MARKER })
    const onDemand = await page.request.get(`/listing-detail/${id}/`)
    expect([onDemand.status(), await onDemand.text()]).toEqual([
      200,
      expect.stringContaining(MARKER),
    ])
  })

  await test.step('The panel shows Publishing…, then Live', async () => {
    const line = admin.getByRole('listitem').filter({ hasText: MARKER })
    await expect(line).toContainText(
      new RegExp(`${REBUILD_LABELS.rebuilding}|${REBUILD_LABELS.live}`),
    )
    await rebuiltByNow()
    await expect(line).toContainText(REBUILD_LABELS.live)
    const [decision] = await siteRows<{ revision: number }>(
      "select revision::int from moderation_log where property_id = $1 and decision = 'listing.approved'",
      [id],
    )
    const build = (await (await page.request.get('/build.json')).json()) as { revision: number }
    expect(build.revision).toBeGreaterThanOrEqual(decision?.revision ?? Number.POSITIVE_INFINITY)
  })

  await test.step('Published: without JavaScript the page has pictures, price, facts, amenities and owner', async () => {
    const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()
    await plain.goto(`/listing-detail/${id}/`)
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(MARKER)
    await expect(plain.locator('main')).toContainText('₹72 L')
    await expect(plain.locator('main')).toContainText("ATM'S")
    await expect(plain.locator('main')).toContainText(OWNER.name)
    const cover = plain.locator('main picture').first()
    await expect(cover.locator('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      new RegExp(keys[0]?.key ?? '-'),
    )
    const image = cover.locator('img').last()
    await expect(image).toHaveAttribute('width', /\d+/)
    await expect(image).toHaveAttribute('height', /\d+/)
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('Its card is in the home page’s Recommended carousel and, in both languages, in /buy', async () => {
    for (const path of ['/', '/buy', `${PREFIXES.hi}/buy`]) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: MARKER }).first()).toBeVisible()
    }
  })

  await test.step('Its phone number and e-mail are in no page', async () => {
    const built = await everyBuiltFile()
    expect(built).toContain(MARKER)
    expect(built).not.toContain(OWNER.email)
    expect(built).not.toContain('9876543210')
  })

  await test.step('Signing out ends the session on the server, also for a copied cookie', async () => {
    const copied = await page.context().cookies()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign out' }).last().click()
    await page.waitForURL((url) => url.pathname !== '/profile')
    const thief = await newVisitor()
    await thief.addCookies(copied)
    expect(await (await thief.request.get('/api/me')).json()).toEqual({ user: null })
  })
})
