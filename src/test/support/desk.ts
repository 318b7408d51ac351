import { sql } from 'drizzle-orm/sql/sql'
import { vi } from 'vitest'
import type { SessionUser } from '../../contract/session.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import type { Db } from '../../server/db/client.ts'
import { makePending, makeUser } from './factories.ts'

/** Empties the desk: no listing, no change, no decision, no report. */
export async function clearDesk(db: Db): Promise<void> {
  await db.rows(sql`truncate properties, property_edits, moderation_log, reports cascade`)
}

/** Listings that wait, by their names, the first the longest; their ids. Each in a place of its own, so that none looks like another. */
export async function makeQueue(
  db: Db,
  names: readonly string[],
  over: Partial<ListingFields> = {},
  poster?: SessionUser,
): Promise<string[]> {
  const owner = poster ?? (await makeUser(db))
  const ids: string[] = []
  for (const [n, name] of names.entries()) {
    const place = { projectBuildingName: name, locality: `Sector ${name}`, plotArea: 900 + n * 400 }
    ids.push(await makePending(db, owner, { ...place, ...over }))
    await db.rows(
      sql`update properties set created_at = now() - make_interval(days => ${names.length - n}::int) where id = ${ids[n]}`,
    )
  }
  return ids
}

/** Keeps back the next answer that reaches the page: what sets it going again. */
export function delayAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const usual = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    vi.stubGlobal('fetch', usual)
    const answer = await usual(...asked)
    await promise
    return answer
  })
  return resolve
}
