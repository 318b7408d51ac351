import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { rejectEdit } from '../src/server/moderation/edits.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.rejectEdit, ({ deps, params, body, user }) =>
  rejectEdit(deps, user, params.id, body.version, body.reason),
)

export const config: Config = { path: '/api/edits/:id/reject', method: 'POST' }
