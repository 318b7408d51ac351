import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'

/** The secret of the link that ends a user's mails about saved searches. It opens nothing else, so it may serve for ever. */
export const stopToken = ({ authSecret }: Pick<Env, 'authSecret'>, userId: string): string =>
  createHmac('sha256', authSecret).update(`saved searches ${userId}`).digest('hex')

/** Ends all mails about saved searches for whoever holds the link, signed in or not. The searches stay. */
export async function stopAlerts(
  { db, env }: Deps,
  userId: string,
  token: string,
): Promise<Result<{ stopped: true }>> {
  const [given, right] = [token, stopToken(env, userId)].map((text) => Buffer.from(text))
  if (given?.length !== right?.length || !given || !right || !timingSafeEqual(given, right))
    return fail('not_found')
  await db.rows(sql`update saved_searches set rhythm = 'never' where user_id = ${userId}`)
  return ok({ stopped: true })
}
