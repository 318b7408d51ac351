import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { UNPROVED_MAIL_LIMIT as LIMIT } from '../../domain/enquiry/constants.ts'
import { mailboxSql } from '../account/mailbox.ts'
import { counted } from '../account/rate-limit.ts'

/** The account that sent question `e` from its own confirmed address; only there is a typed text mailed. */
export const PROVED = sql`
  exists (
    select 1
    from users s
    where s.id = e.sender_id and lower(s.email) = lower(e.email) and s.email_verified_at is not null
  )`

/**
 * Parts of a statement for a mail to the asker of question `e`, a row of `questions`: `count` has to be a part before
 * the mails, and `rows` selects them with the language of each: that of an account, or of the page of the question. A
 * mail to an address that nobody proved holds no text that anybody typed, not even a name, and few of them go to one
 * mailbox. In the others a reply goes to `replyTo`. None is sent where mails to the address have stopped.
 */
export function mailsToAsker(
  questions: SQL,
  replyTo: string | null = null,
): { count: SQL; rows: SQL } {
  const key = sql`'question-mail:' || ${mailboxSql('e')}`
  return {
    count: counted(sql`select ${key} from ${questions} e where not ${PROVED}`, LIMIT.windowMs),
    rows: sql`
      select null::text as user_id,
        jsonb_strip_nulls(
          jsonb_build_object(
            'to', e.email, 'enquiryId', e.id, 'listingId', e.property_id, 'title', e.about,
            'answered', e.answer is not null
          )
            || case
              when ${PROVED}
                then jsonb_build_object(
                    'asker', e.name, 'message', e.message, 'answer', e.answer,
                    'replyTo', ${replyTo}::text
                  )
              else '{}'::jsonb
            end
        ) as data,
        case when ${PROVED} then (select s.language from users s where s.id = e.sender_id) else e.language end
          as language
      from ${questions} e
      where not exists (
          select 1 from counted c where c.key = ${key} and c.count > ${LIMIT.attempts}::int
        )
        and not exists (
          select 1 from users u where lower(u.email) = lower(e.email) and u.mail_stop is not null
        )`,
  }
}
