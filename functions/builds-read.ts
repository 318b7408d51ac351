import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { pageIn } from '../src/domain/paging/rules.ts'
import { readBuilds } from '../src/server/publication/builds.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readBuilds, ({ deps, request }) => readBuilds(deps.db, pageIn(new URL(request.url).searchParams)))

export const config: Config = { path: '/api/builds', method: 'GET' }
