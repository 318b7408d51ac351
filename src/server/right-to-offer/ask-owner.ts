import { sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import type { OwnRight } from '../../contract/right-to-offer.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { LETTER_RATE_LIMITS } from '../../domain/right-to-offer/constants.ts'
import type { AskedOwner } from '../../domain/right-to-offer/schema.ts'
import { mailboxHash } from '../account/mailbox.ts'
import { countAttempts, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { LETTER_KEY } from './letter-secret.ts'
import { readRight } from './own.ts'
import { erasePaperNow } from './papers.ts'
import { isSameHome, unsentLetters, withoutAnswer } from './sql.ts'

/**
 * Has the owner of a listing's home asked by a mail, at the address that its agent names. It replaces a paper that waits
 * and a question before. Who refused to be asked gets no mail, and the address is not kept then; the answer is the same.
 */
export async function askOwner(
  deps: Deps,
  user: SessionUser,
  listingId: string,
  { unit, tower, email }: AskedOwner,
): Promise<Mailing<OwnRight>> {
  const before = await readRight(deps.db, user, listingId)
  if (!before) return fail('listing_not_available')
  const mailbox = mailboxOf(email)
  if (mailbox === mailboxOf(user.email))
    return fail('invalid', { fields: { email: texts.errors.ownEmail } })
  const hash = mailboxHash(deps.env, mailbox)
  const wait = await countAttempts(
    deps.db,
    { [`letter:${user.id}`]: LETTER_RATE_LIMITS.account },
    { [LETTER_KEY + hash]: LETTER_RATE_LIMITS.mailbox },
  )
  if (wait !== null) return rateLimited(wait)
  const letterId = newSecret()
  const event = { event: 'owner asked', actorId: user.id, subjectId: listingId } as const
  const mail = sql`
    select null as user_id,
      jsonb_build_object('to', k.letter_email, 'letterId', k.letter_id, 'hash', ${hash}::text) as data
    from kept k
    where k.letter_email is not null`
  const kept = await deps.db.row<{ former: string | null }>(sql`
    with mine as (
      select p.id, p.user_id
      from properties p
      where p.id = ${listingId} and ${allowedSql(user, 'right.ask', LISTING)}
    ),
    former as (
      select r.paper_id, r.letter_id from rights_to_offer r join mine on mine.id = r.id
    ),
    unmailed as (${unsentLetters(sql`former`)}),
    kept as (
      insert into rights_to_offer as r (
        id, user_id, unit, tower, letter_id, letter_email, letter_asked_at
      )
      select mine.id, mine.user_id, ${unit}, ${tower || null}::text, ${letterId},
        case when not exists (select 1 from refused_mailboxes where id = ${hash}) then ${email}::text end,
        now()
      from mine
      on conflict (id) do update
      set unit = excluded.unit, tower = excluded.tower, paper_id = null, kind = null, pages = null,
        sent_at = null, letter_id = excluded.letter_id, letter_email = excluded.letter_email,
        letter_asked_at = excluded.letter_asked_at, letter_said = null, letter_said_at = null,
        ${withoutAnswer}, ${isSameHome}
      returning r.id, r.letter_id, r.letter_email
    ),
    mailed as (${mailInsert(deps, 'owners letter', mail, undefined, sql`${THIS}`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from kept)`)})
    select (select paper_id from former) as former from kept`)
  if (!kept) return fail('listing_not_available')
  logEvent(deps, event)
  await erasePaperNow(deps, kept.former)
  const page = await readRight(deps.db, user, listingId)
  return page?.right ? okMailed(page.right) : fail('listing_not_available')
}
