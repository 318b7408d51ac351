import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { changeStatus } from '../src/server/account/manage.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.changeStatus, ({ deps, user, params, body }) =>
  changeStatus(deps, user, params.id, body),
)

export const config: Config = { path: '/api/users/:id/status', method: 'POST' }
