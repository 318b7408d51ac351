import { expect, test } from 'vitest'
import { openAndApproveAll } from '../../test/support/data/approving.ts'
import { makePending, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { EVERY_KIND, readFigures, renewFigures } from './figures.ts'
import { withdrawListing } from './withdraw.ts'

const AT_ONCE = 24

const backend = setUpBackend()

test('Approvals and deletions at the same time leave the figures of all of them', async () => {
  const [owner, admin] = [await makeUser(backend.db), await makeUser(backend.db, 'Admin')]
  const ids = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      makePending(backend.db, owner, { price: 5_000_000 + n * 100_000 }),
    ),
  )
  await Promise.all(
    ids.map(async (id, n) => {
      await openAndApproveAll(backend, admin, [{ id, version: 1 }])
      if (n % 3 === 0) await withdrawListing(backend, owner, id)
    }),
  )
  const { city } = await readFigures(backend.db, listingFields())
  expect(city.count).toBe((AT_ONCE * 2) / 3)
  expect((await renewFigures(backend.db, EVERY_KIND)).changed).toEqual([])
})
