import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { handle } from '../src/server/http.ts'
import { sendReport } from '../src/server/report/send.ts'

export default handle(endpoints.reportListing, ({ deps, params, body, user, ip }) =>
  sendReport(deps, user, params.id, body, ip),
)

export const config: Config = { path: '/api/listings/:id/reports', method: 'POST' }
