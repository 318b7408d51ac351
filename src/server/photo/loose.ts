import { type SQL, sql } from 'drizzle-orm/sql/sql'

/** Whether photo `i` belongs to no listing, no profile and no page of the site. */
export const isLoose: SQL = sql`i.property_id is null and not i.is_site and not i.is_profile`

/** Whether a builder's launch that waits shows photo `i`. */
export const isInLaunch: SQL = sql`
  exists (select 1 from launches l where l.state = 'waiting' and l.photo_ids @> array[i.id])`

/** Whether a change or a builder's launch that waits shows photo `i`. */
export const isAwaited: SQL = sql`
  (
    exists (select 1 from property_edits e where e.photo_ids @> array[i.id])
    or ${isInLaunch}
  )`

/**
 * Whether photo `i` can become a listing's or a launch's, or be erased: it is loose, and nothing that waits shows it.
 */
export const isFree: SQL = sql`${isLoose} and not ${isAwaited}`

/** When photos are erased that are kept for some days. */
export const eraseIn = (days: number): SQL => sql`now() + make_interval(days => ${days})`
