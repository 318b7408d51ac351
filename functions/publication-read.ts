import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readPublication } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readPublication, async ({ deps }) =>
  ok(await readPublication(deps.db)),
)

export const config: Config = { path: '/api/publication', method: 'GET' }
