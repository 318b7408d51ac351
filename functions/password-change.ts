import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { changePassword } from '../src/server/account/own-password.ts'
import { sessionIdOf } from '../src/server/account/session.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.changePassword, async ({ deps, body, user, request }) =>
  changePassword(deps, user, body, (await sessionIdOf(deps, request)) ?? ''),
)

export const config: Config = { path: '/api/my/password', method: 'POST' }
