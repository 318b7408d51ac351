import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { SentEnquiry } from '../../contract/enquiry.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { FORGOTTEN } from '../../domain/account/texts-own-data.ts'
import { ANSWER_RATE_LIMIT, SHOWN_ENQUIRIES } from '../../domain/enquiry/constants.ts'
import { ANSWER_RESULT_TEXTS } from '../../domain/enquiry/texts.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { iso } from '../listing/public.ts'
import { mailInsert } from '../mail/outbox.ts'
import { allowedSql } from '../permission/allowed.ts'

/** Enquiry `e` of a statement; it belongs to its recipient. */
const ENQUIRY = { owner: sql`e.owner_id` }

/**
 * Stores the poster's only answer to a question and mails it to the sender, at the address that was given with the
 * question, unless mails to it have stopped. The poster's own address is not in the mail.
 */
export async function answerEnquiry(
  deps: Deps,
  user: SessionUser,
  id: string,
  answer: string,
): Promise<Result<{ id: string }>> {
  const wait = await countAttempt(deps.db, `answer:${user.id}`, ANSWER_RATE_LIMIT)
  if (wait !== null) return rateLimited(wait)
  const allowed = allowedSql(user, 'enquiry.answer', ENQUIRY)
  const mailRows = sql`select null::text as user_id, jsonb_build_object('to', t.email, 'asker', t.name, 'title', t.about,
    'listingId', t.property_id, 'message', t.message, 'answer', t.answer) as data from answered t
    where not exists (select 1 from users u where lower(u.email) = lower(t.email) and u.mail_stop is not null)`
  const row = await deps.db.row<{ id: string }>(sql`
    with answered as (
      update enquiries e set answer = ${answer}, answered_at = now()
      where e.id = ${id} and e.answered_at is null and e.email <> ${FORGOTTEN.email} and ${allowed} returning e.*
    ),
    mailed as (${mailInsert(deps, 'answer', mailRows, sql`${id}::text`)})
    select id from answered`)
  if (row) return ok(row)
  const known = await deps.db.row<{ answer: string | null }>(
    sql`select e.answer from enquiries e where e.id = ${id} and ${allowed}`,
  )
  if (!known) return fail('not_found')
  // The call is repeated, because its first answer was lost on the way.
  if (known.answer === answer) return ok({ id })
  const message = known.answer === null ? ANSWER_RESULT_TEXTS.gone : ANSWER_RESULT_TEXTS.twice
  return fail('changed', { message })
}

/** The newest questions that a user has asked while signed in, with their answers. */
export function readSentEnquiries(db: Db, user: SessionUser): Promise<SentEnquiry[]> {
  return db.rows<SentEnquiry>(sql`
    select id, property_id as "listingId", about, message, ${iso('created_at')} as "createdAt", answer, ${iso('answered_at')} as "answeredAt"
    from enquiries where sender_id = ${user.id} order by created_at desc, id limit ${SHOWN_ENQUIRIES}`)
}
