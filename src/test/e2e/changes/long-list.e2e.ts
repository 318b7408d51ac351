import type { Page } from '@playwright/test'
import { USER_TEXTS } from '#english/account/texts-users'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import { LINE_TABLE_TEXTS, SENDING_TEXTS } from '#language/listing-file/texts-table'
import { PATHS } from '../../../contract/paths.ts'
import { FILE_RAISE, RATE_LIMITS } from '../../../domain/account/constants.ts'
import { eventLabel } from '../../../domain/audit/log.ts'
import { formatMoment } from '../../../domain/time/rules.ts'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount, signedIn } from '../../support/browser/journeys.ts'
import { zipOf } from '../../support/data/zip.ts'
import { siteRows } from '../../support/site/served-site.ts'

const LINES = 1200
/** How many of the day's lines the agent has left. */
const LEFT = 2
const DAY_MS = RATE_LIMITS.fileLines.windowMs
const HEADS = 'Ref,For,Type,City,Locality,Project,BHK,Area,Price,Floor'
const home = (mark: string, n: number) =>
  `${mark}-${n},Sale,Flat,Noida,Sector ${50 + (n % 30)},${mark} Tower ${n},3 BHK,${900 + n} sqft,${60 + (n % 40)} lakh,2/24`
const stock = (mark: string, count: number) =>
  [HEADS, ...Array.from({ length: count }, (_, n) => home(mark, n))].join('\n')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)
const posted = async (email: string) =>
  (
    await siteRows(
      'select p.id from properties p join users u on u.id = p.user_id where u.email = $1',
      [email],
    )
  ).length

test('A list of 1,200 homes is taken in parts: what goes beyond the day waits, or goes at once where an admin raises the limit', async ({
  page,
  newVisitor,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/429/)
  const account = await newAccount(page, baseURL, 'Agent')
  const { email, name } = account
  const [user] = await siteRows<{ id: string }>(
    'update users set email_verified_at = now() where email = $1 returning id',
    [email],
  )
  const began = new Date()
  await siteRows('insert into rate_limits (key, count, window_start) values ($1, $2, $3)', [
    `file-lines:${user?.id}`,
    RATE_LIMITS.fileLines.attempts - LEFT,
    began,
  ])
  await logIn(page, account, PATHS.postSeveral)
  const moreAtAfter = (minutes: number) =>
    formatMoment(new Date(began.getTime() + DAY_MS + minutes * 60_000).toISOString())
  const moreAt = moreAtAfter(0)
  const mark = `L${String(Date.now()).slice(-5)}`

  await test.step('All lines are read, and the page says which can go when', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel(texts.choose).setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(stock(mark, LINES)),
    })
    await expect(page.getByText(texts.summary(LINES, 0, 0), { exact: true })).toBeVisible()
    await expect(
      page.getByText(SEVERAL_TEXTS.inParts(numbers(2, 3), numbers(4, LINES + 1), moreAt)),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNotWider(page)
  })

  const rest = page.getByText(SEVERAL_TEXTS.inParts([], numbers(4, LINES + 1), moreAt))
  await test.step('What is left of the day is sent, and the rest waits, also after a reload', async () => {
    await press(page, texts.post(LINES, false))
    await expect(rest).toBeVisible()
    // The server names whole minutes to wait, rounded up.
    const goesOn = (minutes: number) => page.getByText(SENDING_TEXTS.until(moreAtAfter(minutes)))
    await expect(goesOn(0).or(goesOn(1))).toBeVisible()
    expect(await posted(email)).toBe(LEFT)
    await page.reload()
    await expect(rest).toBeVisible()
    await expect(page.getByText(SENDING_TEXTS.progress(LEFT, LINES))).toBeVisible()
  })

  await test.step('An admin raises the limit, which is noted', async () => {
    const admin = await signedIn(
      newVisitor,
      'Admin',
      `${PATHS.adminUsers}?q=${encodeURIComponent(email)}`,
    )
    const row = admin.getByRole('rowgroup').filter({ hasText: email })
    await row.getByRole('button', { name: USER_TEXTS.open }).click()
    await expect(row.getByText(USER_TEXTS.linesADay(RATE_LIMITS.fileLines.attempts))).toBeVisible()
    await press(admin, USER_TEXTS.label(USER_TEXTS.changeFileLimit, name))
    const dialog = admin.getByRole('dialog', { name: USER_TEXTS.fileLimitTitle(name) })
    await expectAccessible(admin)
    await dialog.getByRole('radio', { name: USER_TEXTS.linesADay(FILE_RAISE.most) }).check()
    await dialog.getByRole('button', { name: USER_TEXTS.saveFileLimit }).click()
    await expect(admin.getByText(USER_TEXTS.fileLimitChanged(name, FILE_RAISE.most))).toBeVisible()
    await expectNotWider(admin)
    await admin.goto(`${PATHS.adminAudit}?event=file+limit+changed`)
    await expect(
      admin
        .getByRole('row')
        .filter({ hasText: eventLabel('file limit changed') })
        .first(),
    ).toContainText(`lines ${FILE_RAISE.most}`)
  })

  await test.step('One press goes on', async () => {
    await press(page, SENDING_TEXTS.goOn)
    await expect.poll(() => posted(email)).toBeGreaterThan(LEFT + 1)
    await expect(rest).toBeHidden()
    await press(page, SENDING_TEXTS.pause)
    await expect(page.getByText(SENDING_TEXTS.paused)).toBeVisible()
  })
})

test('A ZIP with a table and photos is read as if both were chosen, and a long reading can be stopped', async ({
  page,
  baseURL,
}) => {
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await page.getByLabel(texts.choose).setInputFiles({
    name: 'november.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipOf([
        { path: 'November/Z-1/hall.jpg', content: 'the hall' },
        { path: '__MACOSX/November/._stock.csv', content: 'x' },
        { path: 'November/stock.csv', content: stock('Z', 3) },
      ]),
    ),
  })
  await expect(
    page.getByRole('heading', { name: SEVERAL_TEXTS.packed('stock.csv', 'november.zip') }),
  ).toBeVisible()
  await expect(page.locator('.photo-home').filter({ hasText: 'Z Tower 1' })).toBeVisible()

  await page.getByLabel(texts.choose).setInputFiles({
    name: 'all.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(stock('A', 4900)),
  })
  await press(page, SEVERAL_TEXTS.replace)
  await press(page, SEVERAL_TEXTS.stopReading)
  await expect(page.getByRole('table', { name: LINE_TABLE_TEXTS.title })).toBeHidden()
  await expect(page.getByRole('button', { name: SEVERAL_TEXTS.stopReading })).toBeHidden()
})
