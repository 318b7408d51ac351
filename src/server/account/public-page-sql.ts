import { type SQL, sql } from 'drizzle-orm/sql/sql'

/** Condition: the homes of user `u` have a page of their own. Another role, or a disabled account, hides it. */
export const hasPublicPage: SQL = sql`u.role = 'Agent' and u.status = 'active' and u.public_page`
