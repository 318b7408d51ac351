import type { SessionUser } from '../../../contract/account.ts'
import { answerAuth } from '../../../server/auth.ts'
import type { Db } from '../../../server/db/client.ts'
import type { Deps } from '../../../server/deps.ts'
import { makeUser, PASSWORD } from '../data/factories.ts'
import { testDeps } from '../database/test-deps.ts'

const SITE = 'http://localhost:8888'

type Handler = (
  request: Request,
  context: { ip: string },
  makeDeps?: () => Deps,
) => Promise<Response>
export type Ask = {
  method?: string
  path: string
  body?: unknown
  bytes?: Uint8Array
  cookie?: string
  origin?: string | null
  ip?: string
  headers?: Record<string, string>
}
export type Answer = {
  status: number
  body: Record<string, unknown>
  text: string
  headers: Headers
}

/** Calls a function in this process like a browser: with the same origin, unless told otherwise. */
export async function ask(
  handler: Handler,
  {
    method = 'GET',
    path,
    body,
    bytes,
    cookie,
    origin = SITE,
    ip = '10.0.0.1',
    headers: extra,
  }: Ask,
): Promise<Answer> {
  const headers = new Headers({ host: new URL(SITE).host, ...extra })
  if (cookie) headers.set('cookie', cookie)
  if (origin !== null) headers.set('origin', origin)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const payload = bytes ? new Uint8Array(bytes) : body === undefined ? null : JSON.stringify(body)
  const answer = await handler(
    new Request(SITE + path, { method, headers, body: payload }),
    { ip },
    testDeps,
  )
  const text = await answer.text()
  const json = answer.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : {}
  return { status: answer.status, body: json, text, headers: answer.headers }
}

const cookies = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function postAuth(
  action: string,
  body: Record<string, unknown>,
  cookie = '',
  ip?: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const csrf = await ask(answerAuth, { path: '/api/auth/csrf', cookie })
  return ask(answerAuth, {
    method: 'POST',
    path: `/api/auth/${action}`,
    cookie: [cookie, cookies(csrf)].filter(Boolean).join('; '),
    body: { ...body, csrfToken: csrf.body.csrfToken },
    headers: { 'x-auth-return-redirect': '1', ...headers },
    ...(ip ? { ip } : {}),
  })
}

/** Further parts of a login: a code for two-step sign-in, and the browser's name. */
type LoginExtras = { code?: string; userAgent?: string }

/** Signs in through Auth.js; returns the address in its answer and the cookies. */
export async function login(
  email: string,
  password = PASSWORD,
  ip?: string,
  { code, userAgent }: LoginExtras = {},
): Promise<{ url: URL; cookie: string }> {
  const answer = await postAuth(
    'callback/credentials',
    { email, password, ...(code ? { code } : {}) },
    '',
    ip,
    userAgent ? { 'user-agent': userAgent } : {},
  )
  return { url: new URL(String(answer.body.url)), cookie: cookies(answer) }
}

/** Makes a new user who is signed in. */
export async function makeSignedIn(
  db: Db,
  role: SessionUser['role'] = 'Owner',
): Promise<{ user: SessionUser; cookie: string }> {
  const user = await makeUser(db, role, 'Asha Verma')
  return { user, cookie: (await login(user.email)).cookie }
}

export async function logout(cookie: string): Promise<void> {
  await postAuth('signout', {}, cookie)
}
