import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Invitation } from '../../contract/together.ts'
import { TOGETHER_DAYS, TOGETHER_RATE_LIMITS } from '../../domain/together/constants.ts'
import { addressKey, countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { isPairAlive, seatHash } from './seat.ts'

const newSecret = () => randomBytes(32).toString('hex')

/** Makes the account's list where it has none, and an invitation in place of a former one that nobody has taken. */
export async function invite({ db }: Deps, user: SessionUser): Promise<Result<Invitation>> {
  const wait = await countAttempt(db, `together:${user.id}`, TOGETHER_RATE_LIMITS.invite)
  if (wait !== null) return rateLimited(wait)
  const row = await db.row<Invitation>(sql`
    with pair as (
      insert into shortlist_pairs as p (id, user_id, invitation, invited_until)
      values (
        ${newId()}, ${user.id}, ${newSecret()},
        now() + make_interval(days => ${TOGETHER_DAYS.invitation})
      )
      on conflict (user_id) do update
      set invitation = excluded.invitation, invited_until = excluded.invited_until
      where not exists (select 1 from shortlist_seats s where s.pair_id = p.id and not s.host)
      returning p.id, p.user_id, p.invitation, p.invited_until
    ),
    seated as (
      insert into shortlist_seats (id, pair_id, host, user_id, name)
      select ${newId()}, pair.id, true, pair.user_id, ''
      from pair
      on conflict (pair_id, host) do nothing
    )
    select invitation as secret, to_jsonb(invited_until) as until from pair`)
  return row ? ok(row) : fail('invitation_taken')
}

/** A condition: pair `p` has an invitation with a secret that works. */
const isOpen = (secret: string): SQL => sql`
  (p.invitation = ${secret} and p.invited_until > now() and ${isPairAlive})`

/** Who invites, and to how many homes. */
export async function readInvitation(
  { db }: Deps,
  secret: string,
  { user, ip }: { user: SessionUser | null; ip: string },
): Promise<Result<{ by: string; homes: number; own: boolean }>> {
  const wait = await countAttempt(
    db,
    `together-invitation:${addressKey(ip)}`,
    TOGETHER_RATE_LIMITS.invitation,
  )
  if (wait !== null) return rateLimited(wait)
  const row = await db.row<{ by: string; homes: number; own: boolean }>(sql`
    select o.name as by, coalesce(o.id = ${user?.id ?? null}::text, false) as own,
      (select count(*) from shortlist k where k.user_id = o.id)::int as homes
    from shortlist_pairs p
    join users o on o.id = p.user_id
    where ${isOpen(secret)}`)
  return row ? ok(row) : fail('invitation_over')
}

/**
 * Takes an invitation for the account, or for one device without one. The update of the pair lets one of several
 * callers through.
 */
export async function take(
  { db, env }: Deps,
  { secret, name }: { secret: string; name: string },
  { user, ip }: { user: SessionUser | null; ip: string },
): Promise<Result<{ id: string; seat: string | null }>> {
  const wait = await countAttempt(
    db,
    `together-invitation:${addressKey(ip)}`,
    TOGETHER_RATE_LIMITS.invitation,
  )
  if (wait !== null) return rateLimited(wait)
  const seat = user ? null : newSecret()
  const row = await db.row<{ id: string }>(sql`
    with taken as (
      update shortlist_pairs p
      set invitation = null, invited_until = null
      where ${isOpen(secret)} and p.user_id is distinct from ${user?.id ?? null}::text
      returning p.id
    )
    insert into shortlist_seats (id, pair_id, host, user_id, secret_hash, name)
    select ${newId()}, taken.id, false, ${user?.id ?? null}::text,
      ${seat === null ? null : seatHash(env, seat)}::text, ${name}
    from taken
    returning pair_id as id`)
  return row ? ok({ id: row.id, seat }) : fail('invitation_over')
}
