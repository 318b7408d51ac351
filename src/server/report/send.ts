import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok } from '../../contract/result.ts'
import { REPORT_RATE_LIMITS } from '../../domain/report/constants.ts'
import type { Report } from '../../domain/report/schema.ts'
import { addressKey, countAttempts, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { aboutSql } from '../listing/columns.ts'
import { mailInsert, type Mailing, okMailed } from '../mail/outbox.ts'
import { LISTING, allowedSql } from '../permission/allowed.ts'
import { onceByKey } from '../db/submission.ts'

export type ReportSubmission = Report & {
  submissionKey: string
  /** A hidden field that only bots fill in. */
  website?: string | undefined
}

/**
 * Stores a visitor's report about an available listing, from signed-in users or others, and mails the office; the same
 * submission key returns the same id again. `listing_not_available` for any other listing.
 */
export async function sendReport(
  deps: Deps,
  user: SessionUser | null,
  listingId: string,
  form: ReportSubmission,
  ip: string,
): Promise<Mailing<{ id: string }>> {
  const from = addressKey(ip)
  const id = newId()
  // Reports from bots do not count for the listing's limit.
  const together = form.website ? {} : { [`report:${listingId}`]: REPORT_RATE_LIMITS.listing }
  const wait = await countAttempts(
    deps.db,
    {
      [`report:${from}`]: REPORT_RATE_LIMITS.network,
      [`report:${from}:${listingId}`]: REPORT_RATE_LIMITS.both,
    },
    together,
  )
  if (wait !== null) return rateLimited(wait)
  // The answer must not tell a bot that it was detected.
  if (form.website) return ok({ id })
  const reported = {
    event: 'listing reported',
    actorId: user?.id ?? null,
    subjectId: listingId,
    details: { reason: form.reason },
  } as const
  const mailRows = sql`
    select null as user_id,
      jsonb_build_object(
        'title', k.about, 'listingId', k.property_id, 'reason', k.reason, 'note', k.note
      ) as data
    from kept k
    where k.id = ${id}`
  const row = await deps.db.row<{ id: string }>(sql`
    with kept as (
      insert into reports (id, property_id, about, reporter_id, reason, note, submission_key)
      select ${id}, p.id, ${aboutSql}, ${user?.id ?? null}::text, ${form.reason},
        ${form.note || null}::text, ${form.submissionKey}
      from properties p
      where p.id = ${listingId} and ${allowedSql(user, 'listing.report', LISTING)}
      ${onceByKey}
    ),
    audited as (${auditInsert(deps, reported, sql`exists (select 1 from kept where id = ${id})`)}),
    mailed as (${mailInsert(deps, 'report', mailRows)})
    select id from kept`)
  if (!row) return fail('listing_not_available')
  if (row.id === id) logEvent(deps, reported)
  return okMailed(row)
}
