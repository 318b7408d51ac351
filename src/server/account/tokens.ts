import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { TOKEN_MS, type TokenPurpose } from '../../domain/account/constants.ts'
import type { Db } from '../db/client.ts'
import { newId, newSecret } from '../ids.ts'

/** How a link's secret is stored: nobody who reads the table can use it. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Makes the secret of a link, for the address that it is sent to. */
export async function newToken(
  db: Db,
  purpose: TokenPurpose,
  user: { id: string; email: string },
): Promise<string> {
  const token = newSecret()
  await db.rows(sql`insert into account_tokens (id, user_id, purpose, token_hash, email, expires_at)
    values (${newId()}, ${user.id}, ${purpose}, ${hashToken(token)}, ${user.email}, now() + make_interval(secs => ${TOKEN_MS[purpose] / 1000}))`)
  return token
}

/** A condition on token `t` and its user `u`: the link still holds, for the user's present address. */
const holds = (purpose: TokenPurpose, token: string): SQL => sql`t.token_hash = ${hashToken(token)}
  and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()
  and u.id = t.user_id and u.status = 'active' and lower(u.email) = lower(t.email)`

/** Whose account a link that still holds is about. */
export function tokenHolder(
  db: Db,
  purpose: TokenPurpose,
  token: string,
): Promise<{ id: string } | undefined> {
  return db.row(sql`select u.id from account_tokens t, users u where ${holds(purpose, token)}`)
}

/**
 * A part of a statement: uses a token up, and gives the `user_id` of the active user whose present address it was sent to.
 * Of two at once one finds it used. Nothing is used up where `condition` does not hold.
 */
export function spendToken(purpose: TokenPurpose, token: string, condition = sql`true`): SQL {
  return sql`update account_tokens t set used_at = now() from users u
    where ${holds(purpose, token)} and ${condition}
    returning t.user_id, t.id`
}
