import { sql } from 'drizzle-orm/sql/sql'
import { DAILY_NEWS_KINDS } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'
import { mailInsert } from './outbox.ts'

/** Puts the mails with news that wait for one account together into one: nobody gets several of them from one run. */
export async function joinDailyMails(deps: Deps): Promise<void> {
  const isPart = sql`
    m.kind in (select jsonb_array_elements_text(${JSON.stringify(DAILY_NEWS_KINDS)}::jsonb))
    and m.sent_at is null
    and m.attempts = 0`
  const recipients = sql`
    select user_id,
      jsonb_build_object(
        'parts', jsonb_agg(jsonb_build_object('kind', kind, 'data', data) order by created_at, id)
      ) as data
    from taken
    group by user_id`
  await deps.db.rows(sql`
    with several as (
      select m.user_id from mails m where m.user_id is not null and ${isPart} group by m.user_id having count(*) > 1
    ),
    taken as (
      delete from mails m using several s where m.user_id = s.user_id and ${isPart} returning m.*
    )
    ${mailInsert(deps, 'news of the day', recipients)}`)
}
