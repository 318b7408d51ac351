import { type Received, send } from './send.ts'

/** Returns the cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: Received) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Signs in, or signs out with a cookie, over HTTP like a browser: the CSRF token first. */
export async function postAuth(
  address: string,
  action: string,
  fields: Record<string, unknown>,
  cookie = '',
): Promise<Received> {
  const csrf = await send(address, { path: '/api/auth/csrf', cookie })
  return send(address, {
    method: 'POST',
    path: `/api/auth/${action}`,
    cookie: [cookie, cookiesOf(csrf)].filter(Boolean).join('; '),
    body: { ...fields, csrfToken: csrf.body.csrfToken },
    headers: { 'x-auth-return-redirect': '1' },
  })
}
