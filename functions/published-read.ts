import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { textIn } from '../src/domain/paging/rules.ts'
import { readPublished } from '../src/server/listing/published.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readPublished, ({ deps, request }) =>
  readPublished(deps.db, textIn(new URL(request.url).searchParams, 'q')),
)

export const config: Config = { path: '/api/published-listings', method: 'GET' }
