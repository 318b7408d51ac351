import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { buildsQuerySchema } from '../src/contract/queries.ts'
import { readBuilds } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readBuilds, ({ deps, request }) =>
  withQuery(request, buildsQuerySchema, ({ page }) => readBuilds(deps.db, page)),
)

export const config: Config = { path: '/api/builds', method: 'GET' }
