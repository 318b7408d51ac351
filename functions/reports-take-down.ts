import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { thenBuild } from '../src/server/publication.ts'
import { takeDownReported } from '../src/server/report/desk.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.takeDownReported, ({ deps, params, body, user }) =>
  thenBuild(deps, takeDownReported(deps, user, params.id, body.version, body.reason, body.reports)),
)

export const config: Config = { path: '/api/reported-listings/:id/take-down', method: 'POST' }
