import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import type { Db } from '../../../server/db/client.ts'
import {
  approveEdit,
  approveEdits,
  approveListing,
  approveListings,
  rejectEdit,
  rejectListing,
} from '../../../server/moderation/decide.ts'
import { makeEdit } from './edits.ts'
import { makePending } from './factories.ts'

/** One that waits in version 1, and its listing; a listing is its own. */
type Waiting = { id: string; listingId: string }

/** What admins decide on, for tests of what holds for both. */
export const SUBJECTS = [
  {
    name: 'listing',
    things: 'listings',
    address: '/api/moderation',
    endpoints: { approve: 'approveListing', reject: 'rejectListing' },
    mails: { approved: 'approved', rejected: 'rejected' },
    approve: approveListing,
    approveAll: approveListings,
    reject: rejectListing,
    make: async (db: Db, owner: SessionUser): Promise<Waiting> => {
      const id = await makePending(db, owner)
      return { id, listingId: id }
    },
    /** Another version waits. */
    change: (db: Db, id: string) =>
      db.rows(sql`update properties set version = version + 1 where id = ${id}`),
    waits: async (db: Db, id: string) =>
      (await db.row(sql`select 1 from properties where id = ${id} and not is_approved`)) !==
      undefined,
    /** The listings of these that show what was approved, in the order of their ids. */
    shown: (db: Db, listings: string[]) =>
      db.rows<{ id: string }>(sql`
        select id
        from properties
        where is_approved and id in (select jsonb_array_elements_text(${JSON.stringify(listings)}::jsonb))
        order by id`),
  },
  {
    name: 'edit',
    things: 'changes',
    address: '/api/edits',
    endpoints: { approve: 'approveEdit', reject: 'rejectEdit' },
    mails: { approved: 'edit approved', rejected: 'edit rejected' },
    approve: approveEdit,
    approveAll: approveEdits,
    reject: rejectEdit,
    make: (db: Db, owner: SessionUser): Promise<Waiting> => makeEdit(db, owner),
    change: (db: Db, id: string) =>
      db.rows(sql`update property_edits set version = version + 1 where id = ${id}`),
    waits: async (db: Db, id: string) =>
      (await db.row(sql`select 1 from property_edits where id = ${id}`)) !== undefined,
    shown: (db: Db, listings: string[]) =>
      db.rows<{ id: string }>(sql`
        select id
        from properties
        where price = 7500000 and id in (select jsonb_array_elements_text(${JSON.stringify(listings)}::jsonb))
        order by id`),
  },
] as const
