import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { requestPublication } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.requestPublication, async ({ deps, user }) =>
  ok(await requestPublication(deps, user)),
)

export const config: Config = { path: '/api/publication', method: 'POST' }
