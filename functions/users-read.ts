import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { userFilter } from '../src/domain/account/users.ts'
import { readUsers } from '../src/server/account/users.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readUsers, ({ deps, request }) => readUsers(deps.db, userFilter(new URL(request.url).searchParams)))

export const config: Config = { path: '/api/users', method: 'GET' }
