import { sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { isSecret, linkSecret } from '../link-secret.ts'

/**
 * The secret of the link that ends a user's mails about saved searches. It allows nothing else, so it need not expire.
 */
export const stopToken = (env: Pick<Env, 'authSecret'>, userId: string): string =>
  linkSecret(env, `saved searches ${userId}`)

/** Ends all mails about saved searches for anybody who has the link, signed in or not. The searches are kept. */
export async function stopAlerts(
  { db, env }: Deps,
  userId: string,
  token: string,
): Promise<Result<{ stopped: true }>> {
  if (!isSecret(token, stopToken(env, userId))) return fail('not_found')
  await db.rows(sql`update saved_searches set rhythm = 'never' where user_id = ${userId}`)
  return ok({ stopped: true })
}
