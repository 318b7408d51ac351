import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readPublicListing } from '../src/server/listing/public.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readListing, ({ deps, params }) =>
  readPublicListing(deps.db, params.id),
)

export const config: Config = { path: '/api/listings/:id', method: 'GET' }
