import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { SHOWN_ENQUIRIES } from '../../domain/enquiry/constants.ts'
import type { Deps } from '../deps.ts'
import { mailInsert } from '../mail/outbox.ts'
import { isOpen } from './answer.ts'
import { PROVED } from './mails.ts'

/**
 * What a mail says of question `e` to its owner: that there is one, and all of it if the owner's address is confirmed.
 */
export const leadJson = (confirmed: SQL): SQL => sql`
  jsonb_build_object('title', e.about, 'listingId', e.property_id)
    || case
      when ${confirmed}
        then jsonb_strip_nulls(jsonb_build_object(
            'visitor', e.name, 'message', e.message, 'mobileNumber', e.mobile_number,
            'email', e.email,
            'replyTo', case when ${PROVED} then e.email end
          ))
      else '{}'::jsonb
    end`

/**
 * Part of a statement that confirms an address: mails its account the questions in full that came without their number
 * and still wait for an answer, each once, the newest ones that the profile shows. `former` is an earlier part with the
 * account as it was: `id`, `email_verified_at`, `mail_stop` and `mail_news_at`; `confirmed` one with those confirmed
 * now.
 */
export const mailWaitingLeads = (deps: Deps, former: SQL, confirmed: SQL): SQL =>
  mailInsert(
    deps,
    'enquiry',
    sql`
      select e.owner_id as user_id, ${leadJson(sql`true`)} as data, e.id
      from ${former} f
      join ${confirmed} c on c.id = f.id
      cross join lateral (
        select *
        from enquiries e
        where e.owner_id = f.id
          and ${isOpen}
          and (
            f.email_verified_at is null
            or f.mail_stop is not null and e.created_at >= f.mail_news_at
          )
        order by e.created_at desc, e.id
        limit ${SHOWN_ENQUIRIES}
      ) e`,
    sql`'number ' || r.id`,
  )
