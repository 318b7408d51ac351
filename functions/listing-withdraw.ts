import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { withdrawListing } from '../src/server/listing/withdraw.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.withdrawListing, ({ deps, params, user }) =>
  withdrawListing(deps, user, params.id),
)

export const config: Config = { path: '/api/listings/:id', method: 'DELETE' }
