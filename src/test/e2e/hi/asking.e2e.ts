import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS } from '#language/contact/texts'
import { ANSWER_TEXTS, ENQUIRY_TEXTS, QUESTION_TEXTS } from '#language/enquiry/texts'
import { listingPath, PATHS } from '../../../contract/paths.ts'
import { posterWord } from '../../../domain/listing/poster.ts'
import { shownNumber } from '../../../domain/phone/shown.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { expectHindiMail, subjectOf } from '../../support/browser/mail.ts'
import { ownPublished } from '../../support/site/own-published.ts'
import { siteRows } from '../../support/site/served-site.ts'

const WIDTHS = [360, 768, 1440]
const NAME = `Kesar Kunj ${Date.now()}`
const ABOUT = `${NAME}, Jankipuram, Lucknow`

test('A visitor asks about a listing, its owner answers, and both get their mails in Hindi', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const site = new URL(baseURL ?? '').origin
  const owner = await newAccount(page, baseURL)
  await siteRows('update users set email_verified_at = now() where email = $1', [owner.email])
  const { id } = await ownPublished({ name: NAME, locality: 'Jankipuram', email: owner.email })
  const asker = {
    name: 'आशा वर्मा',
    mobileNumber: '9876543210',
    email: `asha.${Date.now()}@example.in`,
  }
  const message = `क्या रविवार को देखने आ सकते हैं? ${Date.now()}`
  const who = posterWord('Owner')
  const visitor = await (await newVisitor()).newPage()

  await test.step('The page is rendered when it is asked for', async () => {
    const answer = await visitor.goto(listingPath(id))
    expect(answer?.status()).toBe(200)
    const title = visitor.getByRole('heading', { level: 1, name: NAME })
    await expect(title).toHaveAttribute('lang', 'en')
    await expectAccessible(visitor)
    await expectNotWider(visitor, WIDTHS)
  })

  await test.step('The form says what is missing, keeps what is typed, and sends it', async () => {
    await visitor.getByRole('button', { name: ENQUIRY_TEXTS.open(who) }).click()
    const dialog = visitor.getByRole('dialog', { name: ENQUIRY_TEXTS.title(NAME) })
    const text = dialog.getByLabel(CONTACT_TEXTS.message)
    await expect(text).toHaveValue(ENQUIRY_TEXTS.opening)
    await text.fill(message)
    await dialog.getByLabel(CONTACT_TEXTS.name, { exact: true }).fill(asker.name)
    await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
      CONTACT_RESULT_TEXTS.mobileInvalid,
      CONTACT_RESULT_TEXTS.emailInvalid,
    ])
    await expectAccessible(visitor)
    await expectNotWider(visitor, WIDTHS)
    await expect(text).toHaveValue(message)
    await dialog.getByLabel(CONTACT_TEXTS.mobileNumber).fill(asker.mobileNumber)
    await dialog.getByLabel(CONTACT_TEXTS.email, { exact: true }).fill(asker.email)
    await dialog.getByRole('button', { name: ENQUIRY_TEXTS.submit }).click()
    await expect(dialog.getByText(ENQUIRY_TEXTS.done(who))).toBeVisible()
    await expectAccessible(visitor)
  })

  await test.step('The owner is mailed, and answers in the profile', async () => {
    const links = await expectHindiMail(page, {
      address: owner.email,
      subject: subjectOf('enquiry', ABOUT),
      site,
    })
    expect(links).toContain(PATHS.enquiries)
    await logIn(page, owner, PATHS.enquiries)
    const entry = page.getByRole('listitem').filter({ hasText: message })
    await expect(entry).toContainText(shownNumber(asker.mobileNumber))
    await entry.getByRole('button', { name: ANSWER_TEXTS.openAbout(asker.name) }).click()
    await entry.getByLabel(ANSWER_TEXTS.label, { exact: true }).fill('जी, 11 बजे आएं।')
    await entry.getByRole('button', { name: ANSWER_TEXTS.submit }).click()
    await expect(page.getByText(ANSWER_TEXTS.done(asker.name))).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page, WIDTHS)
  })

  await test.step('The visitor reads the answer behind the link of a mail', async () => {
    const links = await expectHindiMail(page, {
      address: asker.email,
      subject: subjectOf('answer', ABOUT, { answered: true }),
      site,
    })
    const [question = ''] = links.filter((path) => path.startsWith(`${PATHS.question}/`))
    await visitor.goto(question)
    await expect(visitor.getByText(QUESTION_TEXTS.answered)).toBeVisible()
    await expect(visitor.getByText('जी, 11 बजे आएं।')).toBeVisible()
    await expectAccessible(visitor)
    await expectNotWider(visitor, WIDTHS)
  })
})
