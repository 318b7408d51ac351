import type { Locator, Page } from '@playwright/test'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { AREA_TEXTS } from '#language/area/texts'
import { UNIT_LABELS } from '#language/area/texts-units'
import { HOME_TEXTS } from '#language/home/texts'
import {
  CARD_BUTTONS,
  COMPARE_TEXTS,
  FETCH_FAILED,
  LEARN_MORE,
  VIEWED_TEXTS,
} from '#language/listing/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { SITE_TEXTS } from '#language/site/texts'
import { comparePath, PATHS, projectOffersPath } from '../../../contract/paths.ts'
import { placePath } from '../../../contract/shelves.ts'
import { inUnit } from '../../../domain/area/in-unit.ts'
import { SLIDESHOW_MS } from '../../../domain/home/rules.ts'
import { SAMPLE_LISTINGS, type SampleListing } from '../../../domain/listing/samples.ts'
import { expect, expectAccessible, test, WIDTHS } from '../../support/browser/browser.ts'
import { demoAccount } from '../../support/browser/journeys.ts'
import { stopTime } from '../../support/browser/stopped-time.ts'
import { moveFingers } from '../../support/browser/touch.ts'
import { siteRows } from '../../support/site/served-site.ts'

/** Returns a card's HTML without the differences between a built card and one from the template. */
const htmlOf = (card: Locator) =>
  card.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    // A card of the index gets its further photos when it is touched.
    const apart = '.photo-blur, aangan-drawn-later, script, .card-slide ~ .card-slide'
    for (const part of copy.querySelectorAll(apart)) part.remove()
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      const marks = [...part.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name } of marks) part.removeAttribute(name)
      for (const { name, value } of marks)
        if (!/^data-(part|slot|if)$|^(fetchpriority|loading)$/.test(name))
          part.setAttribute(name, value)
    }
    return copy.outerHTML.replace(/\s+/g, ' ').replace(/> </g, '><')
  })

test.describe('Accessible on a phone and on a laptop', () => {
  test('a gallery without matches', async ({ page }) => {
    await page.goto('/buy?q=sector+999')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, WIDTHS)
  })
})

test.describe('Home', () => {
  const position = (page: Page) =>
    page
      .getByRole('region', { name: HOME_TEXTS.recommended })
      .locator('[data-part="track"]')
      .evaluate((track) => Math.round(track.scrollLeft))

  /** Visible cards: 1 below 640px, 2 below 1024px, 3 otherwise. */
  const VISIBLE = [
    [360, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const
  const row = (frame: Locator) => frame.locator('[data-part="track"]')
  /** Returns the number of cards that are completely inside their row. */
  const inView = (frame: Locator) =>
    row(frame).evaluate((track) => {
      const { left, right } = track.getBoundingClientRect()
      return [...track.children]
        .map((card) => card.getBoundingClientRect())
        .filter((card) => card.left >= left - 1 && card.right <= right + 1).length
    })
  /** The last cards, which Previous shows from the start. */
  const lastOf = (cards: number, visible: number) =>
    visible === 1 ? `${cards} of ${cards}` : `${cards - visible + 1} to ${cards} of ${cards}`

  test('a carousel moves by one from the first press and wraps around, shows as many cards as fit, and has arrows only if some are hidden', async ({
    page,
  }) => {
    await page.goto(PATHS.home)
    const frame = page.getByRole('region', { name: HOME_TEXTS.recommended })
    await frame.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => position(page), 'wraps to the last position').toBeGreaterThan(1000)
    // Pressed while the row is sliding: the step counts from its final position.
    await frame.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => position(page), 'and back to the first').toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const cards = await row(frame).locator('> *').count()
    for (const [width, visible] of VISIBLE) {
      await page.setViewportSize({ width, height: 800 })
      await row(frame).evaluate((track) => track.scrollTo(0, 0))
      await expect.poll(() => inView(frame), `${width} px wide`).toBe(visible)
      await frame.getByRole('button', { name: 'Previous' }).click()
      await expect(frame.getByText(lastOf(cards, visible), { exact: true })).toBeAttached()
      await expect(row(frame).locator('> *').last()).toBeInViewport()
    }
    for (const left of [3, 2, 1, 0]) {
      await row(frame).evaluate(
        (track, count) => track.replaceChildren(...[...track.children].slice(0, count)),
        left,
      )
      for (const [width, visible] of VISIBLE) {
        await page.setViewportSize({ width, height: 800 })
        await expect(
          frame.getByRole('button', { name: 'Next' }),
          `${left} cards, ${width} px wide`,
        ).toBeVisible({ visible: left > visible })
      }
    }
  })

  test('with larger letters, when fewer cards fit, a carousel moves by the number of visible cards', async ({
    playwright,
    baseURL,
  }, info) => {
    const { args = [], ...options } = info.project.use.launchOptions ?? {}
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...args, '--blink-settings=defaultFontSize=20'],
    })
    try {
      const page = await browser.newPage({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1100, height: 800 },
        reducedMotion: 'reduce',
      })
      await page.goto(PATHS.home)
      const frame = page.getByRole('region', { name: HOME_TEXTS.recommended })
      const cards = await row(frame).locator('> *').count()
      expect(await inView(frame)).toBe(2)
      await frame.getByRole('button', { name: 'Previous' }).click()
      await expect(frame.getByText(lastOf(cards, 2), { exact: true })).toBeAttached()
    } finally {
      await browser.close()
    }
  })

  test('the slideshow turns, rests under the mouse and while it has the focus, and goes to the slide of a dot', async ({
    page,
  }) => {
    await stopTime(page)
    await page.goto(PATHS.home)
    const show = page.getByRole('region', { name: HOME_TEXTS.comingSoon })
    await show.scrollIntoViewIfNeeded()
    const dots = show.getByRole('button', { name: /^Show / })
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
    const turning = async () => {
      const from = await current()
      await expect
        .poll(async () => {
          await page.clock.runFor(SLIDESHOW_MS)
          return current()
        })
        .not.toBe(from)
    }
    const resting = async () => {
      const from = await current()
      await page.clock.runFor(5 * SLIDESHOW_MS)
      expect(await current()).toBe(from)
    }
    await turning()
    await show.hover()
    await resting()
    await page.mouse.move(5, 5)
    await turning()
    await dots.nth(2).click()
    await expect.poll(current).toBe(2)
    await page.mouse.move(5, 5)
    await resting()
    await dots.nth(2).blur()
    await turning()
  })

  test.describe('with its film', () => {
    test.use({ film: true })
    const film = (page: Page) => page.locator('aangan-film video')
    const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
    /** Presses a button at its position like a mouse: an element that covers it receives the press. */
    const pressByMouse = async (page: Page, name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      if (!box) throw new Error(`${name} is nowhere to be seen.`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }

    // The wide film is framed as its still picture, the one for phones as the middle of it.
    for (const [screen, shape, sizes] of [
      ['a phone', 4 / 3, [{ width: 360, height: 740 }]],
      [
        'a wide screen',
        16 / 9,
        [
          { width: 1280, height: 800 },
          { width: 768, height: 1024 },
        ],
      ],
    ] as const)
      test(`on ${screen} 6 to 10 seconds play without sound and undistorted while they are in view; the mouse stops and resumes them`, async ({
        page,
      }) => {
        await page.setViewportSize(sizes[0])
        await page.goto(PATHS.home)
        await expect(page.locator('aangan-film[data-playing]')).toBeAttached()
        const { duration, loop, muted, shown } = await film(page).evaluate(
          ({ duration, loop, muted, videoWidth, videoHeight }: HTMLVideoElement) => ({
            duration,
            loop,
            muted,
            shown: videoWidth / videoHeight,
          }),
        )
        expect(shown).toBeCloseTo(shape, 2)
        expect(duration).toBeGreaterThanOrEqual(6)
        expect(duration).toBeLessThanOrEqual(10)
        expect([loop, muted]).toEqual([true, true])
        for (const size of sizes) {
          await page.setViewportSize(size)
          await pressByMouse(page, HOME_TEXTS.pauseFilm)
          expect(await paused(page), `${size.width} px wide`).toBe(true)
          await pressByMouse(page, HOME_TEXTS.playFilm)
          await expect.poll(() => paused(page)).toBe(false)
        }
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect.poll(() => paused(page)).toBe(true)
      })
  })

  test('shows a listing approved after the build, and reports a failure of that only in the console', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(
      /console error: .*Error fetching Properties/,
      /console error: .*Failed to load resource/,
      /request failed .*new-listings/,
    )
    await page.route('**/api/new-listings/*', (route) => route.abort('failed'))
    const logged = page.waitForEvent('console', (message) => message.text().includes(FETCH_FAILED))
    await page.goto('/')
    await logged
    await expect(page.getByRole('link', { name: LEARN_MORE }).first()).toBeVisible()
  })
})

test.describe('The gallery at /buy', () => {
  test('shows three samples below its list, marked as such', async ({ page }) => {
    await page.goto('/buy')
    const samples = page.getByRole('region', { name: GALLERY_TEXTS.samples })
    const marks = samples.getByText('Sample', { exact: true }).filter({ visible: true })
    await expect(marks).toHaveCount(3)
  })

  test('filters while the visitor types and ticks, keeps the filters in the address, and loses nothing on Back and reload', async ({
    page,
  }) => {
    await page.goto('/buy')
    const total = page.locator('.search-answer [role="status"]')
    const before = await total.textContent()
    await page.getByLabel(GALLERY_TEXTS.words).fill('gurugram flat')
    await expect(total).not.toHaveText(before ?? '')
    await expect(page).toHaveURL(/q=gurugram\+flat/)
    const count = await total.textContent()
    await page.getByRole('link', { name: LEARN_MORE }).first().click()
    await expect(page).toHaveURL(/listing-detail/)
    await page.goBack()
    await expect(total).toHaveText(count ?? '')
    await page.reload()
    await expect(total).toHaveText(count ?? '')
    await page.getByRole('button', { name: GALLERY_TEXTS.clear }).click()
    await expect(total).toHaveText(before ?? '')
  })

  test('loads more, and records it in the address', async ({ page }) => {
    await page.goto('/buy')
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
    await page.getByRole('link', { name: GALLERY_TEXTS.more }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(48)
    await page.goBack()
    await expect(page.getByRole('link', { name: LEARN_MORE })).toHaveCount(24)
  })

  test('keeps a favourite through a reload', async ({ page }) => {
    await page.goto('/buy')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') })
    const heart = cards.getByRole('button', { name: /^Save / }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('shows the pictures of a sample in the lightbox, which gives the focus back', async ({
    page,
  }) => {
    const sample = SAMPLE_LISTINGS[0] as SampleListing
    await page.goto(PATHS.buy)
    const link = page.locator(`[data-listing="${sample.id}"]`).getByRole('link')
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Lightbox' })
    await expect(
      dialog.getByText(new RegExp(`^1\\s*/\\s*${sample.pictures.length}$`)),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('shows all areas in the chosen unit, and so does a listing', async ({ page }) => {
    await page.goto(PATHS.buy)
    const cards = page.locator('.search-cards .card-body')
    const stated = await cards.allInnerTexts()
    await page.getByRole('button', { name: AREA_TEXTS.choose }).click()
    const choice = page.getByRole('combobox', { name: AREA_TEXTS.label })
    await expect(choice).toBeFocused()
    await choice.selectOption(UNIT_LABELS['sq yd'])
    await expect(cards.first()).toContainText(/\bsq\syd\b/)
    expect(await cards.allInnerTexts()).toEqual(stated.map((text) => inUnit(text, 'sq yd')))
    await expectAccessible(page)
    await page.getByRole('link', { name: LEARN_MORE }).first().click()
    await expect(page.locator('.detail-price')).toContainText('per sq yd')
  })

  test('has the same card whether it was built or rendered by a script', async ({ page }) => {
    await page.goto(`${PATHS.search}/1/`)
    const built = page.locator('aangan-card').first()
    const id = await built.getAttribute('data-listing')
    const heart = await built.locator('[data-part="heart"]').getAttribute('aria-label')
    const name = heart?.replace(/^Save /, '')
    const wanted = await htmlOf(built)
    // One of the oldest listings, which is not on the first page of the built search.
    await page.goto(`${PATHS.search}?q=${encodeURIComponent(name ?? '')}`)
    const made = page.locator(`.search-cards [data-listing="${id}"]`)
    // The index holds times in half hours; a card shows only their days.
    const withoutTime = (html: string) =>
      html
        .replace(/datetime="[^"]*"/, '')
        .replace(/(data-(?:published|confirmed)="[\d-]{10})[^"]*"/g, '$1"')
    expect(withoutTime(await htmlOf(made))).toBe(withoutTime(wanted))
  })
})

test.describe('On a phone', () => {
  const PHONE = { width: 360, height: 740 }
  /** What a phone's keyboard leaves of it. */
  const ABOVE_KEYBOARD = { width: 360, height: 400 }
  const list = (page: Page) => page.getByRole('listbox', { name: GALLERY_TEXTS.suggestions })

  /** Expects a list that lies in the window, with rows of one height for a finger. */
  async function expectFitting(page: Page) {
    const boxes = await Promise.all(
      [list(page), ...(await list(page).getByRole('option').all())].map((one) => one.boundingBox()),
    )
    const [around, ...rows] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    const { width, height } = page.viewportSize() ?? PHONE
    expect(around?.x).toBeGreaterThanOrEqual(0)
    expect((around?.x ?? 0) + (around?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((around?.y ?? 0) + (around?.height ?? 0)).toBeLessThanOrEqual(height)
    expect(new Set(rows.map((row) => Math.round(row.height))).size).toBe(1)
    expect(rows[0]?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  test('places are suggested on the home page, in the search with their numbers, and in the header, in a list that fits above the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(PATHS.home)
    const form = page.getByRole('search', { name: HOME_TEXTS.find })
    await form.getByRole('radio', { name: 'Rent' }).check()
    await page.setViewportSize(ABOVE_KEYBOARD)
    await form.getByRole('combobox', { name: HOME_TEXTS.words }).fill('sec 62')
    const first = list(page).getByRole('option').first()
    await expect(first).toHaveText(/^Sector 62 Locality in Noida/)
    await expectFitting(page)
    await first.click()
    await expect(page).toHaveURL(/\/Search\/?\?for=rent&city=noida&locality=sector-62$/)

    await page.setViewportSize(PHONE)
    await page.goto(PATHS.search)
    await page.getByRole('combobox', { name: GALLERY_TEXTS.words }).fill('gomti na')
    await expect(first).toHaveText(/^Gomti Nagar Locality in Lucknow [1-9]\d* propert/)
    await expectFitting(page)
    const count = /\d+/.exec((await first.textContent()) ?? '')?.[0]
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count}\\b`))

    await page.locator('.search-cards .card-body').first().click()
    await page.waitForURL(/listing-detail/)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: SITE_TEXTS.search }).click()
    const words = header.getByRole('combobox', { name: SITE_TEXTS.search })
    await expect(words).toBeFocused()
    await page.setViewportSize(ABOVE_KEYBOARD)
    await page.keyboard.type('2 bhk sector')
    await expect(list(page).getByRole('option')).toHaveCount(8)
    await expectFitting(page)
    await expectAccessible(page, [360])
    await words.fill('2 bhk lulu')
    await list(page)
      .getByRole('option', { name: /^Lulu Mall/ })
      .click()
    await expect(page).toHaveURL(/\/Search\/?\?q=2\+bhk&city=lucknow&locality=sushant-golf-city$/)
  })

  test('the photos of a listing turn by a swipe and grow by a pinch', async ({ newVisitor }) => {
    const MIDDLE = 360
    const page = await (
      await newVisitor({ hasTouch: true, isMobile: true, viewport: PHONE })
    ).newPage()
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
    const [listing] = await siteRows<{
      id: string
    }>(`select p.id from properties p join images i on i.property_id = p.id
      where p.is_approved and p.submission_key like 'demo-%' group by p.id having count(*) > 2 order by p.id limit 1`)
    await page.goto(`/listing-detail/${listing?.id}/`)
    const tiles = page.locator('aangan-photo-gallery a[data-slide]')
    const second = await tiles.nth(1).evaluate((tile: HTMLAnchorElement) => tile.href)
    const place = (number: number) =>
      expect(page.getByText(new RegExp(`^${number}\\s*/\\s*\\d+$`))).toBeVisible()
    const picture = page.locator('.yarl__slide_current .yarl__slide_image')
    expect(asked).not.toContain(second)
    await tiles.first().tap()
    await place(1)
    await expect
      .poll(() => asked, 'the next picture is loaded before it is asked for')
      .toContain(second)
    await expect(picture).toHaveJSProperty('complete', true)
    const at = (x: number) => ({ x, y: MIDDLE })
    const box = async () => (await picture.boundingBox()) ?? { x: -1, width: 0 }
    /** A turning page takes no further gesture. */
    const turned = () => expect.poll(async () => (await box()).x).toBeCloseTo(0, 0)
    await moveFingers(page, [at(300), at(60)])
    await place(2)
    await turned()
    await moveFingers(page, [at(60), at(300)])
    await place(1)
    await turned()

    const { width } = await box()
    await moveFingers(page, [at(160), at(60)], [at(200), at(300)])
    await expect.poll(async () => (await box()).width).toBeGreaterThan(1.5 * width)
    // A finger now moves the picture and turns no page.
    const { x } = await box()
    await moveFingers(page, [at(250), at(200)])
    await expect.poll(async () => (await box()).x).toBeLessThan(x - 20)
    await place(1)
  })

  test('three listings are compared side by side in the first screen; one is shared from a sheet; those that were read are kept', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const shelf = placePath('flats-for-sale-in-lucknow')
    await page.goto(shelf)
    const card = page.getByRole('main').getByRole('article').first()
    const more = card.getByRole('button', { name: CARD_BUTTONS.more('') })
    const name = (await card.locator('..').getAttribute('data-name')) ?? ''
    const sheet = page.getByRole('dialog', { name: SHARE_TEXTS.open })
    await more.click()
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: SHARE_TEXTS.open, exact: true })
      .click()
    await expect(sheet.getByRole('link', { name: SHARE_TEXTS.byWhatsApp })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(shelf.replace(/\/$/, ''))

    const links = page.getByRole('main').getByRole('article').locator('.card-link')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const [first = '', second = '', third = ''] = paths.map((path) => path ?? '')
    for (const path of [first, second]) await page.goto(path)
    // Outside the sheet.
    await page.getByRole('button', { name: SHARE_TEXTS.open, exact: true }).click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(180, 40)
    await expect(sheet).toHaveCount(0)

    await page.goto(PATHS.saved)
    await expect(page.getByRole('heading', { name: VIEWED_TEXTS.title })).toBeVisible()
    const viewed = page.locator('aangan-recently-viewed article .card-link')
    await expect(viewed).toHaveCount(2)
    await expect(viewed.first()).toHaveAttribute('href', second)

    await page.setViewportSize({ width: 360, height: 620 })
    await page.goto(comparePath([first, second, third].map((path) => path.split('/')[2] ?? '')))
    const columns = page.getByRole('columnheader')
    await expect(columns).toHaveCount(3)
    for (const n of [0, 1, 2]) {
      await expect(columns.nth(n)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('cell', { name: /₹/ }).nth(n)).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const region = page.getByRole('region', { name: COMPARE_TEXTS.label })
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expectAccessible(page)
    await columns.first().getByRole('button').click()
    await expect(columns).toHaveCount(2)
    await page.goBack()
    await expect(columns).toHaveCount(3)
  })
})

test('The filters of a city’s projects are part of the address: Back, reload and a shared link show the same', async ({
  page,
  newVisitor,
}) => {
  await page.goto(projectOffersPath('lucknow'))
  const total = page.locator('h2[data-part="total"]')
  const all = (await total.textContent()) ?? ''
  const option = page
    .getByRole('group', { name: 'Price', exact: true })
    .getByRole('radio', { name: /^90L-1Cr\b/ })
  await option.check()
  await expect(page).toHaveURL((url) => url.search === '?price=90l-1cr')
  await expect(total).not.toHaveText(all)
  const some = (await total.textContent()) ?? ''
  const friend = await (await newVisitor()).newPage()
  await friend.goto(page.url())
  await expect(friend.locator('h2[data-part="total"]')).toHaveText(some)
  await page
    .locator('.ledger > li')
    .filter({ visible: true })
    .last()
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL((url) => !url.search.includes('price='))
  await page.goBack()
  await expect(total).toHaveText(some)
  await page.reload()
  await expect(total).toHaveText(some)
  await expect(option).toBeChecked()
})

/** Lets no script arrive until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('Typed text and presses before a form is hydrated are not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password } = demoAccount('Client')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  release()
  await expect(page.getByText(LOGIN_RESULT_TEXTS.done)).toBeVisible()
})

test('A press before a page has run its scripts is not lost, and counts once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PATHS.buy, { waitUntil: 'commit' })
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await heart.click()
  await heart.click()
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('A signed-out visitor calls only functions whose answers the CDN caches', async ({ page }) => {
  const calls: string[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    if (!headers['x-request-id'] || headers['netlify-cdn-cache-control']) return
    calls.push(new URL(response.url()).pathname)
  })
  for (const path of [PATHS.home, PATHS.buy, PATHS.projectExplore]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (let screen = 0; screen < 5; screen++) await page.mouse.wheel(0, 800)
    await page.waitForLoadState('networkidle')
  }
  expect(calls).toEqual([])
})
