import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/session.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { PHONE_MESSAGES } from '../../domain/phone/messages.ts'
import { countAttempt } from '../account/throttle.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { LISTING, permitted } from '../permission/permitted.ts'

/**
 * The phone number behind a listing on offer, for a user who has agreed that it is noted who was shown it; no answer
 * without its note. `listing_not_available` for any other listing.
 */
export async function revealPhone(deps: Deps, user: SessionUser, listingId: string): Promise<Result<{ mobileNumber: string }>> {
  if ((await countAttempt(deps.db, `phone:${user.id}`, PHONE_LIMITS.viewer)) !== null) return fail('too_many_attempts', { message: PHONE_MESSAGES.viewerLimit })
  if ((await countAttempt(deps.db, `phone-of:${listingId}`, PHONE_LIMITS.listing)) !== null) return fail('too_many_attempts', { message: PHONE_MESSAGES.listingLimit })
  const revealed = { event: 'phone revealed', actorId: user.id, subjectId: listingId } as const
  const row = await deps.db.row<{ mobileNumber: string }>(sql`
    with noted as (
      insert into phone_reveals (id, property_id, viewer_id)
      select ${newId()}, p.id, ${user.id} from properties p where p.id = ${listingId} and ${permitted(user, 'listing.revealPhone', LISTING)} returning property_id
    ),
    audited as (${auditInsert(deps, revealed, sql`exists (select 1 from noted)`)})
    select u.mobile_number as "mobileNumber" from noted join properties p on p.id = noted.property_id join users u on u.id = p.user_id`)
  if (!row) return fail('listing_not_available')
  logEvent(deps, revealed)
  return ok(row)
}
