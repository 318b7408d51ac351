import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readSecurity } from '../src/server/account/own-security.ts'
import { sessionIdOf } from '../src/server/account/session.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readSecurity, async ({ deps, user, request }) =>
  readSecurity(deps, user, (await sessionIdOf(deps, request)) ?? ''),
)

export const config: Config = { path: '/api/my/security', method: 'GET' }
