import { sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import type { SessionUser } from '../../contract/account.ts'
import type { Enquiry } from '../../contract/enquiry.ts'
import { fail, ok } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { ENQUIRY_RATE_LIMITS, SHOWN_ENQUIRIES } from '../../domain/enquiry/constants.ts'
import { addressKey, countAttempts, rateLimited } from '../account/rate-limit.ts'
import type { ContactSubmission } from '../contact/send.ts'
import type { Db } from '../db/client.ts'
import { onceByKey, senderSql } from '../db/submission.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { aboutSql } from '../listing/columns.ts'
import { iso, onOfferSql } from '../listing/public.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { isOpen } from './answer.ts'
import { leadJson } from './leads.ts'
import { mailsToAsker } from './mails.ts'
import { questionLink } from './question-link.ts'

/**
 * Stores a visitor's question for the owner of an available listing; the same submission key returns the same id again.
 * The owner and the sender get a mail each. A typed text is mailed only to an address that its account has confirmed,
 * and a reply to the owner's mail goes to the sender only where that address is proved too.
 */
export async function sendEnquiry(
  deps: Deps,
  listingId: string,
  form: ContactSubmission,
  ip: string,
  sender: SessionUser | null = null,
): Promise<Mailing<{ id: string; link: string }>> {
  const from = addressKey(ip)
  const id = newId()
  // Messages from bots do not count for the listing's limit.
  const together = form.website ? {} : { [`enquiry:${listingId}`]: ENQUIRY_RATE_LIMITS.listing }
  const wait = await countAttempts(
    deps.db,
    {
      [`enquiry:${from}`]: ENQUIRY_RATE_LIMITS.network,
      [`enquiry:${from}:${listingId}`]: ENQUIRY_RATE_LIMITS.both,
    },
    together,
  )
  if (wait !== null) return rateLimited(wait)
  // The answer must not tell a bot that it was detected.
  if (form.website) return ok({ id, link: questionLink(deps.env, id) })
  const mailRows = sql`
    select e.owner_id as user_id, ${leadJson(sql`u.email_verified_at is not null`)} as data
    from kept e
    join users u on u.id = e.owner_id
    where e.id = ${id}`
  const asker = mailsToAsker(sql`(select * from kept where id = ${id})`)
  const row = await deps.db.row<{ id: string }>(sql`
    with kept as (
      insert into enquiries (
        id, owner_id, property_id, about, name, email, mailbox, mobile_number, message,
        submission_key, sender_id, language
      )
      select ${id}, p.user_id, p.id, ${aboutSql}, ${form.name}, ${form.email},
        ${mailboxOf(form.email)}, ${form.mobileNumber}, ${form.message}, ${form.submissionKey}, ${senderSql(sender)}, ${THIS}
      from properties p
      where p.id = ${listingId} and ${onOfferSql}
      ${onceByKey}
    ),
    mailed as (${mailInsert(deps, 'enquiry', mailRows)}),
    counted as (${asker.count}),
    told as (${mailInsert(deps, 'answer', asker.rows, sql`'asked ' || ${id}`, sql`r.language`)})
    select id from kept`)
  return row
    ? okMailed({ id: row.id, link: questionLink(deps.env, row.id) })
    : fail('listing_not_available')
}

/** The newest questions about a user's listings. */
export function readOwnEnquiries(db: Db, user: SessionUser): Promise<Enquiry[]> {
  return db.rows<Enquiry>(sql`
    select e.id, e.property_id as "listingId", e.about, e.name, e.email,
      e.mobile_number as "mobileNumber", e.message, ${iso('e.created_at')} as "createdAt", e.answer,
      ${iso('e.answered_at')} as "answeredAt", (${isOpen}) as open
    from enquiries e
    where e.owner_id = ${user.id}
    order by e.created_at desc, e.id
    limit ${SHOWN_ENQUIRIES}`)
}
