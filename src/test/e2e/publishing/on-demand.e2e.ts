import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { DETAIL_TEXTS, PREVIEW_TEXTS } from '#language/site/texts'
import { withdrawListing } from '../../../contract/listing.ts'
import { approveListing, noteRead } from '../../../contract/moderation.ts'
import { figuresTag, PAGE_HEADERS, PAGES_TAG, pageTag } from '../../../contract/page-headers.ts'
import { listingPath, PATHS, previewPath } from '../../../contract/paths.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { chooseMore, openGroups, postFlat, signedIn } from '../../support/browser/journeys.ts'
import { rebuiltByNow, SITE_DIST, siteRows } from '../../support/site/served-site.ts'

const NAME = `Palash ${Date.now()}`
const isBuilt = (id: string) => existsSync(join(SITE_DIST, 'listing-detail', id, 'index.html'))

/** Returns the head and the visible parts of a page. */
async function readParts(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    // Similar listings change while other journeys post.
    for (const part of main?.querySelectorAll('[aria-labelledby=similar], [data-among], nav') ?? [])
      part.remove()
    return {
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      // A script's name carries a hash of what the build has put into it, and these are two builds.
      main: main?.innerHTML.replaceAll(/(\/_astro\/[\w.]+)\.[\w-]{8}\.js/g, '$1.js'),
    }
  })
}

async function expectBuilt(id: string, built: boolean): Promise<void> {
  await rebuiltByNow()
  expect(isBuilt(id)).toBe(built)
}

/** Calls an endpoint of one listing, like a page of this site. */
async function change(
  request: APIRequestContext,
  { method, path }: { method: string; path: string },
  id: string,
  data?: object,
): Promise<void> {
  const { origin } = new URL((await request.get('/robots.txt')).url())
  const answer = await request.fetch(path.replace(':id', id), { method, data, headers: { origin } })
  expect(answer.status()).toBe(200)
}

test('A listing is visible to its owner while it waits, to everybody once it is approved, and its address says when it is gone', async ({
  newVisitor,
  expectProblems,
}) => {
  expectProblems(/(404|410) GET .*\/(preview|listing-detail)\//, /console error: .*4(04|10)/)
  const owner = await signedIn(newVisitor, 'Owner')
  await postFlat(owner, { name: NAME, locality: 'Aliganj' })
  const [{ id } = { id: '' }] = await siteRows<{ id: string }>(
    'select id from properties where project_building_name = $1',
    [NAME],
  )
  const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage()

  await test.step('The owner sees the future page; others do not', async () => {
    await owner.goto(PATHS.profile)
    await openGroups(owner)
    await chooseMore(owner.getByRole('article').filter({ hasText: NAME }), PROFILE_TEXTS.preview)
    await expect(owner).toHaveURL(previewPath(id))
    const answer = await owner.reload()
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(owner.getByRole('heading', { level: 1 })).toContainText(NAME)
    await expect(owner.getByText(PREVIEW_TEXTS.notice)).toBeVisible()
    await expect(owner.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(owner)
    const client = await signedIn(newVisitor, 'Client')
    expect((await client.goto(previewPath(id)))?.status()).toBe(404)
    await plain.goto(previewPath(id))
    await expect(plain).toHaveURL(/\/login\/?\?next=/)
    const missing = await plain.goto(listingPath(id))
    expect(missing?.status()).toBe(404)
    expect(missing?.headers()['netlify-cache-tag']).toContain(pageTag(id))
  })

  const admin = await signedIn(newVisitor, 'Admin')
  await test.step('Once approved, it can be read at once without scripts, with everything that the built page has', async () => {
    await change(admin.request, noteRead, id, { version: 1, part: 'all', photoIds: [] })
    await change(admin.request, approveListing, id, { version: 1 })
    const answer = await plain.goto(listingPath(id))
    expect([answer?.status(), isBuilt(id)]).toEqual([200, false])
    const headers = answer?.headers() ?? {}
    for (const [name, value] of Object.entries(PAGE_HEADERS))
      expect(headers[name.toLowerCase()], name).toContain(value)
    expect(headers['netlify-cdn-cache-control']).toMatch(
      /^public, durable, max-age=\d+, stale-while-revalidate=\d+$/,
    )
    expect(headers['netlify-cache-tag']?.split(',')).toEqual(
      expect.arrayContaining([
        PAGES_TAG,
        pageTag(id),
        figuresTag('Lucknow', 'flats-for-sale', 'aliganj'),
      ]),
    )
    const onDemand = await readParts(plain)
    await expectBuilt(id, true)
    await plain.goto(listingPath(id))
    expect(onDemand).toEqual(await readParts(plain))
    expect(onDemand.title).toContain(NAME)
  })

  await test.step('Once unpublished, its address says so and shows similar listings', async () => {
    await change(owner.request, withdrawListing, id)
    await expectBuilt(id, false)
    const gone = await plain.goto(listingPath(id))
    expect(gone?.status()).toBe(410)
    expect(gone?.headers()['netlify-cache-tag']).toContain(pageTag(id))
    await expect(plain.getByRole('heading', { name: LISTING_TEXTS.notAvailable })).toBeVisible()
    await expect(plain.getByRole('heading', { name: DETAIL_TEXTS.similarNow })).toBeVisible()
    // A page without scripts cannot be audited.
    await owner.goto(listingPath(id))
    await expectAccessible(owner)
  })
})
