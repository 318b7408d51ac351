import { sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import type { SessionUser } from '../../contract/account.ts'
import type { ReportReceipt } from '../../contract/report.ts'
import { fail, ok } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { COMPLAINT_RULES } from '../../domain/report/complaints.ts'
import {
  REPORT_CLASSES,
  REPORT_RATE_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '../../domain/report/constants.ts'
import type { Report } from '../../domain/report/schema.ts'
import { addressKey, countAttempts, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { onceByKey } from '../db/submission.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { aboutSql } from '../listing/columns.ts'
import { iso } from '../listing/public.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { TODAY } from '../search.ts'
import { canBeTold } from './answer.ts'
import { askAboutDoubt } from './doubt.ts'
import { askAboutReport } from './gone.ts'
import { networkHash } from './network.ts'

const HOUR_MS = 3_600_000

const hoursFor = (reason: ReportReason) => COMPLAINT_RULES[REPORT_CLASSES[reason]].hours
/** The reasons of reports that have to be settled within so many hours. */
const dueAsSoonAs = (hours: number) => REPORT_REASONS.filter((reason) => hoursFor(reason) <= hours)

export type ReportSubmission = Report & {
  submissionKey: string
  /** A hidden field that only bots fill in. */
  website?: string | undefined
}

/**
 * Stores a visitor's report about an available listing, from signed-in users or others, with the time by which it has
 * to be settled. Mails the office once a home and day, and again only for what has to be settled sooner; the desk has
 * each. Mails who sent it if there is an address. Where it says that the home is gone, the owner is asked as well, and
 * where enough people doubt that it is the poster's to offer, the poster. The same submission key returns the same id
 * again. `listing_not_available` for any other listing.
 */
export async function sendReport(
  deps: Deps,
  user: SessionUser | null,
  listingId: string,
  form: ReportSubmission,
  ip: string,
): Promise<Mailing<ReportReceipt>> {
  const from = addressKey(ip)
  const id = newId()
  const hours = hoursFor(form.reason)
  const dueAt = new Date(deps.now().getTime() + hours * HOUR_MS).toISOString()
  // An account is answered at its own address.
  const email = (!user && form.email) || null
  // Reports from bots do not count for the listing's limit.
  const together = form.website ? {} : { [`report:${listingId}`]: REPORT_RATE_LIMITS.listing }
  const wait = await countAttempts(
    deps.db,
    {
      [`report:${from}`]: REPORT_RATE_LIMITS.network,
      [`report:${from}:${listingId}`]: REPORT_RATE_LIMITS.both,
      ...(email && { [`complaint:${mailboxOf(email)}`]: REPORT_RATE_LIMITS.address }),
    },
    together,
  )
  if (wait !== null) return rateLimited(wait)
  // The answer must not tell a bot that it was detected.
  if (form.website) return ok({ id, dueAt, mailed: deps.env.rules.mails && email !== null })
  const reported = {
    event: 'listing reported',
    actorId: user?.id ?? null,
    subjectId: listingId,
    details: { reason: form.reason },
  } as const
  const mailRows = sql`
    select null as user_id,
      jsonb_build_object(
        'title', k.about, 'listingId', k.property_id, 'reason', k.reason, 'note', k.note,
        'dueAt', ${dueAt}::text,
        'others', (
          select count(*)
          from reports o
          where o.property_id = k.property_id and o.handled_at is null
        )
      ) as data,
      concat_ws(' ', k.property_id, ${TODAY}, ${hours}::int) as cause
    from kept k
    where k.id = ${id}
      and not exists (
        select 1
        from reports o
        where o.property_id = k.property_id
          and o.created_at >= ${TODAY}
          and o.reason in (
            select jsonb_array_elements_text(${JSON.stringify(dueAsSoonAs(hours))}::jsonb)
          )
      )`
  const receipts = sql`
    select r.reporter_id as user_id,
      jsonb_build_object('title', r.about, 'to', r.email, 'dueAt', ${dueAt}::text) as data
    from kept r
    where r.id = ${id} and ${canBeTold}`
  const row = await deps.db.row<Omit<ReportReceipt, 'mailed'> & { told: boolean }>(sql`
    with kept as (
      insert into reports (
        id, property_id, about, reporter_id, reason, note, submission_key, email, network,
        language, due_at
      )
      select ${id}, p.id, ${aboutSql}, ${user?.id ?? null}::text, ${form.reason},
        ${form.note || null}::text, ${form.submissionKey}, ${email}::text,
        ${networkHash(deps.env, ip)}, ${THIS}, ${dueAt}::timestamptz
      from properties p
      where p.id = ${listingId} and ${allowedSql(user, 'listing.report', LISTING)}
      ${onceByKey}
    ),
    audited as (${auditInsert(deps, reported, sql`exists (select 1 from kept where id = ${id})`)}),
    mailed as (${mailInsert(deps, 'report', mailRows, sql`r.cause`)}),
    receipt as (${mailInsert(deps, 'receipt', receipts, undefined, sql`${THIS}`)}),
    ${askAboutReport(deps, listingId, id)},
    ${askAboutDoubt(deps, listingId, id)}
    select r.id, ${iso('r.due_at')} as "dueAt", ${canBeTold} as told from kept r`)
  if (!row) return fail('listing_not_available')
  if (row.id === id) logEvent(deps, reported)
  const { told, ...receipt } = row
  return okMailed({ ...receipt, mailed: deps.env.rules.mails && told })
}
