import { sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../../server/db/client.ts'

const TABLES = sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`

/**
 * Records each row that is inserted, changed or deleted from now on, in the same transaction, except in the table of
 * rate limits, which refusals change. Returns a function that gives the tables written since its last call.
 */
export async function watchWrites(db: Db): Promise<() => Promise<string[]>> {
  await db.rows(sql`create schema watch`)
  await db.rows(sql`create table watch.writes (name text not null)`)
  await db.rows(sql`create function watch.note() returns trigger language plpgsql
    as 'begin insert into watch.writes (name) values (tg_table_name); return null; end'`)
  for (const { name } of await db.rows<{ name: string }>(TABLES)) {
    const on = (what: string) =>
      db.rows(
        sql.raw(
          `create trigger watch_${what.split(' ')[0]} after ${what} execute function watch.note()`,
        ),
      )
    await on(`insert on "${name}" for each row`)
    await on(`delete on "${name}" for each row`)
    // Any call of somebody signed in, also a refused one, notes every few minutes that the session is in use.
    const row = (state: 'old' | 'new') =>
      name === 'sessions' ? `to_jsonb(${state}) - 'last_seen_at'` : `${state}.*`
    await on(`update on "${name}" for each row when (${row('old')} is distinct from ${row('new')})`)
  }
  return async () =>
    (await db.rows<{ name: string }>(sql`delete from watch.writes returning name`)).map(
      ({ name }) => name,
    )
}
