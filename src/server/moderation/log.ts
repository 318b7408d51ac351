import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { EDIT_DECISIONS, LISTING_DECISIONS } from '../../domain/moderation/constants.ts'
import { newId } from '../ids.ts'

const among = (decisions: readonly string[]): SQL => sql`
  m.decision in (${sql.join(
    decisions.map((decision) => sql`${decision}`),
    sql`, `,
  )})`

/** Whether line `m` is a decision on an edit of a published listing. */
export const aboutEdit: SQL = among(EDIT_DECISIONS)

/**
 * The newest decision on the listing with an id, an SQL expression, and who took it: a join named `last`. Decisions on
 * its edits do not count.
 */
export const lastDecisionOn = (listingId: SQL): SQL => sql`
  left join lateral (
    select m.decision, coalesce(u.name, 'Another admin') as by
    from moderation_log m
    left join users u on u.id = m.admin_id
    where m.property_id = ${listingId} and ${among(LISTING_DECISIONS)}
    order by m.decided_at desc
    limit 1
  ) last on true`

const FACTS =
  'property_id, poster_id, listing_type, property_type, city, locality, price, submitted_at'

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
