import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { PAPER_HOURS, RIGHT_DAYS } from '../../domain/right-to-offer/constants.ts'

/**
 * The home of property `p` and, where `agree` has it, the name of its poster `u`: of another home, or of an account with
 * another name, nothing was seen.
 */
export const seenForSql = (agree: SQL): SQL => sql`
  lower(concat_ws(
    ' | ', p.city, p.locality, p.project_building_name, case when 'name' = any(${agree}) then u.name end
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

const time = (at: SQL): SQL =>
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

const answerJson: SQL = sql`
  case
    when r.outcome is not null
      then jsonb_build_object('outcome', r.outcome, 'reason', r.reason, 'at', ${time(sql`r.answered_at`)})
  end`

/** Right `r` as the poster reads it, of property `p` and user `u`. */
export const ownRightJson: SQL = sql`
  jsonb_build_object(
    'unit', r.unit, 'tower', r.tower, 'waiting', ${waitingJson}, 'answer', ${answerJson},
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
    'paper', ${waitingJson} || jsonb_build_object('id', r.paper_id), 'answer', ${answerJson},
    'seen', case
      when ${isSeenSql}
        then jsonb_build_object(
            'kind', r.seen_kind, 'at', ${time(sql`r.seen_at`)}, 'agree', to_jsonb(r.agree)
          )
    end
  )`

/** What remains of a right once its paper is gone. */
export const withoutPaper: SQL = sql`paper_id = null, kind = null, pages = null, sent_at = null`
