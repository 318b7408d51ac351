import { type SQL, sql } from 'drizzle-orm/sql/sql'

/** A statement part that counts one content change and asks for a rebuild, where `condition` holds. Gives the new revision. */
export function bumpRevision(condition: SQL): SQL {
  return sql`update publication set revision = revision + 1, requested_at = now() where id = 1 and ${condition} returning revision`
}
