import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { columnOf, type Db } from './client.ts'
import { users } from './tables/accounts.ts'
import { siteRevision } from './tables/builds.ts'
import { cities } from './tables/cities.ts'
import * as collections from './tables/collections.ts'
import { enquiries } from './tables/enquiries.ts'
import { images, listingEvents, properties } from './tables/listings.ts'
import { moderationLog, moderationReads, sameHomes } from './tables/moderation.ts'
import { rightsToOffer } from './tables/rights.ts'

/** The tables that the pages are built from. */
const TABLES: PgTable[] = [
  users,
  properties,
  images,
  listingEvents,
  moderationLog,
  moderationReads,
  sameHomes,
  rightsToOffer,
  enquiries,
  siteRevision,
  cities,
  ...Object.values(collections),
]
/** A database without these tables has no content. */
export const NEEDED = ['users', 'properties', 'images', 'site_revision']

type Column = { name: string; type: string }
const columnsOf = (table: PgTable): Column[] =>
  getTableConfig(table).columns.map((column) => ({
    name: columnOf(column.name),
    // A counting type is one of numbers with a default.
    type: column.getSQLType().replace('serial', 'int'),
  }))
const nullOf = ({ name, type }: Column) => sql`null::${sql.raw(type)} as ${sql.identifier(name)}`

function standIn(table: PgTable, known: ReadonlySet<string>): SQL | null {
  const { name } = getTableConfig(table)
  const missing = columnsOf(table).filter((column) => !known.has(column.name))
  if (missing.length === 0) return null
  const nulls = sql.join(missing.map(nullOf), sql`, `)
  return known.size > 0
    ? sql`${sql.identifier(name)} as (select t.*, ${nulls} from ${sql.identifier(name)} t)`
    : sql`${sql.identifier(name)} as (select ${nulls} where false)`
}

/**
 * A `with …` prefix for reading the pages' data where the database is a migration behind: a deploy builds its pages
 * first and migrates the tables afterwards. Missing columns read as null, missing tables as empty. Null where the
 * database has no content.
 */
export async function withMissingColumns(db: Db): Promise<SQL | null> {
  const rows = await db.rows<{ table: string; column: string }>(sql`
    select c.relname as "table", a.attname as "column"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const known = Map.groupBy(rows, ({ table }) => table)
  if (NEEDED.some((name) => !known.has(name))) return null
  const standIns = TABLES.map((table) =>
    standIn(table, new Set(known.get(getTableConfig(table).name)?.map(({ column }) => column))),
  ).filter((one) => one !== null)
  return standIns.length > 0
    ? sql`
      with ${sql.join(standIns, sql`, `)}
`
    : sql``
}
