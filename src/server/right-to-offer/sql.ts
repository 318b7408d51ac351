import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { BY_MAIL, PAPER_HOURS, RIGHT_DAYS } from '../../domain/right-to-offer/constants.ts'

/**
 * The home of property `p`, whether its poster `u` is an agent, and the name where `agree` has it: of another home, or of
 * an account with another name, nothing was seen, and an owner's bill says nothing of an agent.
 */
export const seenForSql = (agree: SQL): SQL => sql`
  lower(concat_ws(
    ' | ', p.city, p.locality, p.project_building_name, case when 'name' = any(${agree}) then u.name end,
    case when u.role = 'Agent' then u.role end
  ))`

/** Until when "seen" of right `r` is said. */
const untilSql: SQL = sql`(r.seen_at + make_interval(days => ${RIGHT_DAYS.seen}))`

/** Condition: what was seen of right `r` is still said of property `p` of user `u`. */
export const isSeenSql: SQL = sql`
  (r.seen_at is not null and ${untilSql} > now() and r.seen_for = ${seenForSql(sql`r.agree`)})`

/** By when the desk answers the paper of right `r`. */
export const answerDueSql: SQL = sql`(r.sent_at + make_interval(hours => ${PAPER_HOURS}))`

/** How many papers were to be answered by now. */
export const overduePapers: SQL = sql`
  (select count(*) from rights_to_offer r where r.paper_id is not null and ${answerDueSql} < now())`

const erasedAtSql: SQL = sql`(r.sent_at + make_interval(days => ${RIGHT_DAYS.paper}))`

/** A time as JSON has it. */
export const time = (at: SQL): SQL =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The paper of right `r` that waits. */
const waitingJson: SQL = sql`
  case
    when r.paper_id is not null
      then jsonb_build_object(
          'kind', r.kind, 'pages', r.pages, 'sentAt', ${time(sql`r.sent_at`)},
          'dueAt', ${time(answerDueSql)}, 'erasedAt', ${time(erasedAtSql)}
        )
  end`

/** Until when the owner of right `r` who was asked can answer. */
export const letterEndsSql: SQL = sql`
  (r.letter_asked_at + make_interval(days => ${RIGHT_DAYS.link}))`

/** What the owner of right `r` answered; null before. */
export const letterSaidJson: SQL = sql`
  case
    when r.letter_said is not null
      then jsonb_build_object('answer', r.letter_said, 'at', ${time(sql`r.letter_said_at`)})
  end`

/** Condition: the agent of right `r` waits for its owner. Who refuses to be asked says nothing to the agent. */
export const letterWaits: SQL = sql`
  (r.letter_id is not null and coalesce(r.letter_said, 'never') = 'never')`

/** The same as the agent reads it: nothing of the address. */
const letterJson: SQL = sql`
  case
    when ${letterWaits}
      then jsonb_build_object(
          'askedAt', ${time(sql`r.letter_asked_at`)}, 'until', ${time(letterEndsSql)}
        )
  end`

/** What admins compare of a letter by mail: right `r` of user `u`. */
const deskLetterJson: SQL = sql`
  case
    when r.kind = ${BY_MAIL}
      then jsonb_build_object(
          'email', r.letter_email, 'agentEmail', u.email, 'saidAt', ${time(sql`r.letter_said_at`)}
        )
  end`

const answerJson: SQL = sql`
  case
    when r.outcome is not null
      then jsonb_build_object('outcome', r.outcome, 'reason', r.reason, 'at', ${time(sql`r.answered_at`)})
  end`

/** Right `r` as the poster reads it, of property `p` and user `u`. */
export const ownRightJson: SQL = sql`
  jsonb_build_object(
    'unit', r.unit, 'tower', r.tower, 'letter', ${letterJson}, 'waiting', ${waitingJson}, 'answer', ${answerJson},
    'seen', case
      when ${isSeenSql}
        then jsonb_build_object(
            'kind', r.seen_kind, 'at', ${time(sql`r.seen_at`)}, 'until', ${time(untilSql)}
          )
    end,
    'changed', coalesce(${untilSql} > now() and not ${isSeenSql}, false)
  )`

/** The same of property `p` where it has one; null otherwise. */
export const rightOfListingJson: SQL = sql`
  (select ${ownRightJson} from rights_to_offer r where r.id = p.id)`

/** What visitors read of property `p` of user `u`; null where nothing was seen, or no longer counts. */
export const shownRightJson: SQL = sql`
  (
    select jsonb_build_object('kind', r.seen_kind, 'at', ${time(sql`r.seen_at`)}, 'agree', to_jsonb(r.agree))
    from rights_to_offer r
    where r.id = p.id and ${isSeenSql}
  )`

/** Right `r` of property `p` and user `u` as admins read it; `state` is that of the listing. */
export const deskPaperJson = (state: SQL): SQL => sql`
  jsonb_build_object(
    'listing', jsonb_build_object(
      'id', p.id, 'name', p.project_building_name, 'locality', p.locality, 'city', p.city,
      'listingType', p.listing_type, 'propertyType', p.property_type, 'state', ${state}
    ),
    'poster', jsonb_build_object('id', u.id, 'name', u.name, 'role', u.role),
    'unit', r.unit, 'tower', r.tower,
    'paper', ${waitingJson} || jsonb_build_object('id', r.paper_id, 'letter', ${deskLetterJson}), 'answer', ${answerJson},
    'seen', case
      when ${isSeenSql}
        then jsonb_build_object(
            'kind', r.seen_kind, 'at', ${time(sql`r.seen_at`)}, 'agree', to_jsonb(r.agree)
          )
    end
  )`

/** What remains of a right once its paper is gone: a letter's address goes with it, and its link says what was said. */
export const withoutPaper: SQL = sql`
  paper_id = null, kind = null, pages = null, sent_at = null, letter_email = null`

/** The same once an owner is asked no longer: the link is over. */
export const withoutLetter: SQL = sql`
  letter_id = null, letter_asked_at = null, letter_said = null, letter_said_at = null`

/** A right `r` before something else is answered. */
export const withoutAnswer: SQL = sql`outcome = null, reason = null, answered_at = null`

const same: SQL = sql`
  (r.unit = excluded.unit and r.tower is not distinct from excluded.tower)`
/** What was seen of right `r` counts on where the row that is inserted is of the same home. */
export const isSameHome: SQL = sql`
  seen_at = case when ${same} then r.seen_at end,
  seen_kind = case when ${same} then r.seen_kind end,
  seen_for = case when ${same} then r.seen_for end`

/** A part of a statement: deletes the mails to owners that are not sent, of the letters of an earlier part. */
export const unsentLetters = (found: SQL): SQL => sql`
  delete from mails m
  using ${found} l
  where m.kind = 'owners letter' and m.sent_at is null and m.data->>'letterId' = l.letter_id`
