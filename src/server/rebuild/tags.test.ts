import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { listingsTag, PAGES_TAG, PROJECTS_TAG, pageTag } from '../../contract/page-headers.ts'
import { readNewListings } from '../../contract/public-listing.ts'
import type { CityName } from '../../domain/city/constants.ts'
import { setUpBackend } from '../../test/support/backend.ts'
import { setUpUser } from '../../test/support/set-up.ts'
import { makeEdit, makePublished } from '../../test/support/edits.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/factories.ts'
import { deleteAccount } from '../account/delete.ts'
import { withdrawListing } from '../listing/withdraw.ts'
import { approveListings } from '../moderation/approve-batch.ts'
import { approveEdit } from '../moderation/edits.ts'
import { askForBuild, requestRebuild } from './ask.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let poster: SessionUser
afterEach(() => vi.unstubAllEnvs())

/** The tags that a change purges. Each purge is refused here, so that its tag is stored as due. */
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
  await approveListings(backend, admin, [{ id, version: 1 }])
  return id
}

test('An approval purges the listing’s page, the pages of its city, and the newest listings, but no other city', async () => {
  poster = await makeUser(backend.db)
  const id = await inCity('Noida')
  const purged = await purgedBy(() => approveListings(backend, admin, [{ id, version: 1 }]))
  expect(purged).toEqual([listingsTag('Noida'), FRESH, pageTag(id)].sort())
})

test('A deleted listing purges the pages of its city', async () => {
  poster = await makeUser(backend.db)
  const id = await publishedIn('Varanasi')
  const purged = await purgedBy(() => withdrawListing(backend, poster, id))
  expect(purged).toEqual([listingsTag('Varanasi'), FRESH, pageTag(id)].sort())
})

test('A change of a listing’s city purges both cities', async () => {
  poster = await makeUser(backend.db)
  const { id, listingId } = await makeEdit(backend.db, poster)
  await backend.db.rows(
    sql`update property_edits set fields = fields || '{"city": "Kanpur"}' where id = ${id}`,
  )
  const purged = await purgedBy(() => approveEdit(backend, admin, id, 1))
  expect(purged).toEqual(
    [listingsTag('Lucknow'), listingsTag('Kanpur'), FRESH, pageTag(listingId)].sort(),
  )
})

test('A change of a poster’s public details purges the cities of the poster’s published listings', async () => {
  poster = await makeUser(backend.db)
  await publishedIn('Noida')
  await publishedIn('Gurugram')
  await inCity('Kanpur')
  const about = { poster: poster.id }
  expect(await purgedBy(() => askForBuild(backend, 'account changed', about))).toEqual(
    [listingsTag('Gurugram'), listingsTag('Noida'), FRESH].sort(),
  )
  const ids = await backend.db.rows<{ id: string }>(
    sql`select id from properties where user_id = ${poster.id} and is_approved`,
  )
  expect(await purgedBy(() => deleteAccount(backend, poster, PASSWORD))).toEqual(
    [
      listingsTag('Gurugram'),
      listingsTag('Noida'),
      FRESH,
      ...ids.map(({ id }) => pageTag(id)),
    ].sort(),
  )
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

test('Where the database does not answer, all pages are purged', async () => {
  const id = await makePublished(backend.db, await makeUser(backend.db))
  const db = { ...backend.db, rows: () => backend.db.rows<never>(sql`select 1 / 0`) }
  const away = () => askForBuild({ ...backend, db }, 'listing changed', { listings: [id] })
  expect(await purgedBy(away)).toEqual([FRESH, PAGES_TAG].sort())
})
