import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { undoDecision } from '../src/server/moderation/undo.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.undoDecision, ({ deps, params, user }) =>
  thenBuild(deps, undoDecision(deps, user, params.id)),
)

export const config: Config = { path: '/api/moderation/log/:id/undo', method: 'POST' }
