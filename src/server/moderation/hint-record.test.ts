import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { HINTS, RECORD_LIMITS } from '../../domain/hints/constants.ts'
import {
  openAndApprove,
  openAndApproveAll,
  openAndApproveEdit,
} from '../../test/support/data/approving.ts'
import { makePending } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { editListing } from '../listing/edit.ts'
import { rejectEdit, rejectListing, unpublishListing } from './decide.ts'
import { readDesk } from './desk.ts'
import { undoDecision } from './undo.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const owner = setUpUser(backend, 'Owner', 'Asha')

const DOUBTFUL = { reraNumber: 'XYZ-1', description: 'See it on 99 acres.' }
const EACH = { decided: 0, rejected: 0 }
const record = async () => (await readDesk(backend)).hintRecord
const hintsOf = async (id: string) =>
  (
    await backend.db.rows<{ hints: string[] | null }>(
      sql`select hints from moderation_log where property_id = ${id} order by decided_at`,
    )
  ).map(({ hints }) => hints)

async function propose(id: string, over: Parameters<typeof listingFields>[0]): Promise<string> {
  const at = await backend.db.row<{ version: number }>(
    sql`select version from properties where id = ${id}`,
  )
  const made = await editListing(backend, owner, id, {
    fields: listingFields(over),
    photoIds: [],
    version: at?.version ?? 0,
  })
  if (!made.ok) throw new Error(made.code)
  const edit = await backend.db.row<{ id: string }>(
    sql`select id from property_edits where property_id = ${id}`,
  )
  return edit?.id ?? ''
}

test('Each decision keeps the hints that the entry had, and the desk counts them for 90 days', async () => {
  expect(await record()).toEqual(Object.fromEntries(HINTS.map((hint) => [hint, EACH])))
  const [plain, first, second, refused] = [
    await makePending(backend.db, owner, { locality: 'Aliganj' }),
    await makePending(backend.db, owner, { ...DOUBTFUL, locality: 'Chowk' }),
    await makePending(backend.db, owner, { ...DOUBTFUL, locality: 'Indira Nagar' }),
    await makePending(backend.db, owner, { ...DOUBTFUL, locality: 'Rajajipuram' }),
  ]
  await openAndApprove(backend, admin, plain, 1)
  await openAndApproveAll(backend, admin, [
    { id: first, version: 1 },
    { id: second, version: 1 },
  ])
  const rejected = await rejectListing(backend, admin, refused, 1, 'A doubtful number')
  expect(await hintsOf(plain)).toEqual([[]])
  expect(await hintsOf(first)).toEqual([['rera', 'contact']])
  expect(await hintsOf(refused)).toEqual([['rera', 'contact']])

  const change = await propose(plain, { locality: 'Aliganj', reraNumber: 'XYZ-1' })
  await rejectEdit(backend, admin, change, 1, 'The same number')
  await openAndApproveEdit(backend, admin, await propose(plain, { locality: 'Alambagh' }), 1)
  expect(await hintsOf(plain)).toEqual([[], ['rera'], []])
  expect(await record()).toMatchObject({
    rera: { decided: 4, rejected: 2 },
    contact: { decided: 3, rejected: 1 },
    price: EACH,
  })

  // What was undone, taken down or is long ago says nothing.
  if (!rejected.ok) throw new Error(rejected.code)
  await undoDecision(backend, admin, rejected.value.decisionId)
  await unpublishListing(backend, admin, first, 2, 'Sold elsewhere')
  expect(await hintsOf(first)).toEqual([['rera', 'contact'], null])
  expect(await record()).toMatchObject({
    rera: { decided: 3, rejected: 1 },
    contact: { decided: 2, rejected: 0 },
  })
  await passHours(backend.db, 24 * RECORD_LIMITS.days)
  expect((await record()).rera).toEqual(EACH)
})
