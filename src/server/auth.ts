import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import type { ErrorCode } from '../contract/errors.ts'
import { fail } from '../contract/result.ts'
import { SESSION_MS } from '../domain/account/constants.ts'
import { loginSchema } from '../domain/account/schema.ts'
import { validate } from '../domain/text/validate.ts'
import { endSession, secureCookies, sessionIdOf } from './account/session.ts'
import { deviceName, type Refusal, signIn } from './account/sign-in.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from './answer.ts'
import { type Deps, liveDeps } from './deps.ts'
import { authSecretOf } from './env.ts'
import type { Handler } from './http.ts'
import { newId } from './ids.ts'
import { askedPath, readBytes, sameOrigin } from './request.ts'

const AUTH_PATH = '/api/auth'
// All other Auth.js endpoints are closed: the portal uses none of its pages, and its session endpoint accepts writes.
const OPEN = ['GET /csrf', 'POST /callback/credentials', 'POST /signout']
const MAX_BYTES = 10_000

/** A refused sign-in; `code` says why. */
class Refused extends CredentialsSignin {
  constructor(code: Refusal) {
    super()
    this.code = code
  }
}

async function authorize(deps: Deps, request: Request, credentials: unknown, ip: string) {
  const form = validate(loginSchema, credentials)
  if (!form.ok) throw new Refused('refused')
  // A new login replaces the session cookie, so the browser's former session has to be ended here.
  const former = await sessionIdOf(deps, request)
  const signedIn = await signIn(deps, form.value, {
    ip,
    device: deviceName(request.headers.get('user-agent')),
    former,
  })
  if (!signedIn.ok) throw new Refused(signedIn.why)
  return { id: signedIn.id, sid: signedIn.sessionId }
}

/**
 * Auth.js changes the object that it is given, so each request gets its own. Errors other than refused sign-ins go to
 * `note`.
 */
function config(
  deps: Deps,
  request: Request,
  ip: string,
  note: (error: unknown) => void,
): AuthConfig {
  // Auth.js hides errors: it answers with success or with a page of its own.
  const noting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Refused)) note(error)
      throw error
    }
  }
  return {
    secret: authSecretOf(deps.env),
    basePath: AUTH_PATH,
    trustHost: true,
    useSecureCookies: secureCookies(request),
    session: { strategy: 'jwt', maxAge: SESSION_MS.absolute / 1000 },
    providers: [
      Credentials({
        credentials: { email: {}, password: {}, code: {} },
        authorize: (form) => noting(authorize(deps, request, form, ip)),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user && 'sid' in user ? { sub: user.id, sid: user.sid } : token),
    },
    events: {
      signOut: async (message) => {
        const { sid, sub } = ('token' in message && message.token) || {}
        if (typeof sid === 'string' && sub) await noting(endSession(deps, sid, sub))
      },
    },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  }
}

/** Sign-in and sign-out by Auth.js; writes from other sites are refused, answers are never cached. */
export async function answerAuth(
  request: Request,
  { ip }: Parameters<Handler>[1],
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  const refuse = (code: ErrorCode) => failureReply(fail(code), requestId)
  try {
    const open = OPEN.includes(
      `${request.method} ${askedPath(request.url).slice(AUTH_PATH.length)}`,
    )
    if (!open) return refuse('not_found')
    if (request.method === 'POST' && !sameOrigin(request)) return refuse('foreign_origin')
    const body = await readBytes(request, MAX_BYTES)
    if (body === 'too_large') return refuse(body)
    const failures: unknown[] = []
    const asked = request.method === 'POST' ? new Request(request, { body }) : request
    const deps: Deps = { ...makeDeps(), requestId }
    const answer = await Auth(
      asked,
      config(deps, request, ip, (error) => failures.push(error)),
    )
    if (failures.length > 0) return unexpected(failures[0], requestId)
    if (answer.status >= 400) return refuse('malformed')
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'x-request-id': requestId }))
      headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  } catch (error) {
    return unexpected(error, requestId)
  }
}
