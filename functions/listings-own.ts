import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readOwnListings } from '../src/server/listing/own.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readOwnListings, async ({ deps, user }) =>
  ok({ listings: await readOwnListings(deps.db, user.id) }),
)

export const config: Config = { path: '/api/my/listings', method: 'GET' }
