import { AFFORD_TEXTS } from '#language/afford/texts'
import { MEANS_TEXTS as texts } from '#language/afford/texts-sheet'
import { OWN_PLACES_TEXTS } from '#language/distance/texts-sheet'
import { GALLERY_TEXTS } from '#language/search/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { PATHS } from '../../../contract/paths.ts'
import { OWN_MEANS } from '../../../domain/site/constants.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'

/** Figures that stand nowhere else, and what they come to together. */
const FIGURES = {
  first: '87,431',
  second: '61,297',
  savings: '2378519',
  loans: '7,619',
  rent: '13,873',
}
const TOGETHER = 87_431 + 61_297
const SECRETS = [
  ...Object.values(FIGURES).map((figure) => figure.replace(/,/g, '')),
  String(TOGETHER),
]

/** Which of the figures a text has, with or without commas; a longer number or an id that has its digits is another. */
const leaked = (text: string) => {
  const plain = decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  const readings = [plain.replace(/,/g, ''), plain.replace(/,/g, ' ')]
  return SECRETS.filter((secret) => {
    const alone = new RegExp(`(?<![0-9a-z])${secret}(?![0-9a-z])`, 'i')
    return readings.some((reading) => alone.test(reading))
  })
}

test('What somebody says of their money is in one store of the device, and in nothing else that keeps or leaves it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const account = await newAccount(page, baseURL, 'Client')
  await logIn(page, account)
  const sent: string[] = []
  const said: string[] = []
  page.on('request', (request) =>
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '),
    ),
  )
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) said.push(await response.text().catch(() => ''))
  })
  page.on('console', (message) => said.push(message.text()))

  await page.goto(`${PATHS.search}?city=lucknow`)
  await page.getByRole('button', { name: AFFORD_TEXTS.open, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: AFFORD_TEXTS.open })
  for (const [name, figure] of Object.entries(FIGURES))
    await sheet.getByRole('textbox', { name: texts.fields[name as 'first'] }).fill(figure)
  await sheet.getByRole('checkbox', { name: texts.onlyFits }).check()
  await sheet.getByRole('button', { name: OWN_PLACES_TEXTS.show }).click()
  await expect(page.locator('.search-cards .card-fact').first()).toContainText(
    AFFORD_TEXTS.verdicts.fits,
  )

  // What is saved, searched for, shared, looked at and reported while they are known.
  await page.getByRole('main').locator('[data-part="heart"]').first().click()
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).fill('zzz unknown words')
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).press('Enter')
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).fill('')
  await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).press('Enter')
  await page.locator('.search-cards .card-link').first().click()
  await page.waitForURL(/listing-detail/)
  await expect(page.locator('.own-means')).toBeVisible()
  await page.getByRole('button', { name: SHARE_TEXTS.open, exact: true }).first().click()
  await expect(page.getByRole('link', { name: SHARE_TEXTS.byWhatsApp })).toBeVisible()
  const links = () =>
    page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const shared = await links()
  await page.goto(PATHS.saved)
  await expect(page.locator('#saved-list > li')).toHaveCount(1)
  const [me, kept] = await page.evaluate(async () => {
    const text = async (path: string) => (await fetch(path)).text()
    return [await text('/api/me'), await text('/api/my/profile')]
  })

  const stores = await page.evaluate(async () => {
    const entries = (storage: Storage) => Object.entries({ ...storage })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = async () => {
              const { result } = opening
              const names = [...result.objectStoreNames]
              const all = names.map(
                (store) =>
                  new Promise<unknown>((done) => {
                    const got = result.transaction(store).objectStore(store).getAll()
                    got.onsuccess = () => done(got.result)
                  }),
              )
              resolve(`${name} ${JSON.stringify(await Promise.all(all))}`)
              result.close()
            }
          }),
      ),
    )
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name)
        const kept = await cache.keys()
        const texts = await Promise.all(
          kept.map(async (request) => {
            const answer = await cache.match(request)
            const isText = /json|html|text/.test(answer?.headers.get('content-type') ?? '')
            return request.url + (isText ? await answer?.text() : '')
          }),
        )
        return texts.join(' ')
      }),
    )
    return {
      local: entries(localStorage),
      session: entries(sessionStorage),
      rest: [
        ...databases,
        ...caches,
        document.cookie,
        JSON.stringify(history.state),
        location.href,
      ],
    }
  })

  const where = stores.local.filter(([, value]) => leaked(value).length > 0).map(([key]) => key)
  expect(where).toEqual([OWN_MEANS])
  for (const text of [
    ...stores.session.map(([, value]) => value),
    ...stores.rest,
    ...sent,
    ...said,
    ...shared,
    ...(await links()),
    ...[me ?? '', kept ?? ''],
  ])
    expect(leaked(text), text.slice(0, 200)).toEqual([])
  expect(sent.length).toBeGreaterThan(10)
  expect(me).toContain(account.email)
})
