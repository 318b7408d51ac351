import type { Page } from '@playwright/test'
import { CARD_BUTTONS, COMPARE_TEXTS } from '#language/listing/texts'
import { SHORTLIST_TEXTS } from '#language/shortlist/texts'
import { TOGETHER_REFUSED, TOGETHER_TEXTS as texts } from '#language/together/texts'
import { PATHS } from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { VISIT_MINUTES } from '../../../domain/together/constants.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'
import { pressOn, tabTo, typeInto } from '../../support/browser/keyboard.ts'
import { siteRows } from '../../support/site/served-site.ts'

// A list in which no other journey posts or takes down anything.
const SOME = placePath('flats-for-sale-in-gurugram')
const heart = (page: Page, n: number) =>
  page.getByRole('main').locator('[data-part="heart"]').nth(n)
const nameOf = async (page: Page, n: number) =>
  ((await heart(page, n).getAttribute('aria-label')) ?? '').replace(CARD_BUTTONS.heart(''), '')
const items = (page: Page) => page.locator('.together-home')
const home = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const answer = (page: Page, name: string, word: keyof typeof texts.answers) =>
  page
    .getByRole('group', { name: texts.yourAnswer(name) })
    .getByRole('radio', { name: texts.answers[word] })
    .check()
const note = (page: Page, other: string, name: string) =>
  page.getByLabel(`${texts.note(other)}: ${name}`)

/** A new account saves two homes and invites; returns the account, the names of the homes, and the invitation. */
async function invited(page: Page, baseURL: string | undefined) {
  const account = await newAccount(page, baseURL, 'Client')
  await logIn(page, account, SOME)
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  for (const n of [0, 1]) {
    const kept = page.waitForResponse((one) => one.url().endsWith('/api/my/shortlist'))
    await heart(page, n).click()
    await kept
  }
  await page.goto(PATHS.saved)
  await page.getByRole('link', { name: texts.link }).click()
  await page.getByRole('button', { name: texts.make }).click()
  const address = await page.getByLabel(texts.invitation, { exact: true }).inputValue()
  return { account, first, second, address }
}

test('Two people choose from one list: one invites, the other takes it by a press without an account, and both see what is said', async ({
  page,
  baseURL,
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/answer 400 POST .*together/, /console error: .*400/)
  expectProblems(/answer 410 POST .*together-invitation/, /console error: .*410/)
  expectProblems(/failed .*\/api\//, /console error: .*ERR_INTERNET_DISCONNECTED/)
  const { account, first, second, address } = await invited(page, baseURL)
  await expect(page.getByText(texts.seesHost)).toBeVisible()
  await expectAccessible(page)

  const ravi = await (await newVisitor({ viewport: { width: 360, height: 740 } })).newPage()
  const scanner = await (await newVisitor()).newPage()
  await test.step('Opening the link takes nothing, says who invites and what they will see', async () => {
    await scanner.goto(address)
    await expect(scanner.getByRole('heading', { name: texts.asked(account.name) })).toBeVisible()
    await ravi.goto(address)
    await expect(ravi.getByText(texts.seesGuest(account.name))).toBeVisible()
    await expectAccessible(ravi)
    await expectNotWider(ravi)
    await ravi.getByLabel(texts.name).fill('Ravi 9876543210')
    await ravi.getByRole('button', { name: texts.take }).click()
    await expect(ravi.getByText(texts.noContact).first()).toBeVisible()
    await ravi.getByLabel(texts.name).fill('Ravi')
    await ravi.getByRole('button', { name: texts.take }).click()
    await expect(ravi.getByRole('heading', { name: texts.titleWith(account.name) })).toBeVisible()
    await expect(items(ravi)).toHaveCount(2)
  })
  await test.step('The link then opens nothing for anybody else', async () => {
    await scanner.reload()
    await expect(scanner.getByText(TOGETHER_REFUSED.over)).toBeVisible()
  })

  await test.step('Both answer; what both like comes first, and a number in a note is refused with the text kept', async () => {
    await answer(ravi, second, 'yes')
    await note(ravi, account.name, second).fill('Call 9876543210')
    await expect(home(ravi, second).getByText('9876543210', { exact: false }).last()).toBeVisible()
    await expect(note(ravi, account.name, second)).toHaveValue('Call 9876543210')
    await note(ravi, account.name, second).fill('Near my <b>office</b>')
    await expect(home(ravi, second).getByText(SHORTLIST_TEXTS.noteSaved)).toBeVisible()
    await answer(ravi, first, 'maybe')
    await page.reload()
    await answer(page, second, 'yes')
    await answer(page, first, 'no')
    await expect(home(page, second).getByText(texts.standings.both)).toBeVisible()
    await expect(home(page, first).getByText(texts.standings.no)).toBeVisible()
    await page.reload()
    await expect(items(page).first()).toContainText(texts.standings.both)
    await expect(items(page).last()).toContainText(texts.standings.no)
    await expect(home(page, second)).toContainText('Near my <b>office</b>')
    await expectAccessible(page)
    await expectNotWider(ravi)
  })

  await test.step('Notes of both that are written at once are both there', async () => {
    await Promise.all([
      note(page, 'Ravi', first).fill('Too far'),
      note(ravi, account.name, first).fill('Good light'),
    ])
    await expect(home(page, first).getByText(SHORTLIST_TEXTS.noteSaved)).toBeVisible()
    await expect(home(ravi, first).getByText(SHORTLIST_TEXTS.noteSaved)).toBeVisible()
    for (const one of [page, ravi]) {
      await one.reload()
      await expect(home(one, first)).toContainText(one === page ? 'Good light' : 'Too far')
      await expect(home(one, first).getByRole('textbox')).toHaveValue(
        one === page ? 'Too far' : 'Good light',
      )
    }
  })

  await test.step('A home that the other has saved is added by a press, and is new to who invited', async () => {
    await siteRows(
      `update shortlist_seats set looked_at = now() - interval '${VISIT_MINUTES + 1} minutes'`,
    )
    await ravi.goto(SOME)
    const third = await nameOf(ravi, 2)
    await heart(ravi, 2).click()
    await ravi.goto(PATHS.together)
    await ravi.getByRole('button', { name: `${texts.add}: ${third}` }).click()
    await expect(ravi.getByText(texts.added(third))).toBeVisible()
    await page.reload()
    await expect(home(page, third).getByText(texts.isNew('Ravi'))).toBeVisible()
    await expect(page.getByText(texts.notSavedMine)).toBeVisible()
  })

  await test.step('What is said offline waits on the device and is sent later', async () => {
    await ravi.context().setOffline(true)
    await note(ravi, account.name, second).fill('Ask for the key')
    await expect(home(ravi, second).getByText(texts.kept)).toBeVisible()
    await ravi.context().setOffline(false)
    await expect(home(ravi, second).getByText(SHORTLIST_TEXTS.noteSaved)).toBeVisible()
  })

  await test.step('The second tab compares the homes, with what each said', async () => {
    await page.getByRole('tab', { name: texts.tabs.compare }).click()
    const table = page.getByRole('table', { name: COMPARE_TEXTS.description })
    await expect(table.getByRole('row', { name: 'Ravi' })).toContainText(texts.answers.yes)
    await expectNotWider(page)
  })

  await test.step('Who leaves takes their own words along, and nobody else’s', async () => {
    await ravi.getByText(texts.leave, { exact: true }).click()
    await expect(ravi.getByText(texts.leaveText(account.name))).toBeVisible()
    await ravi.getByRole('button', { name: texts.sure }).click()
    await expect(ravi.getByText(texts.left)).toBeVisible()
    await page.goto(PATHS.together)
    await expect(page.getByText(texts.alone)).toBeVisible()
    await expect(home(page, first).getByRole('textbox')).toHaveValue('Too far')
    await expect(page.getByRole('main')).not.toContainText('Good light')
  })
})

test('On a narrow screen the other takes the invitation, answers, writes, compares and leaves by keys alone, and the focus is never lost', async ({
  page,
  baseURL,
  newVisitor,
}) => {
  const { account, first, second, address } = await invited(page, baseURL)
  const ravi = await (await newVisitor({ viewport: { width: 360, height: 740 } })).newPage()
  const radio = (name: string, word: keyof typeof texts.answers) =>
    ravi
      .getByRole('group', { name: texts.yourAnswer(name) })
      .getByRole('radio', { name: texts.answers[word] })
  const keepsFocus = () =>
    expect
      .poll(() => ravi.evaluate(() => document.activeElement?.closest('main')?.localName))
      .toBe('main')

  await test.step('The invitation is taken', async () => {
    await ravi.goto(address)
    await expect(ravi.getByRole('heading', { name: texts.asked(account.name) })).toBeVisible()
    await typeInto(ravi, ravi.getByLabel(texts.name), 'Ravi')
    await pressOn(ravi, ravi.getByRole('button', { name: texts.take }))
    await expect(ravi.getByRole('heading', { name: texts.titleWith(account.name) })).toBeVisible()
    await keepsFocus()
  })

  await test.step('Both homes are answered, one gets a note, and the answers sort the list', async () => {
    const isFirst = items(ravi).first().getByRole('heading', { name: first, exact: true })
    const [above, below] = (await isFirst.isVisible()) ? [first, second] : [second, first]
    // The first press of an arrow chooses the last answer: the three are a ring.
    await pressOn(ravi, radio(above, 'yes'), 'ArrowLeft')
    await expect(radio(above, 'no')).toBeChecked()
    await pressOn(ravi, radio(below, 'yes'), 'Space')
    await expect(radio(below, 'yes')).toBeChecked()
    await typeInto(ravi, note(ravi, account.name, below), 'Good light')
    await expect(home(ravi, below).getByText(SHORTLIST_TEXTS.noteSaved)).toBeVisible()
    await keepsFocus()
    await pressOn(ravi, ravi.getByRole('button', { name: texts.sortAgain }), 'Enter', 'Shift+Tab')
    await expect(items(ravi).first()).toContainText(below)
    await keepsFocus()
    await pressOn(ravi, home(ravi, above).getByRole('button', { name: texts.takeBack }))
    await expect(radio(above, 'no')).not.toBeChecked()
    await keepsFocus()
  })

  await test.step('The homes are compared', async () => {
    const tab = (name: string) => ravi.getByRole('tab', { name })
    await tabTo(ravi, tab(texts.tabs.list), 'Shift+Tab')
    await ravi.keyboard.press('ArrowRight')
    await expect(tab(texts.tabs.compare)).toBeFocused()
    const table = ravi.getByRole('table', { name: COMPARE_TEXTS.description })
    await expect(table.getByRole('row', { name: texts.you })).toContainText(texts.answers.yes)
    await expectNotWider(ravi)
    await ravi.keyboard.press('ArrowLeft')
    await expect(tab(texts.tabs.list)).toBeFocused()
  })

  await test.step('The list is left', async () => {
    await pressOn(ravi, ravi.getByText(texts.leave, { exact: true }))
    await pressOn(ravi, ravi.getByRole('button', { name: texts.sure }))
    await expect(ravi.getByText(texts.left)).toBeVisible()
    await keepsFocus()
  })
})
