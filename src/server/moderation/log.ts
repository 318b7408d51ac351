import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { newId } from '../ids.ts'

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
