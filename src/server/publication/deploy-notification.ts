import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import type { ErrorCode } from '../../contract/errors.ts'
import { fail } from '../../contract/result.ts'
import {
  DEPLOY_NOTIFICATION_BYTES,
  notifiedBuild,
  type NotifiedBuild,
} from '../../domain/publication/deploy.ts'
import { BUILD_ERROR_LENGTH } from '../../domain/publication/constants.ts'
import type { Db } from '../db/client.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from '../answer.ts'
import { readBytes } from '../request.ts'
import { newId } from '../ids.ts'

/** Whether a signature is Netlify's and was made over just these bytes. */
async function signed(bytes: Uint8Array, signature: string, secret: string): Promise<boolean> {
  // Loaded only for who brings a signature.
  const { jwtVerify } = await import('jose')
  const key = new TextEncoder().encode(secret)
  const claims = await jwtVerify(signature, key, { issuer: 'netlify', algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  )
  if (typeof claims?.sha256 !== 'string') return false
  const told = Buffer.from(claims.sha256.toLowerCase())
  const own = Buffer.from(createHash('sha256').update(bytes).digest('hex'))
  return told.length === own.length && timingSafeEqual(told, own)
}

/**
 * Notes what became of a deploy, by Netlify's id of it. Notifications may come twice and in any order: a build that has
 * ended stays as it was noted. Its revision stays open; the served /build.json tells which one is live.
 */
async function recordDeploy(
  db: Db,
  { deployId, result, error, startedAt }: NotifiedBuild,
): Promise<void> {
  await db.rows(sql`
    insert into builds as b (deploy_id, result, error, started_at, finished_at)
    select ${deployId}, ${result}, ${error?.slice(0, BUILD_ERROR_LENGTH) ?? null}::text, least(coalesce(${startedAt}::timestamptz, now()), now()),
      case when ${result} <> 'running' then now() end
    on conflict (deploy_id) do update set result = excluded.result, error = excluded.error, finished_at = excluded.finished_at
    where b.result = 'running' and excluded.result <> 'running'`)
}

/**
 * Takes Netlify's signed deploy notifications. No page calls it, so it has no origin to check: the signature over the body
 * stands for the sender. There is no such address where no secret is set.
 */
export async function answerDeployNotification(
  request: Request,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  const refuse = (code: ErrorCode, headers?: Record<string, string>) =>
    failureReply(fail(code), requestId, headers)
  try {
    if (request.method !== 'POST') return refuse('method_not_allowed', { allow: 'POST' })
    const deps = makeDeps()
    const secret = deps.env.deployNotificationSecret
    if (!secret) return refuse('not_found')
    const bytes = await readBytes(request, DEPLOY_NOTIFICATION_BYTES)
    if (typeof bytes === 'string') return refuse(bytes)
    const signature = request.headers.get('x-webhook-signature')
    if (!signature || !(await signed(bytes, signature, secret))) return refuse('bad_signature')
    const build = notifiedBuild(parsed(bytes))
    if (!build) return refuse('malformed')
    if (build !== 'other') await recordDeploy(deps.db, build)
    return new Response(null, {
      status: 204,
      headers: { ...SECURITY_HEADERS, 'x-request-id': requestId },
    })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
