import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readUser } from '../src/server/account/users.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readUser, ({ deps, params }) => readUser(deps.db, params.id))

export const config: Config = { path: '/api/users/:id', method: 'GET' }
