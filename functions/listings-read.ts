import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readPublicListings } from '../src/server/listing/public.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readListings, async ({ deps, params }) =>
  ok({ listings: await readPublicListings(deps.db, params.ids.split(',')) }),
)

export const config: Config = { path: '/api/listings-by-id/:ids', method: 'GET' }
