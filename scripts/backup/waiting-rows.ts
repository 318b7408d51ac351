import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'
import { presentRow } from './former-names.ts'
import type { Table } from './rows.ts'

/** Tables with rows on a site that nobody has used yet. */
const OF_AN_EMPTY_SITE = ['site_revision', 'builds', 'rate_limits', 'orphan_blobs']

const hasContent = (tables: Table[]): SQL =>
  sql.join(
    tables
      .filter(({ name }) => !OF_AN_EMPTY_SITE.includes(name))
      .map(({ name }) => sql`exists (select 1 from ${sql.identifier(name)})`),
    sql` or `,
  )

export async function holdsRows(db: Db, tables: Table[]): Promise<boolean> {
  const row = await db.row<{ held: boolean }>(sql`select ${hasContent(tables)} as held`)
  return row?.held === true
}

/** Makes a schema beside the tables, where rows wait until all are there. Removes the one of an interrupted restore. */
export async function openWaitingRoom(db: Db): Promise<void> {
  await db.rows(sql`drop schema if exists restoring cascade`)
  await db.rows(sql`create schema restoring`)
  await db.rows(sql`create table restoring.rows (name text not null, line text not null)`)
}

const LINES_AT_ONCE = 500

export async function waitingLines(db: Db, name: string, lines: string[]): Promise<void> {
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await db.rows(sql`
      insert into restoring.rows
      select ${name}, (${presentRow(name)})::text
      from jsonb_array_elements_text(
        ${JSON.stringify(lines.slice(at, at + LINES_AT_ONCE))}::jsonb
      ) as l(line)`)
}

/**
 * Replaces the content of all tables by the waiting rows in one statement: all or nothing. Triggers against emptying
 * are disabled during it. Tables that the archive does not contain become empty; new columns get their defaults.
 */
export async function takeWaitingRows(
  db: Db,
  { tables, here, overwrite }: { tables: Table[]; here: Table[]; overwrite: boolean },
): Promise<void> {
  const named = (names: string[], of = sql``) =>
    sql.join(
      names.map((name) => sql`${of}${sql.identifier(name)}`),
      sql`, `,
    )
  const guards = (how: 'enable' | 'disable') =>
    sql.join(
      here.map(
        ({ name }) => sql`alter table ${sql.identifier(name)} ${sql.raw(how)} trigger user;`,
      ),
      sql` `,
    )
  // One statement, because rows refer to each other.
  const inserts = tables.map(
    ({ name, columns }, n) => sql`
      ${sql.identifier(`part${n}`)} as (
        insert into ${sql.identifier(name)} (${named(columns)})
        select ${named(columns, sql`p.`)}
        from restoring.rows w, jsonb_populate_record(null::${sql.identifier(name)}, w.line::jsonb) p
        where w.name = ${sql.raw(`'${name}'`)}
      )`,
  )
  await db.rows(sql`
    do $restore$
    declare
      counter record;
    begin
      if ${sql.raw(String(!overwrite))} and (${hasContent(here)}) then
        raise exception 'The tables are not empty.';
      end if;
      ${guards('disable')}
      truncate ${named(here.map(({ name }) => name))};
      ${guards('enable')}
      with ${sql.join(inserts, sql`, `)} select 1 into counter;
      for counter in
        select table_name, column_name
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%1$L, %2$L), coalesce(max(%2$I), 1), max(%2$I) is not null)
            from %1$I',
          counter.table_name, counter.column_name
        );
      end loop;
      drop schema restoring cascade;
    end $restore$`)
}
