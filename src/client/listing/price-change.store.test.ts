import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRICE_CHANGE_TEXTS as texts } from '#language/listing/texts-own'
import { OWN_LISTING_RESULT_TEXTS } from '#language/listing/texts-poster'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { openAndApprove } from '../../test/support/data/approving.ts'
import { makeEdit, makePublished, photosOf, waitingEdit } from '../../test/support/data/edits.ts'
import { depsOn, makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
const admin = setUpUser(portal, 'Admin')
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('./own-listings.store.ts')),
  ...(await import('./own-listings-actions.store.ts')),
  ...(await import('./price-change.store.ts')),
  ...(await import('../account/session-needed.ts')),
})
/** Opens the form for the price of a listing. */
async function openForm(id: string) {
  const page = await asha.open(PATHS.profile, load)
  await page.requireSession()
  await page.refreshOwnListings()
  const listing = page.$ownListings.get()?.find((one) => one.id === id)
  if (!listing) throw new Error('This listing is not on the profile.')
  page.openPrice(listing)
  const send = async (typed: string) => {
    page.typePrice(typed)
    await page.sendPrice()
  }
  return { ...page, send }
}
const NAME = listingFields().projectBuildingName ?? ''
const priceOf = async (id: string) => {
  const row = await portal.db.row<{ price: string; version: number }>(
    sql`select price, version from properties where id = ${id}`,
  )
  return Number(row?.price)
}

describe('A new price', () => {
  it('replaces that of a listing that waits, with its photos and what is said of them, and can be undone', async () => {
    const photo = await makePhotoRow(portal.db, user)
    const id = await makePending(portal.db, user, {}, [photo])
    await portal.db.rows(
      sql`
        update properties
        set photo_rooms = jsonb_build_object(${photo}::text, 'kitchen'),
          photo_origins = jsonb_build_object(${photo}::text, 'AI')
        where id = ${id}`,
    )
    const { send, $done, $pricing } = await openForm(id)
    await send('75 lakh')
    expect([await priceOf(id), $pricing.get()]).toEqual([7_500_000, null])
    expect($done.get()?.text).toBe(texts.changed(NAME, '₹75,00,000'))
    expect(await photosOf(portal.db, id)).toEqual([photo])
    const kept = await portal.db.row(
      sql`select photo_rooms as rooms, photo_origins as origins from properties where id = ${id}`,
    )
    expect(kept).toEqual({ rooms: { [photo]: 'kitchen' }, origins: { [photo]: 'AI' } })
    $done.get()?.undo?.()
    await eventually(async () => expect(await priceOf(id)).toBe(7_200_000))
  })

  it('of a published listing waits as a change of the price alone, and can be undone', async () => {
    const photo = await makePhotoRow(portal.db, user)
    const id = await makePublished(portal.db, user, {}, [photo])
    const { send, $done } = await openForm(id)
    await send('75 lakh')
    expect(await priceOf(id)).toBe(7_200_000)
    expect($done.get()?.text).toBe(texts.waits(NAME, '₹75,00,000'))
    const waits = await waitingEdit(portal.db, id)
    expect(waits?.photo_ids).toEqual([photo])
    const { availableFrom: _, reraNumber: __, amenities, ...same } = listingFields()
    expect(waits?.fields).toMatchObject({ ...same, price: 7_500_000 })
    expect(waits?.fields.amenities.toSorted()).toEqual(amenities)
    $done.get()?.undo?.()
    await eventually(async () => expect(await waitingEdit(portal.db, id)).toBeUndefined())
  })

  it('is added to a change that already waits', async () => {
    const { listingId } = await makeEdit(portal.db, user, { balconies: 2 })
    const { send, $done } = await openForm(listingId)
    await send('71 lakh')
    const both = { balconies: 2, price: 7_100_000 }
    expect((await waitingEdit(portal.db, listingId))?.fields).toMatchObject(both)
    $done.get()?.undo?.()
    await eventually(async () =>
      expect((await waitingEdit(portal.db, listingId))?.fields).toMatchObject({
        balconies: 2,
        price: 7_200_000,
      }),
    )
  })

  it('that cannot be read, or is the old one, is refused at the field', async () => {
    const id = await makePending(portal.db, user)
    const { send, $typedPrice, $pricing } = await openForm(id)
    await send('much')
    expect($typedPrice.get().errors.price).toContain('much')
    await send('72 lakh')
    expect($typedPrice.get().errors.price).toBe(texts.same)
    expect([await priceOf(id), $pricing.get()]).toEqual([7_200_000, id])
  })

  it('outside the bounds is sent once it is confirmed', async () => {
    const id = await makePending(portal.db, user)
    const { send, confirmPrice, $typedPrice, $pricing } = await openForm(id)
    await send('720')
    expect(await priceOf(id)).toBe(7_200_000)
    for (let most = 5; $typedPrice.get().questions.length > 0 && $pricing.get() && most > 0; most--)
      await confirmPrice()
    expect(await priceOf(id)).toBe(720)
  })

  it('stays in the form if the connection is lost', async () => {
    const id = await makePending(portal.db, user)
    const { send, $actionProblems, $pricing, $typedPrice } = await openForm(id)
    asha.network = 'down'
    await send('75 lakh')
    expect($actionProblems.get()[id]).toBe(UNREACHED)
    expect([$pricing.get(), $typedPrice.get().typed]).toEqual([id, '75 lakh'])
  })

  it('of a listing that was decided meanwhile is told, and goes out with the next press', async () => {
    const id = await makePending(portal.db, user)
    const { send, sendPrice, $actionProblems } = await openForm(id)
    await openAndApprove(depsOn(portal.db), admin, id, 1)
    await send('75 lakh')
    expect($actionProblems.get()[id]).toBe(OWN_LISTING_RESULT_TEXTS.changed)
    await sendPrice()
    expect((await waitingEdit(portal.db, id))?.fields).toMatchObject({ price: 7_500_000 })
  })
})
