import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { DAILY_MAIL_HOURS } from '../../domain/shortlist/constants.ts'
import type { Deps } from '../deps.ts'
import { fieldsJson } from '../listing/columns.ts'
import { onOfferSql } from '../listing/public.ts'
import { mailInsert, mayGetNews } from '../mail/outbox.ts'

/** Condition: user `u` may and wants to get a mail about saved listings, and got none lately. */
const mayHearSql: SQL = sql`
  u.saved_home_mails
  and ${mayGetNews}
  and (
    u.saved_homes_mailed_at is null
    or u.saved_homes_mailed_at <= now() - make_interval(hours => ${DAILY_MAIL_HOURS})
  )`

/**
 * Mails users about saved listings that became cheaper than when they were saved, and than the last mail said: one mail
 * for all of an account. The accounts are locked in one order; of two runs at once the second finds the mail's time.
 */
export async function mailFallenPrices(deps: Deps): Promise<void> {
  if (!deps.env.rules.mails) return
  const recipients = sql`
    select f.user_id,
      jsonb_build_object(
        'homes', jsonb_agg(f.home order by f.saved - f.price desc, f.listing_id)
      ) as data
    from fallen f
    join told on told.id = f.user_id
    group by f.user_id`
  await deps.db.rows(sql`
    with fallen as (
      select s.user_id, s.listing_id, s.price as saved, p.price,
        (${fieldsJson('p')} - 'description' - 'amenities')
          || jsonb_build_object('id', p.id, 'saved', s.price) as home
      from shortlist s
      join users u on u.id = s.user_id
      join properties p on p.id = s.listing_id
      where p.listing_type = s.listing_type
        and p.price < coalesce(s.told_price, s.price)
        and p.user_id <> s.user_id
        and ${onOfferSql}
        and ${mayHearSql}
    ),
    due as materialized (
      select u.id
      from users u
      where u.id in (select user_id from fallen) and ${mayHearSql}
      order by u.id
      for update
    ),
    told as (
      update users set saved_homes_mailed_at = now() where id in (select id from due) returning id
    ),
    noted as (
      update shortlist s
      set told_price = f.price
      from fallen f
      join told on told.id = f.user_id
      where s.user_id = f.user_id and s.listing_id = f.listing_id
    )
    ${mailInsert(deps, 'saved home', recipients)}`)
}

/** Turns mails about saved listings on or off. */
export async function setHomeMails(
  { db }: Deps,
  user: SessionUser,
  mails: boolean,
): Promise<Result<{ mails: boolean }>> {
  const row = await db.row<{ mails: boolean }>(sql`
    update users
    set saved_home_mails = ${mails}
    where id = ${user.id}
    returning saved_home_mails as mails`)
  return row ? ok(row) : fail('not_signed_in')
}
