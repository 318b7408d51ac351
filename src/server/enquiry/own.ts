import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/session.ts'
import type { Enquiry } from '../../contract/listing.ts'
import { SHOWN_ENQUIRIES } from '../../domain/enquiry/constants.ts'
import type { Db } from '../db/client.ts'

/** The newest questions about a user's listings. */
export function readOwnEnquiries(db: Db, user: SessionUser): Promise<Enquiry[]> {
  return db.rows<Enquiry>(sql`
    select id, property_id as "listingId", about, name, email, mobile_number as "mobileNumber", message, created_at as "createdAt"
    from enquiries where owner_id = ${user.id} order by created_at desc, id limit ${SHOWN_ENQUIRIES}`)
}
