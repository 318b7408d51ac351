import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'
import { presentName } from '../backup/former-names.ts'

const file = (name: string) => new URL(`former/${name}`, import.meta.url)

/** A database made by the former chain of migrations, as statements. */
export const formerDatabase = () => readFile(file('database.sql'), 'utf8')

/** A backup of the same site with the former tables. The key opens nothing else. */
export const FORMER_BACKUP = {
  file: fileURLToPath(file('backup.tar.age')),
  key: 'AGE-SECRET-KEY-1WY046Q4XMUPV7QHFNGYNGNVFUEW5TEDQJ7N8M2L9FMRQMG65L7AS5NF6EJ',
}

/** The number of rows of each former table, by its present name. */
export async function formerCounts(): Promise<Record<string, number>> {
  // Tables that came later are empty.
  const counts: Record<string, number> = {
    ...{ kind_figures: 0, missed_searches: 0, told_listings: 0 },
    ...{ moderation_reads: 0, photo_prints: 0, same_pictures: 0, stock_shingles: 0 },
    // Filled by the migration from what is known of the listings.
    listing_events: 20,
  }
  for (const [, table = ''] of (await formerDatabase()).matchAll(/^INSERT INTO public\.(\w+) /gm))
    counts[presentName(table)] = (counts[presentName(table)] ?? 0) + 1
  return counts
}

/** How often each decision is in the log of the former database and of its backup, by its present name. */
export const FORMER_DECISIONS = {
  'edit.approval_undone': 1,
  'edit.approved': 2,
  'edit.rejected': 2,
  'edit.rejection_undone': 1,
  'listing.approval_undone': 1,
  'listing.approved': 6,
  'listing.rejected': 2,
  'listing.rejection_undone': 1,
  'listing.reposted': 1,
}

export async function decisionsOf(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows<{ decision: string; count: number }>(
    sql`select decision, count(*)::int as count from moderation_log group by decision`,
  )
  return Object.fromEntries(rows.map(({ decision, count }) => [decision, count]))
}

/** Returns the number of rows of each table. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`,
  )
  const rows = await db.rows<{ name: string; count: number }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/**
 * Describes a database's tables, one line each for columns in their order, constraints, indexes and functions.
 * Constraints come without brackets, because restoring a dump drops those around the first part of `(a and b) and c`.
 */
export async function schemaOf(db: Db): Promise<string[]> {
  const rows = await db.rows<{ line: string }>(sql`
    select concat_ws(
      ' ', table_name,
      row_number() over (partition by table_name order by ordinal_position),
      column_name, data_type, 'null', is_nullable, 'default', column_default
    ) as line
    from information_schema.columns
    where table_schema = 'public'
    union all
    select concat_ws(
      ' ', conrelid::regclass, conname,
      translate(pg_get_constraintdef(oid), '()', '')
    )
    from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t
    where not tgisinternal
    union all
    select concat_ws(' ', sequencename, data_type, increment_by)
    from pg_sequences
    where schemaname = 'public'
    order by 1`)
  return rows.map(({ line }) => line)
}
