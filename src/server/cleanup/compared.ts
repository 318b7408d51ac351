import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import { comparedOf } from '../../domain/hints/compared.ts'
import { localityKey } from '../../domain/search/places.ts'
import { SHINGLE_LIMITS } from '../../domain/text/shingles.ts'
import type { Db } from '../db/client.ts'

type Said = { id: string; version: number; city: string; locality: string; description: string }

const valuesOf = (rows: readonly Said[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(
    rows.map(({ id, version, ...said }) => ({ id, version, ...comparedOf(said) })),
  )}::jsonb) as s(id text, version int, "placeKey" text, shingles int[])`

/** Computes what listings from before are compared by. One that was changed meanwhile has it already. */
async function fillListings(db: Db): Promise<number> {
  const rows = await db.rows<Said>(sql`
    select id, version, city, locality, description
    from properties
    where place_key is null
    limit ${CLEANUP_LIMITS.compared}`)
  if (rows.length > 0)
    await db.rows(sql`
      update properties p
      set place_key = s."placeKey", shingles = s.shingles
      from ${valuesOf(rows)}
      where p.id = s.id and p.version = s.version and p.place_key is null`)
  return rows.length
}

/** The same for changes that wait: what they are compared by goes with their fields. */
async function fillChanges(db: Db): Promise<number> {
  const rows = await db.rows<Said>(sql`
    select id, version, fields->>'city' as city, fields->>'locality' as locality,
      fields->>'description' as description
    from property_edits
    where not fields ? 'placeKey'
    limit ${CLEANUP_LIMITS.compared}`)
  if (rows.length > 0)
    await db.rows(sql`
      update property_edits e
      set fields = e.fields || jsonb_build_object(
          'placeKey', s."placeKey", 'shingles', to_jsonb(s.shingles)
        )
      from ${valuesOf(rows)}
      where e.id = s.id and e.version = s.version and not e.fields ? 'placeKey'`)
  return rows.length
}

/** A deploy may know more places: their homes get the key that new ones get. */
async function renewPlaces(db: Db): Promise<number> {
  const places = await db.rows<{ city: string; locality: string; key: string }>(sql`
    select distinct city, locality, place_key as key from properties where place_key is not null`)
  const stale = places
    .flatMap((place) => {
      const key = localityKey(place)
      return key === place.key ? [] : [{ ...place, key }]
    })
    .slice(0, CLEANUP_LIMITS.compared)
  if (stale.length > 0)
    await db.rows(sql`
      update properties p
      set place_key = s.key
      from jsonb_to_recordset(${JSON.stringify(stale)}::jsonb) as s(city text, locality text, key text)
      where p.city = s.city and p.locality = s.locality`)
  return stale.length
}

/**
 * Notes which shingles are of stock phrases now. What only waits makes none: else a thief's copies would hide
 * themselves.
 */
export async function countStock(db: Db): Promise<void> {
  await db.rows(sql`
    with counted as materialized (
      select hash
      from properties p, unnest(p.shingles) as hash
      where p.is_approved
      group by hash
      having count(distinct (p.city, p.place_key)) >= ${SHINGLE_LIMITS.stockPlaces}
    ),
    gone as (
      delete from stock_shingles where hash not in (select hash from counted)
    )
    insert into stock_shingles (hash) select hash from counted on conflict do nothing`)
}

/** What was computed for listings from before, up to a limit for each run. */
export type Compared = { listings: number; changes: number; places: number }

export async function fillCompared(db: Db): Promise<Compared> {
  const filled = {
    listings: await fillListings(db),
    changes: await fillChanges(db),
    places: await renewPlaces(db),
  }
  await countStock(db)
  return filled
}
