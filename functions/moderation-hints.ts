import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readHints } from '../src/server/moderation/hints.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readHints, ({ deps, params }) => readHints(deps.db, params.id))

export const config: Config = { path: '/api/moderation/:id/hints', method: 'GET' }
