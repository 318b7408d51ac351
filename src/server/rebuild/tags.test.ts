import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import {
  agentTag,
  figuresTag,
  listingsTag,
  PAGES_TAG,
  PROJECTS_TAG,
  pageTag,
} from '../../contract/page-headers.ts'
import { readNewListings } from '../../contract/public-listing.ts'
import { LEAST_ASKED } from '../../domain/asked/constants.ts'
import type { CityName } from '../../domain/city/constants.ts'
import { openAndApproveAll, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { deleteAccount } from '../account/delete.ts'
import { setPublicPage } from '../account/public-page.ts'
import { EVERY_KIND, renewFigures } from '../listing/figures.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { readListingPage } from '../pages.ts'
import { judgeHome } from '../same-home/judge.ts'
import { askForBuild, requestRebuild } from './ask.ts'
import { tagsOnPage } from './tags.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let poster: SessionUser
afterEach(() => vi.unstubAllEnvs())

/** The tags that a change purges. Each purge is refused here, so its tag is stored as due. */
async function purgedBy(change: () => Promise<unknown>): Promise<string[]> {
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a token')
  vi.stubEnv('SITE_ID', '')
  vi.spyOn(console, 'error').mockReturnValue()
  const purges = async () =>
    (await backend.due.names()).filter((name) => name.startsWith('purge-')).sort()
  for (const name of await purges()) await backend.due.erase(name)
  await change()
  vi.restoreAllMocks()
  const photos = /^listing-/
  return (await purges())
    .map((name) => name.slice('purge-'.length))
    .filter((tag) => !photos.test(tag))
}

const FRESH = readNewListings.sharedBy
const inCity = (city: CityName) => makePending(backend.db, poster, { city })
async function publishedIn(city: CityName): Promise<string> {
  const id = await inCity(city)
  await openAndApproveAll(backend, admin, [{ id, version: 1 }])
  return id
}

const KIND = 'flats-for-sale'
/** The fewest in a locality for a page that shows nothing of its city. */
const ENOUGH = LEAST_ASKED + 1
/** The page of a listing, and its cache tags. */
async function pageOf(id: string) {
  const page = await readListingPage(backend.db, id)
  return { page, tags: tagsOnPage(id, page) }
}

describe('The cache tags of a listing’s page are', () => {
  test('the listing itself, the similar listings that it shows, and the figures of its locality', async () => {
    poster = await makeUser(backend.db)
    const ids = []
    for (let price = 1; price <= ENOUGH; price += 1)
      ids.push(await makePublished(backend.db, poster, { city: 'Noida', price: price * 1_000_000 }))
    const [id = '', ...others] = ids
    const { tags } = await pageOf(id)
    expect(tags.sort()).toEqual(
      [
        ...[id, ...others.slice(0, 3)].map(pageTag),
        figuresTag('Noida', KIND, 'gomti-nagar'),
      ].sort(),
    )
    const far = { city: 'Noida', locality: 'Sector 62' } as const
    const { tags: few } = await pageOf(await makePublished(backend.db, poster, far))
    expect(few).toContain(figuresTag('Noida', KIND, 'sector-62'))
    expect(few).toContain(figuresTag('Noida', KIND, null))
  })

  test('its city if it has room for another similar one, also after the listing is gone', async () => {
    poster = await makeUser(backend.db)
    const id = await publishedIn('Kanpur')
    expect((await pageOf(id)).tags).toContain(listingsTag('Kanpur'))
    await withdrawListing(backend, poster, id)
    expect((await pageOf(id)).tags).toEqual([pageTag(id), listingsTag('Kanpur')])
    expect((await pageOf('nosuchlisting')).tags).toEqual([pageTag('nosuchlisting')])
  })
})

test('A change purges the pages that show it, and keeps those of its city that do not', async () => {
  poster = await makeUser(backend.db)
  const inLucknow = (locality: string, price: number) =>
    makePublished(backend.db, poster, { locality, price })
  const [near, far] = [[] as string[], [] as string[]]
  for (let step = 0; step < ENOUGH; step += 1) {
    near.push(await inLucknow('Aliganj', 5_000_000 + step * 100_000))
    far.push(await inLucknow('Indira Nagar', 50_000_000 + step * 100_000))
  }
  const waits = await makePending(backend.db, poster, { locality: 'Aliganj', price: 5_050_000 })
  const [onNear, onFar] = [await pageOf(near[0] ?? ''), await pageOf(far[0] ?? '')]
  const isPurged = ({ tags }: { tags: string[] }, purged: string[]) =>
    tags.some((tag) => purged.includes(tag))
  const approval = await purgedBy(() =>
    openAndApproveAll(backend, admin, [{ id: waits, version: 1 }]),
  )
  expect([onNear, onFar].map((page) => isPurged(page, approval))).toEqual([true, false])
  expect(approval.sort()).toEqual(
    [
      FRESH,
      pageTag(waits),
      listingsTag('Lucknow'),
      figuresTag('Lucknow', KIND, null),
      figuresTag('Lucknow', KIND, 'aliganj'),
    ].sort(),
  )
  // Shown as similar, but not in the figures: the pages that show it are purged with it.
  const office = { propertyCategory: 'Commercial', propertyType: 'Office', bedrooms: null } as const
  const [shown, shows] = [
    await makePublished(backend.db, poster, { ...office, city: 'Gurugram' }),
    await makePublished(backend.db, poster, { city: 'Gurugram' }),
  ]
  const onOther = await pageOf(shows)
  const takenDown = await purgedBy(() =>
    unpublishListing(backend, admin, shown, 2, 'The photos are of another place.'),
  )
  expect(onOther.page).toMatchObject({ similar: [{ id: shown }] })
  expect(onOther.tags).toContain(pageTag(shown))
  expect(takenDown).toContain(pageTag(shown))
})

test('A change that leaves the figures unchanged purges no figures', async () => {
  poster = await makeUser(backend.db)
  const id = await publishedIn('Varanasi')
  await pageOf(id)
  const about = { listings: [id] }
  const purged = await purgedBy(() => askForBuild(backend, 'listing changed', about))
  expect(purged).toEqual([listingsTag('Varanasi'), FRESH, pageTag(id)].sort())
})

test('A change of a listing’s city purges the figures of both cities', async () => {
  poster = await makeUser(backend.db)
  const { id, listingId } = await makeEdit(backend.db, poster)
  await renewFigures(backend.db, EVERY_KIND)
  await backend.db.rows(
    sql`update property_edits set fields = fields || '{"city": "Kanpur"}' where id = ${id}`,
  )
  const purged = await purgedBy(() => openAndApproveEdit(backend, admin, id, 1))
  expect(purged).toEqual(
    [
      FRESH,
      pageTag(listingId),
      ...['Lucknow', 'Kanpur'].flatMap((city) => [listingsTag(city), figuresTag(city, KIND, null)]),
      ...['Lucknow', 'Kanpur'].map((city) => figuresTag(city, KIND, 'gomti-nagar')),
    ].sort(),
  )
})

test('A change of a listing purges the pages of the same home, and of no other where the figures stay', async () => {
  poster = await makeUser(backend.db)
  const id = await publishedIn('Varanasi')
  const other = await makePublished(backend.db, await makeUser(backend.db), {
    city: 'Varanasi',
    listingType: 'Rent',
    price: 20_000,
  })
  expect((await judgeHome(backend, admin, id, { other, verdict: 'same' })).ok).toBe(true)
  const purged = await purgedBy(() =>
    askForBuild(backend, 'listing changed', { listings: [other] }),
  )
  expect(purged).toEqual([listingsTag('Varanasi'), FRESH, pageTag(id), pageTag(other)].sort())
})

test('A change of a poster’s public details purges the pages of the poster’s published listings', async () => {
  poster = await makeUser(backend.db)
  const ids = [await publishedIn('Noida'), await publishedIn('Gurugram')]
  await inCity('Kanpur')
  await renewFigures(backend.db, EVERY_KIND)
  const own = agentTag(poster.id)
  const shown = [listingsTag('Gurugram'), listingsTag('Noida'), FRESH, own, ...ids.map(pageTag)]
  const about = { poster: poster.id }
  expect(await purgedBy(() => askForBuild(backend, 'account changed', about))).toEqual(shown.sort())
  const deleted = await purgedBy(() => deleteAccount(backend, poster, PASSWORD))
  expect(deleted).toEqual(expect.arrayContaining(shown))
  expect(deleted).toContain(figuresTag('Noida', KIND, null))
})

test('A change of a listing purges the page of its agent, also once it is taken out', async () => {
  const agent = await makeUser(backend.db, 'Agent')
  const id = await makePublished(backend.db, agent)
  const changed = () => askForBuild(backend, 'listing changed', { listings: [id] })
  expect(await purgedBy(changed)).not.toContain(agentTag(agent.id))
  expect(await purgedBy(() => setPublicPage(backend, agent, true))).toContain(agentTag(agent.id))
  expect(await purgedBy(changed)).toContain(agentTag(agent.id))
  await withdrawListing(backend, agent, id)
  expect(await purgedBy(changed)).toContain(agentTag(agent.id))
})

test('A project purges no page of a listing, and a change of unknown extent purges all pages', async () => {
  const changed = (about: Parameters<typeof askForBuild>[2]) => () =>
    askForBuild(backend, 'content changed', about)
  expect(await purgedBy(changed('projects'))).toEqual([PROJECTS_TAG])
  const all = [FRESH, PAGES_TAG].sort()
  expect(await purgedBy(() => requestRebuild(backend, admin))).toEqual(all)
  expect(await purgedBy(changed({ listings: ['nosuchlisting'] }))).toEqual(all)
  const many = Array.from({ length: 101 }, (_, n) => `listing${n}`)
  expect(await purgedBy(changed({ listings: many }))).toEqual(all)
})

test('If the database does not answer, all pages are purged', async () => {
  const id = await makePublished(backend.db, await makeUser(backend.db))
  const db = { ...backend.db, rows: () => backend.db.rows<never>(sql`select 1 / 0`) }
  const away = () => askForBuild({ ...backend, db }, 'listing changed', { listings: [id] })
  expect(await purgedBy(away)).toEqual([FRESH, PAGES_TAG].sort())
})
