import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { userQuerySchema } from '../src/domain/account/query-schema.ts'
import { readUsers } from '../src/server/account/users.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readUsers, ({ deps, request }) =>
  withQuery(request, userQuerySchema, (filter) => readUsers(deps.db, filter)),
)

export const config: Config = { path: '/api/users', method: 'GET' }
