import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { depsOn, makePending, makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let visitor: Visitor

beforeAll(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => {
  visitor.network = 'up'
})

/** Approves a new listing and returns its id. */
async function publish(): Promise<string> {
  const admin = await makeUser(portal.db, 'Admin')
  const id = await makePending(portal.db, await makeUser(portal.db))
  const approved = await openAndApprove(depsOn(portal.db), admin, id, 1)
  if (!approved.ok) throw new Error(approved.code)
  return id
}
const revision = async () =>
  String(
    (await portal.db.row<{ revision: number }>(sql`select revision from site_revision`))?.revision,
  )
const open = () => visitor.open(PATHS.home, () => import('./new-listings.ts'))

describe('Listings approved since the page was built', () => {
  it('are read newest first, and none of those before', async () => {
    await publish()
    const before = await revision()
    const [first, second] = [await publish(), await publish()]
    const { newListings } = await open()
    expect(await newListings(before)).toMatchObject([{ id: second }, { id: first }])
    expect(await newListings(await revision())).toEqual([])
  })

  it('that cannot be read are unknown', async () => {
    const { newListings } = await open()
    visitor.network = 'down'
    expect(await newListings('0')).toBeNull()
  })

  it.each(['beforeunload', 'pagehide'])(
    'are none on a page that is being left (%s)',
    async (event) => {
      const { newListings } = await open()
      visitor.network = 'down'
      const read = newListings('0')
      visitor.page.dispatch(event)
      expect(await read).toEqual([])
    },
  )
})
