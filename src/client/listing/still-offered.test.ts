import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { listingPath } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { setAvailability } from '../../server/listing/published.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { depsOn, makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

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
const openPage = () =>
  visitor.open(
    listingPath(id),
    () => import('./still-offered.ts'),
    `<div data-asked="${id}"><button data-dialog="enquiry"></button><button data-dialog="phone"></button></div>
    <button data-dialog="report"></button><div id="toasts"></div>`,
  )
const buttons = () => document.querySelectorAll('[data-dialog]').length
const words = () => document.querySelector('[data-asked] [data-closed]')?.textContent

describe('On a page that was built before, the buttons of a listing', () => {
  it('stay while it is on offer, which is asked once', async () => {
    const { closeUnlessOffered } = await openPage()
    expect([await closeUnlessOffered(id), await closeUnlessOffered(id)]).toEqual([false, false])
    expect([buttons(), words()]).toEqual([3, undefined])
    expect(visitor.sent(readListings)).toHaveLength(1)
  })

  it.each([
    ['expired', expire, LISTING_TEXTS.notAvailable],
    ['was sold', () => close(2), 'Sold'],
  ] as const)('give way to words once it %s', async (_, happen, state) => {
    const { closeUnlessOffered } = await openPage()
    await happen()
    expect(await closeUnlessOffered(id)).toBe(true)
    expect([buttons(), words()]).toEqual([0, `${state}. ${DETAIL_TEXTS.closedHint}`])
    expect(document.querySelector('#toasts')?.textContent).toBe(words())
    expect(await closeUnlessOffered(id)).toBe(true)
    expect(document.querySelectorAll('[data-closed]')).toHaveLength(1)
  })

  it('stay where the server cannot be asked, and it is asked again', async () => {
    const { closeUnlessOffered } = await openPage()
    await expire()
    visitor.network = 'down'
    expect([await closeUnlessOffered(id), buttons()]).toEqual([false, 3])
    visitor.network = 'up'
    expect([await closeUnlessOffered(id), buttons()]).toEqual([true, 0])
  })
})
