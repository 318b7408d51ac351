import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { endOwnSession } from '../src/server/account/own-security.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.endOwnSession, ({ deps, params, user }) =>
  endOwnSession(deps, user, params.id),
)

export const config: Config = { path: '/api/my/sessions/:id', method: 'DELETE' }
