import { sql } from 'drizzle-orm/sql/sql'
import { expect } from 'vitest'
import type { Db } from '../../../server/db/client.ts'
import { eventually } from './eventually.ts'

/**
 * Starts a change of a user's row, and ends it as soon as another statement waits for the row, or after 10 s. Resolves
 * when the row is locked, with a promise of the change's outcome. `statements` are PL/pgSQL.
 */
export async function heldUntilAwaited(
  db: Db,
  userId: string,
  statements: string,
): Promise<{ ended: Promise<unknown> }> {
  const ended = db.rows(
    sql.raw(`do $$ begin
      ${statements}
      for i in 1..200 loop
        exit when exists (select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid);
        perform pg_sleep(0.05);
      end loop;
    end $$`),
  )
  await eventually(async () =>
    expect(
      await db.row(sql`select 1 from users where id = ${userId} for share skip locked`),
    ).toBeUndefined(),
  )
  return { ended }
}
