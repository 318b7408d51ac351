import type { Context } from '@netlify/functions'
import type { Download, Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { SessionUser } from '../contract/session.ts'
import { type ErrorReply, ERRORS } from '../contract/errors.ts'
import { type Failure, fail, type Result } from '../contract/result.ts'
import { type Action, may, type PERMISSIONS } from '../domain/permission/table.ts'
import { validate } from '../domain/text/validate.ts'
import { readSession } from './account/session.ts'
import { countedBefore } from './account/throttle.ts'
import { type Deps, liveDeps } from './deps.ts'
import { newId } from './ids.ts'
import { deliverMails } from './mail/deliver.ts'

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

type AnyEndpoint = Endpoint<unknown, unknown, unknown>
type Invocation = Pick<Context, 'ip'> & Partial<Pick<Context, 'waitUntil'>>
type Handler = (request: Request, context: Invocation) => Promise<Response>

export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'cross-origin-resource-policy': 'same-origin',
} as const

// The local server asks again with these endings added after a 403 or 404, and answers with the last reply.
const RETRY_ENDING = /(\.html?|\/index\.html?)$/

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The path that was really asked for. */
export function askedPath(url: string): string {
  return new URL(url).pathname.replace(RETRY_ENDING, '')
}

/** True where the request is only the local server's second try at an address that was answered 403 or 404. */
export function isRetry(request: Request): boolean {
  return RETRY_ENDING.test(new URL(request.url).pathname)
}

/** The values of `:name` parts in a path pattern; null where the path does not fit it. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = []
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const match = new RegExp(`^${source}/?$`, 'i').exec(path)
  if (!match) return null
  try {
    return Object.fromEntries(
      names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]),
    )
  } catch {
    return null
  }
}

/** Whether a write comes from a page of this site. Browsers send Origin with every write; a client without one is no browser form. */
export function sameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}

function reply(
  body: unknown,
  status: number,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...SECURITY_HEADERS, 'x-request-id': requestId, ...headers },
  })
}

/** A success that is a file: kept under its name, shown nowhere. */
function fileReply({ fileName, text }: Download, media: string, requestId: string): Response {
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': media,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-request-id': requestId,
  }
  return new Response(text, { headers })
}

/** The answer to what was refused, in the contract's form. */
export function failureReply(
  failure: Failure,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  const { status, sentence } = ERRORS[failure.code]
  const body: ErrorReply = { code: failure.code, message: failure.message ?? sentence, requestId }
  if (failure.fields) body.fields = failure.fields
  return reply(body, status, requestId, headers)
}

/** The methods that an address takes, of all endpoints there. */
function allow(endpoint: Pick<AnyEndpoint, 'method' | 'path'>): string {
  const here = Object.values(endpoints).filter(({ path }) => path === endpoint.path)
  return [...new Set([endpoint, ...here].map(({ method }) => method))].join(', ')
}

/** A request's body; `too_large` as soon as it is known to be, by its declared length or by what has come. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large'
  const chunks: Uint8Array[] = []
  let length = 0
  // What is left of a body that is refused is not torn off: the caller is still to read the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength
    if (length > limit) return 'too_large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
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

/** Logs an unexpected error with the id its answer carries; the error's own words never leave the server. */
export function unexpected(error: unknown, requestId: string): Response {
  console.error(
    JSON.stringify({
      event: 'unexpected_error',
      requestId,
      error: error instanceof Error ? error.stack : String(error),
    }),
  )
  return failureReply(fail('internal'), requestId)
}

/** Sends what the request has put into the outbox: after the answer where the platform allows that, else before it. */
async function sendMails(deps: Deps, { waitUntil }: Invocation): Promise<void> {
  const sent = deliverMails(deps).catch((error) => unexpected(error, deps.requestId))
  if (waitUntil && !deps.env.localServer) waitUntil(sent)
  else await sent
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
      if (!result.ok) return failureReply(result, requestId)
      if (endpoint.media) return fileReply(result.value as Download, endpoint.media, requestId)
      return reply(result.value, endpoint.status ?? 200, requestId)
    } catch (error) {
      return unexpected(error, requestId)
    }
  }
}
