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

/** A condition: the pages show one of the accounts that an earlier part of the statement returns. */
export const areOnPages = (accounts: SQL): SQL => sql`
  exists (select 1 from properties p join ${accounts} a on a.id = p.user_id where p.is_approved)`
