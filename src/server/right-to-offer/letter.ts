import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LETTER_TEXTS as texts } from '#language/right-to-offer/texts-letter'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Letter } from '../../contract/right-to-offer.ts'
import { BY_MAIL, type LetterAnswer } from '../../domain/right-to-offer/constants.ts'
import type { LetterLink } from '../../domain/right-to-offer/letter-link.ts'
import { logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'
import { aboutSql } from '../listing/columns.ts'
import { type Mailing, mailInsert, okMailed } from '../mail/outbox.ts'
import { refuseMailbox } from '../saved-search/ask.ts'
import { eraseAsked } from '../saved-search/erase.ts'
import { opensLetter } from './letter-secret.ts'
import { letterEndsSql, letterSaidJson, time, unsentLetters } from './sql.ts'

/** The question with an id about property `p` of user `u`, as long as its link works. */
const askedFrom = (letterId: string): SQL => sql`
  from rights_to_offer r
  join properties p on p.id = r.id
  join users u on u.id = p.user_id
  where r.letter_id = ${letterId} and ${letterEndsSql} > now() and u.status = 'active' and u.role = 'Agent'`

/** What the owner is asked, for whoever has the link of the mail. */
export async function readLetter(deps: Deps, link: LetterLink): Promise<Result<Letter>> {
  if (!opensLetter(deps.env, link)) return fail('not_found', { message: texts.foreign })
  const letter = await deps.db.row<Letter>(sql`
    select u.name as agent, u.agent_rera as rera, ${aboutSql} as about, r.unit, r.tower,
      ${letterSaidJson} as said
    ${askedFrom(link.id)}`)
  return letter ? ok(letter) : fail('link_used_up', { message: texts.over })
}

/**
 * Takes the owner's answer, once. "Yes" waits at the desk like a paper without pages. "No" is told to the agent. "Never"
 * also refuses further mails to the mailbox, whatever was answered before, and the agent is not told. All but "yes"
 * erase the address.
 */
export async function answerLetter(
  deps: Deps,
  { answer, ...link }: LetterLink & { answer: LetterAnswer },
): Promise<Mailing<NonNullable<Letter['said']>>> {
  if (!opensLetter(deps.env, link)) return fail('not_found', { message: texts.foreign })
  const [isYes, isNo, isNever] = [answer === 'yes', answer === 'no', answer === 'never']
  const told = sql`
    select s.user_id,
      jsonb_build_object('listingId', s.id, 'title', s.about, 'outcome', 'owner says no') as data
    from said s
    where ${isNo}::boolean`
  const row = await deps.db.row<{ listing: string | null; at: string }>(sql`
    with asked as (
      select r.id, r.letter_id, ${aboutSql} as about
      ${askedFrom(link.id)}
        and r.letter_said is null
        and (r.letter_email is not null or not ${isYes}::boolean)
      for update of r
    ),
    said as (
      update rights_to_offer r
      set letter_said = ${answer}, letter_said_at = now(),
        letter_email = case when ${isYes}::boolean then r.letter_email end,
        paper_id = case when ${isYes}::boolean then ${newSecret()} end,
        kind = case when ${isYes}::boolean then ${BY_MAIL} end,
        pages = case when ${isYes}::boolean then 0 end,
        sent_at = case when ${isYes}::boolean then now() end,
        outcome = case when ${isNo}::boolean then 'owner says no' end, reason = null,
        answered_at = case when ${isNo}::boolean then now() end
      from asked a
      where r.id = a.id
      returning r.id, r.user_id, a.about
    ),
    unsent as (${unsentLetters(sql`asked`)}),
    refused as (${refuseMailbox(link.mailbox, sql`${isNever}::boolean`)}),
    ${eraseAsked(sql`refused f`, sql`a.mailbox_hash = f.id`)},
    told as (${mailInsert(deps, 'paper answered', told)}),
    audited as (
      insert into audit_log (event, actor_id, subject_id, details, request_id)
      select 'owner answered', null, s.id, jsonb_build_object('answer', ${answer}::text),
        ${deps.requestId}
      from said s
    )
    select (select id from said) as listing, ${time(sql`now()`)} as at`)
  if (row?.listing) {
    logEvent(deps, {
      event: 'owner answered',
      actorId: null,
      subjectId: row.listing,
      details: { answer },
    })
  } else if (!isNever) {
    // Another press was faster: what was said then stands.
    const before = await readLetter(deps, link)
    if (!before.ok) return before
    return before.value.said ? ok(before.value.said) : fail('link_used_up', { message: texts.over })
  }
  return okMailed({ answer, at: row?.at ?? deps.now().toISOString() })
}
