import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import {
  EDIT_DECISIONS,
  LISTING_DECISIONS,
  REPOSTED,
  UNDONE_AS,
} from '../../domain/moderation/constants.ts'
import { newId } from '../ids.ts'

const among = (decisions: readonly string[]): SQL => sql`
  m.decision in (${sql.join(
    decisions.map((decision) => sql`${decision}`),
    sql`, `,
  )})`

/** Whether line `m` is a decision on a listing. */
const aboutListing: SQL = among(LISTING_DECISIONS)
/** Whether line `m` is a decision on an edit of a published listing. */
export const aboutEdit: SQL = among(EDIT_DECISIONS)

/** The decision that undoes the one of line `m`. */
export const undoOf: SQL = sql`${JSON.stringify(UNDONE_AS)}::jsonb ->> m.decision`

/** Whether line `m` was undone, or answered by posting the listing again. */
export const isAnswered: SQL = sql`exists (select 1 from moderation_log u where u.undoes = m.id)`
/** Whether an admin has undone line `m`. */
export const isUndone: SQL = sql`
  exists (select 1 from moderation_log u where u.undoes = m.id and u.decision <> ${REPOSTED})`

/** Whether nothing was decided about the listing of line `m` since. */
export const isNewest: SQL = sql`
  not exists (
    select 1
    from moderation_log n
    where n.property_id = m.property_id and n.decided_at > m.decided_at
  )`

/** The photos of what was rejected or replaced after this moment are still there. */
export const photosKeptSince: SQL = sql`
  now() - make_interval(days => ${LISTING_DAYS.rejectedPhotos})`
/** Whether line `m` still has all that an undo or a repost needs. */
export const isRestorable: SQL = sql`m.snapshot is not null and m.decided_at > ${photosKeptSince}`

/** Whether a listing, an SQL expression of its id, is gone and no undo brings it back. */
export const isGoneForGood = (listing: SQL): SQL => sql`
  (
    not exists (select 1 from properties p where p.id = ${listing})
    and not exists (
      select 1
      from moderation_log m
      where m.property_id = ${listing} and m.decision = 'listing.rejected' and ${isRestorable}
    )
  )`

/** Whether line `m` rejects a listing of a poster, an SQL expression. */
export const isRejectionOf = (poster: SQL): SQL =>
  sql`m.poster_id = ${poster} and m.decision = 'listing.rejected'`

/** Whether line `m` decides about a listing of a poster, an SQL expression, before a moment. */
export const isDecisionBefore = (poster: SQL, moment: SQL): SQL => sql`
  m.poster_id = ${poster}
    and m.decision in ('listing.approved', 'listing.rejected')
    and m.decided_at < ${moment}`

/** Whether line `m` settles what waited, and still stands. */
export const isSettled: SQL = sql`${among(Object.keys(UNDONE_AS))} and not ${isUndone}`

/**
 * The newest decision `m` for which a condition holds and that still stands, and who took it: a join named `last`.
 * "decision" and "by" are null where there is none.
 */
const lastDecision = (which: SQL): SQL => sql`
  left join lateral (
    select m.decision, coalesce(u.name, 'Another admin') as by
    from moderation_log m
    left join users u on u.id = m.admin_id
    where ${which} and ${isSettled}
    order by m.decided_at desc
    limit 1
  ) last on true`

/** The newest decision on the listing with an id, an SQL expression. Decisions on its edits do not count. */
export const lastDecisionOn = (listingId: SQL): SQL =>
  lastDecision(sql`m.property_id = ${listingId} and ${aboutListing}`)

/** The newest decision on an edit. */
export const lastDecisionOnEdit = (editId: SQL): SQL =>
  lastDecision(sql`m.snapshot->'edit'->>'id' = ${editId} and ${aboutEdit}`)

const FACTS =
  'property_id, poster_id, listing_type, property_type, city, locality, price, submitted_at'

/** The columns of a line about a decision. */
export const decisionColumns = sql.raw(
  `id, decision, reason, admin_id, snapshot, revision, hints, ${FACTS}`,
)

/** The columns of a line that undoes or answers another; the unique column "undoes" allows only one such line. */
export const answerColumns = sql.raw(`id, decision, undoes, admin_id, ${FACTS}`)

/**
 * The values of that line, for the line `m` that it answers. `decision` is an SQL expression; `adminId` is null for the
 * poster's own action.
 */
export function answerValues(decision: SQL, adminId: string | null): SQL {
  const facts = FACTS.split(', ').map((fact) => `m.${fact}`)
  return sql`${newId()}, ${decision}, m.id, ${adminId}::text, ${sql.raw(facts.join(', '))}`
}
