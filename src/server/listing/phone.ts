import { sql } from 'drizzle-orm/sql/sql'
import { PHONE_TEXTS } from '#language/phone/texts'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { mailboxSql } from '../account/mailbox.ts'
import { addressKey, countAttempts } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { ago } from '../db/ago.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { messagesOnlySql } from './columns.ts'

/**
 * The phone number of an available listing, for a user with a confirmed address who has agreed that the request is
 * logged. The number is returned only if the log entry is stored. A confirmed address is required because accounts cost
 * nothing and mailboxes do. `messages_only` where the poster wants to be written to only; `listing_not_available` for
 * any listing that is not on offer; the message of `too_many_attempts` names the limit.
 */
export async function revealPhone(
  deps: Deps,
  user: SessionUser,
  listingId: string,
  ip: string,
): Promise<Result<{ mobileNumber: string; whatsApp: boolean }>> {
  const listing = sql`p.id = ${listingId} and ${allowedSql(user, 'listing.revealPhone', LISTING)}`
  // This check comes before the counting: otherwise accounts without a mailbox could use up their network's limit.
  const known = await deps.db.row<{ confirmed: boolean; withheld: boolean }>(sql`
    select v.email_verified_at is not null as confirmed, ${messagesOnlySql} as withheld
    from users v, properties p
    join users u on u.id = p.user_id
    where v.id = ${user.id} and ${listing}`)
  if (!known) return fail('listing_not_available')
  if (known.withheld) return fail('messages_only')
  if (!known.confirmed) return fail('email_unconfirmed')
  const viewerKey = `phone:${mailboxOf(user.email)}`
  const wait = await countAttempts(
    deps.db,
    { [viewerKey]: PHONE_LIMITS.viewer },
    { [`phone-from:${addressKey(ip)}`]: PHONE_LIMITS.network },
  )
  if (wait !== null) {
    const { attempts } = PHONE_LIMITS.viewer
    const mine = await deps.db.row(
      sql`select 1 from rate_limits where key = ${viewerKey} and count > ${attempts}`,
    )
    const message = mine ? PHONE_TEXTS.viewerLimit : PHONE_TEXTS.networkLimit
    return fail('too_many_attempts', { message })
  }
  const revealed = { event: 'phone revealed', actorId: user.id, subjectId: listingId } as const
  const { people, windowMs } = PHONE_LIMITS.listing
  const row = await deps.db.row<{ mobileNumber: string | null; whatsApp: boolean }>(sql`
    with listing as (
      select p.id, p.user_id
      from properties p
      join users u on u.id = p.user_id
      where ${listing} and not ${messagesOnlySql}
    ),
    others as (
      select count(distinct ${mailboxSql('v')}) as people
      from phone_reveals r
      join listing on listing.id = r.property_id
      join users v on v.id = r.viewer_id
      where r.viewer_id <> ${user.id} and r.created_at > ${ago(windowMs)}
    ),
    noted as (
      insert into phone_reveals (id, property_id, viewer_id)
      select ${newId()}, listing.id, ${user.id}
      from listing, others
      where others.people < ${people}
      returning property_id
    ),
    audited as (${auditInsert(deps, revealed, sql`exists (select 1 from noted)`)})
    select case when exists (select 1 from noted) then u.mobile_number end as "mobileNumber",
      u.whats_app as "whatsApp"
    from listing
    join users u on u.id = listing.user_id`)
  if (!row) return fail('listing_not_available')
  if (row.mobileNumber === null)
    return fail('too_many_attempts', { message: PHONE_TEXTS.listingLimit })
  logEvent(deps, revealed)
  return ok({ mobileNumber: row.mobileNumber, whatsApp: row.whatsApp })
}
