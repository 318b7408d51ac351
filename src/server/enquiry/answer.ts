import { sql } from 'drizzle-orm/sql/sql'
import { ANSWER_RESULT_TEXTS } from '#language/enquiry/texts'
import type { SessionUser } from '../../contract/account.ts'
import type { SentEnquiry } from '../../contract/enquiry.ts'
import { fail, ok } from '../../contract/result.ts'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import { ANSWER_RATE_LIMIT, SHOWN_ENQUIRIES } from '../../domain/enquiry/constants.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { iso } from '../listing/public.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { allowedSql } from '../permission/allowed.ts'
import { mailsToAsker } from './mails.ts'

/** Enquiry `e` of a statement; it belongs to its recipient. */
const ENQUIRY = { owner: sql`e.owner_id` }

/** A condition: question `e` can be answered. */
export const isOpen = sql`e.answered_at is null and e.email <> ${FORGOTTEN_CONTACT.email}`

/**
 * Stores the answer to a question, of which there is only one, and tells the sender by mail. Only a poster with a
 * confirmed address may answer. The poster's own address is in it
 * only where the poster shares it, so that a reply reaches the poster.
 */
export async function answerEnquiry(
  deps: Deps,
  user: SessionUser,
  id: string,
  { answer, shareEmail = false }: { answer: string; shareEmail?: boolean | undefined },
): Promise<Mailing<{ id: string }>> {
  const wait = await countAttempt(deps.db, `answer:${user.id}`, ANSWER_RATE_LIMIT)
  if (wait !== null) return rateLimited(wait)
  const allowed = allowedSql(user, 'enquiry.answer', ENQUIRY)
  const asker = mailsToAsker(sql`answered`, shareEmail ? user.email : null)
  const row = await deps.db.row<{ id: string }>(sql`
    with answered as (
      update enquiries e
      set answer = ${answer}, answered_at = now()
      where e.id = ${id}
        and ${isOpen}
        and ${allowed}
        and exists (
          select 1 from users u where u.id = ${user.id} and u.email_verified_at is not null
        )
      returning e.*
    ),
    counted as (${asker.count}),
    mailed as (${mailInsert(deps, 'answer', asker.rows, sql`${id}::text`, sql`r.language`)})
    select id from answered`)
  if (row) return okMailed(row)
  const known = await deps.db.row<{ answer: string | null; confirmed: boolean }>(sql`
    select e.answer, u.email_verified_at is not null as confirmed
    from enquiries e, users u
    where e.id = ${id} and u.id = ${user.id} and ${allowed}`)
  if (!known) return fail('not_found')
  if (!known.confirmed)
    return fail('email_unconfirmed', { message: ANSWER_RESULT_TEXTS.unconfirmed })
  // The call is repeated, because its first answer was lost on the way.
  if (known.answer === answer) return ok({ id })
  const message = known.answer === null ? ANSWER_RESULT_TEXTS.gone : ANSWER_RESULT_TEXTS.twice
  return fail('changed', { message })
}

/** The newest questions that a user has asked while signed in, with their answers. */
export function readSentEnquiries(db: Db, user: SessionUser): Promise<SentEnquiry[]> {
  return db.rows<SentEnquiry>(sql`
    select id, property_id as "listingId", about, message, ${iso('created_at')} as "createdAt",
      answer, ${iso('answered_at')} as "answeredAt"
    from enquiries
    where sender_id = ${user.id}
    order by created_at desc, id
    limit ${SHOWN_ENQUIRIES}`)
}
