import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'

const NAMES = JSON.stringify(ROUTED_CITIES.map(({ name }) => name.toLowerCase()))
const SLUGS = JSON.stringify(ROUTED_CITIES.map(({ slug }) => slug))

/** Condition: a city, as people write it, has pages of its own. */
export const hasPages = (city: SQL): SQL => sql`(${NAMES}::jsonb ? lower(btrim(${city})))`

/** Condition: city `c` was on once and is on no more, under this name or another. */
const isOff: SQL = sql`not (${hasPages(sql`c.name`)} or ${SLUGS}::jsonb ? c.slug)`

/** Condition: a city, as people write it, was on once and is on no more. */
export const wasOnOnce = (city: SQL): SQL => sql`
  exists (select 1 from cities c where ${isOff} and lower(c.name) = lower(btrim(${city})))`

/** Condition: the query of a search, an SQL expression, names city `c`. */
export const namesCity = (query: SQL): SQL => sql`${query} ~ ('[?&]city=' || c.slug || '(&|$)')`

/**
 * Condition: of the cities that the query of a search names, each is off. As nothing is known of them, the search would
 * find homes of all cities.
 */
export const namesCitiesOff = (query: SQL): SQL => sql`
  (
    exists (select 1 from cities c where ${isOff} and ${namesCity(query)})
    and not exists (select 1 from cities c where not ${isOff} and ${namesCity(query)})
  )`
