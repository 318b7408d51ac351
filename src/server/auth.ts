import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import { loginSchema } from '../domain/account/schema.ts'
import { SESSION_MS } from '../domain/account/constants.ts'
import { validate } from '../domain/text/validate.ts'
import { checkCredentials } from './account/commands.ts'
import { endSession, secureCookies, sessionIdOf, startSession } from './account/session.ts'
import { type Deps, liveDeps } from './deps.ts'
import { askedPath, sameOrigin, SECURITY_HEADERS, unexpected } from './http.ts'
import { newId } from './ids.ts'

export const AUTH_PATH = '/api/auth'
// The rest of Auth.js's own addresses is closed: its pages are not ours, and its session answer can be written to.
const OPEN = ['GET /csrf', 'POST /callback/credentials', 'POST /signout']

/** A refused sign-in; `code` carries the minutes to wait, or `refused`. */
class Refused extends CredentialsSignin {
  constructor(code: string) {
    super()
    this.code = code
  }
}

async function authorize(deps: Deps, request: Request, credentials: unknown, ip: string) {
  const form = validate(loginSchema, credentials)
  if (!form.ok) throw new Refused('refused')
  const checked = await checkCredentials(deps, form.value.email, form.value.password, ip)
  if (checked.ok) {
    // The browser's former session would otherwise live on without anybody to end it.
    const former = await sessionIdOf(deps, request)
    if (former) await endSession(deps.db, former)
    return { id: checked.value.id, sid: await startSession(deps.db, checked.value.id) }
  }
  const minutes = /\d+/.exec(checked.message ?? '')?.[0]
  throw new Refused(checked.code === 'too_many_attempts' && minutes ? `wait-${minutes}` : 'refused')
}

/** Auth.js changes the object it is given, so each request gets its own. */
function config(deps: Deps, request: Request, ip: string): AuthConfig {
  return {
    secret: deps.env.authSecret,
    basePath: AUTH_PATH,
    trustHost: true,
    useSecureCookies: secureCookies(request),
    session: { strategy: 'jwt', maxAge: SESSION_MS.absolute / 1000 },
    providers: [Credentials({ credentials: { email: {}, password: {} }, authorize: (form) => authorize(deps, request, form, ip) })],
    callbacks: {
      jwt: ({ token, user }) => (user && 'sid' in user ? { sub: user.id, sid: user.sid } : token),
    },
    events: {
      signOut: async (message) => {
        if ('token' in message && typeof message.token?.sid === 'string') await endSession(deps.db, message.token.sid)
      },
    },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  }
}

/** Sign-in and sign-out by Auth.js; writes from other sites are refused, answers are never cached. */
export async function answerAuth(request: Request, ip: string, makeDeps: () => Deps = liveDeps): Promise<Response> {
  try {
    const path = askedPath(request.url)
    const open = OPEN.includes(`${request.method} ${path.slice(AUTH_PATH.length)}`)
    if (!open) return new Response(null, { status: 404, headers: SECURITY_HEADERS })
    if (request.method === 'POST' && !sameOrigin(request)) return new Response(null, { status: 403, headers: SECURITY_HEADERS })
    if (Number(request.headers.get('content-length') ?? 0) > 10_000) return new Response(null, { status: 413, headers: SECURITY_HEADERS })
    const answer = await Auth(request, config(makeDeps(), request, ip))
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  } catch (error) {
    return unexpected(error, newId())
  }
}
