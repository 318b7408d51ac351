import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { usersQuerySchema } from '../src/contract/queries.ts'
import { readUsers } from '../src/server/account/users.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readUsers, ({ deps, request }) =>
  withQuery(request, usersQuerySchema, (filter) => readUsers(deps.db, filter)),
)

export const config: Config = { path: '/api/users', method: 'GET' }
