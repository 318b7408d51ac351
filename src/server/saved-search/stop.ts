import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import { ALERT_STOPS, type AlertStop } from '../../domain/saved-search/constants.ts'
import type { Deps } from '../deps.ts'
import { isSecret } from '../link-secret.ts'
import { pausedSql } from './own.ts'
import { stopToken } from './stop-token.ts'

/** Condition: an account has taken over a saved search from the follower, or in place of the search, with an id. */
const takenFrom = (id: string) => sql`followed_as @> array[${id}::text]`

const STATEMENTS: Record<AlertStop, (id: string) => SQL> = {
  search: (id) => sql`update saved_searches set rhythm = 'never' where id = ${id}`,
  searches: (id) => sql`update saved_searches set rhythm = 'never' where user_id = ${id}`,
  alert: (id) =>
    sql`update saved_searches set rhythm = 'never' where id = ${id} or ${takenFrom(id)}`,
  // Whoever reads the address has the account now, and is told that no such mails come any more.
  alerts: (id) => sql`
    update saved_searches
    set rhythm = 'never'
    where follower_id = ${id}
      or user_id in (select user_id from saved_searches where ${takenFrom(id)})`,
  news: (id) => sql`
    with searches as (update saved_searches set rhythm = 'never' where user_id = ${id}),
    seats as (update shortlist_seats set mails = false where user_id = ${id})
    update users set saved_home_mails = false where id = ${id}`,
  pause: (id) => sql`update saved_searches set ${pausedSql} where id = ${id} or ${takenFrom(id)}`,
  homes: (id) => sql`update users set saved_home_mails = false where id = ${id}`,
  together: (id) => sql`update shortlist_seats set mails = false where user_id = ${id}`,
}

/** Stops the mails for anybody who has the link, signed in or not. Searches and saved listings are kept. */
export async function stopAlerts(
  { db, env }: Deps,
  id: string,
  token: string,
): Promise<Result<{ stopped: true }>> {
  const stop = ALERT_STOPS.find((one) => isSecret(token, stopToken(env, one, id)))
  if (!stop) return fail('not_found')
  await db.rows(STATEMENTS[stop](id))
  return ok({ stopped: true })
}
