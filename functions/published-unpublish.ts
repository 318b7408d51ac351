import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { unpublishListing } from '../src/server/moderation/decide.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.unpublishListing, ({ deps, params, body, user }) =>
  thenBuild(deps, unpublishListing(deps, user, params.id, body.version, body.reason)),
)

export const config: Config = { path: '/api/published-listings/:id/unpublish', method: 'POST' }
