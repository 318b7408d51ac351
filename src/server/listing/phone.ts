import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/session.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { PHONE_MESSAGES } from '../../domain/phone/messages.ts'
import { addressKey, countAttempt } from '../account/throttle.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { LISTING, permitted } from '../permission/permitted.ts'

/**
 * The phone number behind a listing on offer, for a user with a confirmed address who has agreed that it is noted who was
 * shown it; no answer without its note. Accounts cost nothing, addresses that receive mail do. `listing_not_available` for any other listing; `too_many_attempts` says in words whose limit is reached.
 */
export async function revealPhone(
  deps: Deps,
  user: SessionUser,
  listingId: string,
  ip: string,
): Promise<Result<{ mobileNumber: string }>> {
  if ((await countAttempt(deps.db, `phone:${user.id}`, PHONE_LIMITS.viewer)) !== null)
    return fail('too_many_attempts', { message: PHONE_MESSAGES.viewerLimit })
  if ((await countAttempt(deps.db, `phone-from:${addressKey(ip)}`, PHONE_LIMITS.network)) !== null)
    return fail('too_many_attempts', { message: PHONE_MESSAGES.networkLimit })
  const revealed = { event: 'phone revealed', actorId: user.id, subjectId: listingId } as const
  const { people, windowMs } = PHONE_LIMITS.listing
  const row = await deps.db.row<{ confirmed: boolean; mobileNumber: string | null }>(sql`
    with listing as (select p.id, p.user_id from properties p where p.id = ${listingId} and ${permitted(user, 'listing.revealPhone', LISTING)}),
    viewer as (select u.email_verified_at is not null as confirmed from users u where u.id = ${user.id}),
    others as (
      select count(distinct r.viewer_id) as people from phone_reveals r join listing on listing.id = r.property_id
      where r.viewer_id <> ${user.id} and r.created_at > now() - make_interval(secs => ${windowMs / 1000})
    ),
    noted as (
      insert into phone_reveals (id, property_id, viewer_id)
      select ${newId()}, listing.id, ${user.id} from listing, others, viewer where others.people < ${people} and viewer.confirmed returning property_id
    ),
    audited as (${auditInsert(deps, revealed, sql`exists (select 1 from noted)`)})
    select viewer.confirmed, case when exists (select 1 from noted) then u.mobile_number end as "mobileNumber"
    from viewer, listing join users u on u.id = listing.user_id`)
  if (!row) return fail('listing_not_available')
  if (!row.confirmed) return fail('email_unconfirmed')
  if (row.mobileNumber === null)
    return fail('too_many_attempts', { message: PHONE_MESSAGES.listingLimit })
  logEvent(deps, revealed)
  return ok({ mobileNumber: row.mobileNumber })
}
