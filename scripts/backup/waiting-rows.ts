import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'
import { refill, type Table } from '../lib/refill.ts'

/** Tables with rows on a site that nobody has used yet. */
const OF_AN_EMPTY_SITE = ['site_revision', 'builds', 'rate_limits', 'orphan_blobs', 'cities']

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
      select ${name}, l.line
      from jsonb_array_elements_text(
        ${JSON.stringify(lines.slice(at, at + LINES_AT_ONCE))}::jsonb
      ) as l(line)`)
}

/** Replaces the content of all tables by the waiting rows. */
export async function takeWaitingRows(
  db: Db,
  { tables, here, overwrite }: { tables: Table[]; here: Table[]; overwrite: boolean },
): Promise<void> {
  await refill(db, {
    tables,
    here,
    rowsOf: ({ name }) => sql`
      restoring.rows w, jsonb_populate_record(null::${sql.identifier(name)}, w.line::jsonb) p
      where w.name = ${sql.raw(`'${name}'`)}`,
    before: sql`
      if ${sql.raw(String(!overwrite))} and (${hasContent(here)}) then
        raise exception 'The tables are not empty.';
      end if;`,
    after: sql`drop schema restoring cascade;`,
  })
}
