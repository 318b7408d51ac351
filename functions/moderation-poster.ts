import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readPoster } from '../src/server/moderation/poster.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readPoster, ({ deps, params }) => readPoster(deps.db, params.id))

export const config: Config = { path: '/api/moderation/posters/:id', method: 'GET' }
