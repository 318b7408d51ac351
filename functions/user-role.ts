import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { changeRole } from '../src/server/account/manage.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.changeRole, ({ deps, user, params, body }) =>
  changeRole(deps, user, params.id, body),
)

export const config: Config = { path: '/api/users/:id/role', method: 'POST' }
