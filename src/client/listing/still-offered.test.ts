import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import type { SessionUser } from '../../contract/account.ts'
import { listingPath } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'
import { setAvailability } from '../../server/listing/published.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { depsOn, makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let owner: SessionUser
let visitor: Visitor
let id: string
beforeEach(async () => {
  owner = await makeUser(portal.db)
  id = await makePublished(portal.db, owner)
  visitor = await portal.visitor(null)
})

const close = (version: number) =>
  setAvailability(depsOn(portal.db), owner, id, { version, closed: true })
const expire = () =>
  portal.db.rows(
    sql`update properties set confirmed_at = now() - make_interval(days => ${LISTING_DAYS.unconfirmed + 1}) where id = ${id}`,
  )

/** Opens the page of the listing as it was built while it was on offer. */
const openPage = () => visitor.open(listingPath(id), () => import('./still-offered.ts'), '')
/** Opens the page; `told` is what it learns about its listing. */
async function openListing() {
  const page = await openPage()
  const told: string[] = []
  addEventListener(LISTING_CLOSED, ({ detail }) => told.push(detail))
  return { ...page, told }
}

describe('A page that was built before', () => {
  it('learns nothing while its listing is on offer, which is asked once', async () => {
    const { closeUnlessOffered, told } = await openListing()
    expect([await closeUnlessOffered(id), await closeUnlessOffered(id)]).toEqual([false, false])
    expect(told).toEqual([])
    expect(visitor.sent(readListings)).toHaveLength(1)
  })

  it('learns that its poster is written to only', async () => {
    const { isMessagesOnly } = await openListing()
    await portal.db.rows(sql`update properties set messages_only = true where id = ${id}`)
    expect(await isMessagesOnly(id)).toBe(true)
  })

  it.each([
    ['expired', expire, LISTING_TEXTS.notAvailable],
    ['was sold', () => close(2), 'Sold'],
  ] as const)('learns that its listing %s', async (_, happen, state) => {
    const { closeUnlessOffered, told } = await openListing()
    await happen()
    expect(await closeUnlessOffered(id)).toBe(true)
    expect(told).toEqual([`${state}. ${DETAIL_TEXTS.closedHint}`])
  })

  it('learns nothing where the server cannot be asked, and asks again', async () => {
    const { closeUnlessOffered, told } = await openListing()
    await expire()
    visitor.network = 'down'
    expect([await closeUnlessOffered(id), told]).toEqual([false, []])
    visitor.network = 'up'
    expect([await closeUnlessOffered(id), told.length]).toEqual([true, 1])
  })
})
