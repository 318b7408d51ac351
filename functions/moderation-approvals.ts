import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { approveListings } from '../src/server/moderation/approve-batch.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.approveListings, ({ deps, body, user }) =>
  approveListings(deps, user, body.approvals),
)

export const config: Config = { path: '/api/moderation/approvals', method: 'POST' }
