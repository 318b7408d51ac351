import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/session.ts'
import { SESSION_MS } from '../../domain/account/constants.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`

/** Whether cookies are marked secure: they are wherever the site is served over https. */
export function secureCookies(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
}

/**
 * Who asks, by the session in the cookie's token; null for nobody. The session, and the user's status and role, are
 * looked up each time, so signing out or disabling works at once, for copied cookies too.
 */
export async function readSession(deps: Deps, request: Request): Promise<SessionUser | null> {
  const id = await sessionIdOf(deps, request)
  return id ? sessionUser(deps.db, id) : null
}

/** The session that a request's cookie names, whether or not it is still alive; null for none. */
export async function sessionIdOf(deps: Deps, request: Request): Promise<string | null> {
  const secureCookie = secureCookies(request)
  if (!request.headers.get('cookie')?.includes('authjs.session-token')) return null
  // Loaded only for those who may be signed in: most answers are for visitors.
  const { getToken } = await import('@auth/core/jwt')
  const token = await getToken({ req: request, secret: deps.env.authSecret, secureCookie }).catch(() => null)
  return typeof token?.sid === 'string' ? token.sid : null
}

async function sessionUser(db: Db, sessionId: string): Promise<SessionUser | null> {
  const user = await db.row<SessionUser>(sql`
    with seen as (
      update sessions set last_seen_at = now()
      where id = ${sessionId} and last_seen_at < now() - interval '5 minutes' and last_seen_at > now() - ${seconds(SESSION_MS.idle)}
    )
    select u.id, u.name, u.email, u.role from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and u.status = 'active'
      and s.last_seen_at > now() - ${seconds(SESSION_MS.idle)} and s.created_at > now() - ${seconds(SESSION_MS.absolute)}`)
  return user ?? null
}

/** Starts a session of an active user; its id. */
export async function startSession(db: Db, userId: string): Promise<string> {
  const id = newSecret()
  await db.rows(sql`insert into sessions (id, user_id) values (${id}, ${userId})`)
  return id
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.rows(sql`delete from sessions where id = ${sessionId}`)
}
