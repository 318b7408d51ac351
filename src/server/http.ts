import type { Context } from '@netlify/functions'
import type { AnyEndpoint, Download, Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { SessionUser } from '../contract/session.ts'
import { type Failure, fail, type Result } from '../contract/result.ts'
import { type Action, may, type PERMISSIONS } from '../domain/permission/table.ts'
import { validate } from '../domain/text/validate.ts'
import { readSession } from './account/session.ts'
import { countedBefore } from './account/throttle.ts'
import { failureReply, fileReply, reply, unexpected } from './answer.ts'
import { sharedReply } from './cdn.ts'
import { type Deps, liveDeps } from './deps.ts'
import { newId } from './ids.ts'
import { deliverMails } from './mail/deliver.ts'
import { askedPath, isRetry, matchPath, readBytes, sameOrigin } from './request.ts'

/** Nobody signed in is possible only where the permission table lets anyone in. */
type Caller<Doing extends Action> =
  Extract<(typeof PERMISSIONS)[Doing][number], { who: 'anyone' }> extends never
    ? SessionUser
    : SessionUser | null

/** What a handler is given: parsed input, who asks, and from where. */
export type Call<Params, Body, Doing extends Action> = {
  deps: Deps
  params: Params
  body: Body
  user: Caller<Doing>
  ip: string
  request: Request
}

type Invocation = Pick<Context, 'ip'> & Partial<Pick<Context, 'waitUntil'>>
export type Handler = (request: Request, context: Invocation) => Promise<Response>

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The methods that an address takes, of all endpoints there. */
function allow(endpoint: Pick<AnyEndpoint, 'method' | 'path'>): string {
  const here = Object.values(endpoints).filter(({ path }) => path === endpoint.path)
  return [...new Set([endpoint, ...here].map(({ method }) => method))].join(', ')
}

async function readBody(endpoint: AnyEndpoint, request: Request): Promise<Result<unknown>> {
  if (endpoint.body === null) return { ok: true, value: null }
  const bytes = await readBytes(request, endpoint.maxBytes)
  if (typeof bytes === 'string') return fail(bytes)
  if (endpoint.body === 'bytes') return { ok: true, value: bytes }
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return fail('unsupported_type')
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail('malformed')
  }
  const parsed = validate(endpoint.body, json)
  return parsed.ok ? parsed : fail('invalid', { fields: parsed.fields })
}

/** Sends what the request has put into the outbox: after the answer where the platform allows that, else before it. */
async function sendMails(deps: Deps, { waitUntil }: Invocation): Promise<void> {
  const sent = deliverMails(deps).catch((error) => unexpected(error, deps.requestId))
  if (waitUntil && !deps.env.localServer) waitUntil(sent)
  else await sent
}

/** Why a signed-in caller's write came to nothing, where session or role were lost while it was on its way. */
async function sinceChanged(
  deps: Deps,
  { method, action }: Pick<AnyEndpoint, 'method' | 'action'>,
  request: Request,
  before: SessionUser | null,
): Promise<Failure | null> {
  if (method === 'GET' || !before) return null
  const now = await readSession(deps, request)
  if (now?.id === before.id && may(now.role, action)) return null
  return fail(now ? 'forbidden' : 'not_signed_in')
}

/**
 * Makes an endpoint's function: method, origin, session and permission, parameters and body, then `run`. Anything
 * refused is answered before `run` and changes nothing.
 */
export function handle<Params, Body, Reply, Doing extends Action>(
  endpoint: Endpoint<Params, Body, Reply, Doing>,
  run: (call: Call<Params, Body, Doing>) => Promise<Result<Reply>>,
  makeDeps: () => Deps = liveDeps,
): Handler {
  return async (request, context) => {
    const requestId = newId()
    try {
      if (request.method !== endpoint.method)
        return failureReply(fail('method_not_allowed'), requestId, { allow: allow(endpoint) })
      if (request.method !== 'GET' && !sameOrigin(request))
        return failureReply(fail('foreign_origin'), requestId)
      const raw = matchPath(endpoint.path, askedPath(request.url))
      const params = validate(endpoint.params, raw)
      if (!raw || !params.ok) return failureReply(fail('not_found'), requestId)
      const deps: Deps = { ...makeDeps(), requestId, mailed: false }
      const user = await readSession(deps, request)
      if (!may(user?.role ?? null, endpoint.action))
        return failureReply(fail(user ? 'forbidden' : 'not_signed_in'), requestId)
      const body = await readBody(endpoint as AnyEndpoint, request)
      if (!body.ok) return failureReply(body, requestId)
      const caller = user as Caller<Doing>
      const call = {
        deps,
        params: params.value,
        body: body.value as Body,
        user: caller,
        ip: context.ip,
        request,
      }
      // Elsewhere such an address is no retry, and must not get around being counted.
      const result = await countedBefore.run(deps.env.localServer && isRetry(request), () =>
        run(call),
      )
      if (result.ok && deps.mailed) await sendMails(deps, context)
      if (!result.ok)
        return failureReply(
          (await sinceChanged(deps, endpoint, request, user)) ?? result,
          requestId,
        )
      if (endpoint.media) return fileReply(result.value as Download, endpoint.media, requestId)
      const headers = endpoint.sharedBy ? sharedReply(endpoint.sharedBy) : {}
      return reply(result.value, endpoint.status ?? 200, requestId, headers)
    } catch (error) {
      return unexpected(error, requestId)
    }
  }
}
