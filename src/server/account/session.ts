import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { SESSION_MS } from '../../domain/account/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { ago } from '../db/ago.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { authSecretOf } from '../env.ts'

/** A condition: session `s` has neither been idle too long nor exceeded its maximum age. */
export const sessionAlive = sql`
  (s.last_seen_at > ${ago(SESSION_MS.idle)} and s.created_at > ${ago(SESSION_MS.absolute)})`

/** Whether cookies are marked secure, as on every site that is served over https. */
export function secureCookies(request: Request): boolean {
  return (
    new URL(request.url).protocol === 'https:' ||
    request.headers.get('x-forwarded-proto') === 'https'
  )
}

/**
 * The user of the session in the request's cookie; null for nobody. The session, and the user's status and role, are
 * read each time, so that signing out or disabling takes effect at once, also for copied cookies.
 */
export async function readSession(deps: Deps, request: Request): Promise<SessionUser | null> {
  const id = await sessionIdOf(deps, request)
  return id ? sessionUser(deps.db, id) : null
}

/** The id of the session in a request's cookie, valid or not; null for none. */
export async function sessionIdOf(deps: Deps, request: Request): Promise<string | null> {
  const secureCookie = secureCookies(request)
  if (!request.headers.get('cookie')?.includes('authjs.session-token')) return null
  // Loaded only where a user may be signed in: most requests come from visitors.
  const { getToken } = await import('@auth/core/jwt')
  const secret = authSecretOf(deps.env)
  const token = await getToken({ req: request, secret, secureCookie }).catch(() => null)
  return typeof token?.sid === 'string' ? token.sid : null
}

async function sessionUser(db: Db, sessionId: string): Promise<SessionUser | null> {
  const user = await db.row<SessionUser>(sql`
    with seen as (
      update sessions
      set last_seen_at = now()
      where id = ${sessionId}
        and last_seen_at < now() - interval '5 minutes'
        and last_seen_at > ${ago(SESSION_MS.idle)}
    )
    select u.id, u.name, u.email, u.role
    from sessions s
    join users u on u.id = s.user_id
    where s.id = ${sessionId} and u.status = 'active' and ${sessionAlive}`)
  return user ?? null
}

/** Ends a session, by its id and user. It is logged only where the session existed. */
export async function endSession(deps: Deps, sessionId: string, userId: string): Promise<void> {
  const signedOut = { event: 'signed out', actorId: userId, subjectId: userId } as const
  const row = await deps.db.row(sql`
    with ended as (
      delete from sessions where id = ${sessionId} and user_id = ${userId} returning id
    ),
    audited as (${auditInsert(deps, signedOut, sql`exists (select 1 from ended)`)})
    select id from ended`)
  if (row) logEvent(deps, signedOut)
}

/**
 * Ends the sessions of accounts that an earlier part of a statement selects, except `kept`, and counts them by account.
 * This includes the session of a login that the statement has waited for. The result has to be joined, because Postgres
 * does not run a `with` part that nothing reads.
 */
export const endSessions = (accounts: SQL, kept: string | null = null): SQL =>
  sql`select id, end_sessions(id, ${kept}::text) as count from ${accounts}`
