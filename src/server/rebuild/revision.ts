import { type SQL, sql } from 'drizzle-orm/sql/sql'

/**
 * A statement part that raises the revision and requests a rebuild, where `condition` holds. Returns the new revision.
 */
export function bumpRevision(condition: SQL): SQL {
  return sql`
    update site_revision
    set revision = revision + 1, requested_at = now()
    where id = 1 and ${condition}
    returning revision`
}
