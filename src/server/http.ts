import type { Context } from '@netlify/functions'
import type * as z from 'zod/mini'
import { PHOTO_TEXTS } from '#language/photo/texts'
import type { SessionUser } from '../contract/account.ts'
import type {
  AnyEndpoint,
  BodyOf,
  Download,
  ParamsOf,
  Phantom,
  Picture,
  QueryOf,
  ReplyOf,
} from '../contract/endpoint.ts'
import { type Failure, fail, type Result } from '../contract/result.ts'
import { RATE_LIMITS } from '../domain/account/constants.ts'
import { MAIL_RUN } from '../domain/mail/constants.ts'
import { type Action, can, type PERMISSIONS } from '../domain/permission/table.ts'
import { validate } from '../domain/text/validate.ts'
import { addressKey, countAttempt, localRetry, rateLimited, usedUp } from './account/rate-limit.ts'
import { readSession } from './account/session.ts'
import { failureReply, fileReply, pictureReply, reply, unexpected } from './answer.ts'
import { sharedReply } from './cdn.ts'
import { type Deps, liveDeps } from './deps.ts'
import { newId } from './ids.ts'
import { deliverMails } from './mail/deliver.ts'
import type { Mailing } from './mail/outbox.ts'
import { askedPath, isRetry, matchPath, readBytes, sameOrigin } from './request.ts'
import { paramsSchema } from './schemas.ts'

/** The caller can be null only where the permission table allows anyone. */
type Caller<Doing extends Action> =
  Extract<(typeof PERMISSIONS)[Doing][number], { who: 'anyone' }> extends never
    ? SessionUser
    : SessionUser | null

/** The input of a handler: parsed data, the user, and the IP address. */
type Call<E extends AnyEndpoint, R> = {
  deps: Deps
  params: ParamsOf<E>
  /** As the schema returns it, with the default of each part that the caller leaves out. */
  query: R extends z.ZodMiniType ? z.output<R> : null
  body: BodyOf<E>
  user: Caller<E['action']>
  ip: string
  request: Request
}

/** How the query or the body is read: by a schema, a body of bytes as `bytes`, or null where there is none. */
type Reader<E extends AnyEndpoint> = E extends { body: Phantom<infer Body> }
  ? [Body] extends [Uint8Array]
    ? 'bytes'
    : z.ZodMiniType<Body>
  : E extends { query: Phantom<object> }
    ? z.ZodMiniType
    : null

/** A query as an address carries it. */
type InAddress<Query> = { [Name in keyof Query]?: AsText<Query[Name]> }
type AsText<Value> = Value extends number ? string : Value
type Same<One, Other> = [One, Other, keyof One, keyof Other] extends [
  Other,
  One,
  keyof Other,
  keyof One,
]
  ? true
  : false

/**
 * As a `Reader`, the schema of a body has the contract's type as its output; this checks that it accepts that type as
 * input too. The schema of a query has to accept what the contract names, and may read nothing else.
 */
type Accepting<E extends AnyEndpoint, R> = R extends z.ZodMiniType
  ? E extends { query: Phantom<object> }
    ? Same<Required<InAddress<QueryOf<E>>>, Required<z.input<R>>> extends true
      ? InAddress<QueryOf<E>> extends z.input<R>
        ? R
        : never
      : never
    : BodyOf<E> extends z.input<R>
      ? R
      : never
  : R

/** An endpoint of the contract with its schemas and its handler. */
export type Mounted = {
  endpoint: AnyEndpoint
  params: z.ZodMiniType
  query: z.ZodMiniType | null
  body: z.ZodMiniType | 'bytes' | null
  answer: Handler
}

type Invocation = Pick<Context, 'ip'> &
  Partial<Pick<Context, 'waitUntil'>> &
  Pick<Deps, 'deliverIn'>
/**
 * Answers a request. Netlify and a function's head pass the first two; a handler takes the dependencies of its process
 * by itself.
 */
export type Handler = (
  request: Request,
  context: Invocation,
  makeDeps?: () => Deps,
) => Promise<Response>

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Largest body in bytes where an endpoint sets no other. */
export const JSON_BYTES = 64_000

/** The body as the endpoint takes it, or why it is refused. */
function readBody(
  body: NonNullable<Mounted['body']>,
  bytes: Uint8Array | 'too_large',
  request: Request,
): Result<unknown> {
  // A binary body is a file that the user chose, so its error message names the file.
  if (typeof bytes === 'string')
    return fail(bytes, body === 'bytes' ? { message: PHOTO_TEXTS.tooLarge } : {})
  if (body === 'bytes') return { ok: true, value: bytes }
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return fail('unsupported_type')
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail('malformed')
  }
  const parsed = validate(body, json)
  return parsed.ok ? parsed : fail('invalid', { fields: parsed.fields })
}

/** The query as the endpoint takes it, or why it is refused. Parts without a meaning are ignored. */
function readQuery(query: Mounted['query'], request: Request): Result<unknown> {
  if (query === null) return { ok: true, value: null }
  const parsed = validate(query, Object.fromEntries(new URL(request.url).searchParams))
  return parsed.ok ? parsed : fail('invalid', { fields: parsed.fields })
}

/** A JSON body up to this size in bytes is checked in less time than a statement takes. */
const SHORT_BYTES = 2_000

/**
 * Reads the body. Each refused one counts for a limit of its own, and no other call does. Of a caller who has used it
 * up nothing long is parsed or checked.
 */
async function readWithin(
  { db }: Deps,
  body: Mounted['body'],
  maxBytes: number,
  request: Request,
  caller: string,
): Promise<Result<unknown>> {
  if (body === null) return { ok: true, value: null }
  const key = `refused:${caller}`
  const bytes = await readBytes(request, maxBytes)
  if (body !== 'bytes' && bytes !== 'too_large' && bytes.byteLength > SHORT_BYTES) {
    const wait = await usedUp(db, key, RATE_LIMITS.refused)
    if (wait !== null) return rateLimited(wait)
  }
  const read = readBody(body, bytes, request)
  // One that is too large is refused before its end, and has to be answered while it is still being sent.
  if (read.ok || bytes === 'too_large') return read
  const wait = await countAttempt(db, key, RATE_LIMITS.refused)
  return wait === null ? read : rateLimited(wait)
}

/**
 * Sends the mails that the request has put into the outbox: after the answer where the platform allows it, else before.
 */
async function sendMails(deps: Deps, { waitUntil }: Invocation): Promise<void> {
  const sent = deliverMails(deps, MAIL_RUN.requestEndsAfterMs).catch((error) =>
    unexpected(error, deps.requestId),
  )
  if (waitUntil && !deps.env.localServer) waitUntil(sent)
  else await sent
}

/** Why a signed-in user's write changed nothing, where the session or role was lost while the call was running. */
async function lostAccess(
  deps: Deps,
  { method, action }: Pick<AnyEndpoint, 'method' | 'action'>,
  request: Request,
  before: SessionUser | null,
): Promise<Failure | null> {
  if (method === 'GET' || !before) return null
  const now = await readSession(deps, request)
  if (now?.id === before.id && can(now.role, action)) return null
  return fail(now ? 'forbidden' : 'not_signed_in')
}

/**
 * Mounts an endpoint of the contract; `reader` is for its query or its body. It checks method, origin, parameters,
 * session, permission, query and body, then calls `run`. A refused call never reaches `run` and changes nothing.
 */
export function on<const E extends AnyEndpoint, R extends Reader<E>>(
  endpoint: E,
  reader: R & Accepting<E, R>,
  run: (call: Call<E, R>) => Promise<Mailing<ReplyOf<E>>>,
): Mounted {
  const params = paramsSchema(endpoint)
  const schema: Mounted['body'] = reader
  const body = endpoint.method === 'GET' ? null : schema
  const query = endpoint.method === 'GET' && schema !== 'bytes' ? schema : null
  const answer: Handler = async (request, context, makeDeps = liveDeps) => {
    const requestId = newId()
    try {
      if (request.method !== endpoint.method)
        return failureReply(fail('method_not_allowed'), requestId, { allow: endpoint.method })
      if (request.method !== 'GET' && !endpoint.fromAnywhere && !sameOrigin(request))
        return failureReply(fail('foreign_origin'), requestId)
      const raw = matchPath(endpoint.path, askedPath(request.url))
      const named = validate(params, raw)
      if (!raw || !named.ok) return failureReply(fail('not_found'), requestId)
      const { deliverIn } = context
      const deps: Deps = { ...makeDeps(), ...(deliverIn && { deliverIn }), requestId }
      const user = await readSession(deps, request)
      if (!can(user?.role ?? null, endpoint.action))
        return failureReply(fail(user ? 'forbidden' : 'not_signed_in'), requestId)
      const asked = readQuery(query, request)
      if (!asked.ok) return failureReply(asked, requestId)
      const read = await readWithin(
        deps,
        body,
        endpoint.maxBytes ?? JSON_BYTES,
        request,
        user?.id ?? addressKey(context.ip),
      )
      if (!read.ok) return failureReply(read, requestId)
      // The schemas have checked these types.
      const call = {
        deps,
        params: named.value as ParamsOf<E>,
        query: asked.value as Call<E, R>['query'],
        body: read.value as BodyOf<E>,
        user: user as Caller<E['action']>,
        ip: context.ip,
        request,
      }
      // Only the local server repeats calls: anywhere else such an address must not escape the rate limits.
      const result = await localRetry.run(deps.env.localServer && isRetry(request), () => run(call))
      if (result.ok && result.mailed) await sendMails(deps, context)
      if (!result.ok)
        return failureReply((await lostAccess(deps, endpoint, request, user)) ?? result, requestId)
      if (endpoint.media === 'image/webp')
        return pictureReply(result.value as Picture, endpoint.media, requestId)
      const headers = endpoint.sharedBy ? sharedReply(endpoint.sharedBy) : {}
      if (endpoint.media)
        return fileReply(result.value as Download, endpoint.media, requestId, headers)
      return reply(result.value, endpoint.status ?? 200, requestId, headers)
    } catch (error) {
      return unexpected(error, requestId)
    }
  }
  return { endpoint, params, query, body, answer }
}
