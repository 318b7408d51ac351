import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { handleReports } from '../src/server/report/desk.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.handleReports, ({ deps, params, body, user }) =>
  handleReports(deps, user, params.id, body.reports, body.outcome),
)

export const config: Config = { path: '/api/reported-listings/:id', method: 'POST' }
