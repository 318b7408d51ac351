import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Db } from '../../src/server/db/client.ts'

export type Table = { name: string; columns: string[] }

/** All tables, with the columns that are not computed. */
export const readTables = (db: Db): Promise<Table[]> =>
  db.rows<Table>(sql`
    select c.table_name as name, jsonb_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by c.table_name
    order by c.table_name`)

/** The columns of some tables that others lack, as "users.name". */
export function lackedColumns(tables: Table[], here: Table[]): string[] {
  const known = new Map(here.map(({ name, columns }) => [name, new Set(columns)]))
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !known.get(name)?.has(column)).map((column) => `${name}.${column}`),
  )
}

/** Tables of a new database that others refer to, and that an older one lacks. */
const WITH_ROWS = ['cities']

type Refill = {
  /** The tables with new rows, and where those are; `p` is a row. */
  tables: Table[]
  rowsOf: (table: Table) => SQL
  /** All tables of the database. */
  here: Table[]
  /** What the same statement does first and last. */
  before: SQL
  after: SQL
}

const named = (names: string[], of = sql``) =>
  sql.join(
    names.map((name) => sql`${of}${sql.identifier(name)}`),
    sql`, `,
  )

/**
 * Replaces the content of all tables in one statement: all or nothing. Triggers against emptying are disabled during
 * it. Tables that get no rows become empty, but for those whose rows come with the tables; columns that they lack get
 * their defaults.
 */
export async function refill(db: Db, { tables, rowsOf, here, before, after }: Refill) {
  const guards = (how: 'enable' | 'disable') =>
    sql.join(
      here.map(
        ({ name }) => sql`alter table ${sql.identifier(name)} ${sql.raw(how)} trigger user;`,
      ),
      sql` `,
    )
  const emptied = here.filter(
    ({ name }) => !WITH_ROWS.includes(name) || tables.some((table) => table.name === name),
  )
  // One statement, because rows refer to each other.
  const inserts = tables.map(
    (table, n) => sql`
      ${sql.identifier(`part${n}`)} as (
        insert into ${sql.identifier(table.name)} (${named(table.columns)})
        select ${named(table.columns, sql`p.`)} from ${rowsOf(table)}
      )`,
  )
  await db.rows(sql`
    do $refill$
    declare
      counter record;
    begin
      ${before}
      ${guards('disable')}
      truncate ${named(emptied.map(({ name }) => name))};
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
      ${after}
    end $refill$`)
}
