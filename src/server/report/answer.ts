import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Deps } from '../deps.ts'
import { mailInsert } from '../mail/outbox.ts'

/**
 * A statement part that tells how their reports ended, one mail each: `ended` is an earlier part with rows of reports.
 * Reports without an account and an address get no answer. `outcome` and `byOwner` are expressions over report `r`.
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
        ) as data
      from ${ended} r
      where r.reporter_id is not null or r.email is not null
      order by coalesce(r.reporter_id, lower(r.email)), r.created_at`,
  )
