import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import type { ListingFields } from '../../../domain/listing/schema.ts'
import type { Db } from '../../../server/db/client.ts'
import { editListing } from '../../../server/listing/edit.ts'
import { openAndApprove } from './approving.ts'
import { depsOn, makePending, makeUser } from './factories.ts'
import { listingFields } from './listing-fields.ts'

/** Makes a published listing in version 2; returns its id. */
export async function makePublished(
  db: Db,
  user: SessionUser,
  over: Partial<ListingFields> = {},
  photoIds: string[] = [],
): Promise<string> {
  const id = await makePending(db, user, over, photoIds)
  const [admin = await makeUser(db, 'Admin')] = await db.rows<SessionUser>(
    sql`select id, name, email, role from users where role = 'Admin' limit 1`,
  )
  const result = await openAndApprove(depsOn(db), admin, id, 1)
  if (!result.ok) throw new Error(`The listing was not approved: ${JSON.stringify(result)}`)
  return id
}

/** Makes a change of a published listing that waits, in version 1; returns the ids of both. */
export async function makeEdit(
  db: Db,
  user: SessionUser,
  over: Partial<ListingFields> = { price: 7_500_000 },
  photoIds: string[] = [],
  published: string[] = [],
): Promise<{ id: string; listingId: string }> {
  const listingId = await makePublished(db, user, {}, published)
  const result = await editListing(depsOn(db), user, listingId, {
    fields: listingFields(over),
    photoIds,
    version: 2,
  })
  if (!result.ok) throw new Error(`The change was refused: ${JSON.stringify(result)}`)
  return { listingId, id: (await waitingEdit(db, listingId))?.id ?? '' }
}

/** Returns the waiting change of a listing, if any. */
export function waitingEdit(db: Db, listingId: string) {
  return db.row<{ id: string; version: number; fields: ListingFields; photo_ids: string[] }>(
    sql`select id, version, fields, photo_ids from property_edits where property_id = ${listingId}`,
  )
}

/** Returns the photos of a listing in their order. */
export async function photosOf(db: Db, listingId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id from images where property_id = ${listingId} order by position`,
  )
  return rows.map(({ id }) => id)
}
