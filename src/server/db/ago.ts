import { type SQL, sql } from 'drizzle-orm/sql/sql'

/** The moment some milliseconds before the statement, as one operand. */
export const ago = (ms: number): SQL => sql`(now() - make_interval(secs => ${ms / 1000}))`
