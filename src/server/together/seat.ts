import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

/** What is stored of a device's secret. */
export const seatHash = (env: Pick<Env, 'authSecret'>, secret: string): string =>
  keyedHash(env, `shortlist seat ${secret}`)

/** The person who calls: by the session, by the secret of a device, or by both. */
export type Caller = { user: SessionUser | null; seat: string | null }

/** A condition: seat `s` is the caller's. */
export const isCallers = (env: Pick<Env, 'authSecret'>, { user, seat }: Caller): SQL => {
  const hash = seat === null ? null : seatHash(env, seat)
  return sql`(s.user_id = ${user?.id ?? null}::text or s.secret_hash = ${hash}::text)`
}

/** A condition: pair `p` is one of an active account. */
export const isPairAlive: SQL = sql`
  exists (select 1 from users o where o.id = p.user_id and o.status = 'active')`
