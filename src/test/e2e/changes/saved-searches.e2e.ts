import { DESK_TEXTS } from '#english/moderation/texts'
import { SEARCH_MAIL_TEXTS } from '#language/mail/texts-search'
import { PROJECT_TEXTS } from '#language/project/texts'
import {
  ALERT_STOP_TEXTS,
  FOLLOW_TEXTS,
  FOLLOWED_TEXTS,
  RHYTHM_TEXTS,
  SAVED_SEARCH_LIST_TEXTS,
  SAVED_SEARCH_TEXTS as texts,
} from '#language/saved-search/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { PATHS } from '../../../contract/paths.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { localityOf } from '../../../domain/locality/rules.ts'
import { savedSearchName } from '../../../domain/saved-search/rules.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import {
  demoAccount,
  logIn,
  newAccount,
  signedIn,
  submitLogin,
} from '../../support/browser/journeys.ts'
import { doLaterWork } from '../../support/site/clock.ts'
import { mailedLink, mailNamed } from '../../support/site/mail-folder.ts'
import { ownPublished, ownWaiting } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const QUERY = '?city=lucknow&bhk=3'
const NAME = savedSearchName(QUERY)

test('A search is saved with one press and a login, changed in the profile and removed', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  // The save request is answered with 401, because nobody is signed in.
  expectProblems(/answer 401 POST .*\/api\/my\/searches/, /console error: .*401/)
  const account = await newAccount(page, baseURL)
  await context.clearCookies()
  const save = page.getByRole('button', { name: texts.save })

  await test.step('A signed-out visitor is led to the login, and back to the search, which is then saved', async () => {
    await page.goto(PATHS.search + QUERY)
    await save.click()
    await page.getByRole('dialog').getByRole('button', { name: FOLLOW_TEXTS.logIn }).click()
    await page.waitForURL((url) => url.pathname.startsWith(PATHS.login))
    await submitLogin(page, account)
    await expect(page.getByText(texts.savedUnconfirmed)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PATHS.search}/?\\${QUERY}$`))
    await expectAccessible(page)
  })

  await page.goto(PATHS.profile)
  await page.getByRole('tab', { name: texts.title }).click()
  const panel = page.getByRole('tabpanel', { name: texts.title })
  const mails = panel.getByRole('combobox', { name: SAVED_SEARCH_LIST_TEXTS.rhythm(NAME) })

  await test.step('The profile lists it, and a change of how often mails come is stored', async () => {
    await expect(panel.getByRole('link', { name: NAME, exact: true })).toHaveAttribute(
      'href',
      PATHS.search + QUERY,
    )
    await expect(mails).toHaveValue('daily')
    await mails.selectOption(RHYTHM_TEXTS.weekly)
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.changed(NAME, 'weekly'))).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('tab', { name: texts.title }).click()
    await expect(mails).toHaveValue('weekly')
  })

  await test.step('A removed search is gone, also after a reload', async () => {
    await panel.getByRole('button', { name: SAVED_SEARCH_LIST_TEXTS.remove(NAME) }).click()
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.removed(NAME))).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: texts.title }).click()
    await expect(panel.getByText(SAVED_SEARCH_LIST_TEXTS.empty)).toBeVisible()
  })
})

test('A visitor without an account gets new homes by e-mail, after one press in a mail, and stops or deletes it there', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  // The save request is answered with 401, because nobody is signed in.
  expectProblems(/answer 401 POST .*\/api\/my\/searches/, /console error: .*401/)
  const owner = await newAccount(page, baseURL)
  await context.clearCookies()
  await page.setViewportSize({ width: 360, height: 740 })
  const email = `reader-${Date.now()}@example.in`
  const more = page.getByRole('button', { name: GALLERY_TEXTS.settings })
  const dialog = page.getByRole('dialog', { name: texts.save })

  await test.step('The search page offers it beside the login, and says what to type', async () => {
    await page.goto(PATHS.search + QUERY)
    await more.click()
    await page.getByRole('button', { name: texts.save }).click()
    await expect(dialog.getByText(FOLLOW_TEXTS.what)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: FOLLOW_TEXTS.submit }).click()
    await expect(dialog.getByText(FOLLOW_TEXTS.emailInvalid).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: FOLLOW_TEXTS.email }).fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(FOLLOW_TEXTS.asked(email))).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('The link of the mail shows the search, and begins the mails with one press', async () => {
    await page.goto(await mailedLink(email, SEARCH_MAIL_TEXTS.confirm.subject))
    await expect(page.getByText(NAME)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: FOLLOWED_TEXTS.start }).click()
    await expect(page.getByText(FOLLOWED_TEXTS.started)).toBeVisible()
    await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  const mails = page.getByRole('combobox', { name: SAVED_SEARCH_LIST_TEXTS.rhythm(NAME) })
  await test.step('How often mails come can be changed there', async () => {
    await mails.selectOption(RHYTHM_TEXTS.weekly)
    await expect(page.getByText(SAVED_SEARCH_LIST_TEXTS.changed(NAME, 'weekly'))).toBeVisible()
  })

  await test.step('A new home comes by mail, with ways to stop it', async () => {
    const name = `Harsingar ${Date.now()}`
    const { id } = await ownPublished({ ...owner, name, locality: 'Aliganj' })
    const listing = { id, projectBuildingName: name, locality: 'Aliganj', city: 'Lucknow' }
    await siteRows(
      `insert into mails (id, kind, follower_id, data)
       select substr(md5(f.id), 1, 20), 'saved search', f.id, jsonb_build_object('searches', jsonb_build_array(
         jsonb_build_object('id', s.id, 'query', s.query, 'recent', s.query, 'fresh', jsonb_build_array($2::text),
           'cheaper', '[]'::jsonb, 'listings', jsonb_build_array($3::jsonb))))
       from followers f join saved_searches s on s.follower_id = f.id where f.email = $1`,
      [
        email,
        id,
        {
          ...listing,
          price: 7_200_000,
          listingType: 'Sell',
          propertyType: 'Flat/Apartment',
          bedrooms: 3,
          plotArea: 1450,
          areaUnit: 'sq ft',
          areaBasis: 'Carpet',
          was: null,
        },
      ],
    )
    // The next mail to anybody also sends the waiting ones.
    await page.request.post('/api/password-resets', {
      data: { email: owner.email },
      headers: { origin: new URL(baseURL ?? '').origin },
    })
    const subject = SEARCH_MAIL_TEXTS.subject(1, 0, NAME, false)
    const text = await mailNamed(email, subject)
    expect(text).toContain(`/listing-detail/${id}/`)
    const [, stop = ''] = /https?:\/\/[^/\s]+(\/alerts-off#alerts\.\S+)/.exec(text) ?? []
    await page.goto(stop)
    await page.getByRole('button', { name: ALERT_STOP_TEXTS.alerts.submit }).click()
    await expect(page.getByText(ALERT_STOP_TEXTS.alerts.done)).toBeVisible()
    const [, kept = ''] = /https?:\/\/[^/\s]+(\/alerts#\S+)/.exec(text) ?? []
    await page.goto(kept)
    await expect(mails).toHaveValue('never')
  })

  await test.step('Everything about the address is deleted with two presses', async () => {
    await page.getByRole('button', { name: FOLLOWED_TEXTS.erase }).click()
    await page.getByRole('button', { name: FOLLOWED_TEXTS.eraseSure }).click()
    await expect(page.getByText(FOLLOWED_TEXTS.erased)).toBeVisible()
    expect(await siteRows('select 1 from followers where email = $1', [email])).toEqual([])
    await expectAccessible(page)
  })
})

test('Of a project where nothing is listed, one press on its row brings a mail as soon as a home there is approved', async ({
  page,
  newVisitor,
  baseURL,
}) => {
  const reader = await newAccount(page, baseURL)
  await siteRows('update users set email_verified_at = now() where email = $1', [reader.email])
  await logIn(page, reader, PATHS.projectExplore)
  const ask = page.getByRole('button', { name: PROJECT_TEXTS.tellMe }).first()
  const query =
    (await page.locator('aangan-save-search:has(button)').first().getAttribute('data-query')) ?? ''
  const search = new URLSearchParams(query)
  const city = ROUTED_CITIES.find(({ slug }) => slug === search.get('city'))?.name ?? ''
  const locality = localityOf(city, search.get('locality') ?? '')?.name ?? ''
  const searchName = savedSearchName(query)

  await test.step('The press saves the search for homes around the project, and the profile asks for mails at once', async () => {
    await ask.click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    await page.goto(PATHS.profile)
    await page.getByRole('tab', { name: texts.title }).click()
    const panel = page.getByRole('tabpanel', { name: texts.title })
    await expect(panel.getByRole('link', { name: searchName, exact: true })).toBeVisible()
    await panel
      .getByRole('combobox', { name: SAVED_SEARCH_LIST_TEXTS.rhythm(searchName) })
      .selectOption(RHYTHM_TEXTS['at once'])
    await expect(
      panel.getByText(SAVED_SEARCH_LIST_TEXTS.changed(searchName, 'at once')),
    ).toBeVisible()
  })

  await test.step('An admin approves a home there, and the mail leads to it', async () => {
    const name = `Amaltas ${Date.now()}`
    const { id } = await ownWaiting({ name, city, locality, email: demoAccount('Owner').email })
    const admin = await signedIn(
      newVisitor,
      'Admin',
      `${PATHS.admin}?q=${encodeURIComponent(name)}`,
    )
    await admin
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
    await expect(admin.getByRole('heading', { name, exact: true })).toBeVisible()
    await admin.getByRole('button', { name: DESK_TEXTS.approve, exact: true }).click()
    await expect(admin.getByText(`${name} is approved.`)).toBeVisible()
    await doLaterWork(page)
    const mail = await mailNamed(reader.email, SEARCH_MAIL_TEXTS.subject(1, 0, searchName, false))
    expect(mail).toContain(`/listing-detail/${id}/`)
  })
})
