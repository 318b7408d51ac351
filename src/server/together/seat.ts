import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

/** What is stored of a device's secret. */
export const seatHash = (env: Pick<Env, 'authSecret'>, secret: string): string =>
  keyedHash(env, `shortlist seat ${secret}`)

/** The person who calls: by the session, by the secret of a device, or by both. */
export type Caller = { user: SessionUser | null; seat: string | null }

/** A condition: the secret of the caller's device opens seat `s`. */
export const isDevices = (env: Pick<Env, 'authSecret'>, { seat }: Pick<Caller, 'seat'>): SQL =>
  sql`s.secret_hash = ${seat === null ? null : seatHash(env, seat)}::text`

/**
 * A condition: seat `s` is the caller's. Nobody has two in one pair: where a host signs in on the device of their guest,
 * the host's own counts, and the guest's words stay out of reach.
 */
export const isCallers = (env: Pick<Env, 'authSecret'>, { user, seat }: Caller): SQL => {
  const id = sql`${user?.id ?? null}::text`
  return sql`(
    s.user_id = ${id}
    or ${isDevices(env, { seat })}
      and not exists (select 1 from shortlist_seats own where own.pair_id = s.pair_id and own.user_id = ${id})
  )`
}

/** A condition: pair `p` is one of an active account. */
export const isPairAlive: SQL = sql`
  exists (select 1 from users o where o.id = p.user_id and o.status = 'active')`
