import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import type { ListingState } from '../../../domain/listing/constants.ts'
import type { Db } from '../../../server/db/client.ts'
import { makePending } from './factories.ts'

const AGES: Record<
  Exclude<ListingState, 'pending'>,
  { confirmed: number; closed: number | null }
> = {
  published: { confirmed: 1, closed: null },
  expired: { confirmed: 61, closed: null },
  closed: { confirmed: 10, closed: 1 },
  past: { confirmed: 40, closed: 31 },
}

/** Makes a user's listing in a state, in its first version; returns its id. Ages in days. */
export async function makeListingIn(
  db: Db,
  owner: SessionUser,
  state: ListingState,
): Promise<string> {
  const id = await makePending(db, owner)
  if (state === 'pending') return id
  const { confirmed, closed } = AGES[state]
  await db.rows(sql`update properties set is_approved = true, approved_at = now() - make_interval(days => ${confirmed}),
    confirmed_at = now() - make_interval(days => ${confirmed}), availability = ${closed === null ? 'available' : 'sold'},
    closed_at = now() - make_interval(days => ${closed}::int) where id = ${id}`)
  return id
}
