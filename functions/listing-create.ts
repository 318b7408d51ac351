import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { submitListing } from '../src/server/listing/create.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.createListing, ({ deps, body, user }) =>
  submitListing(deps, user, body),
)

export const config: Config = { path: '/api/listings', method: 'POST' }
