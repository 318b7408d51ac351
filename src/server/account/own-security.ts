import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { OwnSecurity } from '../../contract/security.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { sessionAlive } from './session.ts'

/** Identifies session `s` to its user. The session's own id cannot be derived from it. */
const handle = sql`substr(encode(sha256(convert_to(s.id, 'UTF8')), 'hex'), 1, 24)`

/** How the user's account is protected, and its sessions: the current one first, the others by last use. */
export async function readSecurity(
  deps: Deps,
  user: SessionUser,
  sessionId: string,
): Promise<Result<OwnSecurity>> {
  const row = await deps.db.row<{ security: OwnSecurity }>(sql`
    select jsonb_build_object(
      'emailVerified', u.email_verified_at is not null,
      'mailStop', u.mail_stop, 'twoStep', u.totp_since is not null,
      'sessions', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', ${handle}, 'device', s.device, 'startedAt', s.created_at,
            'lastSeenAt', s.last_seen_at, 'current', s.id = ${sessionId}
          )
          order by s.id = ${sessionId} desc, s.last_seen_at desc
        ), '[]'::jsonb)
        from sessions s
        where s.user_id = u.id and ${sessionAlive}
      )
    ) as security
    from users u
    where u.id = ${user.id}`)
  return row ? ok(row.security) : fail('not_signed_in')
}

/** Ends a session of the user's own, by its handle. */
export async function endOwnSession(
  deps: Deps,
  user: SessionUser,
  id: string,
): Promise<Result<{ id: string }>> {
  const event = {
    event: 'sessions ended',
    actorId: user.id,
    subjectId: user.id,
    details: { ended: 1 },
  } as const
  const row = await deps.db.row(sql`
    with ended as (
      delete from sessions s where s.user_id = ${user.id} and ${handle} = ${id} returning s.id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from ended)`)})
    select 1 as ended from ended`)
  if (!row) return fail('not_found')
  logEvent(deps, event)
  return ok({ id })
}

/** Ends all sessions of the user except the current one, and returns their number. */
export async function endOtherSessions(
  deps: Deps,
  user: SessionUser,
  sessionId: string,
): Promise<Result<{ ended: number }>> {
  const event = {
    event: 'sessions ended',
    actorId: user.id,
    subjectId: user.id,
    details: { others: true },
  } as const
  const row = await deps.db.row<{ ended: number }>(sql`
    with ended as (
      delete from sessions where user_id = ${user.id} and id <> ${sessionId} returning 1
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from ended)`)})
    select count(*) as ended from ended`)
  const ended = row?.ended ?? 0
  if (ended > 0) logEvent(deps, event)
  return ok({ ended })
}
