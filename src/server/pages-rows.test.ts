import { expect, test } from 'vitest'
import { makePublished } from '../test/support/data/edits.ts'
import { publishMany } from '../test/support/data/many-listings.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { countingRows } from '../test/support/database/plans.ts'
import { setUpUser } from '../test/support/database/set-up.ts'
import { withdrawListing } from './listing/withdraw.ts'
import { readListingPage } from './pages.ts'

const backend = setUpBackend()
const owner = setUpUser(backend)

const MOST_ROWS = 100

test('The page of a listing on demand reads few rows, however many listings its city has', async () => {
  const { flat, shop } = await publishMany(backend.db, 4000)
  const office = { propertyCategory: 'Commercial', propertyType: 'Office', bedrooms: null } as const
  const alone = await makePublished(backend.db, owner, office)
  const deleted = await makePublished(backend.db, owner, office)
  // The first page of a kind counts it.
  for (const id of [flat, shop, alone, deleted]) await readListingPage(backend.db, id)
  await withdrawListing(backend, owner, deleted)
  for (const id of [flat, shop, alone, deleted]) {
    const db = countingRows(backend.db)
    expect(await readListingPage(db, id)).toMatchObject({ similar: [{}, {}, {}] })
    expect(db.read, id).toBeGreaterThan(3)
    expect(db.read, id).toBeLessThanOrEqual(MOST_ROWS)
  }
})
