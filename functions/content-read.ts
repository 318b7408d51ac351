import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readEntries } from '../src/server/content/entries.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readContent, async ({ deps, params }) =>
  ok({ entries: await readEntries(deps.db, params.collection) }),
)

export const config: Config = { path: '/api/content/:collection', method: 'GET' }
