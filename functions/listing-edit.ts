import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { editListing } from '../src/server/listing/edit.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.editListing, ({ deps, params, body, user }) =>
  editListing(deps, user, params.id, body),
)

export const config: Config = { path: '/api/listings/:id', method: 'POST' }
