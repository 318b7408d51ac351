import { writeFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { LOGIN_TEXTS, SIGN_UP_TEXTS } from '#language/account/texts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { THIS } from '#language/language/this'
import { LISTING_TEXTS } from '#language/listing/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { shownValue } from '#language/listing/texts-values'
import { PHOTO_STEP_TEXTS, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { FORM_TEXTS } from '#language/site/texts'
import { DEMO_ACCOUNTS } from '../../../../scripts/seed/accounts.ts'
import type { SessionHint } from '../../../client/account/session-hint.ts'
import { PATHS } from '../../../contract/paths.ts'
import type { Role } from '../../../domain/account/constants.ts'
import { LANGUAGE_HEADER } from '../../../domain/language/constants.ts'
import { type FieldName, LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { siteRows } from '../site/served-site.ts'

/** Steps that several browser journeys share, done like a user, by label and role. */

type Login = { email: string; password: string }

export function demoAccount(role: Role): Login & { name: string } {
  const account = DEMO_ACCOUNTS.find((known) => known.role === role)
  if (!account) throw new Error(`There is no demo account for ${role}.`)
  return account
}

/** Fills in the login form of the open page and waits for the next page. */
export async function submitLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel(LOGIN_TEXTS.email).fill(email)
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: LOGIN_TEXTS.submit }).click()
  // The form's message is shown for a second; a check on a busy machine may come later.
  await page.waitForURL((url) => !url.pathname.startsWith(PATHS.login))
}

/** Signs the visitor in and stores the session hint, like the login form, and opens a page. */
export async function logIn(page: Page, { email, password }: Login, next?: string): Promise<void> {
  // An open login page would lead on by itself as soon as the session is there.
  await page.goto('about:blank')
  const { request } = page
  const csrf = await request.get('/api/auth/csrf')
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await request.post('/api/auth/callback/credentials', {
    data: { email, password, csrfToken },
    headers: { origin: new URL(csrf.url()).origin, 'x-auth-return-redirect': '1' },
  })
  const { url } = (await answer.json()) as { url: string }
  expect(new URL(url).searchParams.get('error'), `login of ${email}`).toBeNull()
  const { user } = (await (await request.get('/api/me')).json()) as { user: SessionHint }
  // Storage belongs to the site, so an empty page of it must be open.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route('/signed-in', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/signed-in')
  const hint = JSON.stringify({ name: user.name, role: user.role })
  await page.evaluate((value) => localStorage.setItem('session-hint', value), hint)
  if (next) await page.goto(next)
}

/** Makes an account for one test only. */
export async function newAccount(
  page: Page,
  baseURL: string | undefined,
  role: Role = 'Owner',
): Promise<Login & { name: string }> {
  // All journeys come from one address, whose sign-ups and logins are limited.
  await siteRows("delete from rate_limits where key like 'sign-up:%' or key like 'login-from:%'")
  const email = `${Date.now()}.${test.info().parallelIndex}@example.in`
  const password = 'seven blue doors'
  const form = {
    name: 'Meera Joshi',
    mobileNumber: '9876543210',
    email,
    password,
    confirmPassword: password,
    role,
  }
  const answer = await page.request.post('/api/accounts', {
    data: form,
    headers: { origin: new URL(baseURL ?? '').origin, [LANGUAGE_HEADER]: THIS },
  })
  expect(answer.status()).toBe(201)
  return { name: form.name, email, password }
}

/** Opens a tab of the profile, whose content is then hydrated. */
async function toPart(page: Page, tab: string, content: Locator): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
  await expect(content).toBeVisible()
}

export const toSecurity = (page: Page) =>
  toPart(
    page,
    SECURITY_TEXTS.title,
    page.getByRole('heading', { name: SECURITY_TEXTS.passwordTitle, exact: true }),
  )
export const toDetails = (page: Page) =>
  toPart(page, OWN_DATA_TEXTS.tab, page.getByLabel(SIGN_UP_TEXTS.name, { exact: true }))

/** Chooses in the menu of one of the poster's own listings. */
export async function chooseMore(card: Locator, words: string | RegExp): Promise<void> {
  await card.getByRole('button', { name: OWN_LISTING_TEXTS.more }).click()
  await card.getByRole('menuitem', { name: words }).click()
}

/** Opens all groups of a poster's listings, because long groups are closed; many listings have none. */
export async function openGroups(page: Page): Promise<void> {
  const groups = page.locator('.own-group')
  await expect(groups.or(page.locator('.own-filter')).first()).toBeVisible()
  await groups.evaluateAll((all) => {
    for (const group of all) group.toggleAttribute('open', true)
  })
}

/** Returns a page of a new visitor who is signed in. */
export async function signedIn(
  newVisitor: () => Promise<BrowserContext>,
  role: Role,
  next?: string,
): Promise<Page> {
  const page = await (await newVisitor()).newPage()
  await logIn(page, demoAccount(role), next)
  return page
}

export type Details = { name: string; locality: string; price?: string; area?: string }

/** Fills in step 1 of the posting wizard for a flat for sale in Lucknow. */
export async function fillDetails(
  page: Page,
  { name, locality, price = '72 lakh', area = '1450' }: Details,
): Promise<void> {
  for (const choice of ['Sell', 'Residential', 'Flat/Apartment', 'Lucknow'])
    await page.getByRole('radio', { name: shownValue(choice) }).check()
  await page.getByLabel(LISTING_FIELDS.locality.label).fill(locality)
  await page.getByLabel(LISTING_FIELDS.projectBuildingName.label).fill(name)
  await page.getByLabel(LISTING_FIELDS.plotArea.label, { exact: true }).fill(area)
  await page.getByLabel(LISTING_FIELDS.areaBasis.label).selectOption('Carpet')
  await page.getByLabel(LISTING_FIELDS.price.label).fill(price)
}

/** Opens what step 2 asks last. */
export const sayMore = (page: Page) => page.getByText(TALK_TEXTS.more, { exact: true }).click()

/** Fills in step 2; `text` goes into the text fields. */
export async function fillAdditional(page: Page, text: string): Promise<void> {
  const bedrooms = page.getByRole('group', { name: LISTING_FIELDS.bedrooms.label })
  await bedrooms.getByRole('radio', { name: '3', exact: true }).check()
  const field = (name: FieldName) => page.getByLabel(LISTING_FIELDS[name].label)
  await field('floorNumber').fill('2')
  await sayMore(page)
  const bathrooms = page.getByRole('group', { name: LISTING_FIELDS.bathrooms.label })
  await bathrooms.getByRole('radio', { name: '2', exact: true }).check()
  await field('totalFloors').fill('8')
  await field('furnishing').selectOption('Semi-furnished')
  await field('facingType').selectOption('North-East')
  await field('availableFrom').fill('2027-01-15')
  await field('reraNumber').fill(text)
  await field('description').fill(text)
}

/** That the posting form of a phone shows the question of this name. */
export const isAsked = (page: Page, name: string) =>
  expect(page).toHaveURL(new RegExp(`[?&]ask=${name}(&|$)`))

/** Answers the questions of step 1 on a phone for a flat for sale in Lucknow, up to the first of step 2. */
export async function tellDetails(page: Page, { name, locality }: Details): Promise<void> {
  const choices = { listingType: 'Sell', propertyType: 'Flat/Apartment', city: 'Lucknow' }
  for (const [question, choice] of Object.entries(choices)) {
    await isAsked(page, question)
    await page
      .getByRole('radio', { name: shownValue(choice), exact: true })
      .first()
      .tap()
  }
  await isAsked(page, 'locality')
  await page.getByRole('button', { name: locality, exact: true }).tap()
  const texts = { projectBuildingName: name, plotArea: '1450', price: '7200000' }
  for (const [question, text] of Object.entries(texts)) {
    await isAsked(page, question)
    const field = page.getByLabel(LISTING_FIELDS[question as FieldName].label, { exact: true })
    await expect(field).toBeFocused()
    await field.fill(text)
    await page.keyboard.press('Enter')
  }
  await isAsked(page, 'bedrooms')
}

/** A file to choose from the disk: handing megabytes to the browser takes a busy machine more than a minute. */
export async function onDisk(name: string, bytes: Uint8Array): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, bytes)
  return path
}

export const photoField = (page: Page) => page.getByLabel(PHOTO_STEP_TEXTS.choose)
export const next = (page: Page) =>
  page.getByRole('button', { name: FORM_TEXTS.next, exact: true }).click()
export const onStep = (page: Page, step: number, name: string) =>
  expect(page.getByRole('heading', { name }), `step ${step}`).toBeVisible()

/** Goes on from step 1 to the photos. Their field is loaded by then, so that it works offline as well. */
export async function toPhotos(page: Page): Promise<void> {
  for (const [n, name] of STEP_NAMES.slice(1).entries()) {
    await next(page)
    await onStep(page, n + 2, name)
  }
  await expect(photoField(page)).toBeAttached()
}

/** Posts a flat without photos. The owner must be signed in on this page. */
export async function postFlat(page: Page, details: Details): Promise<void> {
  await page.goto(PATHS.post)
  await fillDetails(page, details)
  await toPhotos(page)
  await page.getByRole('button', { name: WIZARD_TEXTS.submit }).click()
  await expect(page.getByText(LISTING_TEXTS.submitted)).toBeVisible()
  await page.waitForURL(PATHS.home)
}
