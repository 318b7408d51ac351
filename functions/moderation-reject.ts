import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { rejectListing } from '../src/server/moderation/decide.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.rejectListing, ({ deps, params, body, user }) =>
  rejectListing(deps, user, params.id, body.version, body.reason),
)

export const config: Config = { path: '/api/moderation/:id/reject', method: 'POST' }
