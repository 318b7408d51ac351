import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { logQuerySchema } from '../src/domain/moderation/query-schema.ts'
import { readLog } from '../src/server/moderation/log-page.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readLog, ({ deps, request }) =>
  withQuery(request, logQuerySchema, (query) => readLog(deps.db, query)),
)

export const config: Config = { path: '/api/moderation/log', method: 'GET' }
