import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { auditFilter } from '../src/domain/audit/log.ts'
import { readAudit } from '../src/server/audit/read.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readAudit, ({ deps, request }) => readAudit(deps.db, auditFilter(new URL(request.url).searchParams)))

export const config: Config = { path: '/api/audit-log', method: 'GET' }
