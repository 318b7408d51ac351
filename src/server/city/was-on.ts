import { sql } from 'drizzle-orm/sql/sql'
import type { CityRow } from '../../domain/cities/form.ts'
import type { Deps } from '../deps.ts'

/** Whether a city that is off was on once. */
export async function wasOn(
  { db }: Pick<Deps, 'db'>,
  { name }: Pick<CityRow, 'name'>,
): Promise<boolean> {
  return Boolean(await db.row(sql`select 1 as was from cities where name = ${name}`))
}
