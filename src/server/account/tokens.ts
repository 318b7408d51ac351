import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { TOKEN_MS, type TokenPurpose } from '../../domain/account/constants.ts'
import type { Db } from '../db/client.ts'
import { newId, newSecret } from '../ids.ts'

/** The stored form of a link's secret: a reader of the table cannot use it. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Creates the secret of a link, for the address that it is sent to. */
export async function newToken(
  db: Db,
  purpose: TokenPurpose,
  user: { id: string; email: string },
): Promise<string> {
  const token = newSecret()
  await db.rows(sql`
    insert into account_tokens (id, user_id, purpose, token_hash, email, expires_at)
    values (
      ${newId()}, ${user.id}, ${purpose}, ${hashToken(token)}, ${user.email},
      now() + make_interval(secs => ${TOKEN_MS[purpose] / 1000})
    )`)
  return token
}

/** A condition on token `t` and its user `u`: the link is valid, for the user's current address. */
const isValid = (purpose: TokenPurpose, token: string): SQL => sql`
  t.token_hash = ${hashToken(token)}
  and t.purpose = ${purpose}
  and t.used_at is null
  and t.expires_at > now()
  and u.id = t.user_id
  and u.status = 'active'
  and lower(u.email) = lower(t.email)`

/** The account of a valid link. */
export function tokenHolder(
  db: Db,
  purpose: TokenPurpose,
  token: string,
): Promise<{ id: string } | undefined> {
  return db.row(sql`select u.id from account_tokens t, users u where ${isValid(purpose, token)}`)
}

/**
 * A part of a statement: uses a token up, and returns the `user_id` of the active user whose current address it was
 * sent to. Of two uses at once, one fails. The token stays valid where `condition` does not hold.
 */
export function spendToken(purpose: TokenPurpose, token: string, condition = sql`true`): SQL {
  return sql`
    update account_tokens t
    set used_at = now()
    from users u
    where ${isValid(purpose, token)} and ${condition}
    returning t.user_id, t.id`
}

/** A part of a statement: the unused links of a kind to accounts, a select of their ids, are used up. */
export const endLinks = (purpose: TokenPurpose, accounts: SQL): SQL => sql`
  update account_tokens
  set used_at = now()
  where purpose = ${purpose} and used_at is null and user_id in (${accounts})`
