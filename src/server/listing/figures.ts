import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { AskedHome } from '../../domain/asked/such-homes.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import {
  ALL_PROPERTY_TYPES,
  LISTING_TYPES,
  type ListingType,
  type PropertyType,
} from '../../domain/listing/constants.ts'
import {
  type Figures,
  figuresIn,
  figuresOfKind,
  type KindFigures,
} from '../../domain/listing/figures.ts'
import { kindSlug, localityKey } from '../../domain/search/places.ts'
import { askedHomesSql } from '../asked/homes.ts'
import type { Db } from '../db/client.ts'

/** A place whose figures have changed: a kind in a city, or in a locality of it by its key. */
type ChangedFigures = { city: string; kind: string; locality: string | null }
/** The figures of kinds that were counted again, and the places where they differ from before. */
export type RenewedFigures = {
  kinds: { city: string; kind: string; figures: KindFigures }[]
  changed: ChangedFigures[]
}

const KINDS = JSON.stringify(
  LISTING_TYPES.flatMap((listingType) =>
    [
      ...Map.groupBy(ALL_PROPERTY_TYPES, (propertyType) => kindSlug({ listingType, propertyType })),
    ].map(([kind, types]) => ({ kind, listing_type: listingType, types })),
  ),
)

/** Every kind in every city, as a part of the statement that counts. */
export const EVERY_KIND: SQL = sql`
  select c.city, k.listing_type, k.types[1] as property_type
  from kinds k, jsonb_array_elements_text(${JSON.stringify(CITY_NAMES)}::jsonb) as c(city)`

type Counted = {
  city: string
  kind: string
  revision: number
  before: KindFigures | null
  offers: AskedHome[]
}

const ofKind = sql`p.city = t.city and p.listing_type = t.listing_type and p.property_type = any(t.types)`

// One statement sees one state: what is on offer at one revision.
const counted = (about: SQL) => sql`
  with kinds as (
    select *
    from jsonb_to_recordset(${KINDS}::jsonb) as k(kind text, listing_type text, types text[])
  ),
  touched as (
    select distinct a.city, k.kind, k.listing_type, k.types
    from (${about}) a
    join kinds k on k.listing_type = a.listing_type and a.property_type = any(k.types)
  )
  select t.city, t.kind,
    (select revision from site_revision where id = 1) as revision,
    f.figures as before,
    coalesce((select jsonb_agg(to_jsonb(o)) from (${askedHomesSql(ofKind)}) o), '[]'::jsonb) as offers
  from touched t
  left join kind_figures f on f.city = t.city and f.kind = t.kind
  order by t.city, t.kind`

/** The places whose figures differ, of those that were counted before. */
function changesOf({ city, kind, before }: Counted, now: KindFigures): ChangedFigures[] {
  if (!before) return []
  const names = new Set([...Object.keys(before.localities), ...Object.keys(now.localities)])
  return [
    ...(isDeepStrictEqual(before.city, now.city) ? [] : [{ city, kind, locality: null }]),
    ...[...names]
      .filter((name) => !isDeepStrictEqual(before.localities[name], now.localities[name]))
      .map((locality) => ({ city, kind, locality })),
  ]
}

/**
 * Counts again what is on offer of some kinds; `about` selects their city, listing type and property type.
 *
 * Each change of a listing raises the site's revision in its own statement, so figures of a higher revision are newer.
 * Only such replace others: of two that count at once, the one that saw less never wins.
 */
export async function renewFigures(db: Db, about: SQL): Promise<RenewedFigures> {
  const rows = await db.rows<Counted>(counted(about))
  const kinds = rows.map(({ city, kind, offers }) => ({
    city,
    kind,
    figures: figuresOfKind(offers),
  }))
  const [first] = rows
  if (!first) return { kinds, changed: [] }
  // Rows are always locked in the same order, so two writers cause no deadlock.
  await db.rows(sql`
    insert into kind_figures (city, kind, revision, figures)
    select f.city, f.kind, ${first.revision}, f.figures
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as f(
      city text, kind text, figures jsonb
    )
    order by f.city, f.kind
    on conflict (city, kind) do update
    set revision = excluded.revision, figures = excluded.figures
    where kind_figures.revision <= excluded.revision`)
  const changed = rows.flatMap((row, at) => {
    const now = kinds[at]?.figures
    return now ? changesOf(row, now) : []
  })
  return { kinds, changed }
}

/** The figures that a listing's page shows. A kind that was never counted is counted now. */
export async function readFigures(
  db: Db,
  listing: { city: string; locality: string; listingType: ListingType; propertyType: PropertyType },
): Promise<Figures> {
  const known = await db.row<Figures>(sql`
    select figures->'city' as city, figures->'localities'->${localityKey(listing)}::text as locality
    from kind_figures
    where city = ${listing.city} and kind = ${kindSlug(listing)}`)
  if (known) return known
  const about = sql`
    select ${listing.city}::text as city, ${listing.listingType}::text as listing_type,
      ${listing.propertyType}::text as property_type`
  const [kind] = (await renewFigures(db, about)).kinds
  if (!kind) throw new Error(`There is no kind of ${listing.listingType} ${listing.propertyType}.`)
  return figuresIn(kind.figures, listing)
}
