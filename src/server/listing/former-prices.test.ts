import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { makeEdit } from '../../test/support/data/edits.ts'
import { readSnapshot } from '../build.ts'
import { approveEdit } from '../moderation/edits.ts'
import { undoDecision } from '../moderation/undo.ts'
import { readListingPage } from '../pages.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

/** A listing with a price of ₹ 72 lakh and an approved change. */
async function changed(fields: Partial<ListingFields>) {
  const { id, listingId } = await makeEdit(backend.db, owner, fields)
  await approveEdit(backend, admin, id, 1)
  return listingId
}
async function pricesOf(id: string) {
  const page = await readListingPage(backend.db, id)
  return page.state === 'open' ? page.listing.formerPrices : null
}

test('A listing shows its former price, and until when it was valid, on its page and in a build', async () => {
  const id = await changed({ price: 6_500_000 })
  const [line] = await backend.db.rows<{ at: string }>(
    sql`select decided_at::text as at from moderation_log where property_id = ${id} and decision = 'edit.approved'`,
  )
  const prices = await pricesOf(id)
  expect(prices?.map(({ price }) => price)).toEqual([7_200_000])
  expect(Date.parse(prices?.[0]?.until ?? '')).toBe(Math.floor(Date.parse(line?.at ?? '')))
  const { listings } = await readSnapshot(backend.db)
  expect(listings.find((listing) => listing.id === id)?.formerPrices).toEqual(prices)
})

test('A change of something else, a pending one, and one from sale to rent add no former price', async () => {
  expect(await pricesOf(await changed({ description: 'A new word.' }))).toEqual([])
  const { listingId } = await makeEdit(backend.db, owner, { price: 6_500_000 })
  expect(await pricesOf(listingId)).toEqual([])
  expect(await pricesOf(await changed({ listingType: 'Rent', price: 25_000 }))).toEqual([])
})

test('A change that an admin undoes adds no former price', async () => {
  const id = await changed({ price: 6_500_000 })
  const [line] = await backend.db.rows<{ id: string }>(
    sql`select id from moderation_log where property_id = ${id} and decision = 'edit.approved'`,
  )
  expect((await undoDecision(backend, admin, line?.id ?? '')).ok).toBe(true)
  expect(await pricesOf(id)).toEqual([])
})
