import { type SQL, sql } from 'drizzle-orm/sql/sql'

/** Condition: the query of a search, an SQL expression, names city `c`. */
export const namesCity = (query: SQL): SQL => sql`
  ${query} ~ ('[?&]city=([^&]*(,|%2C))?' || c.slug || '(,|%2C|&|$)')`

/**
 * Condition: the query of a search names a city that was switched off, so that the search would find homes of all
 * cities.
 */
export const namesCityOff = (query: SQL): SQL => sql`
  exists (select 1 from cities c where c.off_since is not null and ${namesCity(query)})`
