import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { auditQuerySchema } from '../src/contract/queries.ts'
import { readAudit } from '../src/server/audit/read.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readAudit, ({ deps, request }) =>
  withQuery(request, auditQuerySchema, (filter) => readAudit(deps.db, filter)),
)

export const config: Config = { path: '/api/audit-log', method: 'GET' }
