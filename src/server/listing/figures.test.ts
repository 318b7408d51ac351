import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { openAndApproveAll, openAndApproveEdit } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { deleteAccount } from '../account/delete.ts'
import { changeStatus } from '../account/manage.ts'
import { undoDecision } from '../moderation/undo.ts'
import { readListingPage } from '../pages.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { EVERY_KIND, readFigures, renewFigures } from './figures.ts'
import { setAvailability } from './published.ts'
import { withdrawListing } from './withdraw.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
let owner: SessionUser
beforeEach(async () => {
  await backend.db.rows(sql`with kinds as (delete from kind_figures) delete from properties`)
  owner = await makeUser(backend.db)
})

const FLAT = listingFields()
const flatIn = (city: 'Lucknow' | 'Noida', locality = 'Gomti Nagar') =>
  readFigures(backend.db, { ...FLAT, city, locality })
/** The stored figures that differ from a count of the available listings. */
const outdated = async () => (await renewFigures(backend.db, EVERY_KIND)).changed
const approve = (...ids: string[]) =>
  openAndApproveAll(
    backend,
    admin,
    ids.map((id) => ({ id, version: 1 })),
  )
const decisionOn = async (id: string, decision: string) =>
  (
    await backend.db.row<{ id: string }>(
      sql`select id from moderation_log where property_id = ${id} and decision = ${decision}`,
    )
  )?.id ?? ''

/**
 * Each change begins with one published flat in Gomti Nagar, Lucknow; it returns the numbers of flats there after it.
 */
describe.each<[string, number, (id: string) => Promise<unknown>]>([
  ['an approval', 2, async () => approve(await makePending(backend.db, owner))],
  [
    'an approval that is undone',
    0,
    async (id) => undoDecision(backend, admin, await decisionOn(id, 'listing.approved')),
  ],
  ['a deletion', 0, (id) => withdrawListing(backend, owner, id)],
  ['a deleted account', 0, () => deleteAccount(backend, owner, PASSWORD)],
  [
    'a disabled account',
    0,
    () => changeStatus(backend, admin, owner.id, { from: 'active', to: 'disabled' }),
  ],
  ['a sale', 0, (id) => setAvailability(backend, owner, id, { version: 2, closed: true })],
  [
    'a change of another listing’s city to this one',
    2,
    async () => {
      const { id, listingId } = await makeEdit(backend.db, owner)
      await backend.db.rows(sql`update properties set city = 'Noida' where id = ${listingId}`)
      await askForBuild(backend, 'listing changed', { listings: [listingId] })
      await openAndApproveEdit(backend, admin, id, 1)
    },
  ],
])('After %s', (_, count, change) => {
  test('the figures are those of the available listings', async () => {
    const id = await makePublished(backend.db, owner)
    await renewFigures(backend.db, EVERY_KIND)
    expect((await flatIn('Lucknow')).city.count).toBe(1)
    await change(id)
    const { city, locality } = await flatIn('Lucknow')
    expect([city.count, locality?.count ?? 0]).toEqual([count, count])
    expect(await outdated()).toEqual([])
  })
})

test('A change of a listing’s city, and its undo, count in both cities', async () => {
  const { id, listingId } = await makeEdit(backend.db, owner, { city: 'Noida' })
  await renewFigures(backend.db, EVERY_KIND)
  const counts = async () =>
    Promise.all([flatIn('Lucknow'), flatIn('Noida')].map(async (read) => (await read).city.count))
  expect(await counts()).toEqual([1, 0])
  await openAndApproveEdit(backend, admin, id, 1)
  expect(await counts()).toEqual([0, 1])
  await undoDecision(backend, admin, await decisionOn(listingId, 'edit.approved'))
  expect(await counts()).toEqual([1, 0])
  expect(await outdated()).toEqual([])
})

test('Expired listings and listings of a disabled owner are not available', async () => {
  const [, expired] = [
    await makePublished(backend.db, owner),
    await makePublished(backend.db, owner),
  ]
  const other = await makeUser(backend.db)
  await makePublished(backend.db, other)
  await backend.db.rows(
    sql`update properties set confirmed_at = now() - interval '61 days' where id = ${expired}`,
  )
  await backend.db.rows(sql`update users set status = 'disabled' where id = ${other.id}`)
  await renewFigures(backend.db, EVERY_KIND)
  expect((await flatIn('Lucknow')).city.count).toBe(1)
})

test('A kind that was never counted is counted when its first page is read', async () => {
  const ids: string[] = []
  for (const price of [4, 5, 6, 7, 9])
    ids.push(await makePublished(backend.db, owner, { price: price * 1_450_000 }))
  await backend.db.rows(sql`delete from kind_figures`)
  const page = await readListingPage(backend.db, ids[0] ?? '')
  expect(page.state === 'open' && page.among).toMatchObject({
    what: '5 flats for sale in Gomti Nagar',
    rate: 4000,
    low: 4000,
    median: 6000,
    high: 9000,
  })
  const kept = await backend.db.rows(sql`select city, kind from kind_figures`)
  expect(kept).toEqual([{ city: 'Lucknow', kind: 'flats-for-sale' }])
})

test('A content change of projects counts nothing', async () => {
  await askForBuild(backend, 'content changed', 'projects')
  expect(await backend.db.rows(sql`select city from kind_figures`)).toEqual([])
})

test('Figures of an earlier revision do not replace newer ones', async () => {
  await makePublished(backend.db, owner)
  await renewFigures(backend.db, EVERY_KIND)
  const later = sql`update kind_figures set revision = revision + 1, figures = jsonb_set(figures, '{city,count}', '7')`
  await backend.db.rows(sql`${later} where city = 'Lucknow' and kind = 'flats-for-sale'`)
  await renewFigures(backend.db, EVERY_KIND)
  expect((await flatIn('Lucknow')).city.count).toBe(7)
  await makePublished(backend.db, owner)
  await renewFigures(backend.db, EVERY_KIND)
  expect((await flatIn('Lucknow')).city.count).toBe(2)
})
