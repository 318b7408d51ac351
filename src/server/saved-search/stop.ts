import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import { ALERT_STOPS, type AlertStop } from '../../domain/saved-search/constants.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { isSecret, linkSecret } from '../link-secret.ts'

const PURPOSES: Record<AlertStop, string> = {
  search: 'saved search',
  searches: 'saved searches',
  homes: 'saved homes',
}

/**
 * The secret of the link that stops mails: about the saved search with an id, about all of the user with an id, or
 * about that user's saved listings. It allows nothing else, so it need not expire.
 */
export const stopToken = (env: Pick<Env, 'authSecret'>, stop: AlertStop, id: string): string =>
  linkSecret(env, `${PURPOSES[stop]} ${id}`)

const STATEMENTS: Record<AlertStop, (id: string) => SQL> = {
  search: (id) => sql`update saved_searches set rhythm = 'never' where id = ${id}`,
  searches: (id) => sql`update saved_searches set rhythm = 'never' where user_id = ${id}`,
  homes: (id) => sql`update users set saved_home_mails = false where id = ${id}`,
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
