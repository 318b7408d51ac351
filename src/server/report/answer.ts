import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Deps } from '../deps.ts'
import { mailInsert } from '../mail/outbox.ts'

/**
 * A condition: whoever sent report `r` can be written to. An account needs a confirmed address, as anybody may sign up
 * with that of a stranger; a visitor gave the address for this answer, and few mails a day go to one.
 */
export const canBeTold: SQL = sql`
  (
    r.email is not null
    or exists (
      select 1 from users v where v.id = r.reporter_id and v.email_verified_at is not null
    )
  )`

/**
 * A statement part that tells how their reports ended, one mail each: `ended` is an earlier part with rows of reports.
 * Reports whose sender cannot be written to get no answer. `outcome` and `byOwner` are expressions over report `r`.
 */
export const mailOutcomes = (
  deps: Deps,
  ended: SQL,
  outcome: SQL,
  byOwner: SQL = sql`false`,
): SQL =>
  mailInsert(
    deps,
    'outcome',
    sql`
      select distinct on (coalesce(r.reporter_id, lower(r.email))) r.reporter_id as user_id,
        jsonb_build_object(
          'title', r.about, 'to', case when r.reporter_id is null then r.email end,
          'outcome', ${outcome}, 'byOwner', ${byOwner}
        ) as data,
        r.language
      from ${ended} r
      where ${canBeTold}
      order by coalesce(r.reporter_id, lower(r.email)), r.created_at`,
    undefined,
    sql`r.language`,
  )
