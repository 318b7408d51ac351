import { sql } from 'drizzle-orm/sql/sql'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { BUILDS_KEPT, CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import { CONTACT_KEPT_DAYS, CONTACT_RATE_LIMITS } from '../../domain/contact/constants.ts'
import { ENQUIRY_RATE_LIMITS } from '../../domain/enquiry/constants.ts'
import { LAUNCH_DAYS, LAUNCH_RATE_LIMITS } from '../../domain/launch/constants.ts'
import { MAIL_KEPT_DAYS } from '../../domain/mail/constants.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import {
  REPORT_ADDRESS_DAYS,
  REPORT_NETWORK_DAYS,
  REPORT_RATE_LIMITS,
} from '../../domain/report/constants.ts'
import { LETTER_RATE_LIMITS } from '../../domain/right-to-offer/constants.ts'
import {
  BACK_WITHIN_DAYS,
  FOLLOW_RATE_LIMITS,
  FOLLOWER_DAYS,
  UNCONFIRMED_LIMIT,
} from '../../domain/saved-search/constants.ts'
import { TOGETHER_DAYS, TOGETHER_RATE_LIMITS } from '../../domain/together/constants.ts'
import { sessionAlive } from '../account/session.ts'
import { oldestMonthSql } from '../counting/misses.ts'
import { ago } from '../db/ago.ts'
import type { Db } from '../db/client.ts'
import { isGoneForGood, isRestorable } from '../moderation/log.ts'
import { LETTER_KEY } from '../right-to-offer/letter-secret.ts'
import { leftLatelySql } from '../saved-search/alerts.ts'
import { stillAsked, UNCONFIRMED_KEY } from '../saved-search/ask.ts'
import { isFollowerOver } from '../saved-search/silence.ts'

const LIMITS = [
  RATE_LIMITS,
  CONTACT_RATE_LIMITS,
  ENQUIRY_RATE_LIMITS,
  FOLLOW_RATE_LIMITS,
  LAUNCH_RATE_LIMITS,
  PHONE_LIMITS,
  REPORT_RATE_LIMITS,
  TOGETHER_RATE_LIMITS,
]
const LONGEST_WINDOW_MS = Math.max(
  ...LIMITS.flatMap((limits) => Object.values(limits).map(({ windowMs }) => windowMs)),
)

/** No limit counts an attempt of the row any more. */
const attemptOver = sql`
  window_start < case
    when starts_with(key, ${UNCONFIRMED_KEY}) then ${ago(UNCONFIRMED_LIMIT.windowMs)}
    when starts_with(key, ${LETTER_KEY}) then ${ago(LETTER_RATE_LIMITS.mailbox.windowMs)}
    else ${ago(LONGEST_WINDOW_MS)}
  end`

/** Old mails, whether sent, given up or never sendable: their content is outdated. */
const mailOver = sql`
  (
    created_at < now() - make_interval(days => ${MAIL_KEPT_DAYS})
    -- Its link works no longer, and nobody has confirmed the address that it holds.
    or kind = 'confirm alert'
      and created_at < now() - make_interval(days => ${FOLLOWER_DAYS.unconfirmed})
  )`

/** Report `r` needs neither the address to which its outcome was told, nor its network, any more. */
const addressOver = sql`
  coalesce(r.handled_at < now() - make_interval(days => ${REPORT_ADDRESS_DAYS}), false)`
const networkOver = sql`(r.created_at < now() - make_interval(days => ${REPORT_NETWORK_DAYS}))`

/** Note `t` of a saved search about a listing that is not expected back. */
const toldOfGone = sql`
  t.told_at < now() - make_interval(days => ${BACK_WITHIN_DAYS})
  and not exists (select 1 from properties p where p.id = t.listing_id)
  and not ${leftLatelySql(sql`t.listing_id`)}`

/** Event `e` of a listing that is gone and cannot come back, unless another listing of its home tells of it. */
const eventOfGone = sql`
  (
    ${isGoneForGood(sql`e.property_id`)}
    and not exists (select 1 from same_homes h where h.listing_id = e.property_id and h.is_same)
  )`

/** Pair `h` of listings that are both gone and cannot come back. */
const pairOfGone = sql`
  (${isGoneForGood(sql`h.listing_id`)} and ${isGoneForGood(sql`h.other_id`)})`

/**
 * Note `r` that an admin has read an entry, which nothing needs any more: no approved listing has it, its entry does
 * not wait, and no undo brings either back.
 */
const noteOfGone = sql`
  not exists (select 1 from properties p where p.read_note = r.id)
  and not exists (select 1 from properties p where p.price_note = r.id)
  and not exists (select 1 from properties p where p.id = r.entry_id and not p.is_approved)
  and not exists (select 1 from property_edits e where e.id = r.entry_id)
  and r.id not in (
    select n.id
    from moderation_log m,
      unnest(array[
        m.snapshot->'notes'->>'read', m.snapshot->'notes'->>'price',
        m.snapshot->'published'->'notes'->>'read', m.snapshot->'published'->'notes'->>'price'
      ]) as n(id)
    where ${isRestorable} and n.id is not null
  )`

/** List of two `p` that neither of them has opened for long. */
const pairUnused = sql`
  (
    p.created_at < now() - make_interval(days => ${TOGETHER_DAYS.unused})
    and not exists (
      select 1
      from shortlist_seats s
      where s.pair_id = p.id and s.looked_at >= now() - make_interval(days => ${TOGETHER_DAYS.unused})
    )
  )`

/** How many rows were deleted. */
export type ForgottenRecords = {
  sessions: number
  attempts: number
  builds: number
  mails: number
  links: number
  contacts: number
  launches: number
  told: number
  missed: number
  events: number
  notes: number
  pairs: number
  asked: number
  followers: number
}

/**
 * Deletes expired sessions, attempts that no limit counts, old mails and messages, expired links, all but the newest
 * builds, launches that were decided long ago, what saved searches told of listings that are gone, the events of those,
 * notes of what was read that nothing needs, lists of two that nobody opens, misses of past months, the addresses to which the outcome of a report was
 * told, the networks of reports, searches that were to be confirmed, and addresses that followed some and were silent
 * for a year.
 */
export async function forgetRecords(db: Db): Promise<ForgottenRecords> {
  const row = await db.row<ForgottenRecords>(sql`
    with ended as (
      delete from sessions s
      where not ${sessionAlive}
        and s.id in (
          select s.id from sessions s where not ${sessionAlive} limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    ),
    passed as (
      delete from rate_limits
      where ${attemptOver}
        and key in (
          select key from rate_limits where ${attemptOver} limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    ),
    old as (
      delete from builds
      where result <> 'running'
        and id in (
          select id from builds order by id desc offset ${BUILDS_KEPT} limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    ),
    sent as (
      delete from mails
      where ${mailOver}
        and id in (select id from mails where ${mailOver} limit ${CLEANUP_LIMITS.rows})
      returning 1
    ),
    links as (
      delete from account_tokens
      where expires_at <= now()
        and id in (
          select id from account_tokens where expires_at <= now() limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    ),
    settled as (
      delete from contacts
      where created_at < now() - make_interval(days => ${CONTACT_KEPT_DAYS})
      returning 1
    ),
    answered as (
      delete from launches
      where decided_at < now() - make_interval(days => ${LAUNCH_DAYS.kept})
        and id in (
          select id
          from launches
          where decided_at < now() - make_interval(days => ${LAUNCH_DAYS.kept})
          limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    ),
    gone as (
      delete from told_listings
      where (search_id, listing_id) in (
        select t.search_id, t.listing_id
        from told_listings t
        where ${toldOfGone}
        limit ${CLEANUP_LIMITS.rows}
      )
      returning 1
    ),
    nameless as (
      update reports r
      set email = case when not ${addressOver} then email end,
        network = case when not ${networkOver} then network end
      where email is not null and ${addressOver} or network is not null and ${networkOver}
    ),
    missed as (
      delete from missed_searches where month < ${oldestMonthSql} returning 1
    ),
    forgotten as (
      delete from listing_events
      where id in (
        select e.id from listing_events e where ${eventOfGone} limit ${CLEANUP_LIMITS.rows}
      )
      returning 1
    ),
    parted as (
      delete from same_homes h
      where (h.listing_id, h.other_id) in (
        select h.listing_id, h.other_id from same_homes h where ${pairOfGone} limit ${CLEANUP_LIMITS.rows}
      )
      returning 1
    ),
    unneeded as (
      delete from moderation_reads
      where id in (
        select r.id from moderation_reads r where ${noteOfGone} limit ${CLEANUP_LIMITS.rows}
      )
      returning 1
    ),
    unused as (
      delete from shortlist_pairs
      where id in (select p.id from shortlist_pairs p where ${pairUnused} limit ${CLEANUP_LIMITS.rows})
      returning 1
    ),
    unasked as (delete from asked_searches a where not (${stillAsked}) returning 1),
    silent as (
      delete from followers f
      where ${isFollowerOver}
        and f.id in (
          select f.id from followers f where ${isFollowerOver} limit ${CLEANUP_LIMITS.rows}
        )
      returning 1
    )
    select (select count(*) from ended) as sessions, (select count(*) from passed) as attempts,
      (select count(*) from old) as builds, (select count(*) from sent) as mails,
      (select count(*) from links) as links, (select count(*) from settled) as contacts,
      (select count(*) from answered) as launches,
      (select count(*) from gone) as told, (select count(*) from missed) as missed,
      (select count(*) from forgotten) as events,
      (select count(*) from unneeded) as notes, (select count(*) from unused) as pairs,
      (select count(*) from unasked) as asked,
      (select count(*) from silent) as followers`)
  if (!row) throw new Error('Nothing was counted.')
  return row
}
