import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readListingsAfter } from '../src/server/listing/public.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readNewListings, async ({ deps, params }) =>
  ok({ listings: await readListingsAfter(deps.db, Number(params.revision)) }),
)

export const config: Config = { path: '/api/new-listings/:revision', method: 'GET' }
