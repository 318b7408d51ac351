import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import { fail, ok, type Result } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import {
  FIRST_RHYTHM,
  FOLLOW_RATE_LIMITS,
  FOLLOWER_DAYS,
  SAVED_SEARCH_LIMITS,
  UNCONFIRMED_LIMIT,
} from '../../domain/saved-search/constants.ts'
import type { FollowLink } from '../../domain/saved-search/follow-link.ts'
import { mailboxHash } from '../account/mailbox.ts'
import { addressKey, countAttempts, rateLimited } from '../account/rate-limit.ts'
import { onceByKey } from '../db/submission.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { LETTER_KEY } from '../right-to-offer/letter-secret.ts'
import { eraseAsked } from './erase.ts'
import { followLink, opens } from './follow-secret.ts'
import { resumedFrom } from './own.ts'

type Asked = { email: string; query: string; submissionKey: string; website?: string | undefined }
type Secret = Pick<FollowLink, 'id' | 'secret'>

/** Begins the key of the limit for a mailbox that confirms nothing; its hash follows. */
export const UNCONFIRMED_KEY = 'alert-unconfirmed:'

/** Condition: the asked search `a` can still be confirmed. */
export const stillAsked: SQL = sql`
  a.created_at > now() - make_interval(days => ${FOLLOWER_DAYS.unconfirmed})`

/**
 * Keeps a search until a reader of the address confirms it, and mails the link for that. Whether the address is known
 * is not looked up, so that neither the answer nor its time tells it. A mailbox gets few such mails, as anybody may
 * give a stranger's address, and none once its reader has refused them: the answer is the same then.
 */
export async function askByMail(
  deps: Deps,
  { email, query, submissionKey, website }: Asked,
  ip: string,
): Promise<Mailing<Record<string, never>>> {
  const mailbox = mailboxOf(email)
  const hash = mailboxHash(deps.env, mailbox)
  // What bots send does not count for the mailbox.
  const together = website
    ? {}
    : {
        [`alert-to:${hash}`]: FOLLOW_RATE_LIMITS.mailbox,
        [UNCONFIRMED_KEY + hash]: UNCONFIRMED_LIMIT,
      }
  const wait = await countAttempts(
    deps.db,
    { [`alert:${addressKey(ip)}`]: FOLLOW_RATE_LIMITS.network },
    together,
  )
  if (wait !== null) return rateLimited(wait)
  // The answer must not tell a bot that it was detected.
  if (website) return ok({})
  const id = newId()
  const mail = sql`
    select null as user_id,
      jsonb_build_object(
        'to', k.email, 'askedId', k.id, 'query', k.query, 'mailbox', k.mailbox_hash
      ) as data
    from kept k
    where k.id = ${id}`
  await deps.db.rows(sql`
    with kept as (
      insert into asked_searches (
        id, email, mailbox, mailbox_hash, query, language, submission_key
      )
      select ${id}, ${email}, ${mailbox}, ${hash}, ${query}, ${THIS}, ${submissionKey}
      where not exists (select 1 from refused_mailboxes where id = ${hash})
      ${onceByKey}
    )
    ${mailInsert(deps, 'confirm alert', mail, undefined, sql`${THIS}`)}`)
  return okMailed({})
}

type Confirmed = { done: boolean; asked: boolean; room: boolean; followerId: string | null }

/**
 * Saves the search that a link asks for: for the account that has confirmed the address, or else for the address, with
 * the limit of an account for all addresses of its mailbox that have none. Mails that had stopped are sent again.
 * Returns the link to what is kept, or none where an account has it. Another press does and returns the same, as the
 * answer may have been lost.
 */
export async function confirmFollowed(
  deps: Deps,
  secret: Secret,
): Promise<Result<{ link: Secret | null }>> {
  if (!opens(deps.env, 'asked', secret)) return fail('link_used_up')
  const row = await deps.db.row<Confirmed>(sql`
    with asked as (
      select a.id, a.email, a.mailbox, a.mailbox_hash, a.query, a.language
      from asked_searches a
      where a.id = ${secret.id} and ${stillAsked}
      for update
    ),
    account as (
      select u.id
      from asked a
      join users u on lower(u.email) = lower(a.email)
      where u.email_verified_at is not null and u.status = 'active'
    ),
    owned as (
      select s.id, s.place, s.query, true as same
      from account
      join saved_searches s on s.user_id = account.id
      union all
      select s.id, s.place, s.query, lower(f.email) = lower(a.email)
      from asked a
      join followers f on f.mailbox = a.mailbox
      join saved_searches s on s.follower_id = f.id
      where not exists (select 1 from account)
    ),
    known as (
      update saved_searches
      set rhythm = case when rhythm = 'never' then ${FIRST_RHYTHM} else rhythm end,
        ${resumedFrom}
      from asked a
      join owned o on o.query = a.query and o.same
      where saved_searches.id = o.id
      returning saved_searches.id
    ),
    free as (
      select min(n) as place
      from generate_series(1, ${SAVED_SEARCH_LIMITS.perAccount}::int) n
      where n not in (select place from owned)
    ),
    follower as (
      insert into followers (id, email, mailbox, language)
      select ${newId()}, a.email, a.mailbox, a.language
      from asked a, free
      where not exists (select 1 from account)
        and (free.place is not null or exists (select 1 from known))
      on conflict (lower(email)) do update
      set language = excluded.language, mail_stop = null, mail_news_at = now(), heard_at = now(),
        asked_at = null
      returning id
    ),
    made as (
      insert into saved_searches (id, user_id, follower_id, mailbox, query, rhythm, place)
      select ${newId()}, (select id from account), (select id from follower),
        case when not exists (select 1 from account) then a.mailbox end, a.query,
        ${FIRST_RHYTHM}, free.place
      from asked a, free
      where free.place is not null and not exists (select 1 from known)
      on conflict do nothing
      returning id
    ),
    done as (select 1 from known union all select 1 from made),
    resumed as (
      update users
      set mail_stop = null, mail_news_at = now()
      where id in (select id from account) and exists (select 1 from done)
    ),
    wanted as (
      delete from rate_limits
      where key in (select ${UNCONFIRMED_KEY}::text || a.mailbox_hash from asked a)
        and exists (select 1 from done)
    )
    select exists (select 1 from done) as done,
      exists (select 1 from asked) as asked,
      (select place is not null from free) as room,
      (select id from follower) as "followerId"`)
  if (!row?.asked) return fail('link_used_up')
  // A concurrent request took the place or saved the same search: the next call reads the new state.
  if (!row.done) return row.room ? confirmFollowed(deps, secret) : fail('too_many_searches')
  const { followerId } = row
  if (followerId === null) return ok({ link: null })
  const link = followLink(deps.env, 'kept', followerId)
  return ok({ link: { id: followerId, secret: link.secret } })
}

/**
 * A part of a statement: refuses for the mailbox with a hash, where a condition holds, what asks to confirm a search.
 */
export const refuseMailbox = (hash: string, condition: SQL = sql`true`): SQL => sql`
  insert into refused_mailboxes (id)
  select ${hash} where ${condition}
  on conflict (id) do nothing
  returning id`

/** Condition: the mailbox with a hash was asked, and confirmed no search since; or an agent named it as an owner's. */
export const askedInVain = (hash: string): SQL => sql`
  exists (
    select 1 from rate_limits where key in (${UNCONFIRMED_KEY + hash}, ${LETTER_KEY + hash})
  )`

/**
 * Never mails a mailbox again to ask whether it wants a search, for whoever has the link of such a mail. What was asked
 * for it is erased, and so is what waits to be sent.
 */
export async function refuseAsking(
  { db, env }: Deps,
  secret: Secret,
): Promise<Result<{ refused: true }>> {
  if (!opens(env, 'never', secret)) return fail('not_found')
  await db.rows(sql`
    with refused as (${refuseMailbox(secret.id)}),
    ${eraseAsked(sql`(select 1) one`, sql`a.mailbox_hash = ${secret.id}`)}
    select 1`)
  return ok({ refused: true })
}
