import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { approveEdit } from '../src/server/moderation/edits.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.approveEdit, ({ deps, params, body, user }) =>
  thenBuild(deps, approveEdit(deps, user, params.id, body.version)),
)

export const config: Config = { path: '/api/edits/:id/approve', method: 'POST' }
