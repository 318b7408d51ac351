import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { approveListing } from '../src/server/moderation/decide.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.approveListing, ({ deps, params, body, user }) =>
  thenBuild(deps, approveListing(deps, user, params.id, body.version)),
)

export const config: Config = { path: '/api/moderation/:id/approve', method: 'POST' }
